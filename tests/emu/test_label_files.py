"""Lists of labels that other assemblers write, read as names of addresses."""

import shutil
import subprocess

import pytest

from grognard.emu import Apple2, SymbolError

LISTS = {
    "ld65": "al 000300 .start\nal 00FDED .COUT\nal 000306 .@loop\n",
    "vice": "al C:0300 .start\nal C:fded .COUT\nbreak 0300\n",
    "merlin": "300: 20 ED FD  4  LAST  =  $1\n\nSymbol table - alphabetical order:\n\n"
    "   COUT    =$FDED     MD LAST    =$8000   ?  start   =$0300   BYTESPER=$10\n\n"
    "Symbol table - numerical order:\n\n"
    "? start   =$0300       COUT    =$FDED\n",
    "acme": "\tCOUT\t= $fded\n\tstart\t= $300\t; unused\n",
    "64tass": "COUT            = $fded\nstart           = $0300\n",
    "kick": ".label start=$300\n.label COUT=$fded\n",
    "equ": "COUT   EQU   $FDED ; a letter out\r\nstart  EQU $0300\r\n",
    "dasm": "--- Symbol List (sorted by symbol)\n"
    "COUT                     fded         (R )\nstart                    0300\n"
    "--- End of Symbol List.\n",
    "applewin": "; names, one=$12\n0300 start\n\t  .01=0302\n  A5 ARG.SIGN\nFDED COUT ; out\n",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS)
def test_each_tools_labels_are_names(tmp_path, text):
    path = tmp_path / "labels"
    path.write_text(text)
    a2 = Apple2(bare=True)
    a2.load_symbols(path)
    assert (a2.symbol("start"), a2.symbol("COUT")) == (0x300, 0xFDED)
    assert a2.describe(0x302) == "$0302 (start+2)"
    assert "LAST" not in a2.symbols and "one" not in a2.symbols
    a2.memory[0x300:0x303] = bytes.fromhex("A94160")
    assert a2.call("start").a == 0x41


@pytest.mark.parametrize("raw", [b"", b"hello\n", bytes(range(256)), b"DIGIT = 5\n"])
def test_what_holds_no_labels_is_refused(tmp_path, raw):
    path = tmp_path / "labels.txt"
    path.write_bytes(raw)
    with pytest.raises(SymbolError, match="nor a list of labels of VICE, Merlin"):
        Apple2(bare=True).load_symbols(path)


@pytest.mark.skipif(shutil.which("ld65") is None, reason="ld65 writes the list")
def test_the_list_that_ld65_writes(tmp_path):
    (tmp_path / "a.s").write_text(".code\nstart: lda #$41\n@x: rts\n.export start\nHERE = $1234\n")
    (tmp_path / "a.cfg").write_text(
        "MEMORY { M: start = $300, size = $100, file = %O; }\nSEGMENTS { CODE: load = M; }\n"
    )
    subprocess.run(["ca65", "-g", "a.s"], cwd=tmp_path, check=True)
    words = ["ld65", "-C", "a.cfg", "-Ln", "a.lbl", "-o", "a", "a.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    a2 = Apple2(bare=True)
    a2.load_symbols(tmp_path / "a.lbl")
    assert a2.symbol("start") == 0x300
