"""Puts a rectangle rendered anew into an older render (both multilayer EXR).

/usr/bin/python3 patch.py old.exr new.exr x0 y0 x1 y1      fractions of the frame, from the left and the top; writes old.exr
"""
import sys

import numpy as np
import OpenImageIO as oiio

from denoise import read_channels

if __name__ == '__main__':
    old_path, new_path, *box = sys.argv[1:]
    old, new = read_channels(old_path), read_channels(new_path)
    height, width = next(iter(old.values())).shape
    x0, y0, x1, y1 = (round(float(f) * n) for f, n in zip(box, (width, height, width, height)))
    # the outermost pixels of a rectangle are unsure, but not at the edge of the frame
    rows = slice(y0 and y0 + 2, y1 if y1 == height else y1 - 2)
    columns = slice(x0 and x0 + 2, x1 if x1 == width else x1 - 2)
    for name, plane in old.items():
        plane[rows, columns] = new[name][rows, columns]
    spec = oiio.ImageSpec(width, height, len(old), oiio.FLOAT)
    spec.channelnames = list(old)
    out = oiio.ImageOutput.create(old_path)
    out.open(old_path, spec)
    out.write_image(np.ascontiguousarray(np.stack(list(old.values()), -1), dtype=np.float32))
    out.close()
