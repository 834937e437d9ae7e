"""Narrow kitchen of a city flat: cupboards along the left wall, a window or door to the court at the end.

spec: style 'new' | 'eighties' (laminate, wall cupboards, empty) | 'old' (marble bench, curtains below, tiled hood, empty);
      colours (interior.room_mats: front, wall, stone, oak, frame...), tiles (two wall tile colours), trim (colour of the tile border), wide, deep, high (m),
      floor (see floors.py), radiator (false leaves it out), sill (height of the window; 0 is a door), view and low (see outlook.py), sun_elev, sun_rot, camera.
"""
import floors
from interior import *
from outlook import outlook

BENCH = .62


def tiled_wall(b, rnd, y0, y1, z0, z1, s=.15, border=False):
    """Glazed square tiles on the left wall, with a coloured row on top if asked."""
    b.box('joint', 0, y0, z0, .008, y1, z1)
    rows, n = int(round((z1-z0)/s)), int((y1-y0)/s)
    for i in range(n):
        for j in range(rows):
            y, z, t = y0+i*s, z0+j*s, rnd.uniform(-.0012, .0012)
            m = 'zt' if border and j == rows-1 else rnd.choice(['z1', 'z1', 'z2'])
            b._add(m, [(.012+t, y+.002, z+.002), (.012-t, y+s-.002, z+.002), (.012-t, y+s-.002, z+s-.002), (.012+t, y+.002, z+s-.002)], [(0, 1, 2, 3)])


def cupboards(b, y0, y1, n, x0, x1, z0, z1, framed=True, handle='knob'):
    """Row of n doors between x0 (wall) and x1 (front)."""
    b.box('front', x0, y0, z0, x1-.02, y1, z1)
    for i in range(n):
        a, c = y0+(y1-y0)*i/n+.004, y0+(y1-y0)*(i+1)/n-.004
        b.box('front', x1-.021, a, z0+.01, x1, c, z1-.01)
        if framed:
            for p, q, r, s in ((a, z0+.01, c, z0+.07), (a, z1-.07, c, z1-.01), (a, z0+.07, a+.06, z1-.07), (c-.06, z0+.07, c, z1-.07)):
                b.box('front', x1, p, q, x1+.012, r, s)
        if handle == 'strip':
            b.box('oak', x1+.001, a, z1-.055 if z0 < 1 else z0+.011, x1+.022, c, z1-.011 if z0 < 1 else z0+.055)
        else:
            y = c-.05 if i % 2 == 0 else a+.05
            b.tube('brass', [(x1+.012, y, z1-.14), (x1+.04, y, z1-.14)], .013, 10, cap=True)


def tap(b, y, mat='brass', x=.1, z=.93):
    b.tube(mat, [(x, y, z), (x, y, z+.3), (x+.05, y, z+.37), (x+.15, y, z+.36), (x+.18, y, z+.28)], .012, 8)


def modern_run(b, rnd, y0, y1):
    """Cupboards of today: stone top, hob, sink, shelf with crockery."""
    cupboards(b, y0, y1, 6, 0, BENCH-.02, .1, .89)
    b.box('black', .03, y0+.02, 0, BENCH-.09, y1-.02, .1)
    b.box('stone', 0, y0-.01, .89, BENCH+.02, y1+.01, .93)
    tiled_wall(b, rnd, y0, y1, .93, 1.53)
    yo = y0+(y1-y0)*.27
    b.box('black', .1, yo-.3, .931, .54, yo+.3, .936)
    b.lathe('steel', [(0, 0), (.1, 0), (.11, .13), (.1, .13), (0, .02)], (.2, yo+.12, .937), 24)
    ys = y0+(y1-y0)*.66
    b.box('black', .14, ys-.27, .931, .5, ys+.27, .934)
    tap(b, ys)
    z = 1.62
    b.box('oak', 0, y0, z, .24, y1, z+.035)
    y = y0+.12
    while y < y1-.15:
        s, kind = rnd.uniform(.75, 1.1), rnd.random()
        if kind < .4:
            for k in range(3):
                b.lathe('ceram', [(0, .03*k), (.06*s, .03*k), (.085*s, .05+.03*k), (.08*s, .055+.03*k), (0, .01+.03*k)], (.12, y, z+.035), 20)
        elif kind < .7:
            b.lathe(rnd.choice(['pot', 'ceram2', 'ceram']), [(0, 0), (.05*s, 0), (.075*s, .08), (.045*s, .19), (.05*s, .22), (0, .2)], (.12, y, z+.035), 20)
        else:
            b.lathe('pot', [(0, 0), (.05, 0), (.065, .09), (.05, .09)], (.12, y, z+.035), 14)
            bush(b, 'leaf', (.12, y, z+.2), .12, 170, int(y*50), .05, .9)
        y += rnd.uniform(.24, .36)
    for k, y in enumerate((y0+.2, y1-.42)):
        b.push(T(.07, y, .93) @ R(8, 'Y'))
        b.box('walnut' if k else 'oak', 0, -.13, .0, .02, .13, .36)
        b.pop()
    b.lathe('ceram', [(0, 0), (.08, 0), (.16, .06), (.15, .065), (.08, .012)], (.3, y0+(y1-y0)*.45, .93), 28)
    for q in range(6):
        b.lathe('lemon', [(0, 0), (.03, .012), (.037, .037), (.022, .068), (0, .078)], (.3+.06*math.cos(q*1.3), y0+(y1-y0)*.45+.06*math.sin(q*1.3), .955), 14)
    vase(b, .26, y1-.2, .93, 'ceram2', .8, 8, 5)


def eighties_run(b, rnd, y0, y1):
    """Laminate cupboards with oak strips above and below, small beige tiles, steel sink, all emptied."""
    cupboards(b, y0, y1, 6, 0, BENCH-.02, .1, .88, False, 'strip')
    cupboards(b, y0, y0+(y1-y0)*.44, 3, 0, .34, 1.48, 2.2, False, 'strip')
    cupboards(b, y0+(y1-y0)*.62, y1, 2, 0, .34, 1.48, 2.2, False, 'strip')
    b.box('black', .03, y0+.02, 0, BENCH-.09, y1-.02, .1)
    b.box('stone', 0, y0-.01, .88, BENCH+.015, y1+.01, .915)
    tiled_wall(b, rnd, y0, y1, .915, 1.47, .108)
    yo, ys = y0+(y1-y0)*.53, y0+(y1-y0)*.83
    b.prism('steel', [(0, 1.5), (.45, 1.5), (.45, 1.58), (.26, 1.72), (0, 1.72)], yo-.3, yo+.3)
    b.box('steel', .001, yo-.1, 1.72, .24, yo+.1, 4)
    b.box('steel', .1, yo-.28, .916, .52, yo+.28, .922)
    for dx in (.2, .42):
        for dy in (-.13, .13):
            b.lathe('black', [(0, 0), (.075, 0), (.075, .016), (0, .018)], (dx, yo+dy, .922), 20)
    b.box('steel', .1, ys-.32, .916, .54, ys+.32, .921)
    b.box('black', .17, ys-.22, .9215, .46, ys+.12, .923)
    tap(b, ys, 'steel')


def old_run(b, rnd, y0, y1, rail):
    """Marble bench on tiled piers, gathered curtains below, stone sink, a hood over the hearth; bare."""
    tiled_wall(b, rnd, y0, y1+.2, .93, 1.83, .15, True)
    for y in (y0, y0+(y1-y0)*.36, y0+(y1-y0)*.7, y1-.14):
        b.box('wall', 0, y, 0, BENCH-.06, y+.14, .86)
    b.box('marble', 0, y0-.02, .86, BENCH+.02, y1+.02, .93)
    for a, c in ((y0+.14, y0+(y1-y0)*.36), (y0+(y1-y0)*.7+.14, y1-.14)):
        b.grid('linen2', lambda u, v: (BENCH-.1+.022*math.sin(u*46+.8*math.sin(v*4)), a+(c-a)*u, .06+.78*v), 90, 8)
        b.tube(rail, [(BENCH-.09, a, .84), (BENCH-.09, c, .84)], .007, 6)
    h0, h1 = y0-.1, y0+(y1-y0)*.36+.24
    b.prism('wall', [(h0, 1.86), (h1, 1.86), (h1-.22, 2.35), (h1-.32, 3.3), (h0+.32, 3.3), (h0+.22, 2.35)], .001, .52, 'x')
    b.box('oak', -.001, h0-.03, 1.8, .56, h1+.03, 1.87)
    ys = y0+(y1-y0)*.58
    b.box('marble', .06, ys-.33, .931, .58, ys+.33, .98)
    b.box('joint', .12, ys-.27, .981, .52, ys+.27, .983)
    tap(b, ys, 'brass', .03, 1.05)
    for k in range(3):      # stove lids in the bench
        b.lathe('black', [(0, 0), (.1, 0), (.1, .008), (0, .012)], (.32, y0+.22+k*.26, .931), 24)


def door(b, w, y0, y1):
    """Panelled door in the right wall, ajar to nothing: frame, two panels, brass knob."""
    b.box('white', w-.03, y0-.1, 0, w, y1+.1, 2.3)
    b.box('white', w-.045, y0-.1, 0, w-.03, y0, 2.3)
    b.box('white', w-.045, y1, 0, w-.03, y1+.1, 2.3)
    b.box('white', w-.045, y0, 2.2, w-.03, y1, 2.3)
    for z0, z1 in ((.18, .85), (1.0, 2.05)):
        b.box('white', w-.042, y0+.12, z0, w-.03, y1-.12, z1)
        b.box('white', w-.05, y0+.17, z0+.05, w-.04, y1-.17, z1-.05)
    b.lathe('brass', [(0, -.025), (.026, 0), (0, .025)], (w-.075, y0+.06, 1.02), 12)


def radiator(b, w, y0, y1):
    """Cast-iron columns at the right wall."""
    for i in range(int((y1-y0)/.075)):
        y = y0+i*.075
        b.tube('white', [(w-.07, y, .12), (w-.07, y, .78)], .026, 8, cap=True)
        b.tube('white', [(w-.15, y, .12), (w-.15, y, .78)], .026, 8, cap=True)
        b.box('white', w-.17, y-.026, .74, w-.05, y+.026, .8)
        b.box('white', w-.17, y-.026, .1, w-.05, y+.026, .16)
    b.tube('white', [(w-.11, y0-.1, 0), (w-.11, y0-.1, .15), (w-.11, y0, .15)], .014, 8)


def right_side(b, w, d):
    """Small table at the right wall with two chairs, a picture, a plant."""
    b.box('walnut', w-.68, .75, .71, w-.02, 1.75, .745)
    for y in (.82, 1.66):
        b.box('walnut', w-.64, y, 0, w-.59, y+.05, .71)
    chair(b, w-.4, .42, 180, 'pop')
    chair(b, w-.4, 2.1, 0, 'pop')
    vase(b, w-.3, 1.25, .745, 'ceram', .85, 9, 9)
    b.lathe('ceram', [(0, 0), (.09, 0), (.13, .018), (.128, .022), (.08, .008), (0, .008)], (w-.45, .98, .745), 28)
    picture(b, w, -1, 1.25, 1.65, .75, .95, 0, 'black')
    plant(b, w-.38, d-.5, 1.25, 12, .36, 6, 'pot')


def build(spec):
    rnd = random.Random(spec.get('seed', 5))
    w, d, h = spec.get('wide', 2.7), spec.get('deep', 4.6), spec.get('high', 3.2)
    style, sill = spec.get('style', 'new'), spec.get('sill', 0)
    mats = room_mats(spec.get('colours', {}))
    tl = spec.get('tiles', ['#f0ebe0', '#e6dfd0'])
    mats.update(materials_of({'z1': (mat_plain, tl[0], .15, 0, .7), 'z2': (mat_plain, tl[1], .18, 0, .7), 'zt': (mat_plain, spec.get('trim', '#3f6a5c'), .15, 0, .7),
                              'joint': (mat_plain, '#d6cdbb', .8), 'marble': (mat_stone, '#e6e2da', .16, .12, {'rough': .35, 'bump': .03, 'scale': 3})}))
    b = Builder()
    if not floors.lay(b, mats, spec, -.2, w+.2, -2.6, d+.3):
        planks(b, 'floor', -.2, -2.4, w+.2, d+.2)
    b.box('wall', -.3, -2.9, 0, 0, d+.3, h+.3)
    b.box('wall', w, -2.9, 0, w+.3, d+.3, h+.3)
    b.box('wall', 0, -2.9, 0, w, -2.6, h+.3)
    b.box('ceil', -.3, -2.9, h, w+.3, d+.3, h+.2)
    x0, x1, top = spec.get('opening', [BENCH+.35, w-.4])+[2.55]
    b.box('wall', 0, d, 0, x0, d+.3, h)
    b.box('wall', x1, d, 0, w, d+.3, h)
    b.box('wall', x0, d, top, x1, d+.3, h)
    if sill:
        b.box('wall', x0, d, 0, x1, d+.3, sill)
        b.box('stone', x0-.05, d-.05, sill, x1+.05, d+.14, sill+.03)
    window_wall(b, x0, x1, d+.15, .03+sill, top-.02, 2, False, transoms=(1.95,) if sill else (.85, 1.95))
    for x in (x0-.09, x1+.01):
        b.box('white', x, d-.02, sill+.035 if sill else 0, x+.08, d+.01, top+.09)
    b.box('white', x0-.01, d-.021, top+.01, x1+.01, d+.01, top+.09)
    for a, c, y0, y1 in ((w-.018, w, -2.6, d), (0, .018, -2.6, -.3)):
        b.box('white', a, y0, 0, c, y1, .1)
    y0, y1 = .1, d-.12
    if style == 'new':
        modern_run(b, rnd, y0, y1)
        right_side(b, w, d)
        pendant(b, w*.55, 2.2, h-.75, h, 'globe', 14)
    else:
        eighties_run(b, rnd, y0, y1) if style == 'eighties' else old_run(b, rnd, y0, y1, 'brass')
        door(b, w, .75, 1.6)
        if spec.get('radiator', True):
            radiator(b, w, 2.3, 3.1)
        b.tube('black', [(w*.55, 2.2, h), (w*.55, 2.2, h-.7)], .006, 5)
        b.lathe('ceram', [(.012, 0), (.02, -.06), (.02, -.07), (0, -.07)], (w*.55, 2.2, h-.7), 12)
        b.lathe('bulb', [(.0, -.19), (.035, -.16), (.03, -.1), (.012, -.07)], (w*.55, 2.2, h-.7), 14)
    outlook(b, mats, spec.get('view', 'courtyard'), d, spec.get('colours'), spec.get('low', -7.5))
    b.build(mats)
    sky(spec.get('sun_elev', 46), spec.get('sun_rot', 118), .18, cloud=.6, seed=3.3, dust=.5)
    window_light(x0, x1, d+.12, .05+sill, top-.03, 130, glossy=False)
    area((w*.5, -2.3, 2.6), (w*.5, 2.5, 1.0), 2.2, 1.4, 60, (1.0, .94, .86), False)
    area((w-.3, 1.5, 2.9), (.4, 2.2, .9), 2.5, .6, 22, (1.0, .95, .88), False)
    camera_for(spec, (w*.66, -2.0, 1.5), (w*.46, d, 1.5), 21, -.03)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
