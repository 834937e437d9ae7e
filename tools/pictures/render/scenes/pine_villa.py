"""Low Mediterranean villa among pines: tiled roofs, an arched porch, one room upstairs with a terrace, a pool in front.

spec: wall, dressed (window frames), shutter, stone (4 colours): colours; hour, sky, sky_seed, camera; pool [x0, x1, y0, y1]; pines [[x, y, size]...]; seed.
"""
from kit import *
from arched_porch import EAVE, PORCH, porch, roof_z
from masia import barrel_tiles, window

WING = (-10.5, 9.5)


def house(b):
    """Long low body, the room upstairs with its own roof, terrace beside it, chimney."""
    xa, xb = WING
    for x0, x1 in ((xa, PORCH[0]), (PORCH[1], xb)):
        b.box('wall', x0, 0, -.3, x1, 10, roof_z(0)-.1)
        barrel_tiles(b, x0-(.4 if x0 == xa else 0), x1+(.4 if x1 == xb else 0), -.55, 5, roof_z(-.55), roof_z(5))
        b.box('dressed', x0-.1, -.08, -.3, x1+.1, 0, .18)
    b.box('wall', PORCH[0], 0, -.3, PORCH[1], 10, roof_z(0)-.12)
    barrel_tiles(b, PORCH[0]-.25, PORCH[1]+.25, PORCH[2]-.5, 5, EAVE, roof_z(5))
    for x in (xa+.2, xb-.2):            # gable ends
        b.prism('wall', [(0, roof_z(0)-.12), (10, roof_z(0)-.12), (5, roof_z(5)-.1)], x-.2, x+.2, 'x')
    for x in (-8.9, -6.7, 6.3, 8.3):
        window(b, x, .95, .9, 1.35, 0)
    # room upstairs: x 1.6..8, y 1.8..9
    z1 = 6.15
    b.box('wall', 1.6, 1.8, 3.0, 8.0, 9, z1)
    barrel_tiles(b, 1.15, 8.45, 1.3, 5.4, z1-.1, z1+1.15)
    b.push(T(0, 10.8, 0) @ Matrix.Scale(-1, 4, (0, 1, 0)))
    barrel_tiles(b, 1.15, 8.45, 1.3, 5.4, z1-.1, z1+1.15)
    b.pop()
    for x in (1.8, 7.8):
        b.prism('wall', [(1.8, z1-.02), (9, z1-.02), (5.4, z1+1.05)], x-.2, x+.2, 'x')
    for x in (3.3, 6.2):
        window(b, x, 4.35, 1.0, 1.35, 1.8)
    # terrace: parapet, pergola of chestnut poles, vine
    b.box('wall', -4.2, 2.0, 3.0, 1.59, 7, 4.75)
    b.box('dressed', -4.28, 1.92, 4.75, 1.59, 2.34, 4.83)
    b.box('dressed', -4.28, 2.34, 4.75, -3.9, 7, 4.83)
    for x in (-3.9, -1.3, 1.3):
        b.tube('beam', [(x, 2.2, 4.8), (x, 2.2, 6.0)], .06, 8)
    b.tube('beam', [(-4.3, 2.2, 6.02), (1.6, 2.2, 6.02)], .065, 8)
    for k in range(12):
        b.tube('beam', [(-4.1+k*.5, 1.9, 6.12), (-4.1+k*.5, 6.2, 6.16)], .035, 6)
    for i in range(22):
        t = (i*.618) % 1
        bush(b, 'leafy', (-4.0+5.4*t, 2.3+1.6*((i*.37) % 1), 6.2+.1*math.sin(i)), .42, 330, 500+i, .11, .6, 'bou', .4 if t < .45 else .04)
    for i in range(9):
        bush(b, 'leafy', (-4.35+.1*i, 1.9, 5.7-.42*i*.6), .34, 300, 540+i, .1, 1, 'bou', .5)
    b.box('wall', -7.4, 4.2, 3.2, -6.5, 5.0, 5.9)
    b.box('dressed', -7.5, 4.1, 5.9, -6.4, 5.1, 6.0)
    for s in (-.35, .1):
        b.box('wall', -6.95+s, 4.15, 6.0, -6.95+s+.25, 5.05, 6.25)
    b.prism('tile', [(-7.55, 6.25), (-6.35, 6.25), (-6.95, 6.55)], 4.05, 5.15)


def whole_house(b):
    """House and porch with the slope of the roof behind, which only a view from the air shows."""
    house(b)
    porch(b)
    b.push(T(0, 10, 0) @ Matrix.Scale(-1, 4, (0, 1, 0)))
    barrel_tiles(b, WING[0]-.4, WING[1]+.4, -.55, 5, roof_z(-.55), roof_z(5))
    b.pop()


def pool(b, x0, x1, y0, y1):
    """Rectangular basin with a stone edge, paving round it, gravel and earth beyond."""
    g = .03
    for ax, ay, bx, by in ((x0-2.2, y1+g, x1+2.2, PORCH[2]-.36), (x1+g, y0-1.4, x1+2.2, y1+g), (x0-2.2, y0-1.4, x0-g, y1+g), (x0-g, y0-1.4, x1+g, y0-g)):
        b.box('paving', ax, ay, -.3, bx, by, 0)
    for ax, ay, bx, by in ((-60, y0-40, x0-2.21, 60), (x1+2.21, y0-40, 60, 60), (x0-2.21, y0-40, x1+2.21, y0-1.41), (x0-2.21, PORCH[2]-.35, x1+2.21, 60)):
        b.box('earth', ax, ay, -.5, bx, by, -.05)
    b.box('mosaic', x0, y0, -1.5, x1, y1, -1.4)
    for ax, ay, bx, by in ((x0-.05, y0, x0, y1), (x1, y0, x1+.05, y1), (x0, y1, x1, y1+.05), (x0, y0-.05, x1, y0)):
        b.box('mosaic', ax, ay, -1.5, bx, by, -.04)
    b.quad('psurf', (x0, y0, -.09), (x1, y0, -.09), (x1, y1, -.09), (x0, y1, -.09))
    for ax, ay, bx, by in ((x0-.4, y1-.05, x1+.4, y1+.4), (x0-.4, y0-.4, x1+.4, y0+.05), (x0-.4, y0+.05, x0+.05, y1-.05), (x1-.05, y0+.05, x1+.4, y1-.05)):
        b.box('dressed', ax, ay, -.04, bx, by, .03)


def garden(b, rnd, x0, x1, y0, y1):
    """Dry-stone borders with lavender, rosemary and agaves; sun beds; pots; shrubs behind the house."""
    beds = [(x0-6.6, y0-.6, x0-2.6, y1+2.6), (x1+2.6, y0+.4, x1+6.4, y1+1.6), (WING[0]-3, -3.0, PORCH[0]-.9, -.9), (PORCH[1]+.9, -3.0, WING[1]+3, -.9)]
    for ax, ay, bx, by in beds:
        b.box('drystone', ax, ay, -.3, bx, by, .34)
        b.box('earth', ax+.3, ay+.3, .2, bx-.3, by-.3, .36)
        n = int((bx-ax)*(by-ay)*.75)
        for k in range(n):
            x, y = rnd.uniform(ax+.4, bx-.4), rnd.uniform(ay+.4, by-.4)
            kind = rnd.choice(['lav', 'lav', 'rosemary', 'leafy', 'agave'])
            if kind == 'agave':
                blades(b, 'agave', (x, y, .34), 24, rnd.uniform(.55, .85), k, .07, .28)
            else:
                bush(b, kind, (x, y, .55), rnd.uniform(.36, .56), 360, k+int(ax*31), .085, .85)
    for x, rot in ((x0+1.2, 6), (x0+2.9, -3)):
        b.push(T(x, y1+1.3, 0) @ R(rot))
        b.box('wood', -.36, -.95, .24, .36, .95, .29)
        for u in (-.32, .28):
            for v in (-.85, .8):
                b.box('wood', u, v, 0, u+.05, v+.05, .26)
        b.cushion('linen', (0, -.3, .36), (.68, 1.25, .12), .25)
        b.push(T(0, .32, .35) @ R(36, 'X'))
        b.cushion('linen', (0, .33, .02), (.68, .78, .12), .25)
        b.pop()
        b.pop()

    def pot(x, y, s, kind, seed):
        b.lathe('terra', [(0, 0), (.22*s, 0), (.36*s, .35*s), (.38*s, .55*s), (.33*s, .68*s), (.36*s, .74*s), (.3*s, .74*s), (.28*s, .66*s)], (x, y, .02), 22)
        bush(b, 'leafy', (x, y, 1.0*s), .45*s, 600, seed, .1, .95, kind, .5)
    for k, (x, y, s, kind) in enumerate(((PORCH[0]-.5, -4.6, .9, 'bou'), (PORCH[1]+.5, -4.6, 1.0, 'bou'), (-1.5, -4.5, .6, None), (1.7, -4.5, .6, 'bou'), (x1+1.5, y0-.5, .9, None))):
        pot(x, y, s, kind, 30+k)
    for k in range(14):         # bougainvillea up the left end of the porch
        bush(b, 'leafy', (PORCH[0]-.1+.3*math.sin(k), -4.1-.1*(k % 3), .4+.22*k), .3+.02*k, 330, 60+k, .1, 1, 'bou', .6)
    for k in range(60):
        bush(b, rnd.choice(['leafy', 'rosemary', 'olive', 'leafy']), (rnd.choice([-1, 1])*rnd.uniform(12, 34), rnd.uniform(-10, 22), .3), rnd.uniform(.7, 1.6), 420, 100+k, .16, .75)
    for k in range(520):
        x, y = rnd.uniform(-22, 26), rnd.uniform(-21, 2)
        if y < y0-1.9 or abs(x) > 13:
            blades(b, 'grass', (x, y, -.08), 24, rnd.uniform(.16, .42), k, .013, .4)
    for k in range(34):
        x, y = rnd.uniform(8.6, 24), rnd.uniform(-15, -4)
        bush(b, rnd.choice(['rosemary', 'lav', 'leafy', 'olive']), (x, y, .25), rnd.uniform(.4, .9), 420, 700+k, .12, .8)
    for k in range(80):
        bush(b, rnd.choice(['needle', 'leafy', 'olive']), (rnd.uniform(-80, 110), rnd.uniform(26, 70), 1.5), rnd.uniform(2.0, 4.2), 520, 300+k, .36, .9)


def house_materials(spec):
    return materials_of({
        'wall': (mat_stone, spec.get('wall', '#d8bf98'), .07, .1, {'bump': .2}), 'dressed': (mat_stone, spec.get('dressed', '#d9c6a2'), .12, .12, {'scale': 2}), 'tile': (mat_stone, '#b4704c', .35, .15, {'scale': 4}), 'tiled': (mat_plain, '#6b4030', .9),
        'shut': (mat_plain, spec.get('shutter', '#5a4632'), .6, {'noise': .25}), 'dark': (mat_plain, '#1c1a17', .7), 'room': (mat_plain, '#4a3d30', .8, {'noise': .3, 'nscale': 2}), 'glass': (mat_glass, '#b9c6c4', .8), 'iron': (mat_plain, '#17181a', .5, .5), 'beam': (mat_wood, '#6b4a30', (10, 2, 1), .6), 'ceiling': (mat_plain, '#e6d6ba', .9),
        'wood': (mat_wood, '#8a6038', (10, 2, 1), .6), 'wicker': (mat_fabric, '#b08a56', 40, .6), 'linen': (mat_fabric, '#efe7d8', 80), 'pop': (mat_fabric, '#a8573a', 80), 'lamp': (mat_plain, '#e9d9bb', .8), 'ceram': (mat_plain, '#ece4d6', .35), 'lemon': (mat_plain, '#e8c53a', .45), 'terra': (mat_plain, '#b3623c', .8, {'noise': .2}),
        'clay': (mat_travertine, '#b9795a', '#a96b4c', '#8a6a52', .3, .3), 'paving': (mat_travertine, '#cdb592', '#c0a682', '#927c5f', .8, .5), 'drystone': (mat_drystone, spec.get('stone', ('#a8977c', '#c4b296', '#94846a', '#d0c0a4'))), 'earth': (mat_stone, '#a98a62', .22, .05, {'bump': .8, 'scale': .9}),
        'mosaic': (mat_pool, .4), 'psurf': (mat_pool_surface,), 'barkp': (mat_stone, '#7d5a44', .35, .2, {'bump': .9, 'scale': 3}), 'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'rosemary': (mat_leaf, ['#5b6f4a', '#71865a', '#4a5c3e'], .3), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25),
        'lav': (mat_leaf, ['#7a68a8', '#8f7fbd', '#69569a', '#6d8a5b'], .35), 'agave': (mat_plain, '#7d9a86', .55, {'noise': .2}), 'grass': (mat_leaf, ['#9a9a52', '#b8b066', '#7f8a44', '#c8bc7a'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .45), 'hills': (mat_plain, '#6a7560', 1, {'noise': .4, 'nscale': .03})})


def build(spec):
    rnd = random.Random(spec.get('seed', 8))
    mats = house_materials(spec)
    b = Builder()
    house(b)
    porch(b)
    box = spec.get('pool', [-3.6, 5.4, -12.4, -8.4])
    pool(b, *box)
    garden(b, rnd, *box)
    b.grid('hills', lambda u, v: ((u-.5)*2400, 380+v*260, -20+130*math.sin(math.pi*v*.5)*(.5+.4*math.sin(u*6+1)+.1*math.sin(u*23)+.05*math.sin(u*61))), 220, 8)
    b.build(mats)
    pines = [pine(k, h=9.5, crown=3.9, thick=1.7, clumps=1300, lean=.1).build(mats, 'pine%d' % k) for k in (3, 5)]
    for o in pines:
        for ob in o.values():
            ob.location = (0, -500, 0)
    for k, (x, y, s) in enumerate(spec.get('pines', [[-12.5, -5.5, .95], [-15.5, 4, 1.15], [-9, 13.5, 1.2], [-1, 15, 1.3], [6.5, 13, 1.15], [12.5, 9, 1.2], [15, -1.5, 1.0], [-20, 10, 1.3], [19, 14, 1.4], [-24, -2, 1.1], [23, 4, 1.2], [2, 24, 1.5], [-13, 22, 1.5], [13, 22, 1.5], [29, 13, 1.3], [36, 24, 1.5], [46, 18, 1.4], [26, 30, 1.6], [58, 32, 1.6], [-32, 20, 1.5]])):
        instance(pines[k % 2], T(x, y, -.1) @ R(x*23) @ Matrix.Scale(s, 4))
    sky_for(spec, elev=17, rot=236, strength=.14, cloud=.7, dust=.9)
    camera_for(spec, (-9.5, -17.5, 1.85), (.4, -2, 1.85), 25, .05)
    return dict(bounces=6)
