"""The home itself in a view of slopes, its ground and terraces; neighbours by kind."""
import numpy as np

import hillside as H
import oak_villa
import pine_villa
import villa as V
from kit import *
from relief import ease, ribbon

PADS = {'villa': (-13, 16, -17, 11), 'farm': (-17, 17, -9, 14), 'block': (-17, 17, -4, 14)}      # level ground of each kind of home


def height(rel, x, y):
    return float(rel.z(np.array([x]), np.array([y]))[0])


def ground(rel, home):
    if home['kind'] not in PADS:
        return height(rel, *home['at'])
    return rel.pad(home['at'], home['turn'], *PADS[home['kind']], home.get('up', .3))


def paint(rel, home, X, Y, lawn, field, rock):
    """Lawn or dry garden of the home's plot; its drive is bare."""
    u, v = rel.local(X, Y, home['at'], home['turn'])
    for x0, x1, y0, y1, what in home.get('beds', []):
        m = ease(u, x0-.6, x0+.6)*ease(x1-u, -.6, .6)*ease(v, y0-.6, y0+.6)*ease(y1-v, -.6, .6)
        a = {'lawn': lawn, 'field': field, 'bare': rock}[what]
        np.copyto(a, np.maximum(a, m))


def car(b, m):
    b.box(m, -2.1, -.85, .3, 2.1, .85, .9)
    b.prism('win', [(-1.5, .9), (1.2, .9), (.7, 1.42), (-1.1, 1.42)], -.76, .76, 'y')
    b.box(m, -1.05, -.7, 1.421, .65, .7, 1.46)
    for x in (-1.35, 1.35):
        b.box('frame', x-.3, -.88, 0, x+.3, .88, .6)


def walls(b, rel, st):
    """Dry-stone wall along every edge between two strips, with a coping."""
    at, turn, half, edges, wobble = rel.steps[[s[0] for s in rel.steps].index(st['at'])]
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    u = np.arange(-half, half+.01, 1.0)
    for k in range(1, len(edges)-1):
        v = edges[k]+rel._bend(u, k, wobble)
        q = np.stack([at[0]+u*c-v*n, at[1]+u*n+v*c], 1)
        lo, hi = (rel.step_z((at, turn, half, edges, wobble), u, k+d) for d in (-1, 0))
        top = np.maximum(lo, hi)+.22+.05*np.sin(u*2.3)
        ribbon(b, 'drystone', q, top, -.5, .5, 0, np.minimum(lo, hi)-.5)


def orchard(rel, get, rnd, put, st):
    """Trees in rows on the strips, with gaps; vines in close rows."""
    if not st.get('tree'):
        return
    at, turn, half, edges = st['at'], st['turn'], st['half'], st['edges']
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for k in range(len(edges)-1):
        gap = st.get('gap', 6)
        kind = st['tree'][k % len(st['tree'])]
        gap = 1.5 if kind == 'vine' else gap
        rows = max(1, round((edges[k+1]-edges[k])/(2.6 if kind == 'vine' else gap)))
        for r in range(rows):
            u = -half+rnd.uniform(1, gap)
            while u < half-1:
                v = edges[k]+(edges[k+1]-edges[k])*(r+.5)/rows+rel._bend(np.array(u), k, st.get('wobble', .9))+rnd.uniform(-.4, .4)*(kind != 'vine')
                x, y = at[0]+u*c-v*n, at[1]+u*n+v*c
                bare = any(math.hypot(x-a, y-d) < e for a, d, e in st.get('bare', []))
                if kind and rnd.random() < st.get('full', .9) and not bare and not rel.on_pad(np.array([x]), np.array([y]), 2)[0] and rel.away(np.array([x]), np.array([y]))[0] > 1.5:
                    put(get, rnd, kind, x, y, height(rel, x, y)-.1, rnd.uniform(.8, 1.15)*st.get('size', 1))
                u += gap*rnd.uniform(.9, 1.1)


def kinds(mats, kind, seed):
    """Prototypes of a kind of neighbour."""
    made = []
    for k in range(3):
        b, rnd = Builder(), random.Random(seed*10+k+(0 if kind == 'flat' else 100))
        if kind.startswith('flat') or kind == 'sandy':
            H.flat_villa(b, rnd, 'sandy' if kind == 'sandy' else rnd.choice(('white', 'white', 'cream')))
        else:
            H.tiled_house(b, rnd, ('white', 'cream', 'white')[k], 2 if kind.endswith('2') else 1)
        o = b.build(mats, '%s%d' % (kind, k))
        for ob in o.values():
            ob.location = (0, 0, -4000)
        made.append(o)
    return made


def own_villa(mats, home, M):
    """The house of scenes/pine_villa.py ('pine') or scenes/oak_villa.py ('oak') on its terrace."""
    scene = {'pine': pine_villa, 'oak': oak_villa}[home['house']]
    own = scene.house_materials(home)
    own.update({k: mats[k] for k in ('water', 'psurf', 'slab', 'solar', 'win', 'lawn', 'gravelroof', 'shrub', 'bou', 'hedge', 'lav', 'drystone', 'linen', 'wood')})
    b = Builder()
    b.push(M)
    H.terrace(b, -13, 16, -16, 11)
    scene.whole_house(b)
    H.pool(b, *home['pool'])
    for x, y, turn in home.get('loungers', []):
        H.lounger(b, x, y, turn)
    H.beds(b, random.Random(3), -13, 16, -16, 11, home.get('free', []))
    b.pop()
    b.build(own, 'home')


def villa(mats, home, M):
    """The house of scenes/villa.py on its terrace; `flip` mirrors it as its pictures are mirrored."""
    own = V.villa_materials(home)
    own.update({k: mats[k] for k in ('water', 'psurf', 'slab', 'solar', 'shut', 'win', 'lawn', 'gravelroof', 'shrub', 'bou', 'hedge', 'lav')})
    b = Builder()
    b.push(M @ Matrix.Diagonal((-1 if home.get('flip') else 1, 1, 1, 1)))
    H.terrace(b, -13, 16, -16, 11)
    V.house(b)
    V.furniture(b)
    long = home.get('pool', 10)
    x0 = home.get('pool_at', -10.8)
    H.pool(b, x0, x0+long, -13, -9)
    H.beds(b, random.Random(3), -13, 16, -16, 11, [(2, -15.6, 15.6, -5.2), (14.4, -5, 15.6, 10.6), (-12.6, 0, -2.4, 10.6)])
    H.holes(b, .5, 12.5, 9.04, 1.1, 5, 1.0, 1.3, False)      # the back, unseen in the other pictures
    H.holes(b, 5, 13, 8.54, 4.4, 3, 1.4, 1.1, False)
    b.box('win', 12.98, 3, 1, 13.03, 5.4, 2.4)
    b.box('gravelroof', 4.6, -1.4, 7.02, 13.6, 8.1, 7.04)
    if home.get('solar'):
        for k in range(2):
            H.solar(b, 5.2, 1+k*3, 7.0, 3 if home['solar'] < 2 else 6)
    b.pop()
    b.build(own, 'home')


def home(b, mats, rel, get, rnd, put, h, z, spec):
    """What stands on the home's plot, by kind; `garden` [[plant, u, v, size]] in the axes of the house; `hedges` and `fence` [[u0, v0, u1, v1]]."""
    M = T(*h['at'], z) @ R(h['turn'])
    c, n = math.cos(math.radians(h['turn'])), math.sin(math.radians(h['turn']))

    def spot(u, v):
        x, y = h['at'][0]+u*c-v*n, h['at'][1]+u*n+v*c
        return x, y, height(rel, x, y)
    if h['kind'] == 'villa':
        (own_villa if 'house' in h else villa)(mats, h, M)
    elif h['kind'] == 'farm':
        b.push(M)
        H.farmhouse(b)
        b.pop()
    elif h['kind'] == 'block':
        import slab
        slab.block(mats, M, h, rnd)
        for x, y, t in h.get('monastery', []):
            slab.monastery(b, x, y, height(rel, x, y), t)
        if 'pool' in h:
            u, v, w, d = h['pool']
            b.push(T(*spot(u, v)) @ R(h['turn']) @ T(0, 0, .5))
            b.box('slab', -w-3, -d-3, -3, w+3, d+3, 0)
            H.pool(b, -w, w, -d, d)
            for k in range(7):
                H.lounger(b, -w-2+k*1.5, d+1.9, 180)
            b.pop()
    elif h['kind'] == 'plot':
        for u, v in h['stakes']:
            x, y, zz = spot(u, v)
            b.box('white', x-.08, y-.08, zz-.2, x+.08, y+.08, zz+1.3)
            b.box('car3', x-.09, y-.09, zz+1.0, x+.09, y+.09, zz+1.31)
    for kind, u, v, s in h.get('garden', []):
        p = spot(u, v)
        put(get, rnd, kind, p[0], p[1], p[2]-.1, s)
    for u0, v0, u1, v1 in h.get('hedges', []):
        k = max(1, int(math.hypot(u1-u0, v1-v0)/1.9))
        for i in range(k):
            p = spot(u0+(u1-u0)*(i+.5)/k, v0+(v1-v0)*(i+.5)/k)
            put(get, rnd, 'hedge', *p, turn=h['turn']+math.degrees(math.atan2(v1-v0, u1-u0)), tall=h.get('hedge_tall', 1.0))
    for u0, v0, u1, v1 in h.get('fence', []):
        k = int(math.hypot(u1-u0, v1-v0)/1.2)+2
        q = np.array([spot(u0+(u1-u0)*i/(k-1), v0+(v1-v0)*i/(k-1)) for i in range(k)])
        ribbon(b, h.get('fence_of', 'drystone'), q[:, :2], q[:, 2], -.2, .2, h.get('fence_tall', 1.2), q[:, 2]-.6)
    for pts, wide, m in h.get('paths', []):
        q = np.array([spot(*p) for a, e in zip(pts, pts[1:]) for p in [(a[0]+(e[0]-a[0])*t/12, a[1]+(e[1]-a[1])*t/12) for t in range(13)]])
        ribbon(b, m, q[:, :2], q[:, 2], -wide/2, wide/2, .12)
    for u, v, t, m in h.get('cars', []):
        b.push(T(*spot(u, v)) @ T(0, 0, .15) @ R(h['turn']+t))
        car(b, m)
        b.pop()
