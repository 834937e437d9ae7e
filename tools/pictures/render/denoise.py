"""Edge-avoiding a-trous denoiser (own code): albedo is divided out, the light is smoothed where normal, albedo and depth agree.

/usr/bin/python3 denoise.py in.exr out.exr [strength=1.0] [iterations=4]      (Blender from Debian has no OpenImageDenoise)
"""
import sys

import numpy as np
import OpenImageIO as oiio

LUM = np.array([.2126, .7152, .0722], np.float32)


def read_channels(path):
    """All channels of a multilayer EXR, by name."""
    inp, channels, sub = oiio.ImageInput.open(path), {}, 0
    while inp.seek_subimage(sub, 0):
        spec = inp.spec()
        a = np.asarray(inp.read_image(sub, 0, 0, spec.nchannels, oiio.FLOAT)).reshape(spec.height, spec.width, -1)
        channels.update({n: a[..., i] for i, n in enumerate(spec.channelnames)})
        sub += 1
    return channels


def layer(channels, name, parts):
    planes = [next(v for k, v in channels.items() if k.endswith(name + '.' + p)) for p in parts]
    return np.nan_to_num(np.stack(planes, -1).astype(np.float32), posinf=0, neginf=0)


def shift(a, dy, dx):
    h, w = a.shape[:2]
    return a[np.clip(np.arange(h) + dy, 0, h - 1)][:, np.clip(np.arange(w) + dx, 0, w - 1)]


def clamp_fireflies(col):
    """No pixel may be brighter than 1.5 x the second brightest of its neighbours."""
    l = col @ LUM
    around = np.sort(np.stack([shift(l, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]), 0)
    return col * np.minimum(1, (around[-2] * 1.5 + .02) / np.maximum(l, 1e-6))[..., None]


def local_noise(l):
    """Smoothed deviation of the high frequencies."""
    high = l - (shift(l, 1, 0) + shift(l, -1, 0) + shift(l, 0, 1) + shift(l, 0, -1)) / 4
    v = high * high
    for s in (1, 2, 4, 8):
        v = (v + shift(v, s, 0) + shift(v, -s, 0) + shift(v, 0, s) + shift(v, 0, -s)) / 5
    return np.sqrt(v)


def blur(a, r=20):
    """Box average over 2r+1 pixels both ways."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, 'edge'), axis, dtype=np.float64)
        n = c.shape[axis]
        a = ((np.take(c, range(2 * r + 1, n), axis) - np.take(c, range(0, n - 2 * r - 1), axis)) / (2 * r + 1)).astype(np.float32)
    return a


def denoise(channels, strength, iterations):
    albedo, normal = layer(channels, 'Denoising Albedo', 'RGB'), layer(channels, 'Denoising Normal', 'XYZ')
    depth = next(v for k, v in channels.items() if 'Denoising Depth' in k).astype(np.float32)
    depth = np.log(np.nan_to_num(np.minimum(depth, 1e5), posinf=1e5) + .1)
    divisor = np.maximum(albedo, .04)
    light = np.log1p(clamp_fireflies(layer(channels, 'Combined', 'RGB')) / divisor)
    l = light @ LUM
    mean = blur(np.expm1(light) @ LUM)
    sigma = local_noise(l) * strength + 1e-3
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    h, w = l.shape
    for it in range(iterations):
        step, total, weight = 1 << it, np.zeros_like(light), np.zeros(l.shape, np.float32)
        tolerance = 2.2 * sigma * (.75 ** it) + 1e-4
        reach = 2 * step
        wide = [np.pad(a, [(reach, reach), (reach, reach)] + [(0, 0)] * (a.ndim - 2), 'edge') for a in (light, l, normal, albedo, depth)]
        for j in range(-2, 3):
            for i in range(-2, 3):
                y, x = reach + j * step, reach + i * step
                q, ql, qn, qa, qz = (a[y:y + h, x:x + w] for a in wide)
                dn, da = qn - normal, qa - albedo
                apart = (np.abs(ql - l) / tolerance + np.einsum('ijk,ijk->ij', dn, dn) * 14
                         + np.einsum('ijk,ijk->ij', da, da) * 60 + np.abs(qz - depth) * (40 / step ** .5))
                near = np.float32(kernel[j + 2] * kernel[i + 2]) * np.exp(-apart)
                total += q * near[..., None]
                weight += near
        light = total / weight[..., None]
        l = light @ LUM
    light = np.expm1(light)      # an average of logarithms is too dark where there is noise: bring the mean back
    return light * np.clip(mean / np.maximum(blur(light @ LUM), 1e-6), 1, 1.5)[..., None] * divisor


if __name__ == '__main__':
    source, target = sys.argv[1:3]
    image = denoise(read_channels(source), float(sys.argv[3]) if len(sys.argv) > 3 else 1.0, int(sys.argv[4]) if len(sys.argv) > 4 else 4)
    height, width = image.shape[:2]
    out = oiio.ImageOutput.create(target)
    out.open(target, oiio.ImageSpec(width, height, 3, oiio.HALF))
    out.write_image(np.ascontiguousarray(image, dtype=np.float32))
    out.close()
