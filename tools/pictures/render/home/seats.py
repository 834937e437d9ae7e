"""Seats. Every piece stands with the middle of its back at the origin and faces -y; `piece(b, rnd, kind, ...)`.

Cloth: `cloth` (body), `cloth2` (second seat), `cush1`..`cush3` (cushions); wood: `wood`.
"""
from kit import *


def pillow(b, mat, x, y, z, w, h, thick=.15, lean=-22, turn=0):
    """A loose cushion leaning against a back that stands at +y."""
    b.push(T(x, y, z) @ R(turn, 'Y') @ R(lean, 'X'))
    b.cushion(mat, (0, 0, 0), (w, thick, h), .5)
    b.pop()


def legs(b, mat, x, y0, y1, h, r=.02, splay=.03):
    for sx in (-1, 1):
        for y, k in ((y0, -1), (y1, 1)):
            b.tube(mat, [(sx*(x+splay), y+k*splay, 0), (sx*x, y, h)], [r*.75, r], 8, cap=True)


def sofa(b, rnd, kind='slab', wide=2.1, pillows=3, throw=None):
    deep, seat, back, arm = {'slab': (.98, .4, .74, .2), 'rolled': (.95, .44, .84, .24), 'frame': (.84, .43, .8, .06), 'chesterfield': (.94, .43, .72, .22),
                             'nordic': (.84, .44, .82, .1), 'bench': (.8, .44, .44, 0), 'daybed': (.86, .42, .42, 0), 'low': (1.05, .34, .62, .3)}[kind]
    W2, inner = wide/2, wide/2-arm
    if kind == 'bench':       # built of masonry, plastered, with a mattress
        b.box('wall', -W2, -deep, 0, W2, 0, .3)
        b.cushion('cloth', (0, -deep/2, .38), (wide-.02, deep-.02, .16), .12)
        for k in range(3):
            pillow(b, 'cloth', -W2+wide*(k+.5)/3, -.14, .66, wide/3-.04, .4, .16, -12)
    elif kind == 'daybed':
        for x in (-W2+.06, W2-.06):
            b.tube('wood', [(x, -deep+.06, 0), (x, -deep+.06, .5)], .024, 8, cap=True)
            b.tube('wood', [(x, -.06, 0), (x, -.06, .5)], .024, 8, cap=True)
            b.box('wood', x-.02, -deep+.06, .3, x+.02, -.06, .36)
        b.box('wood', -W2+.05, -deep+.04, .24, W2-.05, -.04, .3)
        b.cushion('cloth', (0, -deep/2, .37), (wide-.16, deep-.06, .15), .15)
        b.tube('cloth', [(-W2+.12, -.16, .53), (W2-.12, -.16, .53)], .11, 16, cap=True)
    else:
        low = .1 if kind in ('slab', 'low', 'rolled') else .16
        n = 2 if wide < 1.95 or kind in ('rolled', 'nordic') else 3
        if kind == 'frame':
            for x in (-W2+.03, W2-.03):
                b.tube('wood', [(x, -deep+.03, 0), (x, -deep+.02, .58)], .022, 8)
                b.tube('wood', [(x, -.05, 0), (x, -.03, .62)], .022, 8)
                b.tube('wood', [(x, -deep-.02, .58), (x, -deep/2, .6), (x, .02, .6)], .026, 8, cap=True)
            for y, z in ((-deep+.05, .26), (-.1, .2)):
                b.box('wood', -W2+.03, y-.02, z, W2-.03, y+.02, z+.06)
            for k in range(9):
                x = -W2+.15+(wide-.3)*k/8
                b.tube('wood', [(x, -.12, .25), (x, -.02, .74)], .009, 6)
            b.box('wood', -W2+.03, -.05, .72, W2-.03, -.01, .77)
        else:
            b.cushion('cloth', (0, -deep/2, low+.12), (wide-.04, deep-.04, .24), .12)
            legs(b, 'wood', W2-.12, -deep+.12, -.12, low+.03)
            b.cushion('cloth', (0, -.13, (low+back)/2), (wide-.02, .24, back-low), .16 if kind in ('slab', 'low') else .3)
        for k in range(n):
            x, sw = -inner+2*inner*(k+.5)/n, 2*inner/n-.015
            b.cushion('cloth', (x, -deep/2-.06, seat-.04), (sw, deep-.2, .19), .28)
            if kind in ('slab', 'frame', 'nordic', 'low', 'rolled'):
                pillow(b, 'cloth', x, -.25, seat+.24 if kind != 'low' else seat+.18, sw, .46 if kind != 'low' else .36, .2, -13)
        for s in (-1, 1) if arm > .07 else ():
            x = s*(W2-arm/2)
            if kind in ('rolled', 'chesterfield'):
                b.cushion('cloth', (x, -deep/2, (low+.58)/2), (arm*.86, deep-.03, .58-low), .25)
                b.tube('cloth', [(x, -deep-.01, .58 if kind == 'rolled' else .64), (x, -.05, .58 if kind == 'rolled' else .64)], .115, 18, cap=True)
            else:
                b.cushion('cloth', (x, -deep/2, (low+.6)/2), (arm, deep, .6-low), .16)
        if kind == 'chesterfield':
            b.tube('cloth', [(-W2+.05, -.12, .68), (W2-.05, -.12, .68)], .115, 18, cap=True)
            for i in range(int((2*inner-.2)/.19)+1):      # between the arms
                for j in range(2):
                    b.lathe('wood', [(0, -.012), (.014, 0), (0, .012)], (-inner+.1+(i+.5*j)*.19, -.252, .5+.1*j), 8)
    mats = ['cush1', 'cush2', 'cush3']
    for k in range(pillows):
        x = (-1 if k % 2 == 0 else 1)*(inner-.3-.34*(k//2)) if kind not in ('bench', 'daybed') else -W2+.4+k*.5
        pillow(b, mats[k % 3], x, -.44 if kind not in ('bench', 'daybed') else -.3, seat+.26, .44, .42, .15, -24, rnd.uniform(-14, 14))
    if throw:
        x = throw*(inner-.35)
        b.grid('throw', lambda u, v: (x-.28+.56*u, -deep-.012+.74*v if v > .0 else -deep, seat+.075+.006*math.sin(u*14+v*9)), 16, 24)
        b.grid('throw', lambda u, v: (x-.28+.56*u, -deep-.02-.012*math.sin(u*10), seat+.08-.3*v), 16, 8)


def armchair(b, rnd, kind='tub'):
    if kind == 'sling':       # leather sling on bent rods
        for s in (-1, 1):
            b.tube('black', [(s*.36, -.08, .92), (s*.16, -.5, .02), (-s*.05, -.72, .02), (s*.38, -.74, .58)], .009, 7)
            b.tube('black', [(s*.36, -.08, .92), (s*.34, -.1, .5), (s*.34, -.02, .01), (s*.1, -.35, .01)], .009, 7)

        def hide(u, v):
            x = (u-.5)*(.78-.16*math.sin(math.pi*v))
            z = .9-.62*math.sin(min(1, v*1.25)*math.pi/2)+.3*max(0, v-.62)/.38+.14*(2*u-1)**2*(1 if v < .75 else .8)
            return (x, -.06-.7*v, z)
        b.grid('hide', hide, 20, 26)
        return
    if kind == 'shell':       # moulded bucket on four legs
        legs(b, 'wood', .19, -.5, -.16, .4, .014, .06)

        def bucket(u, v):
            a = math.pi*(u-.5)
            rim = .46*math.cos(a)**.5 if abs(u-.5) < .5 else 0
            r, z = .36*min(1, v*1.8)**.6, .4+max(0, v-.45)*(.2+.9*rim)
            return (r*math.sin(a*1.28), -.36+r*math.cos(a*1.28), z)
        b.grid('cloth2', bucket, 30, 16)
        b.cushion('cloth2', (0, -.4, .42), (.56, .54, .09), .5)
        pillow(b, 'cush2', 0, -.2, .62, .38, .32, .12, -18)
        return
    if kind == 'rattan':
        for s in (-1, 1):
            b.tube('cane', [(s*.29, -.62, 0), (s*.3, -.63, .58), (s*.32, -.2, .6), (s*.24, -.03, .96)], .017, 8)
            b.tube('cane', [(s*.27, -.06, 0), (s*.24, -.03, .96)], .017, 8)
        b.tube('cane', [(.24*math.cos(math.pi*i/12), -.03, .96+.14*math.sin(math.pi*i/12)) for i in range(13)], .017, 8)
        for i in range(11):
            b.tube('cane', [((-.2+i*.04), -.07, .42), ((-.2+i*.04)*1.05, -.02, .99+.1*math.cos((-.2+i*.04)*6))], .006, 5)
        b.box('cane', -.28, -.63, .36, .28, -.05, .385)
        b.cushion('cloth2', (0, -.35, .435), (.54, .54, .11), .4)
        pillow(b, 'cush1', 0, -.16, .66, .4, .34, .13)
        return
    if kind == 'frame':
        for s in (-1, 1):
            b.tube('wood', [(s*.35, -.76, 0), (s*.35, -.78, .56), (s*.35, -.1, .54), (s*.35, .02, 0)], .02, 8)
            b.tube('wood', [(s*.35, -.8, .57), (s*.35, -.4, .585), (s*.35, -.04, .54)], .026, 8, cap=True)
        for y, z in ((-.73, .3), (-.07, .26)):
            b.tube('wood', [(-.35, y, z), (.35, y, z)], .018, 8)
        b.push(T(0, -.44, .4) @ R(4, 'X'))
        b.cushion('cloth2', (0, 0, 0), (.64, .7, .16), .3)
        b.pop()
        pillow(b, 'cloth2', 0, -.1, .72, .64, .58, .16, -14)
        return
    high = {'tub': .74, 'wing': 1.08}[kind]
    legs(b, 'wood', .27, -.7, -.12, .18, .018)
    b.cushion('cloth2', (0, -.42, .27), (.74, .76, .22), .2)
    b.cushion('cloth2', (0, -.46, .43), (.52, .62, .16), .35)
    b.cushion('cloth2', (0, -.13, (high+.2)/2), (.76, .2, high-.18), .35)
    for s in (-1, 1):
        b.cushion('cloth2', (s*.34, -.43, .42), (.15, .72, .42), .4)
        if kind == 'wing':
            b.cushion('cloth2', (s*.35, -.24, .84), (.1, .3, .46), .5)
    pillow(b, 'cush3', 0, -.3, .62, .4, .34, .13)


def pouf(b, rnd, kind='round'):
    b.lathe('cloth2' if kind == 'round' else 'hide', [(0, 0), (.24, .01), (.3, .08), (.31, .2), (.28, .34), (.18, .39), (0, .4)], (0, -.3, 0), 32)


def dining_chair(b, x, y, rot, kind='rush'):
    """Centred at (x, y), facing -y at rot 0."""
    b.push(T(x, y, 0) @ R(rot))
    if kind == 'rush':        # ladder back and rush seat
        for s in (-1, 1):
            b.tube('wood', [(s*.2, -.2, 0), (s*.2, -.2, .46)], .016, 7, cap=True)
            b.tube('wood', [(s*.19, .19, 0), (s*.19, .19, .45), (s*.2, .25, .92)], .016, 7, cap=True)
        for z in (.6, .72, .84):
            b.box('wood', -.19, .2+(z-.45)*.12, z, .19, .215+(z-.45)*.12, z+.05)
        for z in (.16, .28):
            b.tube('wood', [(-.2, -.2, z), (.2, -.2, z)], .01, 6)
        b.cushion('cane', (0, 0, .455), (.43, .42, .05), .3)
    elif kind == 'thonet':    # bent beech
        legs(b, 'wood', .17, -.17, .15, .45, .015, .03)
        b.lathe('cane', [(0, .455), (.19, .455), (.205, .445), (.19, .43), (0, .43)], (0, 0, 0), 28)
        for r, z in ((.19, .92), (.12, .82)):
            b.tube('wood', [(-r, .17, .45)]+[(r*math.cos(math.pi*(1-k/14)), .19+.05*math.sin(math.pi*k/14), .62+(z-.62)*math.sin(math.pi*k/14)) for k in range(15)]+[(r, .17, .45)], .012, 7)
    elif kind == 'metal':
        legs(b, 'metal', .17, -.17, .16, .45, .013, .035)
        b.box('metal', -.19, -.19, .44, .19, .18, .455)
        for s in (-1, 1):
            b.tube('metal', [(s*.18, .17, .45), (s*.17, .23, .84)], .012, 7)
        b.grid('metal', lambda u, v: ((u-.5)*.36, .205+.03*math.cos((u-.5)*3), .66+.2*v), 10, 2)
    elif kind == 'ply':
        legs(b, 'steel', .18, -.17, .15, .44, .009, .03)
        b.grid('wood', lambda u, v: ((u-.5)*.42*(1-.1*v), -.2+.4*v, .45+.03*(2*u-1)**2-.02*math.sin(math.pi*v)), 12, 10)
        b.grid('wood', lambda u, v: ((u-.5)*.4, .2+.05*v+.0-.05*(2*u-1)**2, .62+.2*v), 12, 6)
    else:                     # 'curved': upholstered seat, curved top rail
        for s in (-1, 1):
            b.tube('wood', [(s*.2, -.2, 0), (s*.2, -.19, .45)], .016, 7, cap=True)
            b.tube('wood', [(s*.21, .24, 0), (s*.2, .2, .45), (s*.21, .24, .76)], .016, 7)
        b.box('wood', -.21, -.2, .41, .21, .21, .445)
        b.cushion('cloth2', (0, 0, .47), (.43, .42, .06), .3)
        b.tube('wood', [(-.25, .08, .72)]+[(.25*math.sin(a), .1+.17*math.cos(a), .77) for a in [(-1.4+2.8*k/10) for k in range(11)]]+[(.25, .08, .72)], .016, 8)
    b.pop()


def stool(b, rnd, kind='round', high=.66):
    legs(b, 'metal' if kind == 'metal' else 'wood', .13, -.37, -.13, high, .014, .05)
    b.tube('brass' if kind == 'round' else 'wood', [(.17*math.cos(k*.524), -.25+.17*math.sin(k*.524), .22) for k in range(13)], .007, 6)
    b.lathe('cane' if kind == 'rush' else 'wood', [(0, high+.035), (.15, high+.035), (.17, high+.015), (.16, high-.01), (0, high-.01)], (0, -.25, 0), 28)
