"""Upper Barcelona from a drone: 'sarria' (village streets, walled gardens, the hill), 'balmes' (blocks of flats on a slope, city and sea),
'calvet' (a street of six storeys with plane trees, small gardens inside the blocks).

spec: kind, palette, roof, tiles of the home (see townhouse.py), seed, hour, sky, haze, city (see beyond.city), peaks, camera; colours.
"""
import air
import beyond
import city as C
import facade as F
import flats as A
import hillside as H
import townhouse
from kit import *
from slopes import LEAVES, plants, put


def garden(b, rnd, get, x0, x1, y0, y1, z=0, many=.03):
    """Patch of lawn or paving with trees behind walls of two metres."""
    b.box(rnd.choice(('lawn', 'lawn', 'lawn', 'ccourt')), x0, y0, z-1, x1, y1, z+.06)
    for a, c, e, f in ((x0, y0, x0+.25, y1), (x0, y1-.25, x1, y1)):
        b.box(rnd.choice(('c3', 'c5', 'drystone')), a, c, z-1, e, f, z+2)
    for _ in range(max(1, int((x1-x0)*(y1-y0)*many))):
        put(get, rnd, rnd.choice(('broad', 'broad', 'oak', 'olive', 'palm', 'cypress', 'bou', 'shrub')), rnd.uniform(x0+1.5, x1-1.5), rnd.uniform(y0+1, y1-1), z, rnd.uniform(.5, .85))


def cottage(b, rnd, x0, x1, deep, high, detail):
    """House of two or three floors between party walls, front at y = 0; half of them under tiles."""
    if rnd.random() < .42:
        return A.house(b, rnd, x0, x1, 0, deep, high, detail)
    wall = rnd.choice(A.WALLS)
    b.box(wall, x0, 0, 0, x1-.04, deep, high)
    if detail:
        H.gable(b, wall, x0, x1-.04, 0, deep, high, rnd.uniform(1.6, 2.2), over=.25, pitch=.4)
    else:
        b.prism('tile', [(-.25, high-.1), (deep+.25, high-.1), (deep/2, high+1.9)], x0, x1-.04, 'x')
    for f in range(int(high/3.2)):
        for y in (0, deep+.02):
            H.holes(b, x0, x1, y, .9+3.2*f, max(2, round((x1-x0)/2.6)), .95, 1.6, detail and y == 0)
    b.box('c5', x1-1.6, deep*.6, high, x1-.9, deep*.6+.7, high+2.6)


def village(b, rnd, get, spec):
    """Crooked rows of houses with gardens back to back; the home is the one with the turret, its garden towards the camera."""
    y = -118
    row = 0
    while y < 330:
        d = 46 if row != 2 else 50
        x = -270+rnd.uniform(-15, 15)
        while x < 270:
            w = rnd.uniform(52, 90)
            own = row == 2 and x < 0 < x+w
            b.push(R(rnd.uniform(-1.2, 1.2)))
            b.box('pave', x-1.2, y-1.2, -6, x+w+1.2, y+d+1.2, -.06)
            for back in (False, True):
                u = 0
                b.push(T(x, y, 0) if not back else T(x+w, y+d, 0) @ R(180))
                while u < w-.1:
                    k = min(rnd.uniform(6, 10.5), w-u)
                    k = w-u if w-u-k < 4.5 else k
                    gx = x+u if not back else x+w-u-k
                    deep = rnd.uniform(9, 11.5)
                    skip = row == 2 and not back and -12.5 < gx+k/2 < 13     # the home's own plot, street to street
                    if not skip:
                        cottage(b, rnd, u, u+k, deep, rnd.choice((6.6, 7, 9.6, 9.8, 10)), y < 150)
                        M = b.M @ T(u, deep, 0)
                        z = M.translation.z
                        p, q = M @ Vector((0, 0, 0)), M @ Vector((k, d/2-deep, 0))
                        m, b.M = b.M, Matrix.Identity(4)
                        garden(b, rnd, get, min(p.x, q.x), max(p.x, q.x), min(p.y, q.y), max(p.y, q.y), z, .036)
                        b.M = m
                    u += k
                b.pop()
            b.pop()
            x += w+rnd.uniform(6, 7.5)
        row += 1
        y += d+rnd.uniform(5.5, 7)
    b.box('street', -900, -400, -7, 900, 1400, -.2)
    # parish church with its tower
    b.push(T(-62, 92, 0) @ R(8))
    b.box('c3', -9, -24, 0, 9, 24, 13)
    H.gable(b, 'c3', -9, 9, -24, 24, 13, 3, 'y', .3, .5)
    b.box('c3', 9.1, -24, 0, 15.5, -17.6, 27)
    b.lathe('c3', [(3.4, 0), (3.4, 8), (3.7, 8.1), (3.7, 8.6), (0, 11.5)], (12.3, -20.8, 27), 8, False)
    for k in range(4):
        b.box('cwin', 11.2, -24.05+6.5*(k > 1), 21-3*(k % 2)*3, 13.4, -17.55 if k > 1 else -23.9, 24-3*(k % 2)*3)
    b.pop()


def old_house(spec, get, rnd, z):
    """The home of scenes/townhouse.py, its lawn with the loquat, terrace, wall of two metres."""
    mats = F.setup(spec)
    mats.update(materials_of({'roofA': (mat_plain, spec.get('roof', '#3f6a5c'), .22, {'noise': .3, 'nscale': 5}), 'roofB': (mat_plain, '#d8c49a', .25), 'lawn': (mat_stone, '#7a9448', .3, .05), 'wallg': (mat_stone, '#cdbb98', .15, .25), 'slabg': (mat_travertine, '#cfae88', '#bf9a74', '#8f7458', .5, .5)}))
    b = Builder()
    b.push(T(*spec['home_at'], z))
    townhouse.body(b, .05)
    b.box('roof', -7, .6, 8.2, 3.3, 9.9, 8.3)
    b.box('lawn', -8.6, -15, -1, 9.4, -4.2, .05)
    b.box('slabg', -8.6, -4.15, -1, 9.4, -.15, .3)
    b.box('wallg', -8.6, 0, -1, -7.3, .3, 2)
    for a, c, e, f in ((-8.95, -15.3, -8.6, 10), (9.4, -15.3, 9.75, 10), (-8.6, -15.35, 9.4, -15)):
        b.box('wallg', a, c, -1, e, f, 2.0)
    b.pop()
    b.build(mats, 'own')
    x, y = spec['home_at']
    for kind, u, v, s in (('broad', 5.6, -9.6, .6), ('cypress', -7.6, -2, .8), ('bou', -7.4, -9, 1), ('bou', -7.6, -12.5, .8), ('shrub', 8, -13, 1.1), ('shrub', -3, -14, .9), ('shrub', 1.5, -14.1, 1), ('palm', -5, -12.6, .6), ('lav', 3, -4.6, 1.2), ('lav', -5, -4.6, 1.2)):
        put(get, rnd, kind, x+u, y+v, z, s)


def ring(b, rnd, get, cx, cy, w, d, z, deep, heights, widths, detail, attic=.32):
    """Block of flats round an inner garden; set-back attics with awnings and plants on many roofs."""
    for q, (half, long) in enumerate(((d/2, w), (w/2, d), (d/2, w), (w/2, d))):
        b.push(T(cx, cy, z) @ R(90*q))
        u, end = -long/2+(deep if q % 2 else 0), long/2-(deep if q % 2 else 0)
        while u < end-.1:
            k = min(rnd.uniform(*widths), end-u)
            k = end-u if end-u-k < 6 else k
            h, dd = rnd.uniform(*heights), deep-rnd.uniform(0, 1.5)
            A.house(b, rnd, u, u+k, -half, -half+dd, h, detail)
            b.box('c4', u, -half, -9, u+k, -half+dd, .02)
            if detail and q % 2 == 0 and (u < -long/2+.1 or u+k > long/2-.2):
                A.end_wall(b, *((u, -1) if u < 0 else (u+k-.05, 1)), -half, -half+dd, h)
            if rnd.random() >= attic:
                A.clutter(b, rnd, u, u+k, -half, -half+dd, h+.05) if detail else None
            else:
                b.box(rnd.choice(('c5', 'c3')), u+.8, -half+3, h+.01, u+k-.9, -half+dd-1.5, h+2.9)
                b.box('croof2', u+.5, -half+2.6, h+2.9, u+k-.6, -half+dd-1.2, h+3.05)
                b.box('cwin', u+1.5, -half+2.96, h+.2, u+k-1.6, -half+3.02, h+2.3)
                if detail and rnd.random() < .6:
                    b.quad(rnd.choice(('cshut1', 'cshut3', 'awn')), (u+1.2, -half+2.9, h+2.6), (u+k-1.2, -half+2.9, h+2.6), (u+k-1.2, -half+1, h+2.1), (u+1.2, -half+1, h+2.1))
            u += k
        b.pop()
    b.box('ccourt', cx-w/2+1, cy-d/2+1, z-9, cx+w/2-1, cy+d/2-1, z+.3)
    iw, id_ = w/2-deep-1, d/2-deep-1
    for _ in range(int(iw*id_/9) if iw > 2 else 0):
        if detail or rnd.random() < .5:
            put(get, rnd, rnd.choice(('broad', 'broad', 'oak', 'cypress', 'palm')), cx+rnd.uniform(-iw, iw), cy+rnd.uniform(-id_, id_), z+.2, rnd.uniform(.5, .95))
    if iw > 6:
        for _ in range(4):
            x, y = cx+rnd.uniform(-iw, iw-6), cy+rnd.uniform(-id_, id_-4)
            b.box(rnd.choice(('lawn', 'croof', 'lawn', 'croof2')), x, y, z, x+rnd.uniform(5, 9), y+rnd.uniform(4, 8), z+rnd.choice((.4, .45, 3.4)))


def build(spec):
    rnd = random.Random(spec.get('seed', 1))
    kind = spec['kind']
    mats = materials_of(dict(C.CITY_MATS, **H.MATS))
    mats.update(materials_of(dict(ciron=(mat_plain, '#2b2c2d', .5, .4), cshut1=(mat_plain, '#6d7f68', .7), cshut2=(mat_plain, '#7a5c42', .7), cshut3=(mat_plain, '#d8d0bf', .7), awn=(mat_plain, '#a86a4a', .8), cac=(mat_plain, '#d5d2ca', .5), cpanel=(mat_plain, '#1e2a3d', .15, 0, .7),
                                  ccourt=(mat_stone, '#b3a78f', .15, .1), pave=(mat_stone, '#b8ad9b', .1, .1), deck=(mat_travertine, '#b5704e', '#a8654a', '#8a5a44', .4, .4), ccar1=(mat_plain, '#e9e7e2', .25), ccar2=(mat_plain, '#3d4246', .25), ccar3=(mat_plain, '#7c2f2a', .3),
                                  mint=(mat_stone, '#a9c2ae', .05, .1), bark=(mat_stone, '#9a8770', .3, .2), barkp=(mat_stone, '#94745c', .35, .2), street=(mat_stone, '#7d7872', .1, .1), cliff=(air.mat_land, dict(earth='#5f6a3c', scrub='#3d5030', rock='#8a8468')))))
    mats.update({k: air.mat_crown(k, v) for k, v in LEAVES.items()})
    mats.update({k: mat_stone(k, v, .1, .12) for k, v in spec.get('colours', {}).items()})
    get, b = plants(mats), Builder()
    if kind == 'sarria':
        village(b, rnd, get, spec)
        old_house(spec, get, rnd, spec.get('home_z', 0))
    elif kind == 'balmes':
        def fall(y):
            return max(0, 66*(1-max(0, y+30)/560))
        b.prism('street', [(-160, 66), (-30, 66), (530, -.2), (700, -.4), (700, -20), (-160, -20)], -900, 900, 'x')
        for j, y in enumerate(range(-70, 560, 78)):
            x = -330-20*(j % 2)
            while x < 330:
                w, d = rnd.uniform(62, 84), 62
                own = j == 1 and x < -20 < x+w
                if rnd.random() < .06 and not own:      # a garden with pines instead of a block
                    for _ in range(34):
                        put(get, rnd, rnd.choice(('pine', 'oak', 'cypress', 'aleppo')), x+rnd.uniform(2, w-2), y+rnd.uniform(-28, 28), fall(y), rnd.uniform(.7, 1.1))
                    b.box('lawn', x, y-31, fall(y)-9, x+w, y+31, fall(y)+.1)
                else:
                    ring(b, rnd, get, x+w/2, y, w, d, fall(y), 16, (17, 29) if j > 1 else (15, 23), (13, 22), y < 250)
                x += w+rnd.choice((11, 12, 20))
            for s in range(-300, 300, 9):
                put(get, rnd, 'broad', s, y+37, fall(y+37), rnd.uniform(.6, .85))
        hx, hy, hz, w = spec['attic']
        b.box('c3', hx, hy, -10, hx+w, hy+15, hz)
        for a, c, e, f in ((0, 0, w, .3), (0, .3, .3, 15), (w-.3, .3, w, 15)):
            b.box('c5', hx+a, hy+c, hz, hx+e, hy+f, hz+.85)
        for f in range(8):      # long balconies of 1968
            z = hz-3.1*f-3.1
            b.box('ctrim', hx-.1, hy-.9, z, hx+w+.1, hy, z+.16)
            for k in range(5):
                b.box('cwin', hx+w*(k+.25)/5, hy-.03, z+.2, hx+w*(k+.8)/5, hy, z+2.4)
                b.box('cshut2', hx+w*(k+.25)/5, hy-.06, z+1.9, hx+w*(k+.8)/5, hy-.035, z+2.4)
            b.box('ciron', hx, hy-.9, z+.17, hx+w, hy-.87, z+1)
        A.attic_home(b, hx+w, hy+15, hz, w)
    else:
        pitch = 96
        for i in range(-3, 4):
            for j in range(-1, 6):
                cx, cy = i*82+41, j*pitch+40
                near = j < 3 and -2 <= i <= 1
                b.box('pave', cx-35.5, cy-41.5, -.4, cx+35.5, cy+41.5, .1)
                ring(b, rnd, get, cx, cy, 66, 78, .1, 15, (20.5, 23.5), (12, 18), near, .3)
                for s in (-1, 1):
                    for k in range(9):
                        if rnd.random() < .93:
                            put(get, rnd, 'broad', cx+s*37.6-s*3.2, cy-38+k*9.4, .1, rnd.uniform(.95, 1.2))
                    A.cars(b, rnd, cx+s*37.6, cy-40, cx+s*37.6, cy+40, 7)
                    A.cars(b, rnd, cx-34, cy+s*44.6, cx+34, cy+s*44.6, 3)
        b.box('street', -900, -400, -2, 900, 1200, -.02)
        b.push(T(*spec['mint']) @ R(90))      # the home: mint front, six storeys, gable with a red rosette on the crown
        walls, A.WALLS = A.WALLS, ('mint',)
        A.house(b, random.Random(4), -9, 9, -.6, 15, 24.4, True)
        A.WALLS = walls
        b.prism('mint', [(-4, 24.4), (4, 24.4), (3.4, 26), (1.2, 27), (0, 29.4), (-1.2, 27), (-3.4, 26)], -.65, -.2)
        b.prism('ctrim', [(1.0*math.cos(.5*k), 26.4+1.0*math.sin(.5*k)) for k in range(13)], -.72, -.66)
        b.prism('awn', [(.7*math.cos(.5*k), 26.4+.7*math.sin(.5*k)) for k in range(13)], -.78, -.73)
        for k in range(2):
            b.box('c5', -6.2+9.6*k, -1.7, 7.4, -3.4+9.6*k, -.62, 18.2)
            for f in range(3):
                b.box('cwin', -5.9+9.6*k, -1.74, 8.2+3.5*f, -3.7+9.6*k, -1.7, 10.4+3.5*f)
        for k in range(5):
            b.lathe('c5', [(.35, 0), (.2, .4), (.42, 1), (.1, 1.6), (0, 2)], (-8.6+4.3*k, -.4, 25.4), 10)
        b.pop()
    for x, y, w, h, what in spec.get('peaks', []):
        beyond.peak(mats, x, y, w, h, what)
    for _ in range(spec.get('wood', 0)):
        x, y = rnd.uniform(-800, 800), rnd.uniform(335, 900)
        put(get, rnd, rnd.choice(('aleppo', 'oak', 'broad')), x, y, (y-340)*.13, rnd.uniform(.8, 1.3))
    if 'city' in spec:
        beyond.city(mats, rnd, spec['city'])
    b.build(mats)
    sky_for(spec)
    air.haze(**spec.get('haze', {}))
    camera_for(spec, (0, -100, 60), (0, 60, 10), 26)
    return dict(bounces=4, clamp=3)
