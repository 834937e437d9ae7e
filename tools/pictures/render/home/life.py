"""Small things that say somebody lives here: books, cups, a coat, plants, pictures."""
from kit import *

COVERS = ('book1', 'book2', 'book3', 'book4', 'ceram', 'rug3')


def books(b, rnd, x, y, z, n=3):
    """A lying pile."""
    for k in range(n):
        w, d, h = rnd.uniform(.17, .24), rnd.uniform(.13, .17), rnd.uniform(.015, .035)
        b.push(T(x, y, z) @ R(rnd.uniform(-14, 14)))
        b.box(COVERS[rnd.randrange(4)], -w/2, -d/2, 0, w/2, d/2, h)
        b.box('page', -w/2+.004, -d/2-.001, .003, w/2+.001, d/2-.004, h-.003)
        b.pop()
        z += h


def row(b, rnd, x, y, z, n, limit):
    """Standing books from x on; returns where they end."""
    for _ in range(n):
        w, h, d = rnd.uniform(.018, .045), rnd.uniform(.18, .27), rnd.uniform(.13, .18)
        if x+w > limit:
            break
        b.box(rnd.choice(COVERS), x, y-d/2, z, x+w-.002, y+d/2, z+h)
        x += w
    return x


def open_book(b, x, y, z, turn=20):
    b.push(T(x, y, z) @ R(turn))
    for s in (-1, 1):
        b.grid('page', lambda u, v: (s*.15*u, -.1+.2*v, .012+.02*math.sin(math.pi*u)*(1-u*.4)), 8, 2)
    b.box('book1', -.155, -.105, 0, .155, .105, .006)
    b.pop()


def cup(b, x, y, z):
    b.lathe('ceram', [(0, .004), (.058, .006), (.066, .014), (0, .01)], (x, y, z), 22)
    b.lathe('ceram', [(0, .014), (.026, .014), (.038, .07), (.034, .07), (.02, .03), (0, .03)], (x, y, z), 22)


def plate(b, x, y, z):
    b.lathe('ceram', [(0, .004), (.08, .004), (.13, .018), (.128, .022), (.08, .01), (0, .01)], (x, y, z), 30)
    b.lathe('clear', [(.03, 0), (.036, .1)], (x+.19, y+.06, z), 18)


def bowl(b, rnd, x, y, z, fruit=('lemon', 'orange')):
    b.lathe('ceram', [(0, .01), (.06, 0), (.14, .07), (.135, .075), (.06, .015), (0, .02)], (x, y, z), 30)
    for q in range(6):
        a = q*2.4
        b.lathe(fruit[q % len(fruit)], [(0, 0), (.028, .012), (.035, .034), (.02, .062), (0, .07)], (x+.07*math.cos(a)*(q/6)**.5, y+.07*math.sin(a)*(q/6)**.5, z+.03+.02*(q % 2)), 14)


def vase(b, rnd, x, y, z, mat='ceram', twigs=5, s=.85):
    b.lathe(mat, [(0, 0), (.055*s, 0), (.1*s, .1*s), (.09*s, .2*s), (.045*s, .27*s), (.055*s, .32*s), (.045*s, .32*s)], (x, y, z), 24)
    for i in range(twigs):
        a = i*2.4+x
        p, d = Vector((x, y, z+.28*s)), Vector((math.cos(a)*.4, math.sin(a)*.4, 1))
        q = p+d*rnd.uniform(.26, .5)*s
        b.tube('bark', [p, p.lerp(q, .5)+rvec(rnd)*.02, q], .004, 4)
        for _ in range(14):
            leaf(b, 'olive', p.lerp(q, .3+.7*rnd.random()), rvec(rnd)+Vector((0, 0, .5)), .08, rnd, .35)


def on_table(b, rnd, x, y, z):
    """A cup and an open book."""
    cup(b, x+.16, y+.1, z)
    open_book(b, x, y-.05, z, rnd.uniform(-30, 30))


def plant(b, rnd, kind='ficus', high=1.5):
    """In a pot; stands with its back at the origin."""
    b.push(T(0, -.3, 0))
    pot = rnd.choice(['ceram', 'pot', 'basket'])
    b.lathe(pot, [(0, 0), (.15, 0), (.2, .2), (.2, .34), (.175, .34), (.17, .28), (0, .28)], (0, 0, 0), 30)
    if kind == 'ficus':       # a small tree of firm leaves
        for k in range(2):
            top = Vector((rnd.uniform(-.08, .08), rnd.uniform(-.08, .08), high*.62))
            b.tube('bark', [(0, 0, .28), top*.5+Vector((.04, 0, .14)), top], .014, 6)
            for _ in range(int(110*high)):
                p = top+Vector((rnd.gauss(0, .2), rnd.gauss(0, .2), rnd.uniform(-.25, high*.36)))
                leaf(b, 'leaf', p, rvec(rnd)+Vector((0, 0, -.2)), rnd.uniform(.09, .15), rnd, .6)
    elif kind == 'palm':
        for i in range(13):
            a, el = i*2.4, rnd.uniform(.6, 1.3)
            d = Vector((math.cos(a)*math.cos(el), math.sin(a)*math.cos(el), math.sin(el)))
            pts = [Vector((0, 0, .3))]
            for k in range(7):
                d = (d+Vector((0, 0, -.09*k*.5))).normalized()
                pts.append(pts[-1]+d*high*.16)
            b.tube('leaf', pts, .006, 5)
            for k in range(2, 8):
                for s in (-1, 1):
                    t = (pts[k]-pts[k-1]).normalized()
                    side = t.cross(Vector((0, 0, 1))).normalized()*s
                    for q in (0, .5):
                        leaf(b, 'leaf', pts[k-1].lerp(pts[k], q), side+t*.6-Vector((0, 0, .35)), high*.17*(1-.08*k), rnd, .16)
    elif kind == 'snake':
        for i in range(16):
            a, r = i*2.4, .1*(i/16)**.5
            h = high*.5*rnd.uniform(.6, 1)
            p = Vector((r*math.cos(a), r*math.sin(a), .28))
            q = p+Vector((math.cos(a)*.08, math.sin(a)*.08, h))
            s = Vector((-math.sin(a), math.cos(a), 0))*.03
            b._add('leaf', [p-s, p+s, p.lerp(q, .6)+s*1.2, q, p.lerp(q, .6)-s*1.2], [(0, 1, 2, 4), (4, 2, 3)])
    else:                     # 'herbs'
        bush(b, 'leaf', (0, 0, .5), .26*high, 380, rnd.randint(0, 99), .07, 1)
    b.pop()


def coat(b, rnd, high=1.75, mat='throw', bag=True):
    """Hooks on a wall with a coat, a hat or a bag; back at the origin."""
    b.box('wood', -.4, -.02, high, .4, 0, high+.09)
    for x in (-.3, -.1, .1, .3):
        b.tube('brass', [(x, -.02, high+.04), (x, -.08, high+.03), (x, -.09, high+.07)], .007, 6)
    x = -.1

    def hem(u, v):            # shoulders at the top, folds growing towards the hem
        a = 6.283*u
        half, thick = .07+.15*min(1, v*4)+.04*v, .035+.06*min(1, v*3)
        f = 1+.12*v*math.sin(a*5+2)
        return (x+half*math.cos(a)*f, -.1+thick*math.sin(a)*f, high+.02-.98*v)
    b.grid(mat, hem, 60, 24)
    for s in (-1, 1):
        b.tube(mat, [(x+s*.17, -.1, high-.1), (x+s*.24, -.11, high-.35), (x+s*.23, -.13, high-.68)], [.05, .052, .045], 12, cap=True)
    if bag:
        b.tube('hide', [(.3, -.08, high+.04), (.22, -.07, high-.25), (.22, -.07, high-.3)], .006, 5)
        b.tube('hide', [(.3, -.08, high+.04), (.38, -.07, high-.25), (.38, -.07, high-.3)], .006, 5)
        b.cushion('hide', (.3, -.08, high-.45), (.3, .1, .32), .3)


def frame(b, rnd, seed=0, w=.6, h=.8, z=1.55, wood='wood'):
    """A framed print with its middle at height z; back at the origin."""
    b.box(wood, -w/2-.02, -.03, z-h/2-.02, w/2+.02, 0, z+h/2+.02)
    b.box('page', -w/2, -.032, z-h/2, w/2, -.01, z+h/2)
    r = random.Random(seed)
    y = [-.033]

    def put(m, pts):
        b.prism(m, pts, y[0], y[0]+.0006)
        y[0] -= .0008

    def disc(m, x, zc, rx, rz, a0=0, a1=6.283):
        put(m, [(x+rx*math.cos(a0+(a1-a0)*i/36), zc+rz*math.sin(a0+(a1-a0)*i/36)) for i in range(36)])
    inks, m = ['art1', 'art2', 'art3'], .14
    W, Hh = w*(1-2*m), h*(1-2*m)
    kind = seed % 6
    if kind == 0:             # landscape: bands of hills under a sun
        disc(inks[2], W*r.uniform(-.2, .2), z+Hh*.22, W*.12, W*.12)
        for k, c in enumerate((inks[1], inks[0])):
            put(c, [(-W/2, z-Hh/2)]+[(-W/2+W*i/20, z-Hh*(.05+.16*k)+Hh*.09*math.sin(i*.5+k*2+seed)) for i in range(21)]+[(W/2, z-Hh/2)])
    elif kind == 1:           # three standing pots
        for k in range(3):
            x = W*(-.3+.3*k)
            disc(inks[k], x, z-Hh*.12, W*.11, Hh*r.uniform(.16, .26))
            put(inks[k], [(x-W*.04, z), (x+W*.04, z), (x+W*.05, z+Hh*.22), (x-W*.05, z+Hh*.22)])
    elif kind == 2:           # stripes
        for k in range(7):
            put(inks[k % 3], [(-W/2, z-Hh/2+Hh*k/7), (W/2, z-Hh/2+Hh*k/7), (W/2, z-Hh/2+Hh*(k+.6)/7), (-W/2, z-Hh/2+Hh*(k+.6)/7)])
    elif kind == 3:           # leaves on a stem
        put(inks[1], [(-.004, z-Hh/2), (.004, z-Hh/2), (.004, z+Hh*.4), (-.004, z+Hh*.4)])
        for k in range(8):
            s, zz = (1 if k % 2 else -1), z-Hh*.35+Hh*.1*k
            put(inks[0 if k % 3 else 1], [(0, zz), (s*W*.16, zz+Hh*.1), (s*W*.34, zz+Hh*.09), (s*W*.2, zz+Hh*.01)])
    elif kind == 4:           # a block plan with cut corners
        for i in range(3):
            for j in range(4):
                cx, cz, q = W*(-.33+.33*i), z+Hh*(-.36+.24*j), W*.13
                put(inks[(i+j) % 3], [(cx-q, cz-q*.6), (cx-q*.6, cz-q), (cx+q*.6, cz-q), (cx+q, cz-q*.6), (cx+q, cz+q*.6), (cx+q*.6, cz+q), (cx-q*.6, cz+q), (cx-q, cz+q*.6)])
    else:                     # one large shape in two tones
        disc(inks[0], 0, z, W*.42, Hh*.4)
        disc(inks[2], W*.08, z-Hh*.06, W*.28, Hh*.26)
