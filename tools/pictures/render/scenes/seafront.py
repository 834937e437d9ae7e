"""A seafront from the air: surf, beach, promenade with palms, towers in gardens, lower blocks behind, and what lies beyond.

spec: place 'barcelona' (moles, ring road, park with a pond, marina, the city, Collserola) | 'calp' (a bay, the Penyal d'Ifac, the salt lagoon); seed, hour, sky;
      towers [[x, y, wide, deep, floors, crown]] as scenes/tower.py draws them, crown 'plain' | 'pergola' (both with a pool in the garden) | 'pool' (on the roof) | 'garden'; wave, slab, panel, tint of theirs, or terraced as there;
      rows [[x, deep, floors from, to, more gap]] of blocks along the shore; city [x, rows] of city blocks behind; clear [[x0, y0, x1, y1]] without blocks; park [x0, y0, x1, y1];
      plot [x0, y0, x1, y1] not built on yet; haze [r, g, b, metres]; bathers number; camera {loc, target, lens}.
      The shore runs along y, the sea on the side of -x: `flip` in `finish` puts it to the right.
"""
import city as C
from coast_materials import *
from coastline import *
from haze import add_haze
from kit import *
from tower import palm, terraced, tower


def strip(b, place, mat, d0, d1, z, y0=-2500, y1=9000):
    """A band of ground along the shore."""
    n = int((y1-y0)/(40 if y1-y0 < 1500 else 90))
    ys = [y0+(y1-y0)*k/n for k in range(n+1)]
    b._add(mat, [(line(place, y)+d, y, z) for y in ys for d in (d0, d1)], [(2*k, 2*k+1, 2*k+3, 2*k+2) for k in range(n)])


def crown(b, rnd, x, y, w, d, floors, kind):
    """What stands on the roof of a tower."""
    z = 5+floors*FH
    for k in range(5):
        b.box('ac', x-w*.22+k*2.6, y-1, z+3.1, x-w*.22+k*2.6+1.5, y+.2, z+4.2)
    if kind == 'pool':
        b.box('conc', x-w*.4, y-d*.46, z, x+w*.2, y-d*.2, z+.7)
        b.box('pool', x-w*.4+.5, y-d*.46+.5, z+.6, x+w*.2-.5, y-d*.2-.5, z+.71)
    if kind != 'plain':
        b.box('wood', x-w*.3, y-d*.5, z-.01, x+w*.3, y-d*.2 if kind == 'pergola' else y-d*.46, z+.06)
    if kind == 'pergola':
        x0, x1, y0, y1 = x-w*.3, x-w*.04, y-d*.47, y-d*.24
        b.prism('pane', [(x-w*.36, y-d*.23), (x+w*.36, y-d*.23), (x+w*.36, y-d*.2), (x-w*.36, y-d*.2)], z, z+2.7, 'z')
        for px in (x0, x1):
            for py in (y0, y1):
                b.box('iron', px-.08, py-.08, z, px+.08, py+.08, z+2.6)
            b.box('iron', px-.08, y0, z+2.5, px+.08, y1, z+2.7)
        for k in range(14):
            px = x0+(x1-x0)*k/13
            b.box('wood', px-.06, y0-.2, z+2.7, px+.06, y1+.2, z+2.85)
        b.cushion('sail', (x-w*.17, y-d*.27, z+.4), (5, .9, .7), .3)
        b.cushion('cloth2', (x-w*.1, y-d*.27, z+.85), (.7, .3, .5), .6)
    for k in range(9 if kind != 'plain' else 0):
        t = -.42+.84*k/8
        bush(b, 'leafy', (x+t*w*.95, y-d*.5*math.sqrt(max(0, 1-(t*1.9)**2))+.6, z+.7), rnd.uniform(.5, .8), 160, k, .2, .9, 'bou', .2)


def block(b, rnd, x, y, deep, wide, floors, near):
    """A slab of flats from (x, y): balconies to the sea and to the land, a roof with huts and machines."""
    h, m = floors*FH+.6, rnd.choice(FRONTS)
    b.box(m, x, y, 0, x+deep, y+wide, h)
    b.box(rnd.choice(('groof', 'croof2', 'croof')), x+.3, y+.3, h, x+deep-.3, y+wide-.3, h+.05)
    for x0, y0, x1, y1 in ((x, y, x+deep, y+.3), (x, y+wide-.3, x+deep, y+wide), (x, y+.3, x+.3, y+wide-.3), (x+deep-.3, y+.3, x+deep, y+wide-.3)):
        b.box('slab', x0, y0, h, x1, y1, h+1)
    for k in range(max(1, int(wide/18))):
        v = y+wide*(k+.5)/max(1, int(wide/18))
        b.box('c5', x+deep*.35, v-2.5, h, x+deep*.7, v+2.5, h+2.9)
        b.box('groof', x+deep*.35-.2, v-2.7, h+2.9, x+deep*.7+.2, v+2.7, h+3.1)
        for q in range(rnd.randint(2, 6) if near else 0):
            b.box(rnd.choice(('ac', 'ac', 'win')), x+1.5+rnd.random()*3, v+3+q*1.4, h, x+2.7+rnd.random()*3, v+3.9+q*1.4, h+1.1)
        for q in range(4 if near and rnd.random() < .5 else 0):
            b.quad('panelblue', (x+deep*.75, v-4+q*1.2, h+.3), (x+deep*.75+2.4, v-4+q*1.2, h+.3), (x+deep*.75+2.4, v-3.1+q*1.2, h+.9), (x+deep*.75, v-3.1+q*1.2, h+.9))
    if not near:
        return
    b.box('win', x-.03, y+.5, .2, x+deep+.03, y+wide-.5, 2.7)
    rail = rnd.choice(('rail', 'slab', 'rail', 'conc'))
    for x0, x1, o in ((x-1.7, x, x-1.7), (x+deep, x+deep+1.4, x+deep+1.34)):
        for f in range(1, floors):
            z = f*FH
            b.box('slab', x0, y+.6, z-.2, x1, y+wide-.6, z)
            b.box(rail, o, y+.6, z, o+.06, y+wide-.6, z+1)
            for k in range(int(wide/7)+1):
                v = y+.6+(wide-1.3)*k/int(wide/7)
                b.box('slab', x0, v, z, x1, v+.12, z+FH-.2)
                if rnd.random() < .25:      # an awning let down
                    v += rnd.uniform(.5, 1.5)
                    b.quad(rnd.choice(('sail', 'cloth2', 'cloth3', 'sail')), (x0+.1 if o == x0 else x1-.1, v, z+1.7), (x0+.1 if o == x0 else x1-.1, v+2.8, z+1.7), (x if o == x0 else x+deep, v+2.8, z+2.8), (x if o == x0 else x+deep, v, z+2.8))


def city_block(b, rnd, x, y, near, low, high, size=108):
    """Houses round a court; the ground shows between."""
    for k in range(4):
        b.push(T(x+size/2, y+size/2, 0) @ R(90*k) @ T(-size/2, -size/2, 0))
        v = 0
        while v < size-24:
            w, h = min(rnd.uniform(13, 30), size-22-v), round(rnd.uniform(low, high))*FH+.5
            if rnd.random() < .93:
                d = rnd.uniform(14, 22)
                b.box(rnd.choice(FRONTS), v, 0, 0, v+w-.1, d, h)
                b.box(rnd.choice(('croof', 'croof', 'croof2', 'groof')), v+.4, .4, h, v+w-.5, d-.4, h+.06)
                if near:
                    q = rnd.uniform(.2, .6)
                    b.box('c5', v+w*q, d*.4, h, v+w*q+3.4, d*.4+3.6, h+2.7)
                    b.box('groof', v+w*q-.15, d*.4-.15, h+2.7, v+w*q+3.55, d*.4+3.75, h+2.85)
                    for x0, y0, x1, y1 in ((v, 0, v+w-.1, .3), (v, d-.3, v+w-.1, d), (v, .3, v+.3, d-.3), (v+w-.4, .3, v+w-.1, d-.3)):
                        b.box('slab', x0, y0, h, x1, y1, h+.9)
                    for _ in range(rnd.randint(1, 6)):
                        p, t = v+rnd.uniform(1, w-3), rnd.uniform(1, d-3)
                        b.box(rnd.choice(('ac', 'panelblue', 'win', 'ac')), p, t, h, p+rnd.uniform(.8, 2.2), t+rnd.uniform(.6, 1.4), h+rnd.uniform(.4, 1.1))
                    bush(b, 'tleaf', (v+w/2, d+rnd.uniform(6, 20), 4), 3, 70, int(v*9), .9, 1)
            v += w
        b.pop()


def car(b, rnd, x, y):
    b.box(rnd.choice(('car1', 'car2', 'car3', 'car1', 'car2', 'ac')), x-.9, y, .2, x+.9, y+4.3, .8)
    b.box('win', x-.78, y+1, .8, x+.78, y+3.4, 1.35)


def landmarks(b, place):
    """What the place is known by, at its true distance."""
    if place == 'calp':
        penyal(b, -270, 1950)
        hills(b, 'hill', -200, 3300, 9000, 9500, [(2600, 5200, 590, 900, 800), (5200, 6500, 1050, 1500, 900), (7600, 5600, 800, 1700, 1200), (700, 7000, 430, 900, 800), (3900, 4300, 260, 700, 500)], 4)
        return
    C.basilica(b, 3300, 1500, 1.0, 0)
    b.lathe('ftower', [(17, 0), (19, 40), (18, 90), (14, 122), (7, 139), (0, 144)], (1900, 1700, 0), 28)      # the round tower at Glories
    for x, w in ((90, 36), (190, 40)):        # the twin towers at the Olympic marina
        b.box('ftower', x, 3300, 0, x+w, 3300+w, 150)
        b.box('slab', x-1, 3299, 148, x+w+1, 3301+w, 154)
    b.prism('ftower', [(-1290, 0), (-1220, 0), (-1226, 60), (-1250, 99), (-1290, 99)], 7400, 7440)      # the sail on the last beach
    hills(b, 'hill', -1700, 8300, 3000, 12000, [(300, 9800, 173, 900, 800), (-300, 9500, 120, 500, 600)], 6)
    hills(b, 'hill', 6200, -5000, 12500, 12000, [(8600, 1700, 500, 1300, 1500), (8900, 4300, 400, 1300, 1800), (8500, -1200, 420, 1300, 1700), (9000, 7500, 330, 1400, 2200), (8700, -4000, 330, 1400, 1500), (6900, 2700, 130, 400, 700)], 2, 150)
    b.box('c5', 8570, 1670, 480, 8630, 1730, 540)
    b.lathe('c5', [(12, 520), (9, 560), (2, 585), (0, 600)], (8600, 1700, 0), 8)
    b.lathe('steel', [(5, 400), (5, 520), (16, 525), (16, 590), (3, 595), (1, 690)], (8700, 3000, 0), 8)


def build(spec):
    place, rnd = spec.get('place', 'barcelona'), random.Random(spec.get('seed', 1))
    mats = materials_of(MATS)
    mats['slab'], mats['pane'] = mat_stone('slab', spec.get('slab', '#f0ebe2'), .03, .06, bump=.05), mat_plain('pane', spec.get('tint', '#4f6c78'), .06, .25, .9)
    mats.setdefault('c2', mats['c5'])
    mats['panel'] = mat_wood('panel', spec.get('panel', '#a9794c'), (3, 3, 1))
    cam = spec.get('camera', {}).get('loc', [-90, -190, 60])
    b, barcelona, grown = Builder(), place == 'barcelona', []

    def away(x, y):
        return math.hypot(x-cam[0], y-cam[1])

    def plant(kind, x, y, s=1.0):
        if away(x, y) < 1500:
            grown.append((kind, x, y, s*rnd.uniform(.82, 1.15)))
    sea_and_sand(place, mats)
    b.quad('ground', (-1, -2500, -.3), (40000, -2500, -.3), (40000, 40000, -.3), (-1, 40000, -.3))
    strip(b, place, 'ground', -.5, 2000, -.28)
    for d0, d1, mat, z in ((0, 16, 'pave', 0), (9.5, 12.5, 'pave2', .02), (38, 47, 'asph', -.1), (84, 92, 'asph', -.1)) if not barcelona else ((0, 20, 'pave', 0), (12, 15.5, 'pave2', .02), (20.02, 28, 'lawn', .05), (28.05, 52, 'asph', -.1), (39.2, 40.8, 'lawn', .3), (52.05, 62, 'lawn', .05), (62.05, 67, 'pave', .0)):
        strip(b, place, mat, d0, d1, z)
    strip(b, place, 'conc', -.6, 0, .5)
    clear = spec.get('clear', [])+[[x-w/2-9, y-d/2-9, x+w/2+9, y+d/2+9] for x, y, w, d, *_ in spec['towers']]+[spec[k] for k in ('park', 'plot') if k in spec]+([] if barcelona else [[190, 560, 900, 1500]])
    free = lambda x0, y0, x1, y1: all(x1 < a or x0 > c or y1 < e or y0 > f for a, e, c, f in clear)
    for x, y, w, d, floors, kind in spec['towers']:
        b.push(T(0, 0, .1))
        if 'terraced' in spec:      # its terraces face the sea
            b.push(T(x, y, 0) @ R(-90))
            terraced(b, rnd, 0, 0, d, w, floors, 0, **spec['terraced'])
            b.pop()
        else:
            tower(b, rnd, x, y, w, d, floors, spec.get('wave', 1.0), rnd.uniform(0, 6), 0)
        crown(b, rnd, x, y, w, d, floors, kind)
        b.pop()
        b.box('lawn', x-w/2-16, y-d/2-15, -.2, x+w/2+12, y+d/2+14, .06)
        b.box('pave', x-w/2-5, y-d/2-4, -.2, x+w/2+5, y+d/2+5, .1)
        if kind in ('plain', 'pergola'):      # the pool of the house, on its sea side
            b.box('conc', x-w/2-14, y-d/2-1, -.2, x-w/2-6.5, y+d/2+1, .11)
            b.box('pool', x-w/2-12.5, y-d/2+1, -.2, x-w/2-8, y+d/2-1, .13)
        for k in range(16):
            a = rnd.uniform(0, 6.28)
            plant(rnd.choice(('palm', 'tree', 'pine')), x+math.cos(a)*(w/2+8), y+math.sin(a)*(d/2+9), .75)
    for x, deep, low, high, *more in spec['rows']:
        if barcelona:      # a street with trees behind every row
            strip(b, place, 'lawn', x-11, x+45, -.15, -900, 1900)
            strip(b, place, 'asph', x+46, x+56, -.1, -900, 1900)
            for k in range(180):
                v = -500+k*9
                plant('tree', x+45+12*(k % 2), v, .75) if free(x+40, v-2, x+60, v+2) else None
        y = -900
        while y < 1900:
            wide, gap = rnd.uniform(22, 46), rnd.uniform(12, 30)+(more[0]*rnd.random()*2 if more else 0)
            o = line(place, y)
            if free(x+o, y, x+o+deep, y+wide):
                block(b, rnd, x+o, y, deep, wide, rnd.randint(low, high), away(x+o, y) < 480)
                b.box('lawn' if rnd.random() < .6 else 'pave', x+o-10, y-5, -.2, x+o+deep+5, y+wide+gap-8, .04)
                if away(x+o, y) < 700 and rnd.random() < .45:
                    b.box('conc', x+o+deep+2.5, y+4, -.2, x+o+deep+13, y+24, .07)
                    b.box('pool', x+o+deep+5, y+7, -.2, x+o+deep+10, y+20, .09)
                for k in range(9):
                    plant(rnd.choice(('tree', 'palm', 'tree', 'pine')), x+o+rnd.choice((-7, -5, deep+4)), y+rnd.uniform(0, wide+gap), .8)
            y += wide+gap
    x0, n = spec.get('city', [380, 30])
    for i in range(n):      # the city, as far as the camera sees it
        for j in range(-20, 48):
            x, y = x0+i*133, j*133
            near = away(x+50, y+50) < 800
            b.box('asph', x-13, y-13, -.2, x+120, y-2, -.1) if near else None
            if free(x, y, x+108, y+108) and away(x, y) < 7000:
                city_block(b, rnd, x, y, near, *((4, 8) if barcelona else (2, 4.5)), 108 if rnd.random() < .8 else 80)
                if not barcelona and rnd.random() < .3 and away(x, y) < 1500:
                    block(b, rnd, x+40, y+40, 17, 28, rnd.randint(7, 16), near)
                for k in range(10 if near else 0):
                    plant('tree', x+k*11, y-4.5)
                    plant('tree', x-4.5, y+k*11)
    for k in range(260 if barcelona else 150):      # palms in two rows, lamps, cars
        y = -700+k*10
        for d in (4.5, 18) if barcelona else (4, 14):
            plant('palm', line(place, y)+d+rnd.uniform(-.4, .4), y, 1.05)
        if k % 3 == 0:
            b.tube('iron', [(line(place, y)+1, y, 0), (line(place, y)+1, y, 6), (line(place, y)+3, y, 6.4)], .09, 5)
        if not barcelona:
            for d in (39, 46, 85, 91):
                plant('tree', line(place, y)+d+(-2.2 if d in (39, 85) else 2.2), y, .55)
                if rnd.random() < .6 and away(d, y) < 900:
                    car(b, rnd, line(place, y)+d, y)
        if barcelona:
            plant('tree', line(place, y)+rnd.uniform(22, 27), y, .55)
            plant('pine' if k % 3 else 'tree', line(place, y)+rnd.uniform(54, 61), y+4, .75)
            for d in (30.2, 33.7, 37.2, 43, 46.5, 50):
                b.box('paint', line(place, y)+d+1.7, y, -.1, line(place, y)+d+1.85, y+4, -.08) if d not in (37.2, 50) else None
                if rnd.random() < .22 and away(d, y) < 1500:
                    car(b, rnd, line(place, y)+d, y+rnd.uniform(0, 5))
    beach(b, rnd, place, cam, spec.get('bathers', 60), away)
    if 'park' in spec:
        garden(b, rnd, spec['park'], plant)
    if 'plot' in spec:
        a, e, c, f = spec['plot']
        b.box('earth', a, e, -.2, c, f, .06)
        for x0, y0, x1, y1 in ((a, e, c, e+.2), (a, f-.2, c, f), (a, e, a+.2, f), (c-.2, e, c, f)):
            b.box('conc', x0, y0, 0, x1, y1, 1.9)
    if not barcelona:
        b.prism('salt', [(560+330*math.cos(t), 1050+430*math.sin(t)) for t in (6.283*i/48 for i in range(48))], -.3, .1, 'z')
        b.prism('lagoon', [(560+290*math.cos(t)*(1+.1*math.sin(3*t)), 1050+390*math.sin(t)) for t in (6.283*i/48 for i in range(48))], -.3, .15, 'z')
    landmarks(b, place)
    b.build({k: mats[k] for k in b.d})
    protos = {'palm': [palm(k, 8+k, 30) for k in (1, 2)], 'tree': [tree(s, h=9.5, crown=3.4, crownh=6.4, leaves=1100, lsize=.7, leafm='tleaf') for s in (1, 2, 3)], 'pine': [pine(2, h=9, crown=3.8, clumps=420)]}
    protos = {k: [o.build(mats, k+str(i)) for i, o in enumerate(v)] for k, v in protos.items()}
    for o in [ob for v in protos.values() for p in v for ob in p.values()]:
        o.location = (0, -6000, -50)
    for kind, x, y, s in grown:
        instance(rnd.choice(protos[kind]), T(x, y, 0) @ R(rnd.uniform(0, 360)) @ Matrix.Scale(s, 4))
    *colour, reach = spec.get('haze', [.62, .66, .7, 16000])
    add_haze(mats.values(), colour, reach, camera_only=False)
    sky_for(spec)
    camera_for(spec, (-90, -190, 60), (20, 160, 10), 30)
    return dict(bounces=4, clamp=3)
