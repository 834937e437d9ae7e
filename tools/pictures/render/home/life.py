"""Small things of daily life: books, cups, a coat, plants, vases. `OWN` says which vases and which things on the table a home has."""
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


def fruit(b, x, y, z, kinds, n=6, wide=.07, r=1):
    for q in range(n):
        a = q*2.4
        b.lathe(kinds[q % len(kinds)], [(0, 0), (.028*r, .012*r), (.035*r, .034*r), (.02*r, .062*r), (0, .07*r)], (x+wide*math.cos(a)*(q/n)**.5, y+wide*math.sin(a)*(q/n)**.5, z+.02*(q % 2)), 14)


def centre(b, rnd, x, y, z):
    """What stands on a table or an island of this home."""
    kind = OWN['centre']
    if kind == 'fruit':
        b.lathe('ceram', [(0, .01), (.06, 0), (.14, .07), (.135, .075), (.06, .015), (0, .02)], (x, y, z), 30)
        fruit(b, x, y, z+.03, ('lemon', 'orange'))
    elif kind == 'tray':        # a wooden board with a jug and two glasses
        b.box('wood', x-.2, y-.13, z, x+.2, y+.13, z+.018)
        b.lathe('ceram2', [(0, 0), (.06, 0), (.075, .07), (.05, .16), (.06, .19), (.052, .19), (.04, .15), (0, .14)], (x-.08, y, z+.018), 24)
        for q in (.06, .13):
            b.lathe('clear', [(0, 0), (.03, 0), (.036, .1), (.033, .1)], (x+q, y-.05+q*.6, z+.018), 18)
    elif kind == 'candles':
        for q, high in ((-.09, .26), (.02, .2), (.1, .3)):
            b.lathe('brass', [(0, 0), (.04, 0), (.04, .008), (.008, .016), (.008, high-.14), (.016, high-.13), (.016, high-.12)], (x+q, y+q*.4, z), 18)
            b.lathe('page', [(.011, high-.12), (.01, high+.06), (0, high+.065)], (x+q, y+q*.4, z), 12)
    elif kind == 'bread':
        b.box('top', x-.24, y-.12, z, x+.24, y+.12, z+.02)
        b.cushion('bread', (x-.04, y, z+.07), (.3, .14, .11), .8)
        b.box('steel', x+.14, y-.1, z+.02, x+.165, y+.02, z+.024)
        b.box('black', x+.138, y+.02, z+.02, x+.167, y+.11, z+.032)
    elif kind == 'teapot':
        b.lathe('ceram2', [(0, 0), (.06, 0), (.095, .05), (.085, .1), (.04, .125), (.02, .13), (.018, .15), (0, .155)], (x, y, z), 28)
        b.tube('ceram2', [(x+.08, y, z+.05), (x+.13, y, z+.08), (x+.15, y, z+.12)], [.018, .014, .01], 10)
        b.tube('ceram2', [(x-.08, y, z+.1), (x-.13, y, z+.09), (x-.13, y, z+.05), (x-.085, y, z+.03)], .008, 8)
        cup(b, x+.06, y-.17, z)
        cup(b, x+.26, y-.06, z)
    elif kind == 'basket':
        b.lathe('basket', [(0, .005), (.1, 0), (.15, .05), (.16, .09), (.15, .09), (.13, .05), (0, .03)], (x, y, z), 30)
        fruit(b, x, y, z+.04, ('tomato', 'tomato', 'lemon'), 9, .1, 1.1)
    elif kind == 'herbs':
        for q in (-.16, 0, .15):
            b.lathe('pot', [(0, 0), (.05, 0), (.065, .1), (.055, .1), (.05, .08), (0, .08)], (x+q, y+q*.3, z), 20)
            bush(b, 'leaf', (x+q, y+q*.3, z+.17), .085, 170, int(q*100)+40, .035, 1)
    else:                     # 'plates': a pile of bowls and a folded cloth
        for q in range(4):
            b.lathe('ceram' if q % 2 else 'ceram2', [(0, .004), (.06, 0), (.11, .035), (.107, .037), (.06, .008), (0, .01)], (x, y, z+q*.018), 30)
        b.box('towel2', x+.2, y-.1, z, x+.38, y+.08, z+.02)


# name: (outline from the foot up, height, material, what stands in it)
VASES = {
    'bellied': ([(.055, 0), (.1, .3), (.09, .62), (.045, .84), (.055, 1), (.045, 1)], .27, 'ceram2', 'olive'),
    'bottle': ([(.06, 0), (.075, .12), (.07, .45), (.022, .68), (.02, .97), (.028, 1), (.018, 1)], .34, 'ceram', 'stem'),
    'cylinder': ([(.06, 0), (.062, 1), (.055, 1), (.05, .1)], .24, 'clear', 'tulips'),
    'amphora': ([(.03, 0), (.09, .45), (.1, .62), (.05, .8), (.045, .9), (.07, 1), (.06, 1)], .36, 'pot', None),
    'moon': ([(.04, 0), (.12, .3), (.135, .5), (.11, .78), (.05, .95), (.05, 1), (.04, 1)], .24, 'ceram', 'dry'),
    'cone': ([(.03, 0), (.05, .4), (.1, 1), (.09, 1), (.045, .45)], .28, 'ceram2', 'eucalyptus'),
    'ribbed': ([(.06+.008*(k % 2), k/17) for k in range(18)], .26, 'stone', 'olive'),
    'flask': ([(.1, 0), (.11, .12), (.09, .3), (.025, .55), (.022, .9), (.035, 1), (.028, 1)], .3, 'green', 'stem'),
    'jug': ([(.07, 0), (.09, .35), (.07, .7), (.05, .82), (.07, 1), (.06, 1)], .25, 'enamel', 'daisies'),
    'stack': ([(.05, 0), (.08, .12), (.085, .24), (.045, .36), (.085, .5), (.085, .62), (.04, .74), (.05, .92), (.06, 1), (.05, 1)], .33, 'ceram', None),
    'square': ([(.085, 0), (.09, .02), (.09, .9), (.05, .93), (.045, 1), (.035, 1)], .22, 'black', 'dry'),
    'goblet': ([(.07, 0), (.02, .08), (.02, .3), (.09, .5), (.1, .8), (.085, 1), (.075, 1)], .26, 'brass', 'eucalyptus'),
}
OWN = dict(vases=['bellied'], centre='fruit')      # of the home that is drawn; room.py fills it


def filling(b, rnd, kind, x, y, z, s):
    """Twigs and flowers out of a neck at height z."""
    n = {'olive': 6, 'stem': 1, 'tulips': 7, 'dry': 12, 'eucalyptus': 5, 'daisies': 9}[kind]
    for i in range(n):
        a = i*2.4+x
        lean = {'olive': .4, 'dry': .3, 'tulips': .34, 'eucalyptus': .55, 'stem': .12}.get(kind, .38)
        p = Vector((x, y, z-.05*s))
        q = p+Vector((math.cos(a)*lean, math.sin(a)*lean, 1))*rnd.uniform(.32, .52)*s
        if kind in ('tulips', 'daisies'):
            q = p+(q-p)*.72
        b.tube('straw' if kind == 'dry' else 'leaf' if kind in ('tulips', 'daisies') else 'bark', [p, p.lerp(q, .5)+rvec(rnd)*.02, q], .0035, 4)
        if kind == 'olive':
            for _ in range(16):
                leaf(b, 'olive', p.lerp(q, .3+.7*rnd.random()), rvec(rnd)+Vector((0, 0, .5)), .08, rnd, .35)
        elif kind == 'eucalyptus':
            for k in range(16):
                leaf(b, 'silver', p.lerp(q, .25+.05*k), rvec(rnd)*.6+Vector((math.cos(a), math.sin(a), .1))*(1 if k % 2 else -1), .06, rnd, .9)
        elif kind == 'stem':
            for k in range(22):
                leaf(b, 'leaf', p.lerp(q, .45+.6*k/22), rvec(rnd)+Vector((0, 0, .3)), .13, rnd, .6)
        elif kind == 'dry':
            b.lathe('straw', [(0, 0), (.008, .02), (.01, .06), (.004, .1), (0, .11)], tuple(q), 8)
        elif kind == 'tulips':
            b.lathe('petal', [(0, 0), (.022, .012), (.027, .03), (.022, .055), (.012, .062)], tuple(q), 14)
            leaf(b, 'leaf', p.lerp(q, .35), Vector((math.cos(a), math.sin(a), 1.4)), .2, rnd, .22)
        else:
            for k in range(9):
                leaf(b, 'page', q, Vector((math.cos(k*.7), math.sin(k*.7), .4)), .03, rnd, .5)
            b.lathe('lemon', [(0, .0), (.011, .002), (.008, .01), (0, .012)], tuple(q), 10)


def vase(b, rnd, x, y, z, s=.85, filled=True, second=False):
    """A vase of this home: its first, or its second where it has two."""
    outline, high, mat, kind = VASES[OWN['vases'][-1 if second else 0]]
    b.lathe(mat, [(0, 0)]+[(r*s, v*high*s) for r, v in outline], (x, y, z), 32)
    if filled and kind:
        filling(b, rnd, kind, x, y, z+high*s, s*1.15)


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
