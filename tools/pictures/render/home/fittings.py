"""Things fixed to walls or left on the floor: mirrors, radiators, air conditioning, baskets, shoes, marks. Backs at the origin."""
from kit import *


def mirror(b, rnd, kind='round', w=.7, h=.7, z=1.5):
    if kind == 'round':
        b.push(T(0, -.02, z) @ R(90, 'X'))
        b.lathe('brass', [(w/2, -.0), (w/2+.015, .01), (w/2, .025)], (0, 0, -.01), 48)
        b.lathe('mirror', [(0, .008), (w/2, .008)], (0, 0, -.005), 48, False)
        b.pop()
        return
    b.box('wood', -w/2-.025, -.025, z-h/2-.025, w/2+.025, 0, z+h/2+.025)
    b.box('mirror', -w/2, -.028, z-h/2, w/2, -.02, z+h/2)


def shoes(b, rnd):
    for x in (-.08, .08):
        b.cushion('hide', (x, -.2, .05), (.1, .27, .09), .6)


def basket(b, rnd, mat='throw'):
    b.lathe('basket', [(0, 0), (.19, 0), (.24, .2), (.23, .38), (.215, .38), (.2, .1), (0, .05)], (0, -.28, 0), 30)
    b.cushion(mat, (0, -.28, .34), (.34, .34, .16), .7)


def radiator(b, rnd, wide=.9, high=.62):
    n = int(wide/.06)
    for i in range(n):
        x = -wide/2+.06*i+.03
        b.cushion('radiator', (x, -.1, .12+high/2), (.05, .13, high), .3)
    b.tube('radiator', [(-wide/2, -.1, .16), (wide/2, -.1, .16)], .018, 8)


def split(b, rnd, z=2.3):
    """Wall unit of an air conditioner."""
    b.cushion('trim', (0, -.1, z), (.82, .2, .28), .15)
    b.box('metal', -.36, -.19, z-.13, .36, -.17, z-.1)


def mark(b, rnd, w=.8, h=1, z=0, nail=False):
    """The paler patch that a cupboard (z 0) or a picture (`nail` stays) has left on an old wall; z is its foot."""
    b.box('mark', -w/2, -.002, z, w/2, .01, z+h)
    if nail:
        b.tube('black', [(0, 0, z+h+.03), (0, -.03, z+h+.04)], .004, 6, cap=True)
