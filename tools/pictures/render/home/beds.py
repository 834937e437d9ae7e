"""Beds. The middle of the head stands at the origin, the foot points to -y. Linen: sheet, quilt, blanket; cushions cush1, cush2."""
from interior import bedspread
from seats import legs, pillow
from kit import *


def bed(b, rnd, kind='slat', wide=1.5, blanket=True):
    long, W2 = 2.02, wide/2
    top = .46
    if kind in ('slat', 'upholstered', 'cane', 'turned', 'iron', 'canopy'):
        if kind == 'upholstered':
            b.cushion('cloth', (0, -long/2-.06, .2), (wide+.08, long+.04, .26), .1)
            b.cushion('cloth', (0, -.06, .62), (wide+.12, .12, 1.06), .12)
        elif kind == 'iron':
            for x in (-W2, W2):
                b.tube('black', [(x, -.03, 0), (x, -.03, 1.15)], .016, 8, cap=True)
                b.tube('black', [(x, -long-.06, 0), (x, -long-.06, .72)], .016, 8, cap=True)
                b.lathe('brass', [(0, -.03), (.028, 0), (0, .03)], (x, -.03, 1.17), 14)
                b.box('black', x-.012, -long-.06, .24, x+.012, -.03, .29)
            for y, z, n in ((-.03, 1.05, 11), (-long-.06, .64, 11)):
                b.tube('black', [(-W2, y, z), (W2, y, z)], .011, 7)
                b.tube('black', [(-W2, y, .34), (W2, y, .34)], .009, 7)
                for k in range(1, n):
                    b.tube('black', [(-W2+wide*k/n, y, .34), (-W2+wide*k/n, y, z)], .006, 6)
        else:
            for y in (-.1, -long):
                legs(b, 'wood', W2-.06, y, y, .24, .03, 0)
            b.box('wood', -W2-.03, -long-.05, .2, W2+.03, -.02, .32)
            if kind == 'slat':
                for k in range(int((wide+.5)/.075)):
                    x = -W2-.25+k*.075
                    b.box('wood', x, -.035, .02, x+.055, -.002, 1.02)
                b.box('wood', -W2-.27, -.05, 1.02, W2+.27, 0, 1.05)
            if kind == 'cane':
                b.box('wood', -W2-.03, -.05, .3, W2+.03, -.01, 1.02)
                for k in range(3):
                    b.box('cane', -W2+.05+wide*k/3, -.056, .5, -W2-.05+wide*(k+1)/3, -.04, .94)
            if kind == 'turned':
                for x in (-W2, W2):
                    for y, h in ((-.05, 1.2), (-long-.03, .78)):
                        b.lathe('wood', [(.03, 0), (.03, .3), (.045, .36), (.028, .5), (.04, h*.75), (.025, h-.1), (.045, h-.05), (.02, h), (0, h+.02)], (x, y, 0), 16)
                b.prism('wood', [(-W2, .32), (W2, .32), (W2, .86)]+[(W2*math.cos(a), .86+.2*math.sin(a)) for a in [math.pi*k/16 for k in range(1, 16)]]+[(-W2, .86)], -.07, -.03)
            if kind == 'canopy':
                for x in (-W2, W2):
                    for y in (-.04, -long-.02):
                        b.box('wood', x-.025, y-.025, 0, x+.025, y+.025, 2.05)
                for x in (-W2, W2):
                    b.box('wood', x-.02, -long, 2.01, x+.02, -.04, 2.05)
                for y in (-.04, -long-.02):
                    b.box('wood', -W2, y-.02, 2.01, W2, y+.02, 2.05)
                b.box('wood', -W2, -.05, .45, W2, -.02, .95)
    else:                     # 'platform' of masonry or oak, low
        m = 'wall' if kind == 'masonry' else 'wood'
        b.box(m, -W2-.3, -long-.12, 0, W2+.3, 0, .24)
        b.box(m, -W2-.3, -.12, .24, W2+.3, 0, .95 if kind == 'masonry' else .62)
    b.cushion('sheet', (0, -long/2-.05, .42), (wide-.02, long-.06, .26), .16)
    b.push(T(0, -.08, 0) @ R(-90))
    posts = kind in ('turned', 'iron', 'canopy')      # the cloth stays within the posts
    bedspread(b, 'quilt', .62, long-(.16 if posts else .05), -W2+(.07 if posts else 0), W2-(.07 if posts else 0), .575, .16 if posts else .22, .05 if posts else .08)
    if blanket:
        bedspread(b, 'blanket', 1.2, 1.74, -W2-.012+(.07 if posts else 0), W2+.012-(.07 if posts else 0), .618, .22, .09, False, .006)
    b.pop()
    n = 2 if wide > 1.2 else 1
    for k in range(n):
        x = 0 if n == 1 else (-1 if k == 0 else 1)*wide*.25
        pillow(b, 'sheet', x, -.2, .76, min(.7, wide*.46), .42, .18, -26, rnd.uniform(-4, 4))
        pillow(b, 'quilt', x, -.36, .73, min(.62, wide*.42), .38, .16, -34, rnd.uniform(-5, 5))
    pillow(b, 'cush1', .06, -.56, .72, .46, .3, .14, -40, 3)


def night(b, rnd, kind='round', lamp=None, thing=True):
    """Night table; `lamp` of lamps.table_lamp."""
    import lamps
    import life
    z = .5
    if kind == 'round':
        b.lathe('wood', [(0, 0), (.19, 0), (.19, .02), (.16, .04), (.16, .44), (.21, .46), (.21, .5), (0, .5)], (0, -.22, 0), 28)
    elif kind == 'box':
        b.box('wood', -.22, -.36, .2, .22, 0, z)
        b.box('wood', -.2, -.375, .24, .2, -.36, z-.04)
        b.box('black', -.06, -.38, z-.1, .06, -.374, z-.08)
        legs(b, 'wood', .18, -.32, -.05, .21, .014, .02)
    elif kind == 'stool':
        legs(b, 'wood', .13, -.34, -.1, .46, .014, .04)
        b.lathe('wood', [(0, z), (.17, z), (.18, z-.03), (0, z-.04)], (0, -.22, 0), 26)
    else:                     # 'shelf' on the wall
        b.box('wood', -.24, -.26, z-.04, .24, 0, z)
    if lamp:
        lamps.table_lamp(b, rnd, lamp, z, 5)
    if thing:
        life.books(b, rnd, .07 if lamp else 0, -.28, z, 2)


def bench(b, rnd, wide=1.2):
    legs(b, 'wood', wide/2-.1, -.36, -.06, .4, .017, .01)
    b.box('wood', -wide/2, -.42, .38, wide/2, 0, .42)
    b.cushion('cloth2', (0, -.21, .455), (wide-.03, .39, .08), .25)
    b.grid('throw', lambda u, v: (-wide*.3+.44*u, -.44+.46*v, .505+.007*math.sin(u*12+v*6)), 12, 12)
