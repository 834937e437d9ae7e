"""Small bathroom of a city flat: tub across the end under a window, basin at the left, tiles to shoulder height.

spec: old bool (pedestal basin, emptied), tiles (two or three wall colours), trim (border row), side (side of a wall tile, m), upto (height of the tiles),
      colours (interior.room_mats), floor (see floors.py; terrazzo without it), wide, deep, high (m), view and low (see outlook.py), sun_elev, sun_rot, camera.
"""
import floors
from interior import *
from outlook import outlook


def tiles_on(b, rnd, place, length, upto, s, border=True):
    """Square tiles on a wall, the top row in the border colour; place(u, z, lift) gives the point at u along the wall."""
    rows = int(upto/s)
    for i in range(int(math.ceil(length/s))):
        for j in range(rows):
            u0, u1, z, t = i*s, min((i+1)*s, length), j*s, rnd.uniform(-.0012, .0012)
            m = 'zt' if border and j == rows-1 else rnd.choice(['z1', 'z1', 'z2', 'z3'])
            b._add(m, [place(u0+.002, z+.002, .006+t), place(u1-.002, z+.002, .006-t), place(u1-.002, z+s-.002, .006-t), place(u0+.002, z+s-.002, .006+t)], [(0, 1, 2, 3)])


def tub(b, rnd, w, d, s):
    """Built-in tub over the whole width, its front tiled, rim in enamel."""
    y0, z = d-.76, .56
    b.box('joint', .02, y0, 0, w-.02, y0+.05, z-.029)
    tiles_on(b, rnd, lambda u, zz, o: (u, y0-o, zz), w, z-.04, s, False)
    n = 40

    def ring(k, zz):
        cx, cy, a, c = w/2, (y0+d)/2, (w/2-.09)*k, (d-y0)/2*k-.07*k
        return [(cx+a*math.copysign(abs(math.cos(t))**.45, math.cos(t)), cy+c*math.copysign(abs(math.sin(t))**.45, math.sin(t)), zz) for t in [6.2832*i/n for i in range(n)]]
    rings = [ring(1.0, z+.012), ring(.985, z-.02), ring(.9, z-.3), ring(.8, z-.4), ring(.02, z-.41)]
    vs = [p for r in rings for p in r]
    b._add('tub', vs, [(k*n+i, k*n+(i+1) % n, (k+1)*n+(i+1) % n, (k+1)*n+i) for k in range(len(rings)-1) for i in range(n)], True)
    inner = [(p[0], p[1]) for p in ring(1.0, 0)]
    # rim: a slab in four strips round the hollow
    xi0, xi1 = min(p[0] for p in inner), max(p[0] for p in inner)
    yi0, yi1 = min(p[1] for p in inner), max(p[1] for p in inner)
    for x0, ya, x1, yb in ((0, y0-.03, w, yi0+.004), (0, yi1-.004, w, d), (0, yi0, xi0+.004, yi1), (xi1-.004, yi0, w, yi1)):
        b.box('tub', x0+.008, ya, z-.03, x1-.008, yb-.002, z+.012)
    for i in range(n):      # fills the corners between the slab and the rounded hollow
        p, q = inner[i], inner[(i+1) % n]
        cx, cy = (xi0 if (p[0]+q[0])/2 < w/2 else xi1), (yi0 if (p[1]+q[1])/2 < (yi0+yi1)/2 else yi1)
        b._add('tub', [(p[0], p[1], z+.0115), (q[0], q[1], z+.0115), (cx, cy, z+.0115)], [(0, 1, 2)])


def taps(b, x, y, z, mat):
    """Wall mixer with hand shower on the right wall above the tub."""
    b.tube(mat, [(x, y-.1, z), (x-.09, y-.1, z)], .014, 8)
    b.tube(mat, [(x, y+.1, z), (x-.09, y+.1, z)], .014, 8)
    b.tube(mat, [(x-.09, y-.15, z), (x-.09, y+.15, z)], .022, 10, cap=True)
    b.tube(mat, [(x-.09, y, z), (x-.18, y, z-.02), (x-.2, y, z-.08)], .014, 8)
    b.tube(mat, [(x-.05, y, z+.05), (x-.05, y, z+.95)], .009, 8)
    b.tube(mat, [(x-.05, y, z+.95), (x-.3, y, z+1.0)], .009, 8)
    b.lathe(mat, [(0, .02), (.02, .02), (.085, 0), (0, -.004)], (x-.3, y, z+.97), 24)


def pedestal(b, y):
    """Ceramic basin on a foot."""
    b.lathe('tub', [(.12, 0), (.11, .05), (.075, .12), (.07, .6), (.12, .7)], (.27, y, 0), 28)
    b.push(T(.3, y, .7) @ Matrix.Diagonal((.9, 1.15, 1, 1)))
    b.lathe('tub', [(0, -.01), (.13, -.01), (.2, .06), (.28, .14), (.29, .165), (.26, .165), (.2, .1), (.05, .06), (0, .058)], (0, 0, 0), 36)
    b.pop()
    b.tube('steel', [(.1, y, .86), (.1, y, .95), (.16, y, .98), (.22, y, .95)], .011, 8)
    for s in (-.12, .12):
        b.lathe('steel', [(0, 0), (.022, 0), (.026, .03), (0, .045)], (.1, y+s, .86), 12)
    b.box('steel', .018, y-.28, 1.22, .12, y+.28, 1.235)


def vanity(b, y0, y1):
    """Oak cupboard on the wall with a bowl, towels below."""
    ym = (y0+y1)/2
    b.box('oak', .016, y0, .45, .46, y1, .8)
    b.box('stone', .016, y0-.015, .8, .48, y1+.015, .835)
    for i in range(2):
        a, c = y0+(y1-y0)*i/2+.006, y0+(y1-y0)*(i+1)/2-.006
        b.box('oak', .46, a, .465, .478, c, .785)
        b.lathe('brass', [(0, 0), (.013, .005), (.013, .016), (0, .02)], (.492, c-.06 if i == 0 else a+.06, .62), 12)
    b.lathe('tub', [(0, .02), (.12, .02), (.17, .1), (.19, .14), (.18, .145), (.15, .1), (.09, .05), (0, .04)], (.25, ym, .83), 36)
    b.tube('brass', [(.05, ym, .835), (.05, ym, 1.06), (.1, ym, 1.11), (.17, ym, 1.09), (.19, ym, 1.04)], .011, 8)
    b.lathe('ceram2', [(0, 0), (.032, 0), (.032, .12), (.01, .13), (.01, .16), (0, .16)], (.15, y0+.14, .835), 16)
    vase(b, .18, y1-.12, .835, 'ceram', .55, 6, 4)
    for k, m in enumerate(('linen2', 'linen')):
        b.box(m, .06, ym-.2, .2+.07*k, .42, ym+.2, .262+.07*k)
    b.box('oak', .016, y0, .16, .46, y1, .195)


def mirror(b, y, z, frame, r=.34):
    n = 48
    for m, k, a, c in ((frame, 1.0, .012, .036), ('mirror', .96, .036, .038)):
        b.prism(m, [(y+r*k*math.cos(6.2832*i/n), z+r*k*math.sin(6.2832*i/n)) for i in range(n)], a, c, 'x')


def toilet(b, w, y):
    """Close-coupled toilet at the right wall."""
    b.box('tub', w-.2, y-.19, .4, w-.02, y+.19, .78)
    b.box('tub', w-.21, y-.2, .78, w-.015, y+.2, .81)
    b.push(T(w-.42, y, 0) @ Matrix.Diagonal((1.25, .92, 1, 1)))
    b.lathe('tub', [(.1, 0), (.11, .05), (.1, .18), (.17, .34), (.195, .39), (0, .39)], (0, 0, 0), 32)
    b.lathe('tub', [(0, .392), (.2, .392), (.2, .42), (0, .43)], (0, 0, 0), 32)
    b.pop()
    b.box('tub', w-.4, y-.13, .1, w-.1, y+.13, .39)


def build(spec):
    rnd = random.Random(spec.get('seed', 3))
    w, d, h = spec.get('wide', 2.05), spec.get('deep', 2.7), spec.get('high', 2.9)
    old, s, upto = spec.get('old', False), spec.get('side', .15), spec.get('upto', 2.1)
    c = spec.get('colours', {})
    mats = room_mats(c)
    tl = (spec.get('tiles', ['#f0ebe0', '#e6dfd0'])*2)[:3]
    mats.update(materials_of({'z%d' % (k+1): (mat_plain, t, .22, 0, .6) for k, t in enumerate(tl)}))
    mats.update(materials_of({'zt': (mat_plain, spec.get('trim', tl[0]), .22, 0, .6), 'joint': (mat_plain, '#d9d2c4', .8), 'tub': (mat_plain, c.get('tub', '#f4f1ea'), .12, 0, .7)}))
    b = Builder()
    floors.lay(b, mats, {'floor': spec.get('floor', {'kind': 'terrazzo'})}, -.2, w+.2, -2.2, d+.2)
    wx0, wx1, z0, z1 = w*.27, w*.77, 1.15, 2.35
    b.box('wall', -.3, -2.3, 0, 0, d+.3, h+.2)
    b.box('wall', w, -2.3, 0, w+.3, d+.3, h+.2)
    b.box('wall', 0, -2.3, 0, w, -2.0, h+.2)
    b.box('ceil', -.3, -2.3, h, w+.3, d+.3, h+.2)
    for x0, a, x1, e in ((0, 0, wx0, h), (wx1, 0, w, h), (wx0, 0, wx1, z0), (wx0, z1, wx1, h)):
        b.box('wall', x0, d, a, x1, d+.3, e)
    upto = int(upto/s)*s
    b.box('joint', 0, -2, 0, .004, d, upto)
    b.box('joint', w-.004, -2, 0, w, d, upto)
    tiles_on(b, rnd, lambda u, z, o: (o, -2+u, z), d+2, upto, s)
    tiles_on(b, rnd, lambda u, z, o: (w-o, -2+u, z), d+2, upto, s)
    for x0, x1, top in ((0, wx0, upto), (wx1, w, upto), (wx0, wx1, z0-.02)):
        b.box('joint', x0, d-.004, 0, x1, d, top)
        tiles_on(b, rnd, lambda u, z, o: (x0+u, d-o, z), x1-x0, top, s, top == upto)
    b.box('stone', wx0-.03, d-.05, z0, wx1+.03, d+.14, z0+.03)
    window_wall(b, wx0, wx1, d+.15, z0+.03, z1, 2, False)
    for x in (wx0-.07, wx1+.01):
        b.box('white', x, d-.03, z0+.031, x+.06, d+.01, z1+.06)
    b.box('white', wx0-.009, d-.031, z1+.005, wx1+.009, d+.01, z1+.06)
    tub(b, rnd, w, d, s)
    taps(b, w-.012, d-.4, .92, 'steel' if old else 'brass')
    yb = spec.get('basin', .95)
    if old:
        pedestal(b, yb)
        b.box('steel', .013, yb-.27, 1.35, .03, yb+.27, 2.0)
        b.box('mirror', .031, yb-.26, 1.36, .033, yb+.26, 1.99)
        b.tube('ceram', [(.013, yb, 2.1), (.08, yb, 2.12)], .03, 10)
        b.lathe('shade', [(.03, .07), (.07, .03), (.075, -.03), (.03, -.07), (0, -.07)], (.13, yb, 2.13), 18)
    else:
        vanity(b, yb-.5, yb+.42)
        mirror(b, yb-.04, 1.58, 'brass')
        y = yb-.55
        b.tube('brass', [(.012, y, 1.75), (.1, y, 1.75)], .01, 8)
        b.lathe('shade', [(.05+.06*math.sin(math.pi*i/20), -.085*math.cos(math.pi*i/20)) for i in range(21)], (.13, y, 1.75), 20)
        point((.22, y, 1.75), 3, r=.08)
        b.tube('brass', [(w-.07, .55, 1.35), (w-.07, 1.15, 1.35)], .009, 8, cap=True)
        for y in (.58, 1.12):
            b.tube('brass', [(w-.012, y, 1.35), (w-.07, y, 1.35)], .009, 8)
        b.grid('pop', lambda u, v: (w-.083+.026*(v > .5)-.004*math.sin(u*20), .66+.38*u, 1.36-1.1*abs(v-.5)*1.0), 16, 20)
        b.grid('linen', lambda u, v: (w*.3+.42*u, d-.79-.03*math.sin(min(v*4, 1)*1.57)+.10*max(0, .15-v)*4, .585-.36*max(0, v-.15)+.005*math.sin(u*18+v*3)), 24, 24)
        b.box('rug', w*.28, d-1.5, 0, w*.74, d-.95, .018)
        stool(b, w-.3, d-1.1, .44, 'pop2')
        for x, k in ((wx0+.14, 3), (wx1-.16, 5)):
            b.lathe('pot', [(0, 0), (.06, 0), (.08, .11), (.065, .11)], (x, d+.05, z0+.03), 16)
            bush(b, 'leaf', (x, d+.05, z0+.24), .12, 190, k, .05, 1.0)
    toilet(b, w, spec.get('seat', .35))
    b.lathe('shade', [(0, -.13), (.12, -.1), (.15, 0), (.05, .01)], (w/2, d*.35, h-.01), 30)
    point((w/2, d*.35, h-.3), 14, (1, .9, .75), r=.12)
    outlook(b, mats, spec.get('view', 'courtyard'), d, c, spec.get('low', -7.5))
    b.build(mats)
    sky(spec.get('sun_elev', 46), spec.get('sun_rot', 118), .18, cloud=.6, seed=3.3, dust=.5)
    window_light(wx0, wx1, d+.12, z0+.05, z1-.03, 80, glossy=False)
    area((w*.5, -1.8, 2.3), (w*.5, 2, .9), 1.6, 1.0, 34, (1.0, .95, .88), False)
    camera_for(spec, (w*.6, -1.55, 1.45), (w*.47, d, 1.45), 20, -.06)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
