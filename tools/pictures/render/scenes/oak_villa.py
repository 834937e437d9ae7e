"""Villa of two long floors between thin slabs, brick below, sliding louvred shutters above, under holm oaks on a lawn with a pool.

spec: brick, joint, slab, louvre: colours; closed (share of louvres drawn); oaks [[x, y, size]...]; hour, sky, sky_seed, camera; seed.
"""
from kit import *

X0, X1, DEPTH = -11.0, 10.5, 10.0
Z1, Z2 = 3.25, 6.5            # top of the slab over each floor's head
TERRACE = 4.2                 # upper floor left of here, its terrace right of it
POOL = (.6, 5.2, -17.4, -6.4)


def glazing(b, x0, x1, y, z0, z1, n):
    """Sliding panes in slim dark frames, curtains at both ends."""
    b.quad('glass', (x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))
    for i in range(n+1):
        x = x0+(x1-x0)*i/n
        b.box('frame', x-.03, y-.05, z0, x+.03, y+.05, z1)
    b.box('frame', x0, y-.05, z0, x1, y+.05, z0+.05)
    b.box('frame', x0, y-.05, z1-.06, x1, y+.05, z1)
    for xa, xb in ((x0+.05, x0+.9), (x1-.8, x1-.05)):
        b.grid('curtain', lambda u, v: (xa+(xb-xa)*u, y+.35+.06*math.sin(u*34), z0+.03+(z1-z0-.08)*v), 50, 1)


def louvre(b, x0, x1, y, z0, z1):
    """One sliding shutter: frame and slanted slats."""
    for x in (x0, x1-.06):
        b.box('louvre', x, y-.03, z0, x+.06, y+.03, z1)
    for z in (z0, (z0+z1)/2, z1-.07):
        b.box('louvre', x0, y-.03, z, x1, y+.03, z+.07)
    n = int((z1-z0)/.075)
    for k in range(1, n):
        z = z0+(z1-z0)*k/n
        b._add('louvre', [(x0+.05, y-.03, z-.03), (x1-.05, y-.03, z-.03), (x1-.05, y+.03, z+.02), (x0+.05, y+.03, z+.02)], [(0, 1, 2, 3)])


def house(b, rnd, closed):
    """Slabs, brick walls, glass below; louvres before glass above, terrace at the right."""
    b.box('slab', X0-.3, -3.0, Z1-.32, X1+.3, DEPTH, Z1)
    b.box('slab', X0-.5, -3.1, Z2-.3, TERRACE+.25, DEPTH+.2, Z2+.06)
    b.box('slab', TERRACE+.251, .9, Z2-.299, X1+.5, DEPTH+.2, Z2+.059)
    b.box('soffit', X0-.2, -2.9, Z1-.345, X1+.2, DEPTH-.1, Z1-.325)
    b.box('soffit', X0-.4, -3.0, Z2-.325, TERRACE+.15, DEPTH, Z2-.305)
    b.box('paving', X0-.6, -3.3, -.3, X1+.6, DEPTH, .0)
    # ground floor
    b.box('brick', X0, -.3, -.2, -6.2, DEPTH-.1, Z1-.35)         # study and guests
    b.box('dark', -9.4, -.31, 1.0, -7.6, -.25, 2.5)
    b.quad('glass', (-9.4, -.33, 1.0), (-7.6, -.33, 1.0), (-7.6, -.33, 2.5), (-9.4, -.33, 2.5))
    for x in (-9.4, -8.53, -7.66):
        b.box('frame', x, -.36, 1.0, x+.06, -.3, 2.5)
    for z in (.94, 2.5):
        b.box('frame', -9.45, -.38, z, -7.55, -.29, z+.06)
    b.box('brick', 2.0, -2.4, -.2, 2.35, 6.0, Z1-.35)
    b.box('brick', X1-.4, -2.6, -.2, X1, DEPTH-.1, Z1-.35)
    glazing(b, -6.2, 2.0, .4, .0, Z1-.35, 5)
    glazing(b, 2.35, X1-.4, .4, .0, Z1-.35, 5)
    b.box('inner', X0, 6.2, .0, X1, 6.3, Z1-.35)
    b.box('boards', -6.2, .5, .0, X1-.4, 6.2, .015)
    b.box('ceil', -6.2, .5, Z1-.37, X1-.4, 6.2, Z1-.352)
    b.box('walnut', -1.6, 5.9, .0, 1.4, 6.19, 2.3)               # bookcase
    for k in range(5):
        for q in range(3):
            b.box('books' if (k+q) % 3 else 'linen', -1.5+q*.97, 5.86, .2+k*.42, -.75+q*.97-.2*((k*q) % 2), 5.91, .48+k*.42)
    for x in (-4.6, -2.3):
        b.cushion('sofa', (x, 3.6, .42), (2.1, .95, .4), .3)
        b.cushion('sofa', (x, 4.0, .78), (2.1, .25, .5), .3)
    b.box('walnut', 4.0, 2.4, .70, 6.6, 3.4, .76)
    for x in (4.4, 5.3, 6.2):
        for y in (2.1, 3.7):
            b.box('walnut', x-.2, y-.2, .42, x+.2, y+.2, .46)
            b.box('walnut', x-.2, y+(.18 if y > 3 else -.2), .46, x+.2, y+(.2 if y > 3 else -.18), .85)
    for x in (4.6, 5.9):
        b.lathe('lamp', [(0, 0), (.2, .02), (.16, .18), (.03, .24)], (x, 2.9, 1.7), 16)
        b.tube('frame', [(x, 2.9, 1.9), (x, 2.9, Z1-.4)], .006, 4)
    for x in (-3.6, 0, 5.2, 8.4):
        point((x, 3.0, 2.5), 60)
    # upper floor
    b.box('brick', X0-.02, -2.5, Z1+.001, X0+.4, DEPTH-.2, Z2-.31)
    b.box('brick', TERRACE-.35, -2.5, Z1+.001, TERRACE, DEPTH-.2, Z2-.31)
    glazing(b, X0+.4, TERRACE-.35, -1.6, Z1+.0, Z2-.33, 12)
    b.box('inner', X0+.4, 2.0, Z1, TERRACE-.35, 2.1, Z2-.31)
    b.box('boards', X0+.4, -1.5, Z1+.001, TERRACE-.35, 2.0, Z1+.015)
    n = 12
    w = (TERRACE-.35-X0-.4)/n
    pattern = spec_pattern(rnd, n, closed)
    for i in range(n):
        x = X0+.4+w*i
        if pattern[i]:
            louvre(b, x+.01, x+w-.01, -2.42 if i % 2 else -2.34, Z1+.03, Z2-.33)
    b.quad('rail', (X0+.4, -2.72, Z1), (TERRACE-.35, -2.72, Z1), (TERRACE-.35, -2.72, Z1+1.0), (X0+.4, -2.72, Z1+1.0))
    b.box('frame', X0+.4, -2.74, Z1+.99, TERRACE-.35, -2.7, Z1+1.03)
    glazing(b, TERRACE, X1, 1.6, Z1, Z2-.33, 5)                  # main bedroom, set back behind its terrace
    b.box('inner', TERRACE, 5.0, Z1, X1, 5.1, Z2-.31)
    b.box('brick', X1-.36, 1.0, Z1+.001, X1, DEPTH-.2, Z2-.31)
    b.box('boards', TERRACE, -2.7, Z1+.001, X1, 5.0, Z1+.02)
    b.quad('rail', (TERRACE, -2.8, Z1), (X1+.1, -2.8, Z1), (X1+.1, -2.8, Z1+1.05), (TERRACE, -2.8, Z1+1.05))
    b.quad('rail', (X1+.1, -2.8, Z1), (X1+.1, 1.0, Z1), (X1+.1, 1.0, Z1+1.05), (X1+.1, -2.8, Z1+1.05))
    b.box('frame', TERRACE, -2.82, Z1+1.04, X1+.12, -2.78, Z1+1.08)
    for x in (5.6, 7.2):
        b.box('walnut', x-.5, -1.6, Z1+.02, x+.5, -.6, Z1+.3)
        b.cushion('linen', (x, -1.1, Z1+.4), (1.0, 1.0, .2), .25)
    bush(b, 'leafy', (9.7, -2.2, Z1+.9), .55, 520, 5, .11, 1)
    b.lathe('pot', [(0, 0), (.26, 0), (.34, .55), (0, .5)], (9.7, -2.2, Z1+.02), 20)
    for k in range(7):                                           # solar panels, tilted
        b.push(T(-9.2+1.75*k, 3.2, Z2+.1) @ R(16, 'X'))
        b.box('solar', 0, 0, .1, 1.65, 1.05, .14)
        b.pop()


def whole_house(b):
    """The house for a view from the air."""
    house(b, random.Random(3), .45)
    b.box('gravelroof', X0-.3, -2.9, Z2+.061, TERRACE, DEPTH, Z2+.09)
    b.box('gravelroof', TERRACE+.3, 1.1, Z2+.062, X1+.3, DEPTH, Z2+.09)


def spec_pattern(rnd, n, closed):
    """Which of n shutters are drawn; neighbours slide in pairs."""
    row = [rnd.random() < closed for _ in range(n)]
    row[0], row[1], row[-1] = True, True, True
    return row


def grounds(b, rnd):
    """Terrace, pool in a stone edge, lawn, path of slabs, hedge, shrubs, loungers, table under the slab."""
    x0, x1, y0, y1 = POOL
    g = .03
    for ax, ay, bx, by in ((X0-.6, y1+g, X1+.6, -3.31), (x1+g, y0-.8, x1+1.6, y1+g), (x0-1.0, y0-.8, x0-g, y1+g), (x0-g, y0-.8, x1+g, y0-g)):
        b.box('paving', ax, ay, -.3, bx, by, 0)
    for ax, ay, bx, by in ((-90, -70, x0-1.01, y1+g-.01), (x1+1.61, -70, 90, y1+g-.01), (x0-1.01, -70, x1+1.61, y0-.81), (-90, y1+g, X0-.61, 90), (X1+.61, y1+g, 90, 90), (X0-.61, DEPTH, X1+.61, 90)):
        b.box('lawn', ax, ay, -.5, bx, by, -.05)
    b.box('mosaic', x0, y0, -1.5, x1, y1, -1.4)
    for ax, ay, bx, by in ((x0-.05, y0, x0, y1), (x1, y0, x1+.05, y1), (x0, y1, x1, y1+.05), (x0, y0-.05, x1, y0)):
        b.box('mosaic', ax, ay, -1.5, bx, by, -.04)
    b.quad('psurf', (x0, y0, -.08), (x1, y0, -.08), (x1, y1, -.08), (x0, y1, -.08))
    for k in range(3):
        y = -15.2+k*2.6
        b.push(T(x1+.85, y, 0) @ R(90+4*(k-1)))
        b.box('walnut', -.36, -.75, .2, .36, .75, .25)
        for u in (-.3, .24):
            for v in (-.7, .64):
                b.box('walnut', u, v, 0, u+.06, v+.06, .22)
        b.cushion('linen', (0, -.05, .32), (.68, 1.4, .12), .25)
        b.pop()
    for k in range(6):          # stepping slabs across the lawn
        b.box('paving', -4.4-.3*k, -8.2-1.15*k, -.2, -3.1-.3*k, -7.4-1.15*k, -.02)
    b.box('walnut', -4.8, -1.9, .70, -2.2, -.9, .76)
    for u in (-4.7, -2.38):
        for v in (-1.8, -1.08):
            b.box('frame', u, v, 0, u+.08, v+.08, .7)
    for x in (-4.3, -3.5, -2.7):
        for y in (-2.25, -.55):
            b.cushion('rope', (x, y, .45), (.5, .5, .08), .4)
            b.box('rope', x-.24, y+(.22 if y > -1 else -.25), .45, x+.24, y+(.25 if y > -1 else -.22), .84)
            [b.tube('frame', [(x+u, y+v, 0), (x+u, y+v, .45)], .014, 5) for u in (-.21, .21) for v in (-.21, .21)]
    for k in range(30):
        for x, y in ((-19.5+rnd.uniform(-.1, .1), -24+k*1.3), (14.6+rnd.uniform(-.1, .1), -24+k*1.3)):
            bush(b, 'hedge', (x, y, .9), 1.2, 560, k+int(x), .13, 1.15)
    for k in range(24):
        bush(b, rnd.choice(['leafy', 'fern', 'lav', 'fern']), (X0-1.3+rnd.uniform(-.7, .5), -4+k*.6, .3), rnd.uniform(.4, .75), 420, 40+k, .11, .85)
    for k in range(12):
        bush(b, rnd.choice(['lav', 'fern']), (-10.4+k*.36, -4.1+rnd.uniform(-.2, .2), .25), rnd.uniform(.28, .42), 300, 80+k, .085, .85)
    for k in range(44):
        bush(b, rnd.choice(['hedge', 'leafy', 'oak']), (rnd.uniform(-60, 55), rnd.uniform(20, 52), 2), rnd.uniform(2.2, 4.2), 700, 200+k, .36, 1)


def house_materials(spec):
    return materials_of({
        'brick': (mat_brick, spec.get('brick', '#8f6a54'), spec.get('joint', '#b9a78f'), .36, .06), 'slab': (mat_stone, spec.get('slab', '#cfc8bb'), .06, .12, {'bump': .12}), 'soffit': (mat_wood, '#b08a5e', (12, 1, 1), .5), 'louvre': (mat_wood, spec.get('louvre', '#a9774a'), (1, 1, 10), .55),
        'glass': (mat_glass, '#d7e0de', .85), 'rail': (mat_glass, '#d3e0de', .6), 'frame': (mat_plain, '#2a2826', .4, .5), 'curtain': (mat_fabric, '#efe8dc', 60, .1, .35), 'inner': (mat_plain, '#dccdb4', .9), 'ceil': (mat_plain, '#efe8dc', .9), 'boards': (mat_wood, '#a98258', (1, 12, 12), .5), 'walnut': (mat_wood, '#6b4a32', (2, 2, 10), .5), 'books': (mat_plain, '#7a4a3a', .8),
        'sofa': (mat_fabric, '#8f8c84', 80), 'linen': (mat_fabric, '#efe7d8', 80), 'rope': (mat_fabric, '#b9ac96', 60), 'lamp': (mat_plain, '#2f2d2a', .5), 'pot': (mat_stone, '#8f8a80', .1, .1), 'dark': (mat_plain, '#2f2a26', .8), 'solar': (mat_plain, '#1d2530', .15, .3, .8),
        'paving': (mat_travertine, '#c9c2b4', '#bdb6a7', '#8f897c', 1.2, .6), 'lawn': (mat_stone, '#6f8c40', .28, .05, {'bump': .9, 'scale': 3}), 'mosaic': (mat_pool, .35), 'psurf': (mat_pool_surface,), 'hills': (mat_plain, '#55684a', 1, {'noise': .4, 'nscale': .04}),
        'bark': (mat_stone, '#6f6252', .35, .2, {'bump': .8, 'scale': 3}), 'oak': (mat_leaf, ['#37502a', '#486336', '#2f4524', '#5a7444'], .2), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .3), 'fern': (mat_leaf, ['#4f7036', '#668a48', '#3d5a2c'], .35), 'lav': (mat_leaf, ['#7a68a8', '#8f7fbd', '#6d8a5b'], .3), 'hedge': (mat_leaf, ['#3f5f2c', '#557a38', '#486c30'], .3), 'grass': (mat_leaf, ['#6f8c40', '#86a24e', '#5d7836'], .35)})


def build(spec):
    rnd = random.Random(spec.get('seed', 3))
    mats = house_materials(spec)
    b = Builder()
    house(b, rnd, spec.get('closed', .45))
    grounds(b, rnd)
    b.grid('hills', lambda u, v: ((u-.5)*2600, 420+v*300, -20+150*math.sin(math.pi*v*.5)*(.5+.4*math.sin(u*5+2)+.1*math.sin(u*23)+.05*math.sin(u*61))), 220, 8)
    b.build(mats)
    oaks = [tree(k, h=9.5, crown=4.4, crownh=6.4, leaves=15000, leafm='oak', lsize=.2, nbr=9, clear=.26).build(mats, 'oak%d' % k) for k in (4, 7)]
    for o in oaks:
        for ob in o.values():
            ob.location = (0, -500, 0)
    for k, (x, y, s) in enumerate(spec.get('oaks', [[-13.6, -7.5, .95], [-15.5, 3, 1.05], [-9, 15, 1.15], [0, 16.5, 1.25], [9, 15, 1.1], [13.2, 5, 1.0], [12.8, -9, .9]])):
        instance(oaks[k % 2], T(x, y, -.1) @ R(x*37) @ Matrix.Scale(s, 4))
    sky_for(spec, elev=24, rot=232, strength=.14, cloud=.8, dust=.5)
    camera_for(spec, (-7.5, -21, 1.75), (.2, -1, 1.75), 24.5, .06)
    return dict(bounces=6)
