from typing import Any
import pytest
from skirmish import Skirmish
HZ=1_020_484
@pytest.mark.parametrize("scenario", range(5))
def test_sc(ambush: Any, scenario: int) -> None:
    out=open("/tmp/pace/ai.txt","a")
    for level in (1,2,3):
        best={0:0,1:0}
        for seed in (1,2):
            ambush.reset()
            ambush.set("rng_seed", list((seed * 2654435761 % 2**32 | 1).to_bytes(4, "little")))
            for name, value in {"scenario": scenario, "level": level, "blind": 1, "solitaire":1}.items():
                ambush.set("st_" + name, value)
            ambush.set("st_turn_length", 150)
            ambush.call("scenario_setup")
            ambush.set("st_skill",[level,level])
            men=sum(ambush.mem[ambush.sym["man_in_play"]+m] for m in range(20))
            for turn in range(7):
                if ambush.mem[ambush.sym["st_winner"]]: break
                ambush.call("turn_begin")
                for side in (0,1):
                    ambush.set("st_side",side)
                    c=ambush.call("computer_main",limit=90_000_000).cycles
                    best[side]=max(best[side],c)
                ambush.call("resolve_battle", limit=90_000_000)
        print(scenario,level,men,[round(v/HZ,2) for v in best.values()],file=out,flush=True)
@pytest.mark.parametrize("level", [1,2,3])
def test_sk(ambush: Any, level: int) -> None:
    out=open("/tmp/pace/ai.txt","a")
    best=0
    for seed in range(4):
        for blind in (0,1):
            g=Skirmish(ambush, seed, men=10, blind=blind)
            o=g.play(level,level,4); best=max(best,o.cycles)
    print("sk",level,round(best/HZ,2),file=out,flush=True)
