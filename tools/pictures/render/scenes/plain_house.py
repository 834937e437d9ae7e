"""One house of a street with plain fronts (front.py) between its neighbours: old Gràcia, Madrid's brick, the flat style of the thirties.

spec: house, neighbours [left..., right...] as dicts of front.py, `own` (how many of them stand at the left); road (width), trees [[x, y, size]...], lamps [x...], benches [[x, y, turn]...], beds [[x, y, length]...] (planted, in the pavement), lit, hour, sky, seed, camera.
"""
from kit import *
import front
from street import bench, street_trees, walk


def ground_floor(b, rnd, key, h, L, xs, fh):
    """House door, shop fronts or windows with grilles."""
    door, shop = h.get('door', 0), h.get('shop', 'wood')
    bw = L/len(xs)
    cells = [(c, 1.35 if i == door else (min(2.5, bw*.74) if shop != 'none' else 1.1), 0 if i == door or shop != 'none' else 1.0, fh-.75) for i, c in enumerate(xs)]
    arch = h.get('shop_arch', 0)
    front.pierced(b, key+'base', L, 0, fh, cells, .45, arch)
    b.box(key+'trim', -.02, -.1, fh-.2, L+.02, .02, fh-.02)
    for i, (c, w, s, hd) in enumerate(cells):
        a = w/2
        if i == door:
            b.box('dark', c-a, .4, 0, c+a, .44, hd)
            for sgn in (-1, 1):
                xa, xb = sorted((c+sgn*.01, c+sgn*(a-.03)))
                b.box(key+'join', xa, .24, .02, xb, .3, hd-.75)
                for z0, z1 in ((.2, .8), (.95, 1.5), (1.65, hd-.95)):
                    b.box(key+'join', xa+.1, .215, z0, xb-.1, .25, z1)
            for k in range(7):
                b.box('iron', c-a+.06+k*(w-.12)/6-.008, .25, hd-.72, c-a+.06+k*(w-.12)/6+.008, .27, hd)
            b.box(key+'join', c-a, .22, hd-.76, c+a, .3, hd-.68)
            b.box(key+'trim', c-a-.18, -.06, 0, c-a, .05, hd+.18)
            b.box(key+'trim', c+a, -.06, 0, c+a+.18, .05, hd+.18)
            b.box(key+'trim', c-a, -.06, hd, c+a, .05, hd+.18)
            continue
        if shop == 'none':
            front.casement(b, rnd, key, c, s, w, hd-s, 0)
            for k in range(9):
                b.box('iron', c-a+w*k/8-.008, -.1, s-.05, c-a+w*k/8+.008, -.085, hd+.05)
            for z in (s, (s+hd)/2, hd):
                b.box('iron', c-a-.02, -.1, z-.012, c+a+.02, -.085, z+.012)
            continue
        b.box('dark', c-a-.3, 3.0, 0, c+a+.3, 3.05, hd)
        b.box('wood', c-a-.2, .4, .0, c+a+.2, 3.0, .03)
        for k in range(4):
            b.box('wood', c-a, 2.4, .5+k*.55, c+a, 2.8, .54+k*.55)
            for q in range(9):
                x = c-a+.1+q*(w-.2)/9
                b.box('goods', x, 2.42, .54+k*.55, x+.07+.1*rnd.random(), 2.6, .54+k*.55+rnd.uniform(.18, .36))
        for q in (-.3, .3):
            b.lathe('bulb', [(0, 0), (.09, .03), (.11, .1), (.07, .18), (0, .2)], (c+q*w, 1.2, hd-.7), 10)
        point((c, 1.3, hd-.9), 25)
        b.quad('glass', (c-a, .3, .55), (c+a, .3, .55), (c+a, .3, hd), (c-a, .3, hd))
        if shop == 'wood':      # wooden shop front: panels below, a blank board above
            b.box(key+'blind', c-a-.16, -.08, 0, c-a, .34, hd+.05)
            b.box(key+'blind', c+a, -.08, 0, c+a+.16, .34, hd+.05)
            b.box(key+'blind', c-a-.16, -.1, hd-.02, c+a+.16, .34, hd+.42)
            b.box(key+'trim', c-a-.05, -.115, hd+.06, c+a+.05, -.09, hd+.34)
        b.box(key+'blind', c-a, .22, 0, c+a, .34, .55)
        for x in (c-a, c+a*.2, c+a-.08):
            b.box(key+'blind', x, .24, .5, x+.08, .34, hd)
        b.box(key+'blind', c-a, .24, hd-.62, c+a, .34, hd-.54)


def upper_floors(b, rnd, key, h, L, xs, lit):
    """Openings, balconies, covers of the floors above; returns the height of the wall."""
    z = h['floors'][0]
    n = len(h['floors'])
    kind, w0 = h.get('rail', 'bars'), h.get('opening', 1.15)
    for f in range(1, n):
        fh = h['floors'][f]
        arch = h.get('arch_rise', 1.0) if f in h.get('arches', []) else 0
        head = min(2.7, fh-.55)
        bows = h.get('bows', []) if 1 <= f <= h.get('bow_floors', n-2) else []
        low = kind == 'none' or f in h.get('windows', [])
        cells = [(c, w0, .85 if low else 0, head) for i, c in enumerate(xs) if i not in bows]
        front.pierced(b, key+'wall', L, z, fh, cells, .42, arch)
        for c, w, s, hd in cells:
            front.casement(b, rnd, key, c, z+s, w, hd-s, lit, bool(arch))
            if h.get('surround', 'band') == 'band':
                front.surround(b, key, c, z+s, w, hd-s, arch)
            if low:
                b.box(key+'trim', c-w/2-.2, -.12, z+s-.1, c+w/2+.2, .1, z+s)
        deep = .55
        spans = [(.35, L-.35)] if f in h.get('run', []) else [(c-w/2-.28, c+w/2+.28) for c, w, s, hd in cells if s == 0]
        for xa, xb in spans:
            b.box(key+'trim', xa, -deep-.03, z-.13, xb, 0, z)
            b.box(key+'trim', xa+.06, -deep+.03, z-.2, xb-.06, 0, z-.13)
            if kind == 'solid':
                b.box(key+'wall', xa, -deep-.03, z, xb, -deep+.07, z+.72)
                for x in (xa, xb-.1):
                    b.box(key+'wall', x, -deep+.07, z, x+.1, 0, z+.72)
                for zz in (.84, .98):
                    b.tube('iron', [(xa+.03, -.02, z+zz), (xa+.03, -deep+.02, z+zz), (xb-.03, -deep+.02, z+zz), (xb-.03, -.02, z+zz)], .02, 6)
            else:
                front.bars(b, xa+.03, xb-.03, -deep, z, 1.0, .115, deep)
            for k in range(rnd.choice([0, 1, 1, 2])):
                x = rnd.uniform(xa+.2, xb-.2)
                b.lathe('pot', [(0, 0), (.1, 0), (.14, .22), (.12, .22)], (x, -deep+.2, z), 12)
                bush(b, 'leafy', (x, -deep+.18, z+.42), rnd.uniform(.22, .36), 200, rnd.randint(0, 999), .09, .95, 'flower', rnd.choice([0, .3, .5]))
        for c, w, s, hd in cells:
            front.cover(b, rnd, key, h.get('cover', 'cord'), c, z+s, w, hd-s-(w/2*arch*.9 if arch else 0), deep)
        if f in h.get('bands', range(2, n)):
            b.box(key+'trim', -.02, -.05, z-.3, L+.02, .02, z-.2)
        z += fh
    if h.get('bows'):
        hs = h['floors'][1:1+h.get('bow_floors', n-2)]
        for i in h['bows']:
            front.glazed_bay(b, xs[i], w0+1.15, h['floors'][0], hs)
    return z


def crown(b, key, h, L, z):
    """Parapet, tiled eaves, or cornice and slate mansard with dormers."""
    t = key+'trim'
    top = h.get('top', 'parapet')
    if top == 'eaves':
        b.box(t, -.05, -.2, z-.1, L+.05, .1, z)
        n = int(L/.24)
        for i in range(n):
            x = L*(i+.5)/n
            b.grid('tile', lambda u, v: (x+.12*math.cos(math.pi*v), -.62+3.4*u, z+.04+.85*u+.1*math.sin(math.pi*v)), 1, 5)
        b.prism('tile', [(-.6, z), (2.8, z+.85), (2.8, z)], 0, L, 'x')
        return
    for k, (out, z0, z1) in enumerate(((.1, -.12, 0), (.24, 0, .14), (.42, .14, .26), (.5, .26, .34))):
        b.box(t, -.03, -out, z+z0, L+.03, .3, z+z1)
    if top == 'mansard':
        b.box(t, 0, -.1, z+.34, L, .3, z+.8)
        b.prism('slate', [(.3, z+.8), (1.3, z+3.3), (6, z+3.9), (6, z+.8)], 0, L, 'x')
        for i in range(h['bays']):
            c = L*(i+.5)/h['bays']
            b.box('white', c-.65, .25, z+.8, c+.65, 2, z+2.6)
            b.box('dark', c-.42, .22, z+1.0, c+.42, .26, z+2.3)
            b.quad('glass', (c-.42, .2, z+1.0), (c+.42, .2, z+1.0), (c+.42, .2, z+2.3), (c-.42, .2, z+2.3))
            b.box('white', c-.03, .18, z+1.0, c+.03, .24, z+2.3)
            b.prism('zinc', [(c-.8, z+2.6), (c+.8, z+2.6), (c, z+3.15)], .1, 3)
        return
    b.box(key+'wall', 0, -.02, z+.34, L, .28, z+1.15)
    b.box(t, -.04, -.08, z+1.15, L+.04, .34, z+1.27)
    for i in range(h['bays']):      # vents under the flat roof
        c = L*(i+.5)/h['bays']
        b.push(T(c, -.01, z-.36) @ R(90, 'X'))
        b.lathe('dark', [(0, .012), (.1, .012), (.1, 0)], (0, 0, 0), 14)
        b.pop()


def raise_house(b, rnd, key, h, x, lit):
    L, bays = h['width'], h['bays']
    xs = [L*(i+.5)/bays for i in range(bays)]
    b.push(T(x, 0, 0))
    ground_floor(b, rnd, key, h, L, xs, h['floors'][0])
    z = upper_floors(b, rnd, key, h, L, xs, lit)
    crown(b, key, h, L, z)
    b.box(key+'wall', .02, .43, h['floors'][0], .2, 12, z)
    b.box(key+'wall', L-.2, .43, h['floors'][0], L-.02, 12, z)
    b.tube('zinc', [(L-.12, -.06, .1), (L-.12, -.06, z-.1)], .05, 8)
    b.pop()


def build(spec):
    rnd = random.Random(spec.get('seed', 5))
    mats = front.common_mats(spec)
    row, own = list(spec['neighbours']), spec.get('own', 2)
    row.insert(own, spec['house'])
    b = Builder()
    x = -spec['house']['width']/2-sum(h['width'] for h in row[:own])
    for k, h in enumerate(row):
        front.house_mats('h%d' % k, h)
        raise_house(b, rnd, 'h%d' % k, h, x, spec.get('lit', .08))
        x += h['width']+.02
    road, kerb = spec.get('road', 7.0), spec.get('walk', 2.2)
    b.box('asph', -150, -60, -.4, 150, 60, -.14)
    walk(b, [(-120, -kerb), (120, -kerb), (120, 2), (-120, 2)])
    walk(b, [(-120, -kerb-road-20), (120, -kerb-road-20), (120, -kerb-road), (-120, -kerb-road)])
    for x in spec.get('bollards', []):
        b.lathe('iron', [(.09, 0), (.09, .05), (.06, .1), (.05, .8), (.075, .86), (.06, .95), (0, .98)], (x, -kerb+.3, 0), 12)
    for x in spec.get('lamps', []):       # lamp on a bracket
        b.tube('iron', [(x, 0, 4.6), (x, -.5, 4.9), (x, -.95, 4.75), (x, -.95, 4.5)], .025, 6)
        b.lathe('white', [(.08, 0), (.16, .06), (.2, .44), (.22, .46), (.05, .62)], (x, -.95, 3.9), 6, False)
    for x, y, turn in spec.get('benches', []):
        bench(b, x, y, turn)
    for x, y, long in spec.get('beds', []):
        b.box('kerb', x-long/2, y-.8, 0, x+long/2, y+.8, .12)
        for k in range(int(long*2.4)):
            bush(b, 'leafy', (x-long/2+.3+k/2.4, y+rnd.uniform(-.45, .45), .35), rnd.uniform(.28, .5), 420, 300+k+int(x*7), .09, .9, 'flower', rnd.choice([0, 0, .25]))
    for x in spec.get('planters', []):
        b.box('base_pot', x-.35, -kerb+.2, 0, x+.35, -kerb+.75, .55)
        bush(b, 'leafy', (x, -kerb+.47, .85), .5, 700, int(x*10), .1, .9, 'flower', .2)
    mats.update(materials_of({'base_pot': (mat_plain, '#7a4632', .8, {'noise': .2})}))
    b.build(mats)
    if spec.get('trees'):
        protos = street_trees(mats, spec.get('leaves', 12000), (1, 2))
        for x, y, s in spec['trees']:
            instance(protos[int(x) % 2], T(x, y, -.02) @ R(x*31) @ Matrix.Scale(s, 4))
    sky_for(spec)
    camera_for(spec, (-4.5, -13, 1.7), (.4, 0, 1.7), 22, .2)
    return dict(bounces=6)
