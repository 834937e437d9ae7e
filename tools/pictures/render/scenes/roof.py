"""Roof terrace of a village house: red tiles, lime-washed parapet, stair hut, washing line, pots, a table for two; what lies around it.

spec: around 'city' (a bell tower and the roofs of Gràcia) | 'sea' (white town, blue dome, bay) | 'quarter' (low houses and the sea);
      wall, door, tile, cloth [colours]; washing bool, table bool; sun_elev, sun_rot, sky_seed, seed, camera.
"""
import city
from kit import *
from interior import chair

X0, X1, Y1 = -4.2, 4.4, 5.4


def shell(b):
    """Tiles, parapet with coping, the hut over the stair at the left."""
    b.box('tile', X0, -6, -.1, X1, Y1, 0)
    for x0, y0, x1, y1 in ((X0-.3, Y1, X1+.3, Y1+.28), (X1, -6, X1+.3, Y1), (X0-.3, -6, X0, Y1)):
        b.box('white', x0, y0, -3, x1, y1, .92)
    for x0, y0, x1, y1 in ((X0-.34, Y1-.05, X1+.34, Y1+.33), (X1-.05, -6, X1+.34, Y1-.05), (X0-.34, -6, X0+.05, Y1-.05)):
        b.box('coping', x0, y0, .92, x1, y1, .97)
    hx = X0+2.0
    b.box('white', X0-.29, 1.4, 0, hx, 4.2, 2.65)
    b.box('coping', X0-.4, 1.28, 2.65, hx+.14, 4.32, 2.72)
    b.box('white', X0-.2, 1.5, 2.72, hx-.1, 4.1, 2.86)
    b.box('trim', hx, 2.2, 0, hx+.03, 3.3, 2.2)
    b.box('door', hx+.02, 2.3, .08, hx+.06, 3.2, 2.1)
    for k in range(5):
        b.box('door', hx+.06, 2.34+k*.172, .14, hx+.075, 2.48+k*.172, 2.04)
    b.lathe('brass', [(0, -.025), (.026, 0), (0, .025)], (hx+.1, 3.1, 1.05), 12)
    b.box('coping', hx, 2.15, 0, hx+.35, 3.35, .07)
    b.tube('iron', [(hx, 1.75, 2.2), (hx+.22, 1.75, 2.28), (hx+.22, 1.75, 2.2)], .012, 6)
    b.lathe('lamp', [(0, -.14), (.05, -.12), (.075, 0), (.02, .03)], (hx+.22, 1.75, 2.18), 14)


def washing(b, rnd, cloth):
    """Line between two posts at the right, sheets and towels in the wind."""
    x = X1-.9
    for y in (1.5, 4.9):
        b.tube('iron', [(x, y, 0), (x, y, 2.15)], .022, 8)
        b.tube('iron', [(x-.3, y, 2.12), (x+.3, y, 2.12)], .016, 6)
    for dx in (-.25, .25):
        b.tube('cord', [(x+dx, 1.5+3.4*k/10, 2.12-.1*math.sin(math.pi*k/10)) for k in range(11)], .005, 5)
    y, k = 1.75, 0
    while y < 4.4:
        long, drop = ((1.3, 1.25), (.5, .75), (.55, .8), (1.0, 1.1))[k % 4]
        long = min(long, 4.55-y)
        z = 2.12-.1*math.sin(math.pi*(y+long/2-1.5)/3.4)
        dx = (-.25, .25)[k % 2]

        def fn(u, v):
            return (x+dx+(.10*math.sin(u*5+k)+.16)*v**1.6+.02*math.sin(u*19), y+long*u, z-drop*v+.02*math.sin(u*7+v*3)*v)
        b.grid('cloth%d' % (k % len(cloth)), fn, 40, 20)
        for u in (.08, .92):
            b.box('wood', x+dx-.012, y+long*u-.008, z-.05, x+dx+.012, y+long*u+.008, z+.035)
        y += long+.16
        k += 1


def pots(b, rnd, sea):
    """Terracotta along the parapet: geraniums, herbs, an agave, a small olive or lemon tree."""
    for k in range(11):
        x, s = X0+2.5+k*.5, rnd.uniform(.75, 1.15)
        if x > X1-1.5:
            break
        b.lathe('pot', [(0, 0), (.13*s, 0), (.2*s, .24*s), (.21*s, .34*s), (.17*s, .34*s), (.15*s, .28*s), (0, .28*s)], (x, Y1-.32, 0), 20)
        if k % 4 == 3:
            blades(b, 'agave', (x, Y1-.32, .3*s), 20, .5*s, k, .05, .3)
        else:
            bush(b, 'leafy' if k % 2 else 'olive', (x, Y1-.32, .55*s), .3*s, 480, k, .07, 1.0, 'bou' if sea else 'flower', .45 if k % 3 != 1 else 0)
    for x, y, s, m in ((X0+2.55, 4.55, 1.25, 'leafy'), (X1-.5, 5.0, 1.1, 'olive')):
        b.lathe('pot', [(0, 0), (.2*s, 0), (.28*s, .36*s), (.29*s, .5*s), (.24*s, .5*s), (.22*s, .42*s), (0, .42*s)], (x, y, 0), 24)
        b.tube('bark', [(x, y, .4*s), (x+.03, y, .9*s), (x-.02, y+.02, 1.25*s)], [.035, .03, .02], 7)
        bush(b, m, (x, y, 1.6*s), .48*s, 1500, int(x*7)+40, .08, .9)
        if m == 'leafy':
            r = random.Random(3)
            for _ in range(14):
                d = rvec(r)*.43*s
                b.lathe('lemon', [(0, -.045), (.03, -.02), (.034, .01), (.02, .035), (0, .045)], (x+d.x, y+d.y, 1.6*s+d.z*.85), 10)


def table(b):
    """Iron table with two chairs, coffee and a jug."""
    x, y = .35, 2.35
    b.lathe('iron', [(.24, 0), (.24, .015), (.02, .03), (.02, .7)], (x, y, 0), 24)
    b.lathe('marble', [(0, 0), (.38, 0), (.39, .015), (.38, .03), (0, .03)], (x, y, .7), 40)
    chair(b, x-.68, y+.12, 100, 'linen2', 'wood')
    chair(b, x+.62, y-.3, -118, 'linen2', 'wood')
    b.lathe('ceram', [(0, 0), (.06, 0), (.085, .08), (.05, .17), (.06, .22), (.045, .22)], (x+.1, y+.12, .73), 20)
    for dx, dy in ((-.14, 0), (.13, -.16)):
        b.lathe('ceram', [(0, .004), (.065, .008), (.07, .012), (0, .008)], (x+dx, y+dy, .73), 20)
        b.lathe('ceram', [(0, .012), (.027, .012), (.038, .065), (.034, .065), (0, .03)], (x+dx, y+dy, .73), 20)
    b.lathe('lemon', [(0, 0), (.03, .012), (.037, .037), (.022, .068), (0, .078)], (x-.02, y-.15, .73), 12)


def bell_tower(b, x, y, ground, h):
    """Square church tower: shaft, belfry with round arches on each side, cornices, a small cross."""
    w = 2.6
    b.box('church', x-w, y-w, ground, x+w, y+w, h)
    for z, o in ((h-9.5, .15), (h-4.6, .3), (h-.1, .45)):
        b.box('trim2', x-w-o, y-w-o, z, x+w+o, y+w+o, z+.4)
    n = 14
    for s in (-1, 1):
        cx = x+s*1.15
        arch = [(cx-.62, h-4), (cx+.62, h-4), (cx+.62, h-1.9)]+[(cx+.62*math.cos(math.pi*i/n), h-1.9+.62*math.sin(math.pi*i/n)) for i in range(1, n+1)]
        b.prism('dark', arch, y-w-.03, y-w+.2)
        b.lathe('bell', [(0, .75), (.14, .7), (.2, .45), (.26, .2), (.4, 0), (0, 0)], (cx, y-w+.0, h-3.2), 18)
    b.prism('dark', [(x+.75*math.cos(6.2832*i/24), h-7+.75*math.sin(6.2832*i/24)) for i in range(24)], y-w-.08, y-w)
    b.prism('trim2', [(x+.62*math.cos(6.2832*i/24), h-7+.62*math.sin(6.2832*i/24)) for i in range(24)], y-w-.11, y-w-.08)
    b.box('dark', x-.03, y-w-.13, h-7, x+.03, y-w-.11, h-6.5)
    b.box('dark', x, y-w-.13, h-7.03, x+.4, y-w-.11, h-6.97)
    b.lathe('church', [(w*1.15, 0), (w*.9, 1.2), (.5, 2.6), (.3, 3.2), (0, 3.4)], (x, y, h+.3), 8, False)
    b.box('iron', x-.04, y-.04, h+3.6, x+.04, y+.04, h+5)
    b.box('iron', x-.4, y-.04, h+4.35, x+.4, y+.04, h+4.43)
    b.box('church', x-6, y+w, ground, x+9, y+26, h-9)
    b.prism('croof', [(x-6.4, h-9), (x+9.4, h-9), (x+1.5, h-6)], y+w+.1, y+26)


def white_town(b, rnd, ground, count, y0, y1, wide):
    """Low lime-washed houses with parapets and huts, falling towards the sea."""
    for k in range(count):
        y = y0+(y1-y0)*k/count
        x = rnd.uniform(-wide, wide)*(.35+.65*k/count)
        w, d, z = rnd.uniform(4, 8), rnd.uniform(4, 7), ground*(.28+.72*((y-y0)/(y1-y0))**.7)-rnd.uniform(1.2, 3.2)
        m = rnd.choice(['white', 'white', 'white2'])
        b.box(m, x-w/2, y, ground-20, x+w/2, y+d, z)
        b.box('tile', x-w/2+.25, y+.25, z, x+w/2-.25, y+d-.25, z+.05)
        for xa, ya, xb, yb in ((-w/2, 0, w/2, .25), (-w/2, d-.25, w/2, d), (-w/2, .25, -w/2+.25, d-.25), (w/2-.25, .25, w/2, d-.25)):
            b.box(m, x+xa, y+ya, z, x+xb, y+yb, z+.75)
        if k % 2:
            hx = x+rnd.uniform(-w/2+.4, w/2-2.4)
            b.box(m, hx, y+d*.4, z, hx+2, y+d*.4+2.2, z+2.2)
            b.box('door', hx+.5, y+d*.4-.03, z+.06, hx+1.2, y+d*.4, z+1.9)
        for q in range(int(w/2)):
            b.box('win', x-w/2+.7+q*1.9, y-.03, z-2.2, x-w/2+1.4+q*1.9, y, z-1.1)
        if rnd.random() < .4:
            bush(b, 'leafy', (x+rnd.uniform(-w/3, w/3), y+.6, z+.6), .6, 260, k, .16, .8, 'bou', .4)


def dome(b, x, y, z, s=1.0):
    """Glazed blue dome of a church on its drum, with a lantern."""
    b.push(T(x, y, z) @ Matrix.Scale(s, 4))
    b.box('white', -6, -5, -14, 6, 9, -1)
    b.lathe('white', [(3.2, -1), (3.2, 1.6), (3.45, 1.7), (3.45, 2.0), (3.0, 2.05)], (0, 0, 0), 8, False)
    b.lathe('dome', [(3.0*math.cos(a*.0785), 2.0+2.9*math.sin(a*.0785)) for a in range(20)]+[(0, 4.9)], (0, 0, 0), 40)
    b.lathe('white', [(.5, 4.75), (.5, 5.6), (.62, 5.65), (0, 6.3)], (0, 0, 0), 8, False)
    b.pop()


def build(spec):
    rnd = random.Random(spec.get('seed', 5))
    around = spec.get('around', 'city')
    cloth = spec.get('cloth', ['#f4f0e6', '#c9d6d6', '#d9a08a'])
    mats = materials_of(dict(city.CITY_MATS, **{
        'tile': (mat_travertine, spec.get('tile', '#c0755a'), '#b0694e', '#8f5a44', .42, .21), 'white': (mat_stone, spec.get('wall', '#f1ece1'), .04, .08, {'bump': .3}), 'white2': (mat_stone, '#ece3d2', .05, .08, {'bump': .3}), 'coping': (mat_stone, '#bd7a58', .2, .15, {'scale': 3}),
        'trim': (mat_plain, '#efe8da', .7), 'door': (mat_plain, spec.get('door', '#3f6b7a'), .5, {'noise': .2}), 'brass': (mat_plain, '#b48a4a', .3, 1), 'iron': (mat_plain, '#232425', .5, .4), 'lamp': (mat_plain, '#e9dfc4', .4), 'cord': (mat_plain, '#e6dcc8', .8), 'wood': (mat_wood, '#8f623a', (2, 2, 10), .45),
        'pot': (mat_plain, '#b5623e', .8, {'noise': .2}), 'ceram': (mat_plain, '#ece4d6', .35), 'marble': (mat_stone, '#e6e0d6', .1, .1, {'rough': .3}), 'lemon': (mat_plain, '#e8c53a', .45), 'linen2': (mat_fabric, spec.get('seat', '#4f7f8a'), 120),
        'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25), 'flower': (mat_leaf, ['#c9402e', '#d95f4a', '#e58a7a'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .45), 'agave': (mat_plain, '#7d9a86', .55, {'noise': .2}), 'bark': (mat_stone, '#8a7a66', .3, .2),
        'church': (mat_stone, '#d3bd98', .12, .15, {'scale': 2}), 'trim2': (mat_stone, '#e3d5b8', .08, .1), 'dark': (mat_plain, '#2e2a26', .8), 'bell': (mat_plain, '#6d5a34', .35, .9), 'dome': (mat_plain, '#2a6a9a', .18, {'noise': .35, 'nscale': 9}), 'win': (mat_plain, '#3a4650', .3), 'sea2': (mat_water, '#3a8fb0', '#1f6c92', .22, .35, .12)}))
    mats.update({'cloth%d' % k: mat_fabric('cloth%d' % k, c, 120, .2, .35, .05) for k, c in enumerate(cloth)})
    b = Builder()
    shell(b)
    if spec.get('washing', True):
        washing(b, rnd, cloth)
    if spec.get('table', True):
        table(b)
    pots(b, rnd, around == 'sea')
    if around == 'city':
        city.roofs(b, rnd, 13, 300, -16, lambda y: 34+y*.95, .02, (10, 15), 14.0)
        city.hill(b, 900, 4300, 9000, 210, -16, 7)
        b.box('street', -3000, -200, -17.5, 3000, 6000, -16.05)
        bell_tower(b, *spec.get('tower', [7.5, 30]), -16, 10.5)
    else:
        zs = -60 if around == 'sea' else -11
        if around == 'sea':
            white_town(b, rnd, -26, 46, 8, 95, 46)
            dome(b, *spec.get('dome', [9, 34, -1.2]))
            b.quad('sea2', (-40000, 130, zs), (40000, 130, zs), (40000, 30000, zs), (-40000, 30000, zs))
            b.box('sand', -900, 90, zs-3, 900, 150, zs+.2)
            city.hill(b, -2400, 4600, 3000, 420, zs, 5)
            city.hill(b, 2300, 7200, 900, 560, zs, 9)
        else:
            city.roofs(b, rnd, 12, 150, zs, lambda y: 34+y*.95, .02, (6.5, 9.5), 10.0)
            city.coast(b, rnd, 210, zs, ())
        for _ in range(7):
            x, y, s = rnd.uniform(-300, 500), rnd.uniform(700, 2600), rnd.uniform(.8, 1.4)
            b._add('sail', [(x, y, zs+1), (x+5*s, y, zs+1), (x, y, zs+15*s)], [(0, 1, 2)])
    b.build(mats)
    sky(spec.get('sun_elev', 24), spec.get('sun_rot', 240), .14, cloud=.9, seed=spec.get('sky_seed', 4.4), dust=.7)
    camera_for(spec, (.9, -3.6, 1.75), (.35, 5, 1.75), 22.5, .02)
    return dict(bounces=6)
