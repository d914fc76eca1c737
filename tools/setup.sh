#!/bin/sh
# Makes the virtual environment named by $1 with the project and all it uses in it.
set -eu

venv=$1
python=${PYTHON:-python3}
bin=$venv/bin
[ "${OS:-}" = Windows_NT ] && bin=$venv/Scripts

fail() {
    echo "$*" >&2
    exit 1
}

install_line() {
    if command -v apt-get >/dev/null 2>&1; then echo "sudo apt-get install python3 python3-venv"
    elif command -v dnf >/dev/null 2>&1; then echo "sudo dnf install python3 python3-pip"
    elif command -v pacman >/dev/null 2>&1; then echo "sudo pacman -S python python-pip"
    elif command -v zypper >/dev/null 2>&1; then echo "sudo zypper install python311 python311-pip"
    elif command -v apk >/dev/null 2>&1; then echo "sudo apk add python3 py3-pip"
    elif command -v brew >/dev/null 2>&1; then echo "brew install python"
    else echo "install Python 3.11 or later from https://www.python.org/downloads/"
    fi
}

recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

if ! recent "$python"; then
    for other in python3.14 python3.13 python3.12 python3.11; do
        if recent "$other"; then python=$other; break; fi
    done
fi
recent "$python" || fail "Python 3.11 or later is needed, and neither $python nor a newer one was found:
    $(install_line)"

if [ ! -x "$bin/python" ] || ! "$bin/python" -m pip --version >/dev/null 2>&1; then
    # Debian's Python can import venv without ensurepip, and then fails half-way.
    "$python" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
        fail "$python lacks its venv module; install it and run this again:
    $(install_line)"
    echo "Making $venv with $("$python" --version)"
    "$python" -m venv --clear "$venv"
fi

echo "Installing the project and what it uses into $venv (once; about a minute)"
pip="$bin/python -m pip install --disable-pip-version-check --progress-bar off"
if ! $pip --quiet -e ".[fast,test]"; then
    # llvmlite follows new Python versions late; everything works without it, only slower.
    echo "llvmlite could not be installed: going on without it, the machine runs slower" >&2
    $pip --quiet -e ".[test]"
fi
# Only the tests of the wheel need it, and skip without.
$pip --quiet "setuptools>=70.1" || echo "no newer setuptools: the wheel is not tested" >&2
# pip compiles what it installs, but no checkout: without this a command compiles what it loads each
# time where Python is told to write no bytecode.
"$bin/python" -m compileall -q -j 0 emu rom_build host grognard game_asm || true
echo "Ready: $bin/grognard --help"
