"""Bathroom pieces. The middle of the back stands at the origin, they face -y. Tiles: `wtile0..2` on walls (see kitchens.tiles)."""
from kitchens import tap
from kit import *


def mixer(b, x, y, z, mat):
    b.tube(mat, [(x, y, z), (x, y-.12, z), (x, y-.15, z-.03)], .011, 8)
    for s in (-1, 1):
        b.tube(mat, [(x+s*.09, y, z), (x+s*.09, y-.06, z)], .018, 10, cap=True)


def tub(b, rnd, kind='built', long=1.7, metal='brass'):
    """'built' (tiled apron), 'oval' (free standing), 'claw' (old cast iron)."""
    deep = .74
    if kind == 'built':
        b.box('wtile0', -long/2, -deep, 0, long/2, 0, .54)
        n, m = round(long/.1), 5
        for i in range(n):
            for j in range(m):
                a, z = -long/2+long*i/n, .02+.1*j
                b.box('wtile%d' % rnd.randrange(3), a+.001, -deep-.008, z, a+long/n-.001, -deep, z+.098)
        b.box('enamel', -long/2, -deep-.012, .54, long/2, 0, .575)
        b.cushion('enamelin', (0, -deep/2, .56), (long-.16, deep-.16, .034), .2)
        b.push(T(0, 0, .58))
    else:
        def rim(u, v):
            a = 6.283*u
            k = .62+.38*v**.5 if kind == 'oval' else .5+.5*math.sin(v*math.pi/2)
            return (long/2*k*math.copysign(abs(math.cos(a))**.75, math.cos(a)), -deep/2+deep/2*k*math.copysign(abs(math.sin(a))**.75, math.sin(a)),
                    (.02 if kind == 'oval' else .16)+(.56 if kind == 'oval' else .44)*v+(.07*math.cos(a)**2*v if kind == 'claw' else 0))
        b.grid('enamel', rim, 72, 16)
        b.grid('enamel', lambda u, v: (lambda p: (p[0]*.93, (p[1]+deep/2)*.9-deep/2, max(p[2], .2)-.0))(rim(u, 1-v*.85)), 72, 14)
        b.tube('enamel', [(lambda p: (p[0]*.97, (p[1]+deep/2)*.96-deep/2, p[2]))(rim(k/72, 1)) for k in range(73)], .022, 10)
        b.cushion('enamel', (0, -deep/2, .2), (long*.72, deep*.7, .04), .3)
        for x in (-long*.32, long*.32) if kind == 'claw' else ():
            for y in (-deep/2-.2, -deep/2+.2):
                b.tube('brass', [(x, y, .24), (x*1.12, y*1.0, .12), (x*1.1, y, .0)], [.03, .025, .035], 8, cap=True)
        b.push(T(0, 0, 0))
    if kind == 'built':
        mixer(b, -long/2+.3, -.01, .16, metal)
    else:
        b.tube(metal, [(-.0, .06, 0), (0, .06, .82), (0, -.02, .88), (0, -.14, .86)], .013, 8)
    b.pop()
    b.box('wood', .18, -deep-.02, .585 if kind == 'built' else .62, .34, .0, .605 if kind == 'built' else .64)
    b.lathe('soap', [(0, 0), (.03, 0), (.032, .11), (.01, .13), (.01, .16), (0, .16)], (.26, -deep+.2, .605 if kind == 'built' else .64), 16)
    b.grid('towel', lambda u, v: (-.5+.36*u, -deep-.022-.012*math.sin(u*8), (.59 if kind == 'built' else .63)-.36*v), 12, 6) if kind == 'built' else None


def shower(b, rnd, kind='screen', wide=1.2, deep=.85, metal='steel'):
    """Tray with a glass 'screen' in front, a 'walkin' half screen or a 'curtain'; the tiles belong to the room."""
    b.box('tray', -wide/2, -deep, 0, wide/2, 0, .045)
    b.box('steel', -.4, -.2, .0455, -.1, -.14, .047)
    b.tube(metal, [(0, -.03, 1.05), (0, -.05, 2.12), (0, -.34, 2.16)], .01, 8)
    b.lathe(metal, [(0, 0), (.12, 0), (.12, .012), (.02, .03)], (0, -.34, 2.12), 28)
    b.box(metal, -.14, -.05, 1.02, .14, -.01, 1.08)
    b.box('wood', wide/2-.34, -.12, 1.2, wide/2-.08, 0, 1.225)
    for k, m in enumerate(('soap', 'ceram')):
        b.lathe(m, [(0, 0), (.03, 0), (.032, .13), (.012, .15), (.012, .18), (0, .18)], (wide/2-.27+k*.12, -.06, 1.225), 16)
    if kind == 'curtain':
        b.tube(metal, [(-wide/2, -deep, 2.05), (wide/2, -deep, 2.05)], .011, 8)
        b.grid('sheercloth', lambda u, v: (wide/2-.02-.62*u, -deep+.04*math.sin(u*26)+.01*math.sin(v*4), .12+1.92*v), 60, 8)
        return
    x1 = wide/2 if kind == 'screen' else wide*.12
    b.box('clear', -wide/2, -deep-.005, .05, x1, -deep+.005, 2.0)
    b.box(metal, -wide/2, -deep-.012, 2.0, wide/2, -deep+.012, 2.02)
    b.box(metal, -wide/2-.006, -deep-.012, .045, -wide/2+.012, -deep+.012, 2.02)


def basin(b, rnd, kind='vanity', wide=.8, metal='brass', basins=1):
    """'vanity' (wooden cabinet, bowl on it), 'pedestal', 'slab' (stone shelf), 'legs' (ceramic on a metal frame), 'cabinet' (painted), 'trough'."""
    z = .84
    if kind == 'pedestal':
        b.lathe('enamel', [(.11, 0), (.12, .04), (.075, .2), (.08, .66)], (0, -.22, 0), 24)
        b.cushion('enamel', (0, -.24, z-.09), (wide*.8, .46, .19), .25)
        b.cushion('enamelin', (0, -.27, z+.004), (wide*.58, .28, .02), .3)
        tap(b, 0, -.06, z, metal)
    elif kind == 'legs':
        for x in (-wide/2+.03, wide/2-.03):
            for y in (-.44, -.03):
                b.tube(metal, [(x, y, 0), (x, y, z-.1)], .012, 8)
        b.tube(metal, [(-wide/2+.03, -.46, .62), (wide/2-.03, -.46, .62)], .009, 8)
        b.grid('towel', lambda u, v: (-.16+.34*u, -.475, .625-.4*v), 6, 6)
        b.cushion('enamel', (0, -.24, z-.06), (wide, .48, .14), .12)
        b.cushion('enamelin', (0, -.26, z+.006), (wide*.7, .3, .02), .25)
        tap(b, 0, -.06, z, metal)
    else:
        mat = {'vanity': 'wood', 'slab': 'top', 'cabinet': 'front', 'trough': 'top'}[kind]
        z0 = .3 if kind == 'vanity' else (.08 if kind == 'cabinet' else z-.14)
        b.box(mat, -wide/2, -.48, z0, wide/2, 0, z-.03)
        b.box('top' if kind != 'vanity' else 'stone', -wide/2-.01, -.5, z-.03, wide/2+.01, 0, z)
        n = 2 if wide < 1.1 else 3
        for k in range(n if kind in ('vanity', 'cabinet') else 0):
            a, c = -wide/2+wide*k/n+.003, -wide/2+wide*(k+1)/n-.003
            b.box(mat, a, -.498, z0+.01, c, -.48, z-.05)
            if kind == 'cabinet':
                b.box(mat, a+.05, -.506, z0+.07, c-.05, -.497, z-.11)
            b.lathe(metal, [(0, -.012), (.013, 0), (0, .012)], (c-.04 if k % 2 == 0 else a+.04, -.515, z-.14), 12)
        if kind == 'slab':
            b.box('wood', -wide/2+.05, -.44, .3, wide/2-.05, -.02, .33)
            for q in range(3):
                b.cushion('towel', (-wide*.2, -.22, .36+.075*q), (.36, .26, .075), .35)
            b.lathe('basket', [(0, 0), (.11, 0), (.13, .16), (.12, .16), (0, .02)], (wide*.24, -.22, .33), 24)
        for k in range(basins):
            x = 0 if basins == 1 else (-1, 1)[k]*wide*.25
            if kind in ('vanity', 'slab'):
                b.lathe('enamel', [(0, .01), (.1, 0), (.19, .1), (.2, .13), (.19, .13), (.1, .03), (0, .025)], (x, -.26, z), 40)
            else:
                b.cushion('enamel', (x, -.27, z+.002), (.5, .32, .02), .25)
                b.cushion('enamelin', (x, -.27, z+.008), (.44, .26, .02), .25)
            tap(b, x, -.05, z, metal)
    b.lathe('soap', [(0, 0), (.032, 0), (.034, .11), (.01, .13), (.01, .17), (0, .17)], (wide*.34 if kind != 'pedestal' else wide*.28, -.1, z), 16)
    b.lathe('clear', [(0, 0), (.034, 0), (.036, .1)], (-wide*.34 if kind != 'pedestal' else -wide*.28, -.1, z), 16)


def wc(b, rnd, kind='wall'):
    """'wall' (hung, flush plate) or 'floor' (with a cistern)."""
    if kind == 'wall':
        b.box('shelf', -.5, -.14, 0, .5, 0, 1.12)
        b.box('steel', -.12, -.146, .86, .12, -.14, 1.0)
        y = -.14
        b.cushion('enamel', (0, y-.27, .28), (.36, .54, .26), .35)
    else:
        y = -.18
        b.cushion('enamel', (0, -.1, .6), (.4, .18, .42), .2)
        b.box('enamel', -.2, -.2, .8, .2, -.01, .83)
        b.lathe('steel', [(0, 0), (.02, 0), (.02, .01), (0, .012)], (0, -.1, .83), 14)
        b.cushion('enamel', (0, y-.2, .2), (.26, .46, .4), .3)
        b.cushion('enamel', (0, y-.27, .34), (.37, .54, .14), .4)
    b.cushion('enamel', (0, y-.27, .425), (.37, .5, .035), .4)


def towels(b, rnd, kind='ladder', metal='brass'):
    if kind == 'ladder':      # leaning wooden ladder
        for s in (-1, 1):
            b.tube('wood', [(s*.2, -.34, 0), (s*.2, -.02, 1.7)], .016, 8)
        for k in range(4):
            z = .45+k*.36
            b.tube('wood', [(-.2, -.34+.32*z/1.7, z), (.2, -.34+.32*z/1.7, z)], .012, 8)
        for z, m, h in ((1.17, 'towel', .5), (.81, 'towel2', .42)):
            y = -.34+.32*z/1.7
            b.grid(m, lambda u, v: (-.17+.34*u, y-.018-.006*math.sin(u*9), z+.015-h*v), 10, 6)
    elif kind == 'rail':      # heated rail on the wall
        for s in (-1, 1):
            b.tube('radiator', [(s*.24, -.07, .7), (s*.24, -.07, 1.7)], .014, 8, cap=True)
        for k in range(12):
            if k % 4 != 3:
                b.tube('radiator', [(-.24, -.07, .76+k*.08), (.24, -.07, .76+k*.08)], .009, 7)
        b.grid('towel', lambda u, v: (-.2+.38*u, -.09, 1.4-.46*v), 8, 6)
    else:                     # 'hooks'
        b.box('wood', -.3, -.02, 1.62, .3, 0, 1.69)
        for k, m in enumerate(('towel', 'towel2')):
            x = -.14+.3*k
            b.tube(metal, [(x, -.02, 1.65), (x, -.07, 1.64), (x, -.075, 1.67)], .007, 6)
            b.grid(m, lambda u, v: (x-.03-.09*v+(.06+.18*v)*u, -.07-.03*math.sin(u*9)*v, 1.65-.66*v), 18, 8)
