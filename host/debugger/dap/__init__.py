"""The Debug Adapter Protocol: the debugger for editors. docs/editor.md tells how to use it."""
