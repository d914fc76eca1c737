"""The colours of `crisp`, seen by eyes that do not tell red from green."""

import numpy as np
import pytest
from numpy.typing import NDArray

from grognard.emu.picture.palette import LORES

# Simulation by Vienot, Brettel and Mollon (1999): to the cones, one kind replaced, and back.
TO_CONES = np.array(
    [
        [0.31399022, 0.63951294, 0.04649755],
        [0.15537241, 0.75789446, 0.08670142],
        [0.01775239, 0.10944209, 0.87256922],
    ]
)
SEEN = {
    "all": np.eye(3),
    "no red cones": np.array([[0, 1.05118294, -0.05116099], [0, 1, 0], [0, 0, 1]]),
    "no green cones": np.array([[1, 0, 0], [0.9513092, 0, 0.04866992], [0, 0, 1]]),
}
HIRES = [0, 3, 6, 9, 12, 15]


def lab(eyes: str) -> NDArray[np.float64]:
    """The sixteen colours in CIELAB as these eyes see them."""
    srgb = np.array(LORES) / 255
    light = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    change = np.linalg.inv(TO_CONES) @ SEEN[eyes] @ TO_CONES
    light = np.clip(light @ change.T, 0, 1)
    xyz = (
        light
        @ np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]).T
    )
    xyz = xyz / (0.9505, 1, 1.089)
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack(
        (116 * f[:, 1] - 16, 500 * (f[:, 0] - f[:, 1]), 200 * (f[:, 1] - f[:, 2])), axis=1
    )


def nearest(colours: NDArray[np.float64]) -> float:
    distance = np.linalg.norm(colours[:, None] - colours[None], axis=-1)
    return float(distance[np.triu_indices(len(colours), 1)].min())


@pytest.mark.parametrize("eyes", SEEN)
def test_any_two_colours_stay_apart(eyes: str) -> None:
    # 2.3 is just noticeable; 10 is plain at a glance
    assert nearest(lab(eyes)) > 15
    assert nearest(lab(eyes)[HIRES]) > 25
