"""Bedroom with a window wall; bed with its head against the left wall.

spec: colours (see interior.room_mats), furnished bool (emptied without; wants openings), floor (see floors.py; boards without it), beams bool,
      openings [[x0, x1]...] (French windows in place of the window wall), sill (their height: windows),
      low (height of the ground outside, for upper floors), view 'sea' | 'courtyard' | 'street' | 'garden' | 'city'; sun_elev, sun_rot, camera.
"""
import floors
from interior import *
from outlook import outlook

W, D, H = 5.6, 5.4, 2.85


def furniture(b):
    """Bed with slatted head and night tables, rug, bench, armchair, sideboard, plant, pictures."""
    # headboard wall: slatted oak half height
    y0, y1 = .15, 4.1
    for i in range(int((y1-y0)/.085)):
        y = y0+i*.085
        b.box('oak', .002, y, .0, .045, y+.06, 1.28)
    b.box('walnut', .001, y0-.02, 1.28, .07, y1+.03, 1.31)
    # bed: x .1..2.2, y 1.2..3.1
    by0, by1, bx = 1.15, 3.1, 2.25
    ym = (by0+by1)/2
    b.box('oak', .1, by0-.06, .12, bx, by1+.06, .3)
    b.cushion('linen', (bx/2+.08, ym, .42), (bx-.1, by1-by0, .28), .16)
    bedspread(b, 'linen', .75, bx, by0, by1, .585)
    bedspread(b, 'pop2', 1.42, 2.02, by0-.012, by1+.012, .634, .26, .1, False, .006)
    for k, y in enumerate((by0+.48, by1-.48)):
        for j, (m, x, z, s, tilt) in enumerate((('linen', .26, .82, .62, -18), ('linen2', .40, .80, .54, -26), (('pop', 'pop2')[k], .56, .76, .42, -32))):
            b.push(T(x, y+(.03 if j == 1 else 0), z) @ R(tilt, 'Y'))
            b.cushion(m, (0, 0, 0), (.17, s*1.15, s*.8), .5)
            b.pop()
    # night tables, lamps
    for y in (by0-.48, by1+.48):
        b.lathe('walnut', [(0, 0), (.2, 0), (.2, .02), (.17, .04), (.17, .44), (.22, .46), (.22, .5), (0, .5)], (.32, y, 0), 28)
        pendant(b, .32, y, 1.42, H, 'dome', 5)
    vase(b, .3, by1+.5, .5, 'ceram', .7, 5)
    b.box('book', .22, by0-.58, .5, .42, by0-.42, .53)
    b.box('book2', .23, by0-.57, .53, .41, by0-.43, .555)
    picture(b, 0, 1, 2.12, 1.98, 1.35, .85, 1)
    # rug, bench, armchair by the window, plant
    b.box('rug', .9, .5, 0, 3.5, 3.75, .018)
    b.box('walnut', 2.42, ym-.65, .38, 2.82, ym+.65, .41)
    for y in (ym-.58, ym+.58):
        for x in (2.46, 2.78):
            b.tube('walnut', [(x, y, 0), (x, y, .39)], .018, 7)
    b.cushion('linen2', (2.62, ym, .45), (.4, 1.3, .1), .3)
    b.grid('pop', lambda u, v: (2.44+.36*u, ym+.1+.4*v, .508+.008*math.sin(u*12+v*6)), 12, 12)
    b.push(T(4.55, 4.05, 0) @ R(-38))
    b.cushion('linen', (0, 0, .32), (.82, .8, .24), .3)
    b.cushion('linen', (0, .34, .58), (.84, .22, .56), .4)
    b.cushion('linen', (-.38, 0, .46), (.18, .76, .3), .4)
    b.cushion('linen', (.38, 0, .46), (.18, .76, .3), .4)
    for x in (-.3, .3):
        for y in (-.28, .3):
            b.tube('walnut', [(x, y, 0), (x, y, .22)], .02, 7)
    b.push(T(.05, .2, .56) @ R(-18, 'X'))
    b.cushion('pop', (0, 0, 0), (.42, .15, .38), .5)
    b.pop()
    b.pop()
    b.lathe('stone', [(0, 0), (.16, 0), (.16, .02), (.03, .04), (.03, .46), (.21, .48), (.21, .5), (0, .5)], (3.75, 4.35, 0), 28)
    b.lathe('ceram2', [(0, 0), (.04, 0), (.05, .08), (.045, .08)], (3.75, 4.32, .5), 16)
    plant(b, 5.15, 4.85, 1.7, 14, .5, 8, 'pot')
    picture(b, W, -1, 2.2, 1.65, .9, 1.2, 0, 'black')
    b.box('oak', W-.42, 1.2, .35, W-.02, 3.2, .75)
    b.box('walnut', W-.43, 1.18, .75, W-.02, 3.22, .775)
    vase(b, W-.22, 2.9, .775, 'ceram2', 1.1)
    b.lathe('pot', [(0, 0), (.1, 0), (.13, .12), (.08, .2), (.09, .22)], (W-.22, 1.5, .775), 24)


def bare(b, spec):
    """What stays in an emptied room: skirting, a picture rail, a radiator, the lamp wire, paler marks of furniture gone."""
    for x0, y0, x1, y1 in ((0, -2.6, .02, D), (W-.02, -2.6, W, D), (.02, D-.02, spec['openings'][0][0]-.1, D), (spec['openings'][-1][1]+.1, D-.02, W-.02, D)):
        b.box('white', x0, y0, 0, x1, y1, .17)
    for x0, x1 in ((0, .022), (W-.022, W)):
        b.box('white', x0, -2.6, H-.42, x1, D, H-.38)
        b.box('white', x0, -2.6, H-.09, x1+.04*(x0 == 0), D, H-.002)
    for i in range(9):
        y = 3.1+i*.085
        for x in (W-.08, W-.17):
            b.tube('white', [(x, y, .14), (x, y, .86)], .029, 8, cap=True)
        for z in (.1, .8):
            b.box('white', W-.2, y-.03, z, W-.05, y+.03, z+.07)
    b.tube('white', [(W-.12, 3.02, 0), (W-.12, 3.02, .14), (W-.12, 3.1, .14)], .014, 8)
    b.box('mark', .001, 1.3, .55, .004, 3.0, 1.5)
    b.box('mark', .001, 3.7, 1.35, .0035, 4.3, 2.1)
    b.tube('black', [(2.6, 1.9, H), (2.6, 1.9, H-.55)], .006, 5)
    b.lathe('ceram', [(.012, 0), (.02, -.06), (0, -.07)], (2.6, 1.9, H-.55), 12)
    b.lathe('bulb', [(0, -.19), (.035, -.16), (.03, -.1), (.012, -.07)], (2.6, 1.9, H-.55), 14)
    b.lathe('white', [(.02, 0), (.2, 0), (.27, .025), (.33, .015), (.38, .04)], (2.6, 1.9, H-.04), 36)


def build(spec):
    mats = room_mats(spec.get('colours', {}))
    mats['mark'] = mat_plain('mark', spec.get('colours', {}).get('mark', '#f2ebdd'), .9)
    mats['beam'] = mat_wood('beam', spec.get('colours', {}).get('beam', '#6e4c31'), (2, 10, 10), .6)
    b = Builder()
    rnd = random.Random(spec.get('seed', 4))
    if not floors.lay(b, mats, spec, -.2, W+.2, -2.6, D+.3):
        planks(b, 'floor', -.2, -2.4, W+.2, D+.2)
    b.box('wall', -.3, -2.6, 0, 0, D+.3, H+.3)
    b.box('wall', W, -2.6, 0, W+.3, D+.3, H+.3)
    b.box('wall', -.3, -2.9, 0, W+.3, -2.6, H+.3)
    b.box('ceil', -.3, -2.9, H, W+.3, D+.3, H+.2)
    wx0, wx1 = .5, W-.35
    openings = spec.get('openings', [[wx0, wx1]])
    edges = [0]+[x for o in openings for x in o]+[W]
    for x0, x1 in zip(edges[::2], edges[1::2]):
        b.box('wall', x0, D, 0, x1, D+.3, H)
    for x0, x1 in openings:
        b.box('wall', x0, D, H-(.18 if 'openings' not in spec else .4), x1, D+.3, H)
    view, sill = spec.get('view', 'sea'), spec.get('sill', 0)
    if 'openings' in spec:
        for x0, x1 in openings:
            window_wall(b, x0, x1, D+.15, .03+sill, H-.4, 2, False, transoms=(1.95,) if sill else (.72, 1.95))
            if sill:
                b.box('wall', x0, D, 0, x1, D+.3, sill)
                b.box('white', x0-.08, D-.06, sill, x1+.08, D+.14, sill+.03)
            for x in (x0-.09, x1+.01):
                b.box('white', x, D-.02, sill+.035 if sill else 0, x+.08, D+.01, H-.31)
            b.box('white', x0-.01, D-.021, H-.39, x1+.01, D+.01, H-.31)
    elif view == 'sea':
        window_wall(b, wx0, wx1, D+.15, .03, H-.18)
    else:
        window_wall(b, wx0, wx1, D+.15, .03, H-.18, 6, False, transoms=(.72, 2.1))
    for x, w in ((wx0-.35, 1.0), (wx1+.3, -.85)) if spec.get('furnished', True) else ():
        curtain(b, 'sheer', x, D-.14, w, H-.06)
    if spec.get('beams'):
        for i in range(8):      # the last clear of the curtains
            b.box('beam', 0, -2.3+i*.95, H-.17, W, -2.17+i*.95, H-.002)
    b.box('ceil', .02, D-.26, H-.07, W-.02, D-.02, H-.002)
    if spec.get('furnished', True):
        furniture(b)
    else:
        bare(b, spec)
    for i in range(3 if 'low' not in spec else 0):
        plantx = 1.2+i*1.7
        bush(b, 'olive' if i != 1 else 'leaf', (plantx, D+1.35, .25), .3, 300, i, .09, .8, 'bou', .4 if i == 1 else 0)
        b.lathe('pot', [(0, 0), (.14, 0), (.18, .2), (.15, .2)], (plantx, D+1.35, -.02), 16)
    outlook(b, mats, view, D, spec.get('colours'), spec.get('low'))
    b.build(mats)
    sky(spec.get('sun_elev', 30), spec.get('sun_rot', 52), .17, cloud=.7, seed=spec.get('sky_seed', 4.4), dust=.5)
    for x0, x1 in openings:
        window_light(x0, x1, D+.12, .05+sill, H-.2 if 'openings' not in spec else H-.42, 210*(x1-x0)/(wx1-wx0)*(1.5 if 'openings' in spec else 1))
    area((3.2, -2.2, 2.3), (2.4, 2.5, .8), 4.0, 1.5, 95, (1.0, .93, .84), False)
    camera_for(spec, (4.35, -1.9, 1.38), (2.35, D, 1.38), 22, -.03)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
