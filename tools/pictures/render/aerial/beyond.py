"""Far parts of a view from the air: peaks on the horizon, the little town by the sea, Barcelona down to the sea."""
import numpy as np

import city as C
import hillside as H
from dwelling import height
from kit import *


def ifac(u):
    """The Penyal d'Ifac from the north-east: cliff, long top, shoulder."""
    pts = ((0, 0), (.10, .06), (.22, .17), (.29, .27), (.335, .78), (.37, .9), (.45, 1), (.53, .97), (.6, .86), (.66, .72), (.70, .50), (.78, .36), (.88, .16), (1, 0))
    return float(np.interp(u, *zip(*pts)))


def peak(mats, x, y, w, h, kind):
    """Far relief across the line of sight: 'ifac', 'ridge', 'crag' (jagged), 'hill'."""
    r = random.Random(int(abs(x)+w))
    ph = [r.uniform(0, 6) for _ in range(8)]
    b = Builder()

    def fn(u, v):
        if kind == 'ifac':
            s = ifac(u)*min(1, math.sin(math.pi*v)**.28*1.02)
        else:
            s = math.sin(math.pi*u)**(.8 if kind == 'crag' else 1.1)*(.72+.28*math.sin(u*6+ph[0]))*math.sin(math.pi*v)**(.75 if kind == 'crag' else 1.2)
        jag = {'ifac': .035, 'crag': .15, 'ridge': .09, 'hill': .05}[kind]
        s += jag*min(1, s*3)*sum(math.sin(u*(9*2**k)+ph[k]+v*4*(k+1)*(1.3 if k % 2 else -1))*.55**k for k in range(7))
        return (x+(u-.5)*w+.02*w*math.sin(v*9+ph[3]), y+(v-.5)*w*(.45 if kind == 'ifac' else .5), -3+max(0, s)*h)
    b.grid('cliff', fn, 260, 70)
    b.build(mats, 'peak%d' % int(x))


def town(mats, rel, rnd, t):
    """Small white houses crowded on a low shore: instances of a few."""
    protos = []
    for k in range(6):
        b, r = Builder(), random.Random(k)
        w, d, h = r.uniform(5, 9), r.uniform(5, 8), r.choice((3.2, 6.2, 6.4, 9.4))
        wall = r.choice(('white', 'white', 'cream'))
        if k % 2:
            H.body(b, wall, -w, w, -d, d, -3, h)
        else:
            b.box(wall, -w, -d, -3, w, d, h)
            for s in (-1, 1):
                b.quad('tile', (-w-.4, s*(d+.4), h-.1), (w+.4, s*(d+.4), h-.1), (w+.4, 0, h+1.9), (-w-.4, 0, h+1.9))
            b.prism(wall, [(-d, h), (d, h), (0, h+1.85)], -w, w, 'x')
        for f in range(int(h/3.1)):
            for s in (-1, 1):
                for i in range(4):
                    px = -w+2*w*(i+.5)/4
                    b.box('win', px-.6, s*d-.04, f*3.1+.9, px+.6, s*d+.04, f*3.1+2.3)
        o = b.build(mats, 'town%d' % k)
        for ob in o.values():
            ob.location = (0, 0, -4000)
        protos.append(o)
    placed = []
    for _ in range(t['n']*4):
        a, q = rnd.uniform(0, 6.28), rnd.random()**.6*t['size']
        x, y = t['at'][0]+q*math.cos(a)*t.get('long', 1.6), t['at'][1]+q*math.sin(a)
        if len(placed) < t['n'] and all(abs(x-p)+abs(y-s) > t.get('apart', 15) for p, s in placed) and rel.away(np.array([x]), np.array([y]))[0] > 5:
            z = height(rel, x, y)
            if z > 1.6:
                placed.append((x, y))
                instance(rnd.choice(protos), T(x, y, z) @ R(t.get('turn', 10)+rnd.choice((0, 90, 180))+rnd.uniform(-8, 8)))
    for x, y, long in t.get('moles', []):
        b = Builder()
        b.box('dressed', x, y, -2, x+long, y+7, 1.6)
        for k in range(int(long/9)):
            b.box('linen', x+4+k*9, y-9-rnd.uniform(0, 3), .1, x+6.6+k*9, y-1, 1.2)
        b.build(mats, 'mole%d' % int(x))


def city(mats, rnd, c):
    """Barcelona down to the sea: instances of a few patches of roofs, detailed near, plain beyond; the basilica, towers by the sea, Montjuic."""
    mats.update({k: m for k, m in materials_of(C.CITY_MATS).items() if k not in mats})
    y0, y1, ground = c['y0'], c['y1'], c.get('z', 0)
    for near, ya, yb, half in ((True, y0, y0+900, 1000), (False, y0+900, y1, 2600)):
        protos = []
        for k in range(4):
            b, r = Builder(), random.Random(40+k)
            if near:
                C.roofs(b, r, 0, 100, 0, lambda d: 62, .0, (12, 24), 15)
            else:
                for _ in range(52):
                    x, y, w, d, h = r.uniform(-62, 56), r.uniform(0, 104), r.uniform(9, 18), r.uniform(9, 15), r.uniform(12, 26)
                    b.box(r.choice(('c1', 'c3', 'c5', 'c4', 'c2')), x, y, 0, x+w, y+d, h)
                    b.box(r.choice(('croof', 'croof2', 'croof2')), x+.4, y+.4, h, x+w-.4, y+d-.4, h+.05)
            for _ in range(26):
                bush(b, 'cgreen', (r.uniform(-64, 64), r.choice((-5, 52, 108)), 7), 3.6, 60, r.randint(0, 99), 1.3, 1)
            o = b.build(mats, 'city%d%d' % (near, k))
            for ob in o.values():
                ob.location = (0, 0, -4000)
            protos.append(o)
        y = ya
        while y < yb:
            x = -half-y*.2
            while x < half+y*.2:
                if rnd.random() < .97:
                    instance(rnd.choice(protos), T(x, y, ground-.02*(y-y0)*c.get('fall', 0)) @ R(rnd.choice((0, 180))+c.get('turn', 0)) @ Matrix.Diagonal((1, 1, rnd.uniform(.85, 1.15), 1)))
                x += 139
            y += 118
    b = Builder()
    b.box('street', -9000, y0-30, ground-3, 9000, y1+20, ground-.1)
    for x, y, s in c.get('sights', []):
        C.basilica(b, x, y, s, ground)
    C.coast(b, rnd, y1, ground, c.get('towers', ((180, 0), (230, 8))), 110)
    b.build(mats, 'coast')
