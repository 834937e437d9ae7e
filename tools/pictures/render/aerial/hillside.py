"""Houses as a drone sees them: villas with terrace and pool, tiled houses, stone farmhouse, slab block, monastery; each stands on its own terrace.

Local axes: the front faces -y, the floor lies at z = 0, walls of the terrace reach down 6 m into the slope.
"""
from kit import *
from masia import barrel_tiles

MATS = {
    'white': (mat_stone, '#e9e3d6', .05, .08), 'cream': (mat_stone, '#e2cfa8', .06, .1), 'sandy': (mat_stone, '#c9a878', .08, .1), 'ochre': (mat_stone, '#cf9f66', .08, .1),
    'flatroof': (mat_stone, '#bdb4a4', .1, .05), 'gravelroof': (mat_stone, '#bdb6a8', .2, .05, {'scale': 3}), 'tile': (mat_stone, '#b87650', .35, .2, {'scale': 4}), 'tiled': (mat_plain, '#8a5138', .9),
    'slab': (mat_travertine, '#d3c6ac', '#c6b797', '#a59679', .9, .6), 'drystone': (mat_drystone, ('#b8a687', '#cfbd9b', '#a3907a', '#ddccaa'), '#7d6f59'), 'dressed': (mat_stone, '#d9c6a2', .12, .15), 'stone': (mat_drystone, ('#c2a883', '#d8c19c', '#ab9270', '#e0cdab'), '#a8957a', 2.3, 1.5),
    'lawn': (mat_stone, '#7c9150', .3, .05, {'bump': .9, 'scale': 2}), 'water': (mat_pool, .8), 'psurf': (mat_pool_surface,), 'win': (mat_plain, '#3d4a50', .12, 0, .6), 'shut': (mat_plain, '#5f7a6c', .6), 'frame': (mat_plain, '#2a2a29', .4, .4), 'linen': (mat_plain, '#efe9dd', .9), 'wood': (mat_wood, '#9a6a3f', (1, 1, 8)), 'solar': (mat_plain, '#18243a', .12, .2, .7),
    'iron': (mat_plain, '#2b2c2d', .5, .4), 'dark': (mat_plain, '#1c1a17', .7), 'glass': (mat_glass, '#b9c6c4', .9), 'terra': (mat_plain, '#b3623c', .8), 'car1': (mat_plain, '#e9e7e2', .25), 'car2': (mat_plain, '#3d4650', .25), 'car3': (mat_plain, '#8a2f2a', .3), 'drive': (mat_stone, '#c2b193', .15, .1)}


def terrace(b, x0, x1, y0, y1, top='slab', deep=6):
    b.box('drystone', x0, y0, -deep, x1, y1, -.12)
    b.box(top, x0-.1, y0-.1, -.115, x1+.1, y1+.1, 0)
    for a, c, e, f in ((x0, y0, x1, y0+.35), (x0, y0+.36, x0+.35, y1), (x1-.35, y0+.36, x1, y1)):
        b.box('drystone', a, c, .005, e, f, .5)


def beds(b, rnd, x0, x1, y0, y1, free):
    """Lawn on what paving a terrace does not need, shrubs and flowers along its edge; free: rectangles kept clear."""
    for a, c, e, f in free:
        b.box('lawn', a, c, .004, e, f, .05)
    for k in range(26):
        side, t = rnd.randrange(3), rnd.random()
        x, y = ((x0+(x1-x0)*t, y0+.9), (x0+.9, y0+(y1-y0)*t), (x1-.9, y0+(y1-y0)*t))[side]
        bush(b, rnd.choice(('shrub', 'hedge', 'lav', 'bou', 'shrub')), (x, y, .4), rnd.uniform(.5, 1.0), 120, rnd.randint(0, 999), .24, .8)


def pool(b, x0, x1, y0, y1):
    """Water a hand above the paving would shine white at the rim: coping round it instead."""
    b.box('water', x0, y0, .01, x1, y1, .03)
    b.quad('psurf', (x0, y0, .05), (x1, y0, .05), (x1, y1, .05), (x0, y1, .05))
    for a, c, e, f in ((x0-.45, y0-.45, x1+.45, y0), (x0-.45, y1, x1+.45, y1+.45), (x0-.45, y0, x0, y1), (x1, y0, x1+.45, y1)):
        b.box('linen', a, c, .01, e, f, .09)


def lounger(b, x, y, turn):
    b.push(T(x, y, 0) @ R(turn))
    b.box('wood', -.36, -.95, .2, .36, .95, .28)
    b.box('linen', -.33, -.92, .285, .33, .4, .38)
    b.quad('linen', (-.33, .4, .38), (.33, .4, .38), (.33, .92, .75), (-.33, .92, .75))
    b.pop()


def parasol(b, x, y):
    b.tube('wood', [(x, y, 0), (x, y, 2.5)], .04, 5)
    b.lathe('linen', [(1.6, 2.15), (0, 2.7)], (x, y, 0), 8, False)


def glazed(b, x0, x1, y, z0, z1, n):
    """Window band of a front that faces -y, its frames standing on it."""
    b.box('win', x0, y-.02, z0, x1, y, z1)
    for i in range(n+1):
        x = x0+(x1-x0)*i/n
        b.box('frame', x-.04, y-.06, z0, x+.04, y-.021, z1)


def holes(b, x0, x1, y, z, n, w=1.1, h=1.4, shut=True):
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n
        b.box('win', x-w/2, y-.03, z, x+w/2, y+.01, z+h)
        for s in (-1, 1):
            if shut:
                b.box('shut', x+s*w/2, y-.07, z, x+s*w, y-.01, z+h)


def body(b, wall, x0, x1, y0, y1, z0, z1, roof='gravelroof'):
    """Flat-roofed volume with a parapet."""
    b.box(wall, x0, y0, z0, x1, y1, z1)
    b.box(roof, x0+.25, y0+.25, z1, x1-.25, y1-.25, z1+.04)
    for a, c, e, f in ((x0, y0, x1, y0+.25), (x0, y1-.25, x1, y1), (x0, y0+.25, x0+.25, y1-.25), (x1-.25, y0+.25, x1, y1-.25)):
        b.box(wall, a, c, z1+.001, e, f, z1+.4)


def gable(b, wall, x0, x1, y0, y1, z, rise, along='x', over=.5, pitch=.32):
    """Tiled roof with two slopes, ridge along x or y, on walls that end at z."""
    turn = Matrix.Identity(4) if along == 'x' else Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    if along == 'y':
        x0, x1, y0, y1 = y0, y1, x0, x1
    b.push(turn)
    ym = (y0+y1)/2
    for s in (1, -1):
        b.push(T(0, ym, 0) @ Matrix.Diagonal((1, s, 1, 1)))
        barrel_tiles(b, x0-over, x1+over, y0-ym-over, 0, z-.1, z+rise, pitch=pitch)
        b.pop()
    b.tube('tile', [(x0-over, ym, z+rise+.08), (x1+over, ym, z+rise+.08)], .18, 8)
    b.prism(wall, [(y0, z), (y1, z), (ym, z+rise-.12)], x0, x1, 'x')
    b.pop()


def solar(b, x, y, z, n=3):
    for k in range(n):
        b.quad('solar', (x+k*1.15, y, z+.15), (x+1.05+k*1.15, y, z+.15), (x+1.05+k*1.15, y+1.7, z+.85), (x+k*1.15, y+1.7, z+.85))


def flat_villa(b, rnd, wall):
    terrace(b, -13, 13, -16, 9)
    w = rnd.uniform(7, 9)
    body(b, wall, -w, w, -1, 8, 0, 3.3)
    x0 = rnd.choice((-w-1, -w+6))
    body(b, wall, x0, x0+rnd.uniform(9, 11), -.2, 7, 3.35, 6.5)
    b.box(wall, -w-.6, -3.6, 2.95, w+.3, -.98, 3.3)
    glazed(b, -w+.6, w-.8, -1.01, .1, 2.8, 6)
    glazed(b, x0+.6, x0+8, -.21, 3.9, 6.0, 4)
    holes(b, -w, w, 8.04, 1, 4, shut=False)
    for s in (-1, 1):
        b.box('win', s*w-.02, 1, .9, s*w+.02, 3.2, 2.4)
    p = rnd.choice((-8, -2, 1))
    pool(b, p, p+8.5, -12.5, -8.5)
    for k in range(3):
        lounger(b, p+1+k*1.4, -6.6, rnd.uniform(-8, 8)+180)
    parasol(b, p+6, -6.4)
    g = (-12.6, -15.6, p-1.6, -4.5) if p > -6 else (p+10, -15.6, 12.6, -4.5)
    beds(b, rnd, -13, 13, -16, 9, [g, (-12.6, -4.4, -w-1, 8.6), (w+.8, -4.4, 12.6, 8.6)])
    if rnd.random() < .6:
        solar(b, -w+1, 2, 3.3 if x0 > -w else 6.5, 4)


def tiled_house(b, rnd, wall, storeys=1):
    terrace(b, -12, 13, -14, 8)
    h = 3.1*storeys
    b.box(wall, -8, 0, 0, 5, 7, h)
    gable(b, wall, -8, 5, 0, 7, h, 1.9)
    b.box(wall, 5.02, -3.5, 0, 10.5, 6.5, 3)
    gable(b, wall, 5.02, 10.5, -3.5, 6.5, 3, 1.5, 'y')
    for k in range(4):      # the arches of the porch (naya)
        x = -7.2+k*3.0
        b.box('win', x, -2.03, .1, x+2.2, -2.0, 2.1)
        b.prism('win', [(x+1.1-1.1*math.cos(a*.314), 2.1+.6*math.sin(a*.314)) for a in range(11)], -2.03, -2.0)
    b.box(wall, -8, -2, 0, 5, -.02, 2.9)
    b.push(T(0, -2.4, 0))
    barrel_tiles(b, -8.3, 5, 0, 2.4, 2.85, 3.5 if storeys == 1 else 3.7, pitch=.32)
    b.pop()
    if storeys > 1:
        holes(b, -8, 5, -.01, 3.9, 4)
    holes(b, -8, 5, 7.04, 1, 4)
    holes(b, 5.2, 10.4, -3.51, 1, 2)
    b.box(wall, -5, 4, h+.6, -4.1, 4.9, h+2.6)
    p = rnd.choice((-9, -4, 0))
    pool(b, p, p+8, -11, -7)
    for k in range(2):
        lounger(b, p+1+k*1.4, -5.4, 180)
    parasol(b, p+5, -5.2)
    beds(b, rnd, -12, 13, -14, 8, [(-11.6, -13.6, p-1.4, -4.2) if p > -8 else (p+9.5, -13.6, 12.6, -4.2), (-11.6, -4, -8.6, 7.6), (11, -4, 12.6, 7.6)])


def farmhouse(b):
    """The house of scenes/masia.py: gable with three small arches above an arched door, lower wing, yard of gravel, well, barn behind."""
    from masia import window
    b.prism('stone', [(-7, -1), (7, -1), (7, 6.6), (0, 9.3), (-7, 6.6)], 0, 11, 'y')
    for s in (-1, 1):
        b.push(Matrix(((0, s, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))))
        barrel_tiles(b, -.45, 11.4, 7.5, 0, 6.55, 9.48)
        b.pop()
        for k in range(5):      # windows of the long sides
            b.box('win', s*7-.03, 1.6+2*k, 4.3, s*7+.03, 2.5+2*k, 5.6)
            b.box('shut', s*7.05, 1.2+2*k, 4.3, s*7.1, 1.6+2*k, 5.6)
    b.tube('tile', [(0, -.45, 9.5), (0, 11.4, 9.5)], .17, 8)
    for x, z, w, h in ((-4.4, 1.1, 1, 1.5), (4.4, 1.1, 1, 1.5), (-4.3, 4.3, 1.05, 1.7), (0, 4.3, 1.05, 1.9), (4.3, 4.3, 1.05, 1.7)):
        window(b, x, z, w, h)
    for r, z, m, y in ((1.9, 1.9, 'dressed', -.06), (1.15, 1.9, 'wood', -.09)):
        b.prism(m, [(-r, 0), (r, 0), (r, z)]+[(r*math.cos(math.pi*i/12), z+r*math.sin(math.pi*i/12)) for i in range(13)]+[(-r, z)], y, .1)
    for k in (-1, 0, 1):
        b.prism('win', [(1.3*k-.4, 7), (1.3*k+.4, 7)]+[(1.3*k+.4*math.cos(math.pi*i/8), 7.6+.4*math.sin(math.pi*i/8)) for i in range(9)], -.03, .1)
    b.box('stone', 7.02, 1.6, -1, 15, 9, 3.9)
    barrel_tiles(b, 7.05, 15.4, 1.15, 9, 3.8, 5.6)
    b.prism('stone', [(9, 3.9), (1.6, 3.9), (9, 5.5)], 14.6, 15, 'x')
    for k in range(3):
        window(b, 8.7+2.3*k, 1, .95, 1.55, 1.6)
    b.box('stone', 3.6, 5, 7.4, 4.5, 6, 9.9)
    b.box('dressed', 3.5, 4.9, 9.9, 4.6, 6.1, 10.1)
    b.box('slab', -8.5, -3.6, -.6, 16, 0, .02)
    b.box('stone', -16, 5, -1, -9.5, 13, 3)      # barn for two cars
    gable(b, 'stone', -16, -9.5, 5, 13, 3, 1.4, 'y')
    b.box('win', -15.3, 4.95, 0, -12.9, 5.01, 2.3)
    b.box('win', -12.5, 4.95, 0, -10.2, 5.01, 2.3)
    b.lathe('stone', [(.9, 0), (.9, .8), (.6, .8), (.6, .3), (0, .3)], (12, -8, 0), 14)
