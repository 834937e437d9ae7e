"""Arched porch of a Mediterranean house under the slope of its roof: piers, four arches to the garden, one at each end, what stands in its shade."""
from kit import *

PORCH = (-5.2, 5.2, -4.0)        # x0, x1, y of the arches
EAVE, SLOPE = 2.62, .235


def roof_z(y):
    """Height of the long roof, which runs on over the porch."""
    return EAVE + SLOPE*(y-PORCH[2]+.5)


def arch_row(b, mat, cells, y0, y1, top, spring, axis='y'):
    """Wall pierced by round-headed openings: cells [(from, to)...] between its piers."""
    for a, c in cells:
        r = (c-a)/2
        arc = [(a+r-r*math.cos(math.pi*i/20), spring+r*.62*math.sin(math.pi*i/20)) for i in range(21)]
        b.prism(mat, [(a, top)]+arc+[(c, top)], y0, y1, axis)


def porch(b):
    """Four arches to the garden, one at each end, terracotta floor, beams, a table laid, a wicker corner."""
    x0, x1, y = PORCH
    n, pier = 4, .5
    span = (x1-x0-pier*(n+1))/n
    cells = [(x0+pier+(span+pier)*i, x0+(span+pier)*(i+1)) for i in range(n)]
    for i in range(n+1):
        px = x0+(span+pier)*i
        b.box('wall', px, y, -.1, px+pier, y+pier, EAVE+.05)
        b.box('dressed', px-.05, y-.05, -.1, px+pier+.05, y+pier+.05, .16)
        b.box('dressed', px-.05, y-.05, 1.62, px+pier+.05, y+pier+.05, 1.72)
    arch_row(b, 'wall', cells, y+.02, y+pier-.02, EAVE+.05, 1.72)
    for px in (x0, x1-pier):
        b.box('wall', px, -.6, -.1, px+pier, -.01, roof_z(-.6)-.12)
        arch_row(b, 'wall', [(y+pier, -.6)], px+.02, px+pier-.02, EAVE+.08, 1.72, 'x')
        b.prism('wall', [(y+pier, EAVE+.08), (-.01, EAVE+.08), (-.01, roof_z(0)-.1)], px+.02, px+pier-.02, 'x')
    b.box('clay', x0-.3, y-.35, -.3, x1+.3, .3, .02)
    for k in range(15):
        x = x0+.6+(x1-x0-1.2)*k/14
        b.prism('beam', [(y+.3, EAVE-.1), (0, roof_z(0)-.28), (0, roof_z(0)-.14), (y+.3, EAVE+.04)], x-.06, x+.06, 'x')
    b.prism('ceiling', [(y+.1, EAVE+.0), (0, roof_z(0)-.13), (0, roof_z(0)-.09), (y+.1, EAVE+.04)], x0+.1, x1-.1, 'x')
    for cx in (-3.0, .2, 3.4):            # glass doors behind the porch
        b.box('dressed', cx-1.15, -.05, 0, cx+1.15, .06, 2.42)
        b.box('room', cx-1.0, -.055, .04, cx+1.0, .02, 2.28)
        b.quad('glass', (cx-1.0, -.08, .04), (cx+1.0, -.08, .04), (cx+1.0, -.08, 2.28), (cx-1.0, -.08, 2.28))
        for u in (-1.0, -.05, .93):
            b.box('shut', cx+u, -.12, .02, cx+u+.08, -.05, 2.3)
        for z in (.02, .8, 2.2):
            b.box('shut', cx-1.0, -.115, z, cx+1.0, -.06, z+.09)
    b.box('wood', -1.4, -2.6, .70, 1.2, -1.6, .76)
    for u, v in ((-1.25, -2.45), (1.0, -2.45), (-1.25, -1.8), (1.0, -1.8)):
        b.box('wood', u, v, 0, u+.08, v+.08, .7)
    for x in (-.9, -.1, .7):
        for yy, s in ((-2.95, -1), (-1.25, 1)):
            b.box('wicker', x-.22, yy-.2, .42, x+.22, yy+.2, .47)
            b.box('wicker', x-.22, yy+s*.19, .47, x+.22, yy+s*.22, .92)
            [b.box('wood', x+u, yy+v, 0, x+u+.035, yy+v+.035, .43) for u in (-.2, .16) for v in (-.19, .15)]
    b.lathe('ceram', [(0, 0), (.12, 0), (.21, .08), (.2, .09), (.1, .02)], (-.1, -2.1, .77), 24)
    for k in range(6):
        b.lathe('lemon', [(0, 0), (.03, .012), (.036, .035), (.022, .065), (0, .075)], (-.1+.07*math.cos(k*1.1), -2.1+.07*math.sin(k*1.1), .81), 10)
    b.box('wicker', 2.5, -1.2, .1, 4.4, -.5, .38)
    for k in range(2):
        b.cushion('linen', (2.98+.94*k, -.88, .46), (.92, .7, .18), .25)
        b.cushion('linen', (2.98+.94*k, -.56, .72), (.9, .2, .42), .3)
    b.cushion('pop', (2.75, -.74, .72), (.42, .16, .4), .5)
    b.lathe('lamp', [(0, 0), (.16, .03), (.2, .2), (.12, .34), (0, .36)], (-.1, -2.1, 1.75), 14)
    b.tube('iron', [(-.1, -2.1, 2.1), (-.1, -2.1, roof_z(-2.1)-.2)], .008, 4)
