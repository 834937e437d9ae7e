"""Wooded slopes with houses among gardens, seen from a drone: where a home lies.

spec: relief (see relief.py) with `extent` [x0, x1, y0, y1] and `core` [x, y, half, metres per point]; roads [{pts, wide, track, walls}];
      home {kind 'villa' | 'plot' | 'farm' | 'block', at, turn, ...}; rows [{road, every, back, sides, kinds, from, to}] of neighbours;
      houses [[kind, x, y, turn]]; steps [{at, turn, half, edges, tree, gap}] dry-stone terraces with trees; woods {kinds, gap, reach, bare, thin};
      groups of trees [[kind, x, y, size]]; sea bool; peaks [[x, y, w, h, kind]] on the horizon; town {at, size, n}; city [y0, y1, z];
      land, sea_colours, haze, hour, sky, seed, camera.
"""
import air
import beyond
import dwelling
import hillside as H
import numpy as np
from kit import *
from relief import Relief, axis, ease, ribbon, sheet

LEAVES = {'needle': ['#435f2e', '#567338', '#688444', '#4c6832'], 'stonepine': ['#31502a', '#426434', '#567a40'], 'oak': ['#34502a', '#46632f', '#587538'], 'olive': ['#7d8c66', '#98a57e', '#66764f'],
          'almond': ['#7f9148', '#97a659', '#6b7d3c'], 'cyp': ['#27431f', '#35552a', '#446635'], 'broad': ['#557832', '#6f8f3f', '#87a04a', '#4d6d2d'], 'bou': ['#c22a78', '#d9428f', '#b01e66', '#7a8f40'], 'shrub': ['#6a7a44', '#7f8b54', '#58693a', '#8f9460'],
          'hedge': ['#3f5f2c', '#557a38', '#486c30'], 'lav': ['#7a68a8', '#8f7fbd', '#6f7a58'], 'cedar': ['#46604a', '#587258', '#3c5442'], 'palm': ['#5f7d3a', '#779048', '#4f6d30'], 'vine': ['#6f8f3a', '#86a148', '#5d7c30']}


def plants(mats, lod=1.0):
    """Prototypes by kind, several of each, hidden below ground."""
    def proto(b, name):
        made = b.build(mats, name)
        for o in made.values():
            o.location = (0, 0, -4000)
        return made

    def palm(k):
        b = Builder()
        b.tube('bark', [(0, 0, 0), (.1, 0, 3), (.15, .1, 6.2)], [.24, .18, .17], 7)
        blades(b, 'palm', (.15, .1, 6.1), 40, 2.6, k, .26, 1.0, 1.25)
        return b

    def cedar(k):
        b, r = Builder(), random.Random(k)
        b.tube('bark', [(0, 0, 0), (0, 0, 15)], [.4, .1], 7)
        for q in range(11):      # flat shelves of branches
            z, wide = 3+q*1.15, 5.2*(1-q/13)
            for j in range(6):
                a = j*1.05+q*.7+r.uniform(-.2, .2)
                for t in (.35, .65, .95):
                    bush(b, 'cedar', (wide*t*math.cos(a), wide*t*math.sin(a), z-.5*t), .95, 44, r.randint(0, 999), .42, .35)
        return b

    def clump(m, r, n, size, squash, k, at=.0):
        b = Builder()
        bush(b, m, (0, 0, r*squash*.75+at), r, n, k, size, squash)
        return b

    def box_hedge(k):
        b, r = Builder(), random.Random(k)
        for _ in range(700):
            p = Vector((r.uniform(-1.05, 1.05), r.choice((-.45, .45, r.uniform(-.45, .45))), r.uniform(0, 1.6)))
            if abs(p.y) < .44:
                p.z = 1.6
            leaf(b, 'hedge', p, rvec(r)+Vector((0, p.y, .5)), .2, r, .7)
        return b
    n = int(2600*lod)
    draw = {'aleppo': lambda k: tree(k, h=9.5, crown=3.6, crownh=6, leaves=n, lsize=.46, leafm='needle', nbr=8, clear=.3), 'pine': lambda k: pine(k, h=10.5, crown=4.2, clumps=int(800*lod), leafm='stonepine', bark='bark'),
            'oak': lambda k: tree(k+5, h=8.5, crown=4, crownh=6.2, leaves=int(n*1.2), lsize=.4, leafm='oak', clear=.22), 'olive': lambda k: tree(k+3, h=4.4, crown=2.2, crownh=3.2, leaves=int(n*.8), lsize=.26, leafm='olive', nbr=7, clear=.3),
            'almond': lambda k: tree(k+2, h=4.6, crown=2.1, crownh=3, leaves=int(n*.5), lsize=.24, leafm='almond', nbr=7, clear=.32), 'cypress': lambda k: cypress(k+3, h=8.5, r=.85, leaves=2600), 'broad': lambda k: tree(k, h=10.5, crown=3.7, crownh=7, leaves=n, lsize=.5, leafm='broad'),
            'palm': palm, 'cedar': cedar, 'bou': lambda k: clump('bou', 1.1, 420, .26, .8, k), 'shrub': lambda k: clump('shrub', .9, 260, .26, .7, k), 'lav': lambda k: clump('lav', .45, 160, .16, .8, k), 'vine': lambda k: clump('vine', .6, 170, .24, 1.1, k, .2), 'hedge': box_hedge}
    made = {}

    def get(kind):
        if kind not in made:
            made[kind] = [proto(draw[kind](k), '%s%d' % (kind, k)) for k in ((1, 2, 3) if kind in ('aleppo', 'oak', 'broad', 'olive') else (1, 2))]
        return made[kind]
    return get


def put(get, rnd, kind, x, y, z, size=1.0, turn=None, tall=1.0):
    instance(rnd.choice(get(kind)), T(x, y, z) @ R(rnd.uniform(0, 360) if turn is None else turn) @ Matrix.Diagonal((size, size, size*tall, 1)))


def downhill(rel, x, y):
    """Turn that makes a front (-y) look down the slope."""
    gx, gy = ((rel.base(np.array([x+dx*8]), np.array([y+dy*8]))-rel.base(np.array([x-dx*8]), np.array([y-dy*8])))[0] for dx, dy in ((1, 0), (0, 1)))
    return math.degrees(math.atan2(-gy, -gx))+90


def neighbours(spec, rel, rnd):
    """Where houses stand: given ones, then along the roads wherever none is too near. (kind, x, y, turn)"""
    found = [(k, x, y, downhill(rel, x, y) if t is None else t) for k, x, y, t in spec.get('houses', [])]
    keep = [(*spec['home']['at'], spec['home'].get('clear', 30))]+[(x, y, 24) for _, x, y, _ in found]+[tuple(c) for c in spec.get('clear', [])]
    for row in spec.get('rows', []):
        q, z, wide = rel.roads[row['road']]
        i, every = int(row.get('from', 10)/1.5), row.get('every', 32)
        while i < min(len(q)-3, int(row.get('to', 9999)/1.5)):
            d = q[i+2]-q[i]
            d = d/np.hypot(*d)
            for s in row.get('sides', (-1, 1)):
                back = row.get('back', 21)+rnd.uniform(-2, 4)
                x, y = q[i]+np.array((-d[1], d[0]))*s*(back+wide/2)
                if all(math.hypot(x-a, y-c) > max(r, 27) for a, c, r in keep) and rel.away(np.array([x]), np.array([y]))[0] > back*.72 and rel.base(np.array([x]), np.array([y]))[0] > row.get('above', 4):
                    t = downhill(rel, x, y)+rnd.uniform(-14, 14) if 'face' not in row else row['face']+rnd.uniform(-9, 9)
                    found.append((rnd.choice(row.get('kinds', ['flat', 'tiled', 'tiled2'])), float(x), float(y), t))
                    keep.append((x, y, 27))
            i += int(every*rnd.uniform(.85, 1.25)/1.5)
    return found


def garden(rel, get, rnd, x, y, turn, z, wide=17, deep=19, hedge=.75):
    """Hedge round the plot, a few trees and flowers between it and the house."""
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(u, v):
        px, py = x+u*c-v*n, y+u*n+v*c
        return px, py, float(rel.z(np.array([px]), np.array([py]))[0])
    for u0, v0, u1, v1 in ((-wide, -deep, wide, -deep), (-wide, deep-6, wide*.4, deep-6), (-wide, -deep, -wide, deep-6), (wide, -deep, wide, deep-6)):
        if rnd.random() < hedge:
            k = int(math.hypot(u1-u0, v1-v0)/2)
            for i in range(k):
                p = spot(u0+(u1-u0)*(i+.5)/k, v0+(v1-v0)*(i+.5)/k)
                if rel.away(np.array([p[0]]), np.array([p[1]]))[0] > .6:
                    put(get, rnd, 'hedge', *p, turn=turn+(90 if u0 == u1 else 0))
    for _ in range(rnd.randint(7, 11)):
        u, v = rnd.choice(((rnd.choice((-1, 1))*rnd.uniform(wide-2.6, wide-.8), rnd.uniform(-deep, deep-7)), (rnd.uniform(-wide, wide), rnd.choice((-deep+.9, deep-8)))))
        p = spot(u, v)
        if rel.away(np.array([p[0]]), np.array([p[1]]))[0] > 2:
            put(get, rnd, rnd.choice(['palm', 'cypress', 'olive', 'bou', 'bou', 'pine', 'olive', 'shrub', 'shrub']), *p, rnd.uniform(.55, 1.0))


def wood(spec, rel, get, rnd, houses):
    """Trees on a shaken grid, sparser where the noise says so; shrubs between them near the camera."""
    w = spec.get('woods')
    if not w:
        return
    g = np.random.default_rng(spec.get('seed', 1))
    cam = spec['camera']['loc']
    for kinds, gap, reach, thin in ((w['kinds'], w.get('gap', 7), w.get('reach', 600), w.get('thin', 0)), (['shrub'], w.get('shrubs', 3.2), w.get('near', 170), .1)):
        x, y = np.meshgrid(np.arange(cam[0]-reach, cam[0]+reach, gap), np.arange(cam[1]-20, cam[1]+reach, gap))
        x, y = x+g.uniform(-.45, .45, x.shape)*gap, y+g.uniform(-.45, .45, y.shape)*gap
        look = np.arctan2(x-cam[0], y-cam[1])-math.atan2(spec['camera']['target'][0]-cam[0], spec['camera']['target'][1]-cam[1])
        far = np.hypot(x-cam[0], y-cam[1])
        ok = (np.abs(look) < .78) | (far < 60)
        ok &= rel.noise(x+500, y, w.get('patch', 110), 4)+g.uniform(-.5, .5, x.shape) > thin
        ok &= g.uniform(0, 1, x.shape) < np.clip(1.25-far/reach*.8, 0, 1)
        x, y = x[ok], y[ok]
        ok = (rel.away(x, y) > 2.2) & ~rel.on_pad(x, y, 1.8)
        for _, hx, hy, t in houses:
            u, v = rel.local(x, y, (hx, hy), t)
            ok &= ~((np.abs(u) < 16.5) & (v > -20) & (v < 13))
        for cx, cy, r in w.get('bare', []) if kinds != ['shrub'] else []:
            ok &= np.hypot(x-cx, y-cy) > r
        for st in rel.steps:
            u, v = rel.local(x, y, st[0], st[1])
            ok &= ~((np.abs(u) < st[2]+1) & (v > st[3][0]-1) & (v < st[3][-1]+1))
        x, y = x[ok], y[ok]
        z = rel.z(x, y)
        ok = (z > w.get('above', 3)) & (z < w.get('below', 9999))
        for px, py, pz in zip(x[ok], y[ok], z[ok]):
            put(get, rnd, rnd.choice(kinds), px, py, pz-.15, rnd.uniform(.6, 1.15), None, rnd.uniform(.85, 1.15))


def build(spec):
    rnd = random.Random(spec.get('seed', 1))
    rel, R_ = Relief(dict(spec['relief'], seed=spec.get('seed', 1))), spec['relief']
    mats = materials_of(dict(H.MATS, asphalt=(mat_stone, '#8f8a83', .12, .1), kerb=(mat_stone, '#c9c0af', .1, .1), track=(mat_stone, '#cdb68e', .2, .1), bark=(mat_stone, '#9a8770', .3, .2), barkp=(mat_stone, '#94745c', .35, .2),
                             land=(air.mat_land, spec.get('land', {})), sea=(air.mat_sea, spec.get('sea_colours', {})), cliff=(air.mat_land, dict(dict(earth='#a39a88', scrub='#6f7a55', rock='#b3a794'), **spec.get('cliff', {})))))
    mats.update({k: air.mat_crown(k, spec.get('leaves', {}).get(k, v)) for k, v in LEAVES.items()})
    mats.update({k: mat_stone(k, v, .08, .1) for k, v in spec.get('colours', {}).items()})
    get = plants(mats)
    b = Builder()
    for r in spec.get('roads', []):
        rel.road(r['pts'], r.get('wide', 5.5))
    for st in spec.get('steps', []):
        rel.step(st['at'], st['turn'], st['half'], st['edges'], st.get('wobble', .9))
    home = spec['home']
    hz = dwelling.ground(rel, home)
    houses = neighbours(spec, rel, rnd)
    floors = [rel.pad((x, y), t, -13, 13, -16, 9) for _, x, y, t in houses]
    # land and sea
    x0, x1, y0, y1 = R_['extent']
    cx, cy, half, res = R_['core']
    X, Y = np.meshgrid(axis(cx, half, res, x0, x1), axis(cy, half, res, y0, y1))
    Z, lawn, field, rock = rel.z(X, Y), np.zeros(X.shape), np.zeros(X.shape), np.zeros(X.shape)
    for _, x, y, t in houses:
        u, v = rel.local(X, Y, (x, y), t)
        lawn = np.maximum(lawn, .7*ease(17.5-np.abs(u), 0, 1.5)*ease(v, -20, -18.5)*ease(14-v, 0, 1.5)*(math.sin(x*7+y) > -.6))
    for st in spec.get('steps', []):
        u, v = rel.local(X, Y, st['at'], st['turn'])
        field = np.maximum(field, st.get('till', .8)*ease(st['half']+2-np.abs(u), 0, 3)*ease(v, st['edges'][0]-1, st['edges'][0]+1)*ease(st['edges'][-1]+1-v, 0, 2))
    for px, py, r, k in spec.get('paint', []):
        blob = ease(r*(1+.15*rel.noise(X, Y, r, 4))-np.hypot(X-px, Y-py), 0, 3)
        lawn, field = (np.maximum(lawn, blob), field) if k == 'lawn' else (lawn, np.maximum(field, blob))
    if spec.get('sea', True):
        rock = ease(spec.get('shore', 4.5)-Z+1.2*rel.noise(X, Y, 40, 5), 0, 2.5)
    dwelling.paint(rel, home, X, Y, lawn, field, rock)
    sheet('land', mats['land'], X, Y, Z, (lawn, field, rock), Z > -9 if spec.get('sea', True) else None)
    if spec.get('sea', True):
        X, Y = np.meshgrid(axis(cx, 330, 4, -45000, 45000, 1.07), axis(spec.get('shore_y', cy), 330, 4, y0, 45000 if y1 > 0 and spec.get('sea_ahead', True) else y1, 1.07))
        d = -rel.base(X, Y)
        sheet('sea', mats['sea'], X, Y, 0*X, (np.exp(-np.clip(d, 0, 99)/spec.get('clear_water', 3.5)), ease(.75-d, 0, .6), 0), (d > -3))
    for x, y, w, h, kind in spec.get('peaks', []):
        beyond.peak(mats, x, y, w, h, kind)
    # roads: surface, kerbs, here and there a wall
    for (q, z, wide), r in zip(rel.roads, spec.get('roads', [])):
        m = 'track' if r.get('track') else 'asphalt'
        ribbon(b, m, q, z, -wide/2, wide/2, .05)
        if not r.get('track'):
            for s in (-1, 1):
                ribbon(b, 'kerb', q, z, s*wide/2, s*(wide/2+1.1), .17, z-.9)
        for s in r.get('walls', []):
            zg = rel.z(*(q+0).T)
            for i in range(0, len(q)-24, 26):
                if rnd.random() < .7:
                    k = slice(i, i+24)
                    ribbon(b, rnd.choice(['drystone', 'drystone', 'white']), q[k], z[k], s*(wide/2+1.25), s*(wide/2+1.6), rnd.uniform(.7, 1.3), z[k]-.6)
        for _ in range(r.get('cars', 0)):
            i = rnd.randrange(2, len(q)-2)
            d = q[i+1]-q[i]
            b.push(T(q[i][0], q[i][1], z[i]+.06) @ R(math.degrees(math.atan2(d[1], d[0]))) @ T(0, -wide/2+1.1, 0))
            dwelling.car(b, rnd.choice(('car1', 'car2', 'car3', 'car1')))
            b.pop()
    # dry-stone walls and what grows between them
    for st in spec.get('steps', []):
        dwelling.walls(b, rel, st)
        dwelling.orchard(rel, get, rnd, put, st)
    kinds = {k: dwelling.kinds(mats, k, spec.get('seed', 1)) for k in {h[0] for h in houses}}
    for (k, x, y, t), z in zip(houses, floors):
        instance(rnd.choice(kinds[k]), T(x, y, z) @ R(t) @ Matrix.Diagonal((rnd.choice((-1, 1)), 1, 1, 1)))
        if math.hypot(x-spec['camera']['loc'][0], y-spec['camera']['loc'][1]) < 420:
            garden(rel, get, rnd, x, y, t, z)
    dwelling.home(b, mats, rel, get, rnd, put, home, hz, spec)
    for k, x, y, s in spec.get('groups', []):
        put(get, rnd, k, x, y, float(rel.z(np.array([x]), np.array([y]))[0])-.1, s)
    wood(spec, rel, get, rnd, houses)
    if 'town' in spec:
        beyond.town(mats, rel, rnd, spec['town'])
    if 'city' in spec:
        beyond.city(mats, rnd, spec['city'])
    b.build(mats)
    sky_for(spec)
    air.haze(**spec.get('haze', {}))
    camera_for(spec, (0, 0, 0), (0, 1, 0), 28)
    return dict(bounces=4, clamp=3)
