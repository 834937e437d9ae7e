"""Kitchen furniture as runs of modules. The middle of the back stands at the origin, fronts face -y.

Kinds of front: 'shaker', 'slab', 'reeded', 'masonry' (plastered, plank doors), 'laminate' (oak edge, of the eighties), 'beaded' (old painted wood), 'steel'.
Modules: drawers, door, doors, sink, oven, dish, fridge, tall, open.
"""
from kit import *

MODULE = {'drawers': .6, 'door': .45, 'doors': .8, 'sink': .8, 'oven': .6, 'dish': .6, 'fridge': .64, 'tall': .6, 'open': .5}
DEEP, TOP = .6, .9


def front(b, kind, x0, x1, z0, z1, y, pull='edge'):
    """One door or drawer front in the plane y (facing -y)."""
    x0, x1, z0, z1 = x0+.002, x1-.002, z0+.002, z1-.002
    b.box('front', x0, y-.02, z0, x1, y, z1)
    wide, tall = x1-x0, z1-z0
    if kind == 'shaker' and tall > .2:
        for a, c, e, f in ((x0, z0, x1, z0+.06), (x0, z1-.06, x1, z1), (x0, z0+.06, x0+.06, z1-.06), (x1-.06, z0+.06, x1, z1-.06)):
            b.box('front', a, y-.032, c, e, y-.019, f)
    elif kind == 'reeded':
        n = max(2, int(wide/.03))
        for k in range(n):
            b.tube('front', [(x0+wide*(k+.5)/n, y-.02, z0+.004), (x0+wide*(k+.5)/n, y-.02, z1-.004)], wide/n*.46, 6)
    elif kind == 'masonry':
        n = max(2, int(wide/.11))
        for k in range(n):
            b.box('wood', x0+.03+(wide-.06)*k/n+.001, y-.03, z0+.02, x0+.03+(wide-.06)*(k+1)/n-.001, y-.018, z1-.02)
    elif kind == 'beaded':
        b.box('front', x0+.05, y-.026, z0+.05, x1-.05, y-.018, z1-.05)
    elif kind == 'laminate':
        b.box('wood', x0, y-.034, z1-.03, x1, y-.018, z1)
    if kind in ('shaker', 'beaded') and tall > .5:
        b.lathe('brass', [(0, -.014), (.016, -.01), (.016, .01), (0, .014)], (x1-.06, y-.045, z1-.12 if z0 < 1 else z0+.12), 14)
    elif kind in ('shaker', 'beaded', 'masonry'):
        b.tube('brass', [((x0+x1)/2-.06, y-.05, z1-.05), ((x0+x1)/2+.06, y-.05, z1-.05)], .007, 8)
    elif kind == 'steel':
        b.tube('steel', [(x0+.04, y-.05, z1-.04), (x1-.04, y-.05, z1-.04)], .008, 8)


def module(b, kind, what, x0, x1):
    y = -DEEP
    if what in ('fridge', 'tall'):
        mat = 'steel' if what == 'fridge' and kind != 'shaker' else 'front'
        b.box(mat, x0, y, .08, x1, 0, 2.12)
        b.box('black', x0+.02, y+.05, 0, x1-.02, -.02, .08)
        if mat == 'steel':
            for za, zb in ((.09, .78), (.79, 2.11)):
                b.box('steel', x0+.004, y-.025, za, x1-.004, y, zb)
                b.tube('steel', [(x0+.05, y-.06, zb-.1 if za < .5 else za+.1), (x0+.05, y-.06, za+.1 if za < .5 else za+.7)], .009, 8)
        else:
            front(b, kind, x0, x1, .1, .95, y)
            front(b, kind, x0, x1, .955, 2.11, y)
        return
    carcass = 'wall' if kind == 'masonry' else 'front'
    if what == 'open':
        b.box('wood', x0, y+.02, .1, x0+.02, 0, TOP-.03)
        b.box('wood', x1-.02, y+.02, .1, x1, 0, TOP-.03)
        b.box('wood', x0, -.02, .1, x1, 0, TOP-.03)
        for z in (.1, .48):
            b.box('wood', x0, y+.02, z, x1, 0, z+.02)
            b.lathe('ceram', [(0, 0), (.1, 0), (.14, .07), (.13, .07), (.09, .02), (0, .02)], ((x0+x1)/2, y/2, z+.02), 24)
    else:
        b.box(carcass, x0, y, .1, x1, 0, TOP-.03)
    if kind == 'masonry':
        b.box('wall', x0, y, 0, x1, 0, .1)
        b.box('wall', x0, y-.04, 0, x0+.05, y, TOP-.03)
        b.box('wall', x1-.05, y-.04, 0, x1, y, TOP-.03)
        x0, x1 = x0+.05, x1-.05
    else:
        b.box('black', x0, y+.06, 0, x1, -.02, .1)
    za, zb = .11, TOP-.035
    if kind == 'slab':
        b.box('black', x0, y-.012, zb-.028, x1, y, zb)
        zb -= .03
    if what == 'drawers':
        for a, c in ((0, .42), (.42, .74), (.74, 1)):
            front(b, kind, x0, x1, za+(zb-za)*a, za+(zb-za)*c, y)
    elif what in ('door', 'dish', 'sink', 'doors'):
        n = 2 if what in ('doors', 'sink') else 1
        for k in range(n):
            front(b, kind, x0+(x1-x0)*k/n, x0+(x1-x0)*(k+1)/n, za, zb, y)
    elif what == 'oven':
        b.box('black', x0+.004, y-.022, za+.04, x1-.004, y, za+.62)
        b.box('screen', x0+.07, y-.024, za+.12, x1-.07, y-.02, za+.48)
        b.tube('steel', [(x0+.06, y-.06, za+.55), (x1-.06, y-.06, za+.55)], .009, 8)
        b.box('steel', x0+.004, y-.023, za+.63, x1-.004, y, zb)
        for k in range(4):
            b.tube('black', [(x0+.12+k*.12, y-.02, za+.69), (x0+.12+k*.12, y-.045, za+.69)], .018, 12, cap=True)


def tap(b, x, y, z, mat='brass'):
    b.tube(mat, [(x, y, z), (x, y, z+.28), (x, y-.05, z+.35), (x, y-.14, z+.34), (x, y-.17, z+.26)], .012, 8)
    b.tube(mat, [(x+.07, y, z), (x+.07, y, z+.06), (x+.1, y-.02, z+.08)], .008, 6)


def run(b, rnd, kind='shaker', modules=('drawers', 'sink', 'dish', 'oven'), hob=None, splash=.55, uppers=None, metal='brass', shelf=None, end=''):
    """Base units with a worktop; `hob` is the index of the module under it (the oven's by default); `splash`: height of the wall tiles in m;
    `uppers`: [first, last] modules that have wall units; `shelf`: the same for a board with crockery."""
    widths = [MODULE[m] for m in modules]
    xs = [-sum(widths)/2+sum(widths[:k]) for k in range(len(widths)+1)]
    low = [k for k, m in enumerate(modules) if m not in ('fridge', 'tall')]
    for k, m in enumerate(modules):
        module(b, kind, m, xs[k], xs[k+1])
    x0, x1 = xs[low[0]], xs[low[-1]+1]
    b.box('top', x0-.005, -DEEP-.03, TOP-.03, x1+.005, 0, TOP+.005)
    if splash:
        tiles(b, x0, x1, TOP+.006, TOP+splash, 'wtile', .1 if kind != 'steel' else .3)
    hob = modules.index('oven') if hob is None and 'oven' in modules else hob
    if hob is not None:
        x = (xs[hob]+xs[hob+1])/2
        b.box('black', x-.29, -.54, TOP+.005, x+.29, -.06, TOP+.012)
        b.lathe('front' if kind != 'slab' else 'ceram2', [(0, 0), (.11, 0), (.12, .1), (.12, .11), (.02, .13), (.02, .15), (0, .16)], (x-.12, -.2, TOP+.012), 28)
        if uppers is None or not uppers[0] <= hob <= uppers[1]:
            b.prism('hood', [(x-.3, 1.62), (x+.3, 1.62), (x+.3, 1.68), (x+.12, 1.86), (x+.12, 2.6), (x-.12, 2.6), (x-.12, 1.86), (x-.3, 1.68)], -.42, 0)
    if 'sink' in modules:
        k = modules.index('sink')
        x = (xs[k]+xs[k+1])/2
        b.box('steel' if kind != 'masonry' else 'ceram', x-.27, -.5, TOP-.02, x+.27, -.12, TOP+.008)
        b.box('sinkin', x-.25, -.48, TOP+.006, x+.25, -.14, TOP+.0095)
        tap(b, x, -.08, TOP+.005, metal)
        b.lathe('soap', [(0, 0), (.03, 0), (.032, .12), (.01, .14), (.01, .18), (0, .18)], (x+.33, -.1, TOP+.005), 16)
    for k in range(uppers[0], uppers[1]+1) if uppers else ():
        b.box('front', xs[k], -.34, 1.48, xs[k+1], 0, 2.2)
        n = 2 if widths[k] > .65 else 1
        for q in range(n):
            front(b, kind, xs[k]+widths[k]*q/n, xs[k]+widths[k]*(q+1)/n, 1.48, 2.2, -.34)
    if shelf:
        a, c = xs[shelf[0]]+.05, xs[shelf[1]+1]-.05
        b.box('wood', a, -.24, 1.52, c, 0, 1.55)
        x = a+.12
        while x < c-.08:
            what = rnd.random()
            if what < .5:
                for q in range(3):
                    b.lathe('ceram', [(0, 0), (.06, 0), (.085, .03), (.08, .035), (0, .012)], (x, -.12, 1.55+q*.022), 20)
            elif what < .75:
                b.lathe('clear', [(0, 0), (.045, 0), (.045, .16), (.03, .18)], (x, -.12, 1.55), 16)
            else:
                b.lathe('pot', [(0, 0), (.05, 0), (.075, .08), (.045, .17), (.05, .19), (0, .19)], (x, -.12, 1.55), 18)
            x += rnd.uniform(.17, .24)
    x = x1-.22
    b.lathe('clear', [(0, 0), (.035, 0), (.036, .16), (.014, .21), (.014, .27), (0, .27)], (x, -.14, TOP+.005), 16)
    b.lathe('ceram', [(0, 0), (.05, 0), (.06, .12), (.05, .14), (0, .14)], (x-.12, -.13, TOP+.005), 18)
    b.push(T(x0+.2, -.06, TOP+.005) @ R(12, 'X'))
    b.box('wood', -.13, -.02, 0, .13, 0, .36)
    b.pop()


def tiles(b, x0, x1, z0, z1, mat, s, holes=(), tall=None, bond=False, y=0):
    """Glazed tiles on a wall, each a hair out of true; `holes` are (x0, x1, z0, z1) left free."""
    r = random.Random(7)
    th = tall or s
    n, m = max(1, round((x1-x0)/s)), max(1, round((z1-z0)/th))
    sx, sz = (x1-x0)/n, (z1-z0)/m
    b.box('grout', x0, y-.004, z0, x1, y, z0+.001)
    for j in range(m):
        half = bond and j % 2
        for i in range(-1 if half else 0, n):
            a, c = x0+i*sx+(sx/2 if half else 0), z0+j*sz
            a, e = max(a, x0), min(a+sx, x1)
            if any(a+sx/2 > h[0] and a+sx/2 < h[1] and c+sz/2 > h[2] and c+sz/2 < h[3] for h in holes):
                continue
            t = r.uniform(-.0016, .0016)
            b._add('%s%d' % (mat, r.randrange(3)), [(a+.0012, y-.008+t, c+.0012), (e-.0012, y-.008-t, c+.0012), (e-.0012, y-.008+t*.5, c+sz-.0012), (a+.0012, y-.008-t*.5, c+sz-.0012)], [(0, 1, 2, 3)])


def island(b, rnd, kind='shaker', wide=1.8, deep=.9, stools=3, stool='round', hob=False):
    """Its middle stands at the origin; the stools at -y."""
    import seats
    d = deep/2
    b.box('front', -wide/2+.03, -d+.28, .1, wide/2-.03, d-.02, TOP-.03)
    b.box('black', -wide/2+.06, -d+.32, 0, wide/2-.06, d-.07, .1)
    b.push(T(0, d-.02, 0) @ R(180))
    b.pop()
    n = max(2, round(wide/.6))
    for k in range(n):
        front(b, kind, -wide/2+.03+(wide-.06)*k/n, -wide/2+.03+(wide-.06)*(k+1)/n, .11, TOP-.04, -d+.28)
    b.box('top', -wide/2, -d, TOP-.03, wide/2, d, TOP+.01)
    for k in range(stools):
        b.push(T(-wide/2+wide*(k+.5)/stools, -d+.14, 0))
        seats.stool(b, rnd, stool, .66)
        b.pop()
    import life
    life.centre(b, rnd, wide*.22, .05, TOP+.01)
    life.vase(b, rnd, -wide*.3, .1, TOP+.01, .95)
    b.box('wood', -.2, -.16, TOP+.01, .14, .06, TOP+.03)
    b.cushion('bread', (-.03, -.05, TOP+.07), (.26, .12, .1), .8)
