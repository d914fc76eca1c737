"""A headless Chromium, driven over a pipe by its DevTools protocol."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAMES = (
    "chromium", "chromium-browser", "google-chrome", "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)  # fmt: skip
_WITHIN_SECONDS = 60
_PATIENCE_SECONDS = 120
"""A page on a busy computer comes to what is waited for late; what never comes is a fault."""
READY = "window.grognard !== undefined && (await grognard.ready, true)"
"""What the page of the games makes true."""


def find_chromium() -> str | None:
    """The browser's program, or None where there is none; GROGNARD_CHROMIUM names another.

    Windows hands no pipes over by their numbers: there is none.
    """
    if sys.platform == "win32":
        return None
    named = os.environ.get("GROGNARD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


class PageError(Exception):
    """What a script on the page threw."""


class Chromium:
    """One browser with a profile of its own; `tab()` opens a page.

    Its messages are JSON, each ended by a zero byte, over file descriptors 3 and 4.
    """

    def __init__(self, program: str, profile: Path) -> None:
        here_in, self._out = os.pipe()
        self._in, here_out = os.pipe()
        self._number = 0
        self._buffer = b""
        self._events: list[dict[str, Any]] = []

        def hand_over() -> None:  # whatever numbers the pipes have, the browser finds them at 3, 4
            one, two = os.dup(here_in), os.dup(here_out)
            os.dup2(one, 3)
            os.dup2(two, 4)

        words = [
            program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
            "--no-first-run", "--disable-extensions", "--disable-background-networking",
            "--autoplay-policy=no-user-gesture-required", "--mute-audio",
            f"--user-data-dir={profile}", "about:blank",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=hand_over,
            close_fds=False,  # Python closes its own by itself; 3 and 4 stay
        )
        os.close(here_in)
        os.close(here_out)

    def send(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """One command and its answer."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + _WITHIN_SECONDS
        while True:
            answer = self._receive(until)
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result
            self._events.append(answer)

    def events(self, method: str) -> list[dict[str, Any]]:
        """What was told of this kind so far."""
        return [event["params"] for event in self._events if event.get("method") == method]

    def _receive(self, until: float) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._in], [], [], max(0, until - time.monotonic()))
            if not ready:
                raise TimeoutError(f"no answer from the browser in {_WITHIN_SECONDS} s")
            part = os.read(self._in, 1 << 20)
            if not part:
                raise EOFError("the browser has gone")
            self._buffer += part
        message, _, self._buffer = self._buffer.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found

    def tab(self, address: str, ready: str = READY) -> Tab:
        """A page of its own; `ready` is what its scripts make true."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab = Tab(self, session, target)
        tab.open(address, ready)
        return tab

    def close(self) -> None:
        """End the browser."""
        try:
            self.send("Browser.close")
            self._process.wait(10)
        except (OSError, EOFError, TimeoutError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._in)
        os.close(self._out)


class Tab:
    """One page."""

    def __init__(self, browser: Chromium, session: str, target: str) -> None:
        self._browser, self._session, self._target = browser, session, target
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """A command for this page."""
        return self._browser.send(method, self._session, **params)

    def open(self, address: str, ready: str = READY) -> None:
        """Go to an address and wait until the page's own scripts are ready."""
        self.send("Page.navigate", url=address)
        self.until(f"document.readyState === 'complete' && ({ready})")

    def reload(self) -> None:
        """Load the page again."""
        self.run("window.old = true")
        self.send("Page.reload")
        self.until("!window.old && document.readyState === 'complete' && !!window.grognard")
        self.run("await grognard.ready")

    def run(self, script: str) -> Any:
        """What a script gives; `return` what is wanted, `await` what takes time."""
        return self._evaluate(f"(async () => {{ {script} }})()")

    def value(self, expression: str) -> Any:
        """What an expression is worth, promises waited for."""
        return self._evaluate(f"(async () => ({expression}))()")

    def _evaluate(self, text: str) -> Any:
        answer = self.send(
            "Runtime.evaluate", expression=text, awaitPromise=True, returnByValue=True,
            userGesture=True,
        )  # fmt: skip
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def until(self, expression: str, within: float = _PATIENCE_SECONDS) -> None:
        """Wait for an expression to be true; TimeoutError with it in vain."""
        until = time.monotonic() + within
        while True:
            try:
                if self.value(expression):
                    return
            except PageError:  # between two pages
                pass
            if time.monotonic() > until:
                raise TimeoutError(expression)
            time.sleep(0.02)

    def wait_for(self, test: Callable[[], bool], within: float = _PATIENCE_SECONDS) -> None:
        """Wait for something outside the page."""
        until = time.monotonic() + within
        while not test():
            if time.monotonic() > until:
                raise TimeoutError
            time.sleep(0.02)

    def choose(self, selector: str, file: Path) -> None:
        """Choose a file where the page asks for one."""
        root = self.send("DOM.getDocument")["root"]["nodeId"]
        node = self.send("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.send("DOM.setFileInputFiles", nodeId=node, files=[str(file)])

    def strike(self, char: str) -> None:
        """One key, down and up, as from a keyboard."""
        named = {
            "\r": ("Enter", 13), "\x1b": ("Escape", 27), "\t": ("Tab", 9),
            "\x08": ("ArrowLeft", 37), "\x15": ("ArrowRight", 39),
        }  # fmt: skip
        if char in named:
            name, code = named[char]
            what: dict[str, Any] = {"key": name, "code": name, "windowsVirtualKeyCode": code}
            if char == "\r":
                what["text"] = char  # without it no button is pressed
        else:
            what = {"key": char, "text": char, "windowsVirtualKeyCode": ord(char.upper())}
        self.send("Input.dispatchKeyEvent", type="keyDown", **what)
        self.send("Input.dispatchKeyEvent", type="keyUp", **what)

    def function_key(self, name: str) -> None:
        """F1 to F12."""
        code = 111 + int(name[1:])
        for kind in ("rawKeyDown", "keyUp"):
            self.send(
                "Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code
            )  # fmt: skip

    def touch(self, selector: str) -> None:
        """Touch the middle of an element with a finger."""
        x, y = self.run(
            f"const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            "return [r.x + r.width / 2, r.y + r.height / 2]"
        )
        self.touch_at(x, y)

    def touch_at(self, x: float, y: float) -> None:
        """Touch a place of the page with a finger."""
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path: Path) -> None:
        """The page as a PNG file."""
        data = self.send("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def size(self, width: int, height: int, phone: bool = False) -> None:
        """The size of the page in its own dots; a phone has a touch screen and finer dots."""
        scale = 3 if phone else 1
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, mobile=phone,
            deviceScaleFactor=scale,
        )  # fmt: skip
        self.send("Emulation.setTouchEmulationEnabled", enabled=phone)

    def close(self) -> None:
        """Close the page."""
        self._browser.send("Target.closeTarget", targetId=self._target)
