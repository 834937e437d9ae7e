"""The brick block of scenes/block.py from the air, with its twin neighbours, shared garden and pool; the monastery with its bell tower."""
import block as B
import hillside as H
from kit import *


def mats_of(h):
    return materials_of({
        'brick': (mat_brick, h.get('brick', '#94543c'), '#b89a80'), 'band': (mat_stone, '#ddd3c1', .06, .12), 'shut': (mat_plain, '#8a5f3c', .6), 'pane': (mat_plain, '#5d6d70', .1, 0, .8), 'rail': (mat_glass, '#c4d4d0', .7), 'inside': (mat_plain, '#b9a88e', .9),
        'floor': (mat_plain, '#a07a58', .7), 'lit': (mat_plain, '#d8bd90', .9), 'hall': (mat_plain, '#d9c09a', .9), 'lamp': (mat_plain, '#e8d8b0', .9), 'frame': (mat_plain, '#26292b', .4, .4), 'curtain': (mat_plain, '#efe6d6', .9),
        'awnA': (mat_plain, '#4a6a4c', .9), 'awnB': (mat_plain, '#c9b48a', .9), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66'], .4), 'deck': (mat_travertine, '#a8694c', '#9c5f44', '#7d4c38', .4, .4)})


def block(mats, M, h, rnd):
    """One block: front -y, middle at x = 0; tiled roof deck with huts, aerials and panels."""
    own = mats_of(h)
    own.update({k: mats[k] for k in ('solar', 'iron', 'linen')})
    for (x, y, turn, floors), name in zip([(0, 0, 0, 6)]+h.get('twins', []), ('home', 'twin1', 'twin2', 'twin3', 'twin4')):
        b = Builder()
        b.push(M @ T(x, y, 0) @ R(turn) @ T(-B.BAYS*B.BAY/2, 0, 0))
        b.box('band', -.4, -2, -7, B.BAYS*B.BAY+.4, B.DEPTH+.4, -.05)
        b.box('band', -5, -9, -6.9, B.BAYS*B.BAY+5, -1.95, -.08)
        B.lobby(b) if name == 'home' else b.box('brick', 0, .5, 0, B.BAYS*B.BAY, B.DEPTH, B.GROUND-.33)
        for f in range(floors):
            B.storey(b, rnd, B.GROUND+f*B.FH, f == floors-1, {})
        top = B.GROUND+floors*B.FH+.11
        L = B.BAYS*B.BAY
        b.box('deck', .3, -1.2, top, L-.3, B.DEPTH-.2, top+.03)
        for a, c, e, g in ((-.6, B.DEPTH, L+.6, B.DEPTH+.3), (-.6, -2.2, -.2, B.DEPTH), (L+.2, -2.2, L+.6, B.DEPTH)):
            b.box('band', a, c, top, e, g, top+.8)
        b.box('brick', 20, 5, top, 25, 10, top+2.3)
        b.box('band', 19.8, 4.8, top+2.3, 25.2, 10.2, top+2.5)
        for k in range(5):
            b.box('band', 14+k*1.1, 8, top, 14.7+k*1.1, 8.8, top+1)
        H.solar(b, 13, 1.5, top, 5)
        b.tube('iron', [(3, 9, top), (3, 9, top+4)], .05, 5)
        for k in range(5):
            b.box('iron', 2.3, 8.98, top+2.6+.28*k, 3.7, 9.02, top+2.63+.28*k)
        b.pop()
        b.build(own, name)


def monastery(b, x, y, z, turn):
    """Gothic nave, three cloister wings round a garden with cypresses, eight-sided bell tower with a flat top."""
    b.push(T(x, y, z) @ R(turn))
    b.box('dressed', -22, -5.5, -8, 22, 5.5, 13)
    H.gable(b, 'dressed', -22, 22, -5.5, 5.5, 13, 2.2, over=.3, pitch=.45)
    for k in range(7):      # buttresses with tall windows between
        for s in (-1, 1):
            b.box('dressed', -20+6.6*k, s*5.45, -8, -19+6.6*k, s*7.2, 11)
            if k < 6:
                b.box('win', -17.2+6.6*k, s*5.47, 4, -16+6.6*k, s*5.54, 10.5)
    b.push(T(14, 9.5, 0) @ R(22.5))
    b.lathe('dressed', [(4.6, -8), (4.6, 33), (5, 33.2), (5, 33.9), (4.5, 34), (4.5, 35.2), (4.2, 35.2), (4.2, 34.2), (0, 34.2)], (0, 0, 0), 8, False)
    b.pop()
    for k in range(8):
        b.push(T(14, 9.5, 0) @ R(45*k))
        b.box('win', -.8, -4.32, 24, .8, -4.26, 29.5)
        b.prism('win', [(-.8, 29.5), (.8, 29.5), (0, 31)], -4.32, -4.26)
        b.pop()
    for x0, x1, y0, y1, along in ((-22, 16, -42, -34, 'x'), (-22, -14, -33.5, -6, 'y'), (8, 16, -33.5, -6, 'y'), (-46, -24, -42, -34, 'x'), (-46, -38, -33, -4, 'y')):
        b.box('dressed', x0, y0, -8, x1, y1, 8.5)
        H.gable(b, 'dressed', x0, x1, y0, y1, 8.5, 1.7, along, .4, .45)
        if along == 'x':
            H.holes(b, x0, x1, y0, 5, 12, .9, 1.5, False)
            H.holes(b, x0, x1, y0, 1.5, 12, .9, 1.5, False)
        else:
            for k in range(9):
                for xx in (x0, x1):
                    for zz in (1.5, 5):
                        b.box('win', xx-.04, y0+1.5+k*2.9, zz, xx+.04, y0+2.5+k*2.9, zz+1.6)
    b.box('lawn', -14, -34, -8, 8, -6, .1)
    b.pop()
