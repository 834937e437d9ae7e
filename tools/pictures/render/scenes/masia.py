"""Stone masía (Catalan country house): gabled tile roof, arched doorway, cypress drive, olives, lavender, hills.

spec: stone (4 colours), joint, shutter, hour, cypresses [[x, y]...], olives [[x, y, size]...], seed, camera.
"""
from kit import *


def barrel_tiles(b, x0, x1, ye, yr, ze, zr, mat='tile', pitch=.26):
    """Slope of rounded tiles, ribs running from the eave (ye, ze) to the ridge (yr, zr)."""
    n = int((x1-x0)/pitch)
    r = pitch*.5
    rows = 14
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n
        for k in range(rows):
            u0, u1 = k/rows, (k+1.12)/rows
            b.grid(mat, lambda u, v: (x+r*math.cos(math.pi*v), ye+(yr-ye)*(u0+(u1-u0)*u), ze+(zr-ze)*(u0+(u1-u0)*u)+r*.8*math.sin(math.pi*v)+.05*(1-u)), 1, 5)
    b.quad('tiled', (x0, ye, ze-.02), (x1, ye, ze-.02), (x1, yr, zr-.02), (x0, yr, zr-.02))


def window(b, x, z, w, h, y=0, shutters=True):
    """Stone-framed window with panelled shutters, front facing -y. The wall stays whole: frame stands on it."""
    h2 = w/2
    b.box('dressed', x-h2-.2, y-.07, z+h, x+h2+.2, y+.05, z+h+.3)
    b.box('dressed', x-h2-.26, y-.13, z-.16, x+h2+.26, y+.05, z-.01)
    for s in (-1, 1):
        b.box('dressed', x+s*h2, y-.06, z, x+s*(h2+.2), y+.05, z+h)
    b.box('dark', x-h2, y-.012, z, x+h2, y+.05, z+h)
    b.box('glass', x-h2, y-.02, z, x+h2, y-.014, z+h)
    for a in (-h2, -.03, h2-.06):
        b.box('shut', x+a, y-.045, z, x+a+.06, y-.01, z+h)
    for zz in (z, z+h*.5, z+h-.06):
        b.box('shut', x-h2, y-.04, zz, x+h2, y-.01, zz+.05)
    if shutters:
        for s in (-1, 1):
            xa, xb = sorted((x+s*(h2+.04), x+s*(h2+.04+h2)))
            b.box('shut', xa, y-.12, z+.01, xb, y-.075, z+h-.01)
            for k in range(4):
                b.box('shut', xa+.02+(xb-xa-.04)*k/4+.005, y-.135, z+.03, xa+.02+(xb-xa-.04)*(k+1)/4-.005, y-.11, z+h-.03)


def build(spec):
    rnd = random.Random(spec.get('seed', 14))
    mats = materials_of({
        'stone': (mat_drystone, spec.get('stone', ('#c2a883', '#d8c19c', '#ab9270', '#e0cdab')), spec.get('joint', '#a8957a'), 2.3, 1.5), 'dressed': (mat_stone, '#d9c6a2', .12, .15, {'scale': 2}), 'drystone': (mat_drystone,), 'tile': (mat_stone, '#b9714f', .35, .15, {'scale': 4}), 'tiled': (mat_plain, '#6b4030', .9),
        'shut': (mat_plain, spec.get('shutter', '#5f7a6c'), .6, {'noise': .25}), 'dark': (mat_plain, '#1c1a17', .7), 'glass': (mat_glass, '#b9c6c4', .9), 'iron': (mat_plain, '#17181a', .5, .5), 'wood': (mat_wood, '#7a5232', (10, 2, 1), .6), 'warm': (mat_emit, '#ffca8a', 5), 'linen': (mat_fabric, '#efe7d8', 80), 'terra': (mat_plain, '#b3623c', .8, {'noise': .2}), 'terrace': (mat_travertine, '#cfae88', '#bf9a74', '#8f7458', .5, .5),
        'gravel': (mat_stone, '#c4b08c', .16, .05, {'bump': .9, 'scale': 1.4}), 'earth': (mat_stone, '#a3905f', .25, .05, {'bump': .7, 'scale': .6}), 'hill': (mat_rock,), 'field': (mat_plain, '#9a9a62', 1, {'noise': .3, 'nscale': .05}), 'far': (mat_plain, '#7f93a0', 1), 'mid': (mat_plain, '#6f8066', 1, {'noise': .35, 'nscale': .03}),
        'bark': (mat_stone, '#8a7a66', .3, .2, {'bump': .6, 'scale': 2}), 'barkp': (mat_stone, '#7d5a44', .35, .2), 'cyp': (mat_leaf, ['#2c4a26', '#3a5b31', '#4a6e3b'], .18), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25), 'lav': (mat_leaf, ['#7a68a8', '#8f7fbd', '#69569a', '#9a8ac8'], .35), 'grass': (mat_leaf, ['#9a9a52', '#b8b066', '#7f8a44', '#c8bc7a'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .45), 'ivy': (mat_leaf, ['#3f5f28', '#5a7d35', '#7a9a45', '#4d6b2c'], .3), 'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25)})
    b = Builder()
    # main house x -7..7, y 0..11: gable towards us in the Catalan manner (ridge along y), lower wing right
    W, E, RZ = 7.0, 6.6, 9.3
    b.prism('stone', [(-W, -.3), (W, -.3), (W, E), (0, RZ), (-W, E)], 0, 11, 'y')
    for s in (-1, 1): # roof slopes fall to the sides: rotate the tile maker
        M = Matrix(((0, s, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        b.push(M)
        barrel_tiles(b, -.45, 11.4, W+.5, 0, E-.05, RZ+.18)
        b.pop()
        n = 26
        for i in range(n): # tiles seen on the gable edge
            t = (i+.5)/n
            x = s*(W+.5)*(1-t)
            z = E-.05+(RZ+.18-E+.05)*t
            b.box('dressed', x-.14, -.42, z-.14, x+.14, .0, z-.03)
    b.tube('tile', [(0, -.45, RZ+.2), (0, 11.4, RZ+.2)], .17, 10)
    for i in range(int(E/.42)): # quoins
        for s in (-1, 1):
            l = .62 if i % 2 else .38
            b.box('dressed', s*W, -.05, i*.42+.01, s*(W-l), .1, i*.42+.40)
    # arched doorway with long voussoirs
    r, zs, n = 1.15, 1.9, 15
    b.prism('dark', [(-r, 0), (-r, zs)]+[(-r*math.cos(math.pi*i/24), zs+r*math.sin(math.pi*i/24)) for i in range(25)]+[(r, zs), (r, 0)], -.015, .1)
    for i in range(n):
        a0, a1 = math.pi*i/n+.008, math.pi*(i+1)/n-.008
        b.prism('dressed', [(-r*math.cos(a0), zs+r*math.sin(a0)), (-(r+.95)*math.cos(a0), zs+(r+.95)*math.sin(a0)),
                (-(r+.95)*math.cos(a1), zs+(r+.95)*math.sin(a1)), (-r*math.cos(a1), zs+r*math.sin(a1))], -.06-.015*(i % 2), .08)
    for s in (-1, 1):
        for k in range(4):
            b.box('dressed', s*r, -.06, k*.475+.01, s*(r+.55+.15*(k % 2)), .08, k*.475+.465)
        xa, xb = sorted((s*.02, s*(r-.02)))
        b.prism('wood', [(s*.02, .02), (s*(r-.02), .02)]+[(s*(r-.02)*math.cos(math.pi*i/24), zs+(r-.02)*math.sin(math.pi*i/24))
                for i in range(12)]+[(s*.02, zs+r-.03)], -.05, -.02)
        for k in range(4):
            b.box('iron', xa+.05, -.07, .35+k*.55, xb-.1, -.05, .40+k*.55)
    b.lathe('iron', [(.05, -.01), (.07, 0), (.05, .01)], (.14, -.08, 1.2), 12)
    for x in (-4.4, 4.4):
        window(b, x, 1.1, 1.0, 1.5)
    for x in (-4.3, 0, 4.3):
        window(b, x, 4.3, 1.05, 1.7 if x else 1.9)
    b.box('dressed', -1.1, -.75, 4.12, 1.1, 0, 4.28)
    for k in range(19):
        b.tube('iron', [(-1.0+k*.111, -.7, 4.28), (-1.0+k*.111, -.7, 5.2)], .009, 4)
    for x in (-1.0, 1.0):
        [b.tube('iron', [(x, -.7+.12*k, 4.28), (x, -.7+.12*k, 5.2)], .009, 4) for k in range(6)]
    b.box('iron', -1.03, -.72, 5.18, 1.03, -.68, 5.22)
    for k in range(3): # attic gallery
        x = -1.3+1.3*k
        b.prism('dark', [(x-.4, 7.0)]+[(x-.4*math.cos(math.pi*i/12), 7.65+.4*math.sin(math.pi*i/12)) for i in range(13)]+[(x+.4, 7.0)], -.012, .1)
        for i in range(9):
            a0, a1 = math.pi*i/9, math.pi*(i+1)/9
            b.prism('dressed', [(x-.4*math.cos(a0), 7.65+.4*math.sin(a0)), (x-.58*math.cos(a0), 7.65+.58*math.sin(a0)),
                    (x-.58*math.cos(a1), 7.65+.58*math.sin(a1)), (x-.4*math.cos(a1), 7.65+.4*math.sin(a1))], -.05, .05)
        b.box('dressed', x-.55, -.09, 6.85, x+.55, .05, 7.0)
    # lower wing with porch arches
    b.box('stone', 7.02, 1.6, -.3, 15, 9, 3.9)
    barrel_tiles(b, 7.05, 15.4, 1.15, 9, 3.8, 5.6)
    b.prism('stone', [(9, 3.9), (1.6, 3.9), (9, 5.5)], 14.6, 15, 'x')
    for k in range(3):
        window(b, 8.7+2.3*k, 1.0, .95, 1.55, 1.6)
    # chimney, sundial
    b.box('stone', 3.6, 5, 7.4, 4.5, 6, 9.9)
    b.box('dressed', 3.5, 4.9, 9.9, 4.6, 6.1, 10.05)
    b.prism('tile', [(3.5, 10.05), (4.6, 10.05), (4.05, 10.5)], 4.9, 6.1)
    b.prism('linen', [(2.1+.55*math.cos(a*.26), 6.15+.55*math.sin(a*.26)) for a in range(24)], -.03, .02)
    b.tube('iron', [(2.1, -.03, 6.3), (2.1, -.3, 6.05)], .012, 5)
    # vine on the right half of the front, bougainvillea at the left
    r2 = random.Random(5)
    for i in range(34):
        t = r2.random()
        bush(b, 'ivy', (6.9-2.2*r2.random()**2*(.4+t), -.12, .5+5.9*t), r2.uniform(.35, .6), 330, 30+i, .11, 1.0)
    for i in range(16):
        t = r2.random()
        bush(b, 'leafy', (-6.6+1.0*r2.random()*t, -.15, .4+3.6*t), r2.uniform(.3, .5), 300, 80+i, .1, 1.0, 'bou', .6)
    # ground, terrace, drive, low walls
    b.box('earth', -90, -60, -.5, 90, 60, -.08)
    b.box('terrace', -8.5, -3.6, -.3, 16, 0, .0)
    b.box('dressed', -8.6, -3.75, -.3, 16.1, -3.55, .03)
    b.prism('gravel', [(-2.6, -40), (2.2, -40), (1.9, -3.8), (-1.9, -3.8)], -.2, -.05, 'z')
    b.box('dressed', -1.8, -4.3, -.3, 1.8, -3.76, -.015)
    for s in (-1, 1):
        b.box('drystone', s*2.9, -30, -.3, s*3.3, -5.4, .48)
    # stone table, chairs, pots
    b.box('wood', 3.4, -2.6, .72, 5.8, -1.7, .78)
    for x in (3.55, 5.55):
        b.box('wood', x, -2.45, 0, x+.1, -1.85, .72)
    for x in (3.9, 4.6, 5.3):
        for y, s in ((-2.95, -1), (-1.35, 1)):
            b.box('wood', x-.2, y-.2, .43, x+.2, y+.2, .47)
            b.box('wood', x-.2, y+s*.18, .47, x+.2, y+s*.21, .9)
            [b.box('wood', x+u, y+v, 0, x+u+.035, y+v+.035, .43) for u in (-.19, .15) for v in (-.19, .15)]

    def pot(x, y, s, k, seed):
        b.lathe('terra', [(0, 0), (.22*s, 0), (.36*s, .35*s), (.38*s, .55*s), (.33*s, .68*s), (.36*s, .74*s), (.3*s, .74*s), (0, .66*s)], (x, y, 0), 22)
        bush(b, 'leafy', (x, y, 1.0*s), .45*s, 700, seed, .09, .95, k, .5)
    pot(-2.2, -.7, 1, 'bou', 1)
    pot(2.2, -.7, 1, 'bou', 2)
    pot(-5.9, -1.2, .8, 'lav', 3)
    pot(7.4, -1.0, .9, 'bou', 4)
    pot(-3.3, -3.1, .8, None, 5)
    # planting: lavender rows along the walls, grasses
    for s in (-1, 1):
        for i in range(32):
            bush(b, 'lav', (s*(3.85+rnd.uniform(-.1, .3)), -29+i*.76, .28), rnd.uniform(.36, .5), 420, i+(50 if s > 0 else 0), .085, .85)
    for i in range(420):
        blades(b, 'grass', (rnd.choice([-1, 1])*rnd.uniform(4.6, 17), rnd.uniform(-24, -4.5), -.1), 30, rnd.uniform(.35, .6), i, .015, .35)
    # hills: near wooded, far blue

    def ridge(y, w, h, mat, seed, z=-6):
        r = random.Random(seed)
        ph = [r.uniform(0, 6) for _ in range(7)]
        b.grid(mat, lambda u, v: ((u-.5)*w, y+v*w*.12, z+max(0, math.sin(math.pi*v*.5))*h* \
               (.45+sum(math.sin(u*7*1.9**k+ph[k])*.5**k for k in range(6))*.35)), 200, 6, False)
    ridge(260, 1500, 46, 'mid', 4)
    ridge(900, 4200, 190, 'far', 7)
    ridge(1700, 8000, 420, 'far', 9)
    b.box('field', -1500, 60, -3, 1500, 600, -1.5)
    for i in range(90):
        bush(b, rnd.choice(['leafy', 'olive', 'needle']), (rnd.uniform(-60, 70), rnd.uniform(16, 52), 1.0), rnd.uniform(1.6, 3.0), 520, 400+i, .38, .8)
    b.build(mats)
    protos = [cypress(k, h=8.4, r=.8, leaves=8000).build(mats, 'cy%d' % k) for k in (4, 5)]
    olive = tree(3, h=4.6, crown=2.3, crownh=3.2, leaves=9000, leafm='olive', lsize=.14, nbr=7, clear=.3).build(mats, 'ol')
    um = pine(2, h=11, crown=4.4, clumps=1700).build(mats, 'um')
    for o in protos+[olive, um]:
        for ob in o.values():
            ob.location = (0, -500, 0)
    for k, (x, y) in enumerate(spec.get('cypresses', [[-4.9, -6.4], [-4.9, -10.2], [-4.9, -14], [4.9, -6.4], [4.9, -14]])):
        instance(protos[k % 2], T(x, y, -.15) @ R(40*k) @ Matrix.Scale(rnd.uniform(.84, 1.0), 4))
    for x, y, k in spec.get('olives', [[-10.5, -3, 1.0], [-13.5, -9, 1.1], [11.8, -6.2, 1.05], [15.2, -11, 1.1], [-17, 2, 1.2], [17.5, -2, 1.0]]):
        instance(olive, T(x, y, -.1) @ R(x*33) @ Matrix.Scale(k, 4))
    for x, y, k in ((-12, 12, 1.1), (13, 13, 1.0), (-20, 17, 1.2)):
        instance(um, T(x, y, -.2) @ R(x*20) @ Matrix.Scale(k, 4))
    sky_for(spec, elev=spec.get('sun_elev', 17), rot=spec.get('sun_rot', 240), strength=.14, cloud=.9, dust=.7)
    camera_for(spec, (-1.5, -25.5, 1.9), (.5, 0, 1.9), 26, .085)
    return dict(bounces=6)
