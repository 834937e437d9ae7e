"""A coast from the air for scenes/seafront.py: the shore line, sea and sand, moles and bathers, a park, hills, the Penyal d'Ifac."""
from kit import *
from mathutils import noise

SEA = -2.0
MOLES = (-420, 60, 520, 980, 1560, 2150)


def step(v, a, c):
    t = max(0, min(1, (v-a)/(c-a)))
    return t*t*(3-2*t)


def line(place, y):
    """Where the foot of the promenade runs (0 is beside the camera) ..."""
    return -300*step(y, 250, 1700) if place == 'calp' else -900*step(y, 2300, 7000)


def shore(place, y):
    """... and the water: scallops between the moles of Barcelona, cusps of a few metres everywhere."""
    hollow = 0
    for a, c in zip(MOLES, MOLES[1:]):
        if place == 'barcelona' and a < y < c:
            hollow = 26*math.sin(math.pi*((y-a)/(c-a))**.8)**.8
    return line(place, y)-56+hollow*.8+2.2*noise.noise((y/38, 3, 0))+.8*noise.noise((y/11, 7, 0))


def sea_and_sand(place, mats):
    """One strip of each, sheared along the shore; the distance from the water is kept for the materials."""
    ys = [-3000]+[-900+7*k for k in range(640)]+[3700+150*k for k in range(40)]+[12000, 40000]
    for name, ds in (('sea', [(-40000, SEA), (-700, SEA), (-60, SEA), (9, SEA)]), ('sand', [(-14, SEA-1), (0, SEA), (10, SEA+.5), (None, -.35)])):
        vs, at = [], []
        for y in ys:
            x = shore(place, y)
            for d, z in ds:
                d = line(place, y)+.5-x if d is None else d
                vs.append((x+d, y, z))
                at.append(d)
        n = len(ds)
        me = bpy.data.meshes.new(name)
        me.from_pydata(vs, [], [(j*n+i, j*n+i+1, j*n+n+i+1, j*n+n+i) for j in range(len(ys)-1) for i in range(n-1)])
        me.attributes.new('shore', 'FLOAT', 'POINT').data.foreach_set('value', at)
        me.materials.append(mats[name])
        bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, me))


def garden(b, rnd, park, plant):
    """A park: pond in two lobes under bent tubes, winding paths, groups of trees."""
    a, e, c, f = park
    b.box('lawn', a, e, -.2, c, f, .08)
    mx, my, w, d = (a+c)/2, (e+f)/2, (c-a)/2, (f-e)/2
    lobes = ((mx-w*.12, my-d*.25, w*.34, d*.26, 0), (mx+w*.1, my+d*.2, w*.24, d*.3, 2))

    def blob(x, y, rx, ry, ph, more):
        return [(x+(rx*r+more)*math.cos(t), y+(ry*r+more)*math.sin(t)) for t, r in ((t, 1+.2*math.sin(3*t+ph)+.1*math.sin(5*t+1)) for t in (6.283*i/72 for i in range(72)))]
    for k, o in enumerate(lobes):
        b.prism('pave', blob(*o, 4), -.1, .1+.004*k, 'z')
    for k, o in enumerate(lobes):
        b.prism('pond', blob(*o, 0), -.1, .13+.004*k, 'z')
        for q in range(26):
            x, y = rnd.choice(blob(*o, rnd.uniform(.5, 2)))
            bush(b, 'leafy', (x, y, .7), rnd.uniform(.7, 1.5), 60, q, .5, .9)
    paths = [[(mx+w*(t*2-1), my+d*(s+.1*math.sin(t*7+s*9))) for t in (i/40 for i in range(41))] for s in (-.82, -.5, .62, .86)]+[[(mx+w*(s+.13*math.sin(t*9+s*5)), my+d*(t*2-1)) for t in (i/60 for i in range(61))] for s in (-.72, .7)]
    for k, pts in enumerate(paths):
        wide = 1.6 if k % 2 else 2.4
        q = (0, wide) if k < 4 else (wide, 0)
        b._add('pave', [(x+s*q[0], y+s*q[1], .11+.005*k) for x, y in pts for s in (-1, 1)], [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(pts)-1)])
    for k in range(5):      # tubes on legs, as in the park of Diagonal Mar
        x, y, _, r, _ = lobes[k % 2]
        pts = [(x+k*3-6+4*math.sin(t*5+k), y+r*(t*2.4-1.2), .2+8*math.sin(math.pi*t)**.6+1.6*math.sin(t*11+k)*math.sin(math.pi*t)) for t in (i/30 for i in range(31))]
        b.tube('steel', pts, .16, 6)
    for k in range(int((c-a)*(f-e)/900)):
        x, y, kind = rnd.uniform(a+8, c-8), rnd.uniform(e+8, f-8), rnd.choice(('tree', 'tree', 'pine', 'palm'))
        for _ in range(rnd.randint(3, 9)):
            u, v = x+rnd.gauss(0, 7), y+rnd.gauss(0, 7)
            if a < u < c and e < v < f and all(math.hypot((u-o[0])/(o[2]*1.3+4), (v-o[1])/(o[3]*1.3+4)) > 1 for o in lobes) and all(math.hypot(u-p, v-q) > 4 for pts in paths for p, q in pts):
                plant(kind, u, v, .95)
    for k in range(int((f-e)/9)):
        for x in (a+3, c-3):
            plant('tree', x, e+k*9+4)


def hills(b, mat, x0, y0, x1, y1, peaks, seed=0, fine=110):
    """Ground with peaks [x, y, high, wide along x, wide along y], broken by noise."""
    def fn(u, v):
        x, y = x0+(x1-x0)*u, y0+(y1-y0)*v
        z = sum(h*math.exp(-((x-px)/wx)**2-((y-py)/wy)**2) for px, py, h, wx, wy in peaks)
        ridge = noise.ridged_multi_fractal((x/1500, y/1500, seed), .9, 2.1, 7, 1, 2)      # ravines and spurs
        return (x, y, -12+z*(.62+.3*ridge))
    b.grid(mat, fn, fine, fine, True)


def penyal(b, cx, cy, size=1.0):
    """The Penyal d'Ifac, 332 m: scree, cliffs on three sides, the top near the land (at +x), the back falling towards the open sea."""
    tops = ((-1.05, 80), (-.9, 130), (-.6, 185), (-.25, 235), (.1, 290), (.3, 328), (.42, 326), (.62, 286), (.8, 226), (.95, 150), (1.1, 90))

    def top(a):
        for (p, h), (q, k) in zip(tops, tops[1:]):
            if a <= q:
                return h+(k-h)*max(0, (a-p)/(q-p))
        return 90

    def fn(u, v):
        x, y = (u-.5)*1300, (v-.5)*980
        a, c = x/430, y/235
        e = 1-math.hypot(a, c)+.13*noise.fractal((x/240, y/240, 2), .8, 2, 5)+.07*noise.fractal((x/50, y/50, 5), .7, 2, 4)
        land = max(0, a+.35)      # the scree is high and wide towards the isthmus, the sea side falls straight
        foot = 34+58*step(a, -.5, .7)
        scree = foot*step(e, -.22-.42*land, .06)**1.5*(1+.3*noise.fractal((x/70, y/70, 4), .8, 2, 5))
        wall = step(e, -.02, .08)*.55+step(e, .07, .17)*.3+step(e, .16, .5)*.15      # two walls with a ledge between
        z = scree+max(0, top(a)-foot)*wall+min(1, max(0, e*5))*16*noise.fractal((x/90, y/90, 9), .8, 2, 6)
        return (cx+x*size, cy+y*size, SEA-3+z*size)
    b.grid('crag', fn, 330, 250, True)


def beach(b, rnd, place, cam, bathers, away):
    """Moles, walks and kiosks, people and parasols before the camera, boats."""
    for y in MOLES if place == 'barcelona' else ():      # moles of boulders, bent at the head
        for k in range(1500 if away(-90, y) < 500 else 420):
            t = rnd.random()
            s = rnd.uniform(.5, 1.5) if away(-90, y) < 500 else rnd.uniform(1, 2)
            x, v = -14-t*150, y+rnd.gauss(0, 3.4)+max(0, t-.75)*170
            b.push(T(line(place, y)+x, v, SEA+max(-.5, 1.9-abs(v-y-max(0, t-.75)*170)*.34)) @ R(rnd.uniform(0, 90)) @ R(rnd.uniform(-30, 30), 'X') @ R(rnd.uniform(-30, 30), 'Y'))
            b.box('rock', -s, -s*.7, -s*.6, s, s*.7, s*.6)
            b.pop()
    for k in range(14):      # wooden walks across the sand, every second one with a kiosk
        y = -330+k*110
        x0, x1 = shore(place, y)+16, line(place, y)-.7
        b.prism('wood', [(x0, SEA+.75), (x1, -.25), (x1, -.1), (x0, SEA+.9)], y, y+2.2)
        if k % 2:
            b.box('wood', x1-13, y+6, -.9, x1-5, y+13, -.1)
            b.box('sail', x1-12, y+8, -.1, x1-8, y+12, 2.5)
            b.box('cloth3', x1-13, y+6, 2.6, x1-5, y+13, 2.75)
    for k in range(bathers):
        y = cam[1]+rnd.uniform(20, 420)
        x = shore(place, y)+rnd.uniform(5, 45)
        z = SEA+.4+min(1.3, (x-shore(place, y))*.03)
        if k % 2:
            b.lathe(rnd.choice(('sail', 'cloth2', 'cloth3', 'sail')), [(1.25, 1.75), (.7, 2.1), (0, 2.3)], (x, y, z), 9, False)
            b.tube('wood', [(x, y, z), (x, y, z+1.9)], .04, 4)
            b.box(rnd.choice(('sail', 'cloth2', 'cloth3')), x+.4, y-.9, z-.5, x+1.2, y+.9, z+.12)
        else:
            x = rnd.choice((x, shore(place, y)+rnd.uniform(0, 4), line(place, y)+rnd.uniform(5, 13)))
            z = 0 if x > line(place, y) else z
            b.lathe(rnd.choice(('car2', 'cloth3', 'sail', 'car3')), [(.13, 0), (.16, .8), (.24, 1.0), (.2, 1.4), (0, 1.5)], (x, y, z), 7)
            b.lathe('skin', [(0, 1.45), (.12, 1.55), (.12, 1.65), (0, 1.78)], (x, y, z), 7)
    for k in range(24):      # boats
        x, y = -rnd.uniform(250, 1900), cam[1]+rnd.uniform(100, 2600)
        b._add('sail', [(x, y, SEA+1), (x+4, y, SEA+1), (x, y, SEA+13), (x-.6, y, SEA+1), (x-3.4, y, SEA+1.4), (x-.6, y, SEA+11)], [(0, 1, 2), (3, 4, 5)])
