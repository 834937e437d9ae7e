"""A neighbourhood from the air: blocks of houses with courts, streets with trees, what lies on the horizon.

spec: kind 'eixample' (113 m blocks with cut corners) | 'gracia' (small blocks of low houses); seed, hour, sky; toward 'sea' | 'hills';
      sights [[x, y, size]] of the basilica; camera {loc, target, lens}; colours of walls by city.CITY_MATS names.
"""
import city as C
from kit import *

WALLS = ('c1', 'c2', 'c3', 'c4', 'c5', 'c3', 'c5', 'c1')


def house(b, rnd, x0, x1, y0, y1, high, detail, pts=None):
    """One house between party walls, its front at y0 (facing -y), the court at y1."""
    wall = rnd.choice(WALLS)
    if pts:
        b.prism(wall, pts, 0, high, 'z')
        b.prism('croof', [(x*.97, y+(.4 if y < y1-1 else -.4)) for x, y in pts], high, high+.05, 'z')
    else:
        b.box(wall, x0, y0, 0, x1-.05, y1, high)
        b.box(rnd.choice(('croof', 'croof', 'croof2')), x0+.3, y0+.3, high, x1-.35, y1-.3, high+.05)
        for a, c, e, f in ((x0, y0, x1-.05, y0+.3), (x0, y1-.3, x1-.05, y1), (x0, y0+.3, x0+.3, y1-.3), (x1-.35, y0+.3, x1-.05, y1-.3)):
            b.box('ctrim' if a == x0 and f == y0+.3 else wall, a, c, high, e, f, high+1)
    w = x1-x0
    hx, hy = x0+w*rnd.uniform(.2, .5), y0+(y1-y0)*rnd.uniform(.35, .6)
    b.box('c5', hx, hy, high, hx+min(3.4, w*.4), hy+3.6, high+2.6)
    b.box('croof', hx-.1, hy-.1, high+2.6, hx+min(3.4, w*.4)+.1, hy+3.7, high+2.7)
    for _ in range(rnd.randint(0, 3)):
        ax, ay = x0+w*rnd.uniform(.12, .85), y0+(y1-y0)*rnd.uniform(.12, .9)
        kind = rnd.random()
        if kind < .4:
            b.box('cac', ax, ay, high, ax+1, ay+.5, high+.9)
        elif kind < .6:
            b.lathe('ctrim', [(0, 1.6), (.6, 1.5), (.6, 0)], (ax, ay, high), 10)
        elif kind < .8:
            bush(b, 'cgreen', (ax, ay, high+.6), .8, 60, rnd.randint(0, 99), .3, .8)
        else:
            for k in range(3):
                b.quad('cpanel', (ax, ay+k*1.1, high+.25), (ax+2.4, ay+k*1.1, high+.25), (ax+2.4, ay+.9+k*1.1, high+.8), (ax, ay+.9+k*1.1, high+.8))
    if not detail:
        return
    n, m = max(2, round(w/2.7)), max(2, round((high-4.6)/3.5))
    shut = rnd.choice(('cshut1', 'cshut2', 'cshut3'))
    for i in range(n):
        x = x0+w*(i+.5)/n
        b.box('cwin', x-.75, y0-.02, .3, x+.75, y0, 3.4)
        for k in range(m):
            z = 4.8+(high-5)*k/m
            b.box('cwin', x-.5, y0-.03, z, x+.5, y0, z+2.2)
            for s in (-1, 1):
                b.box(shut, x+s*.52, y0-.07, z, x+s*.9, y0-.01, z+2.2)
            b.box('ctrim', x-.95, y0-.7, z-.14, x+.95, y0, z-.02)
            b.box('ciron', x-.95, y0-.7, z, x+.95, y0-.67, z+.9)
            b.box('cwin', x-.5, y1, z, x+.5, y1+.03, z+1.9)
    b.box('ctrim', x0, y0-.4, high-.25, x1, y0, high)


def eixample_block(b, rnd, cx, cy, detail):
    """Houses round a court; the four corners are cut at 45 degrees."""
    half, cut, deep = 56.5, 14.2, 24
    for q in range(4):
        b.push(T(cx, cy, 0) @ R(90*q))
        x = -half+cut
        while x < half-cut-.1:
            w = min(rnd.uniform(11, 17), half-cut-x)
            if half-cut-x-w < 6:
                w = half-cut-x
            house(b, rnd, x, x+w, -half, -half+deep+rnd.uniform(-1.5, 1.5), rnd.uniform(18.5, 23.5), detail)
            x += w
        b.pop()
        b.push(T(cx, cy, 0) @ R(90*q+45))
        out, side = (2*half-cut)/math.sqrt(2), cut/math.sqrt(2)
        house(b, rnd, -side, side, -out, -out+20, rnd.uniform(20, 24), detail, [(-side, -out), (side, -out), (side+13, -out+13), (side*.4, -out+25), (-side*.4, -out+25), (-side-13, -out+13)])
        b.pop()
    inner = half-deep-1
    for _ in range(9):        # low roofs, terraces and trees of the court
        w, d = rnd.uniform(8, 20), rnd.uniform(8, 18)
        x, y = cx+rnd.uniform(-inner, inner-w), cy+rnd.uniform(-inner, inner-d)
        b.box(rnd.choice(('croof', 'croof2', 'c4', 'cgrey')), x, y, 0, x+w, y+d, rnd.uniform(3.5, 5.5))
    b.box('ccourt', cx-inner-2, cy-inner-2, 0, cx+inner+2, cy+inner+2, .4)
    for _ in range(14):
        bush(b, 'cgreen', (cx+rnd.uniform(-inner, inner), cy+rnd.uniform(-inner, inner), rnd.uniform(3, 6)), rnd.uniform(2, 3.6), 110, rnd.randint(0, 999), .8, 1)


def gracia_block(b, rnd, x0, y0, w, d, detail):
    """Two rows of narrow houses back to back with small courts between."""
    for q, depth in ((0, d*.4), (1, d*.4)):
        b.push(T(x0, y0, 0) if q == 0 else T(x0+w, y0+d, 0) @ R(180))
        x = 0
        while x < w-.1:
            k = min(rnd.uniform(5.5, 10), w-x)
            if w-x-k < 4:
                k = w-x
            house(b, rnd, x, x+k, 0, depth*rnd.uniform(.85, 1.05), rnd.uniform(10, 16.5), detail)
            x += k
        b.pop()
    b.box('ccourt', x0+1, y0+d*.3, 0, x0+w-1, y0+d*.7, .4)
    for _ in range(int(w/9)):
        bush(b, 'cgreen', (x0+rnd.uniform(3, w-3), y0+d*.5, rnd.uniform(2, 4)), rnd.uniform(1.5, 2.6), 90, rnd.randint(0, 999), .6, 1)


def rows_of_trees(b, rnd, protos, x0, y0, x1, y1, step=9, scale=1.0):
    n = int(math.hypot(x1-x0, y1-y0)/step)
    for k in range(n):
        if rnd.random() < .9:
            s = scale*rnd.uniform(.8, 1.15)
            instance(rnd.choice(protos), T(x0+(x1-x0)*(k+.5)/n, y0+(y1-y0)*(k+.5)/n, 0) @ R(rnd.uniform(0, 360)) @ Matrix.Scale(s, 4))


def cars(b, rnd, x0, y0, x1, y1, n):
    for _ in range(n):
        t, turn = rnd.random(), math.degrees(math.atan2(y1-y0, x1-x0))
        b.push(T(x0+(x1-x0)*t, y0+(y1-y0)*t, .02) @ R(turn))
        m = rnd.choice(('ccar1', 'ccar2', 'ccar3', 'ccar2'))
        b.box(m, -2.1, -.85, .3, 2.1, .85, .9)
        b.box('cwin', -1.2, -.75, .9, 1.0, .75, 1.4)
        b.pop()


def build(spec):
    rnd = random.Random(spec.get('seed', 1))
    mats = materials_of(dict(C.CITY_MATS, ciron=(mat_plain, '#2b2c2d', .5, .4), cshut1=(mat_plain, '#6d7f68', .7), cshut2=(mat_plain, '#7a5c42', .7), cshut3=(mat_plain, '#d8d0bf', .7), cac=(mat_plain, '#d5d2ca', .5),
                             cpanel=(mat_plain, '#1e2a3d', .15, 0, .7), cgrey=(mat_stone, '#a9a59c', .1, .1), ccourt=(mat_stone, '#b3a78f', .15, .1), ccar1=(mat_plain, '#e9e7e2', .25), ccar2=(mat_plain, '#3d4246', .25), ccar3=(mat_plain, '#7c2f2a', .3), pave=(mat_stone, '#b8ad9b', .1, .1), cfar=(mat_stone, '#b99a80', .3, .1, {'scale': .02}),
                             bark=(mat_stone, '#8f8268', .3, .2), tleaf=(mat_leaf, ['#5f7a2f', '#7a9040', '#8ea049', '#54702c'], .35)))
    for k, v in spec.get('colours', {}).items():
        mats[k] = mat_stone(k, v, .1, .12)
    b = Builder()
    protos = []
    for s in (1, 2, 3):
        o = tree(s, h=10.5, crown=3.4, crownh=6.6, leaves=900, lsize=.75, leafm='tleaf').build(mats, 'tree%d' % s)
        for ob in o.values():
            ob.location = (0, -4000, 0)
        protos.append(o)
    b.box('street', -3000, -600, -.3, 3000, 3000, -.02)
    if spec.get('kind', 'eixample') == 'eixample':
        for i in range(-4, 5):
            for j in range(-1, 8):
                cx, cy = i*133.4, j*133.4
                near = j < 3 and abs(i) < 3
                b.prism('pave', [(cx+x, cy+y) for x, y in ((-61.5, -45), (-45, -61.5), (45, -61.5), (61.5, -45), (61.5, 45), (45, 61.5), (-45, 61.5), (-61.5, 45))], -.02, .12, 'z')
                eixample_block(b, rnd, cx, cy, near)
                if j < 5:
                    for s in (-1, 1):
                        rows_of_trees(b, rnd, protos, cx+s*59.6, cy-44, cx+s*59.6, cy+44)
                        rows_of_trees(b, rnd, protos, cx-44, cy+s*59.6, cx+44, cy+s*59.6)
                    cars(b, rnd, cx+66.7, cy-60, cx+66.7, cy+60, 5)
                    cars(b, rnd, cx-60, cy+66.7, cx+60, cy+66.7, 5)
        far = 8*133.4
    else:
        y = -120
        while y < 620:
            d, x = rnd.uniform(30, 40), -420+rnd.uniform(-20, 20)
            while x < 420:
                w = rnd.uniform(45, 80)
                if rnd.random() < .07 and y < 300:      # a square with trees
                    b.box('pave', x, y, -.02, x+w*.7, y+d, .1)
                    for _ in range(9):
                        rows_of_trees(b, rnd, protos, x+4, y+4, x+w*.7-4, y+d-4, 7, .9)
                    w *= .7
                else:
                    b.box('pave', x-1, y-1, -.02, x+w+1, y+d+1, .06)
                    gracia_block(b, rnd, x, y, w, d, y < 260)
                x += w+rnd.uniform(6.5, 8)
            y += d+rnd.uniform(6.5, 8)
        far = 640
    b.box('cfar', -4000, far-60, -.2, 4000, far+690, 12)      # the city beyond what is worth drawing
    C.roofs(b, rnd, far, far+700, 0, lambda d: 700, .0, (15, 22), 18)
    for x, y, size in spec.get('sights', []):
        C.basilica(b, x, y, size, 0)
    if spec.get('toward', 'sea') == 'sea':
        C.coast(b, rnd, far+700, 0, ((180, 0), (230, 8)), 100)
    else:
        for cx, w, h in ((-1500, 4200, 420), (900, 4600, 500), (3200, 4000, 380)):
            C.hill(b, cx, far+2600, w, h, 0, int(w))
        mats['rock'] = mat_stone('rock', '#6f7d5c', .25, .1)
    b.build({k: mats[k] for k in b.d})
    sky_for(spec)
    camera_for(spec, (-60, -170, 95), (20, 160, 0), 30)
    return dict(bounces=4, clamp=3)
