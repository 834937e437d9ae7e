"""Houses between party walls, what stands on their roofs, parked cars: light enough for hundreds in a view from the air."""
from kit import *

WALLS = ('c1', 'c2', 'c3', 'c4', 'c5', 'c3', 'c5', 'c1')


def house(b, rnd, x0, x1, y0, y1, high, detail, pts=None):
    """One house between party walls, its front at y0 (facing -y), the court at y1."""
    wall = rnd.choice(WALLS)
    if pts:
        b.prism(wall, pts, 0, high, 'z')
        b.prism('croof', [(x*.97, y+(.4 if y < y1-1 else -.4)) for x, y in pts], high, high+.05, 'z')
    else:
        b.box(wall, x0, y0, 0, x1-.05, y1, high)
        b.box(rnd.choice(('croof', 'croof', 'croof2')), x0+.3, y0+.3, high, x1-.35, y1-.3, high+.05)
        for a, c, e, f in ((x0, y0, x1-.05, y0+.3), (x0, y1-.3, x1-.05, y1), (x0, y0+.3, x0+.3, y1-.3), (x1-.35, y0+.3, x1-.05, y1-.3)):
            b.box('ctrim' if a == x0 and f == y0+.3 else wall, a, c, high, e, f, high+1)
    w = x1-x0
    hx, hy = x0+w*rnd.uniform(.2, .5), y0+(y1-y0)*rnd.uniform(.35, .6)
    b.box('c5', hx, hy, high, hx+min(3.4, w*.4), hy+3.6, high+2.6)
    b.box('croof', hx-.1, hy-.1, high+2.6, hx+min(3.4, w*.4)+.1, hy+3.7, high+2.7)
    for _ in range(rnd.randint(0, 3)):
        ax, ay = x0+w*rnd.uniform(.12, .85), y0+(y1-y0)*rnd.uniform(.12, .9)
        kind = rnd.random()
        if kind < .4:
            b.box('cac', ax, ay, high, ax+1, ay+.5, high+.9)
        elif kind < .6:
            b.lathe('ctrim', [(0, 1.6), (.6, 1.5), (.6, 0)], (ax, ay, high), 10)
        elif kind < .8:
            bush(b, 'cgreen', (ax, ay, high+.6), .8, 60, rnd.randint(0, 99), .3, .8)
        else:
            for k in range(3):
                b.quad('cpanel', (ax, ay+k*1.1, high+.25), (ax+2.4, ay+k*1.1, high+.25), (ax+2.4, ay+.9+k*1.1, high+.8), (ax, ay+.9+k*1.1, high+.8))
    if not detail:
        return
    n, m = max(2, round(w/2.7)), max(2, round((high-4.6)/3.5))
    shut = rnd.choice(('cshut1', 'cshut2', 'cshut3'))
    for i in range(n):
        x = x0+w*(i+.5)/n
        b.box('cwin', x-.75, y0-.02, .3, x+.75, y0, 3.4)
        for k in range(m):
            z = 4.8+(high-5)*k/m
            b.box('cwin', x-.5, y0-.03, z, x+.5, y0, z+2.2)
            for s in (-1, 1):
                b.box(shut, x+s*.52, y0-.07, z, x+s*.9, y0-.01, z+2.2)
            b.box('ctrim', x-.95, y0-.7, z-.14, x+.95, y0, z-.02)
            b.box('ciron', x-.95, y0-.7, z, x+.95, y0-.67, z+.9)
            b.box('cwin', x-.5, y1, z, x+.5, y1+.03, z+1.9)
    b.box('ctrim', x0, y0-.4, high-.25, x1, y0, high)


def cars(b, rnd, x0, y0, x1, y1, n):
    for _ in range(n):
        t, turn = rnd.random(), math.degrees(math.atan2(y1-y0, x1-x0))
        b.push(T(x0+(x1-x0)*t, y0+(y1-y0)*t, .02) @ R(turn))
        m = rnd.choice(('ccar1', 'ccar2', 'ccar3', 'ccar2'))
        b.box(m, -2.1, -.85, .3, 2.1, .85, .9)
        b.box('cwin', -1.2, -.75, .9, 1.0, .75, 1.4)
        b.pop()


def end_wall(b, x, s, y0, y1, high):
    """Windows of a corner house on its end wall (facing x, s -1 or 1), else the street would pass a blank wall."""
    n, m = max(2, round((y1-y0)/2.9)), max(2, round((high-4.6)/3.5))
    for i in range(n):
        y = y0+(y1-y0)*(i+.5)/n
        for k in range(-1, m):
            z = .3 if k < 0 else 4.8+(high-5)*k/m
            h = 3.1 if k < 0 else 2.2
            b.box('cwin', x, y-.5, z, x+s*.03, y+.5, z+h)
            if k >= 0:
                b.box('ctrim', x, y-.95, z-.14, x+s*.7, y+.95, z-.02)
                b.box('ciron', x+s*.67, y-.95, z, x+s*.7, y+.95, z+.9)
                for t in (-1, 1):
                    b.box('cshut2', x, y+t*.52, z, x+s*.06, y+t*.92, z+2.2)


def clutter(b, rnd, x0, x1, y0, y1, z):
    """What stands on the roofs of Barcelona: aerials, clothes lines, pots, skylights, chimneys."""
    for _ in range(rnd.randint(3, 6)):
        x, y, k = rnd.uniform(x0+1, x1-1.6), rnd.uniform(y0+1, y1-1.6), rnd.random()
        if k < .25:
            b.tube('ciron', [(x, y, z), (x, y, z+3.2)], .04, 4)
            for q in range(5):
                b.box('ciron', x-.5, y-.02, z+2+.26*q, x+.5, y+.02, z+2.03+.26*q)
        elif k < .5:
            for t in (0, 3.2):
                b.box('ciron', x+t-.03, y-.03, z, x+t+.03, y+.03, z+1.9)
            for q in range(rnd.randint(2, 4)):
                b.box(rnd.choice(('c5', 'awn', 'ctrim', 'cpanel')), x+.2+q*.75, y-.01, z+1.0, x+.8+q*.75, y+.01, z+1.85)
        elif k < .75:
            for q in range(4):
                bush(b, 'cgreen', (x+q*.6, y, z+.5), .38, 50, rnd.randint(0, 999), .2, 1.1)
                b.box('croof', x+q*.6-.2, y-.2, z, x+q*.6+.2, y+.2, z+.35)
        elif k < .88:
            b.box('cwin', x, y, z, x+1.6, y+2.2, z+.35)
            b.box('ctrim', x-.1, y-.1, z, x+1.7, y+2.3, z+.25)
        else:
            b.box('c4', x, y, z, x+.7, y+.5, z+1.8)


def attic_home(b, x, y, z, w):
    """The terrace of the penthouse: pergola, built-in sofa, planters along the parapet; rooms behind."""
    b.push(T(x, y, z) @ R(180))      # it looks to the sea, away from the camera; 45 m2 beside the rooms
    b.box('deck', .35, .35, .06, 5.4, 9.6, .1)
    b.box('c5', 5.45, 1.3, .05, w-.5, 13, 3)
    b.box('croof2', 5.2, 1, 3, w-.2, 13.3, 3.2)
    b.box('cwin', 5.38, 2, .2, 5.44, 9, 2.6)
    for k in range(5):
        b.box('c5', 5.3, 2+1.75*k-.06, .1, 5.37, 2+1.75*k+.06, 2.7)
    for u in (1, 4.9):
        for v in (4.4, 9.2):
            b.box('wood', u-.08, v-.08, .1, u+.08, v+.08, 2.6)
    for u in (1, 4.9):
        b.box('wood', u-.08, 4.1, 2.6, u+.08, 9.5, 2.8)
    for k in range(13):
        b.box('wood', .7, 4.3+k*.4, 2.8, 5.2, 4.38+k*.4, 2.92)
    b.box('c5', .5, .9, .1, 1.3, 4, .5)
    b.box('c5', 1.3, .9, .1, 3.8, 1.7, .5)
    b.box('linen', .55, .95, .5, 1.25, 3.9, .62)
    b.box('linen', 1.3, .95, .5, 3.7, 1.65, .62)
    b.box('wood', 2, 2.4, .1, 3.2, 3.4, .45)
    b.box('wood', 2, 5.6, .7, 4, 7.8, .78)
    for k in range(9):
        bush(b, 'cgreen', (.5, .6+k*1.1, .95), .5, 120, k, .16, .9)
    for k in range(5):
        bush(b, 'cgreen', (.8+k, .5, .9), .5, 120, k+20, .16, 1)
    b.pop()
