"""Front of a three-storey village house on a lane of broad steps, seen from across it: whitewash, a stable door, a balcony, tiled eaves, two chairs.

spec: wall, door, accent, base: colours; hour, sun_elev, sun_rot, seed, camera.
"""
from kit import *
from white_street import opening, pot


def eaves(b, x0, x1, z, mat='tile'):
    """Two rows of tiles over the wall's edge, sloping to the front."""
    b.box('trim', x0-.05, -.22, z-.1, x1+.05, .1, z)
    n = int((x1-x0)/.2)
    for i in range(n):
        x = x0+(x1-x0)*(i+.5)/n
        b.grid(mat, lambda u, v: (x+.1*math.cos(math.pi*v), -.42+3.2*u, z+.03+.95*u+.09*math.sin(math.pi*v)), 2, 5)
    b.prism(mat, [(-.4, z), (2.8, z+.95), (2.8, z)], x0, x1, 'x')


def front(b, rnd, x0, x1, z, top, wall, openings, plinth=True):
    """One house: wall, painted plinth, openings [(x, height, width, tall, kind)...] measured from its own floor."""
    b.box(wall, x0, 0, z-3, x1, 6, top)
    if plinth:
        b.box('base', x0+.003, -.025, z-3, x1-.003, .01, z+.8)
    eaves(b, x0, x1, top)
    for x, h, w, tall, kind in openings:
        b.push(T(x, 0, 0) @ R(-90))
        opening(b, 0, 1, 0, z+h, w, tall, kind, rnd)
        b.pop()


def chair(b, x, y, z, turn):
    """Low rush chair."""
    b.push(T(x, y, z) @ R(turn))
    b.box('rush', -.2, -.2, .38, .2, .2, .42)
    for u in (-.19, .19):
        b.tube('wood', [(u, -.19, 0), (u, -.19, .4)], .016, 6)
        b.tube('wood', [(u, .19, 0), (u, .2, .45), (u, .24, .86)], .016, 6)
    for h in (.55, .68, .8):
        b.box('wood', -.19, .195+.05*(h-.5), h, .19, .215+.05*(h-.5), h+.05)
    b.pop()


def build(spec):
    rnd = random.Random(spec.get('seed', 12))
    lime = dict(bump=.5, rough=.95)
    mats = materials_of({
        'white': (mat_stone, spec.get('wall', '#f3eee4'), .03, .06, lime), 'white2': (mat_stone, '#ece2d0', .04, .07, lime), 'base': (mat_stone, spec.get('base', '#c9b592'), .06, .1, lime), 'trim': (mat_stone, '#f7f3ea', .03, .05, lime), 'door': (mat_plain, spec.get('door', '#1d5a86'), .5, {'noise': .25}), 'door2': (mat_plain, spec.get('accent', '#5a4030'), .5, {'noise': .25}), 'shut': (mat_plain, spec.get('door', '#1d5a86'), .5, {'noise': .2}), 'frame': (mat_plain, '#6b5238', .5),
        'dark': (mat_plain, '#1c2226', .6), 'glass': (mat_plain, '#2a3a44', .08, 0, .8), 'iron': (mat_plain, '#17181a', .5, .5), 'brass': (mat_plain, '#b48a4a', .3, 1), 'tile': (mat_stone, '#b9694a', .3, .2, {'scale': 3}), 'stone': (mat_stone, '#cbbda4', .12, .1, {'scale': 2}), 'cobble': (mat_drystone, ('#b7ab97', '#cabfa9', '#a79c88', '#d2c8b4'), '#8a7f6d', 5.5, 1.0), 'edge': (mat_stone, '#e0d6c2', .1, .1, {'scale': 3}),
        'pot': (mat_plain, '#b5623e', .8, {'noise': .2}), 'blue': (mat_plain, '#2c6a8f', .35), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .45), 'flower': (mat_leaf, ['#d9503f', '#e8836f', '#c93a2e'], .35), 'agave': (mat_plain, '#7d9a86', .55, {'noise': .2}), 'bark': (mat_stone, '#8a7a66', .3, .2), 'wood': (mat_wood, '#8a6038', (10, 2, 1), .6), 'rush': (mat_fabric, '#c2a468', 50, .8), 'lamp': (mat_emit, '#ffd9a0', 1.5)})
    b = Builder()
    g = lambda x: -.125*math.floor((x+20)/1.5)*1.0+1.625    # steps 1.5 m deep fall to the right
    for k in range(40):
        x = -24+1.5*k
        b.box('cobble', x, -12, g(x+.01)-1.5, x+1.5, .2, g(x+.01))
        b.box('edge', x+1.34, -12, g(x+.01)-.6, x+1.5, .2, g(x+.01)+.012)
    z = g(-2.7)
    front(b, rnd, -2.75, 2.75, z, z+8.4, 'white', [(-.9, .05, 1.5, 2.35, 'door'), (1.45, 1.15, .8, 1.0, 'grille'), (-1.15, 3.15, .95, 2.0, 'balcony'), (1.4, 3.7, .8, 1.3, 'shutter'), (-1.2, 6.1, .8, 1.2, 'shutter'), (1.4, 6.1, .8, 1.2, 'shutter')])
    z = g(-8.3)
    front(b, rnd, -8.3, -2.77, z, z+6.1, 'white2', [(-4.0, .05, 1.0, 2.1, 'door'), (-6.6, 1.1, .8, 1.1, 'grille'), (-4.2, 3.6, .8, 1.3, 'shutter'), (-6.7, 3.6, .8, 1.3, 'shutter')])
    z = g(-15)
    front(b, rnd, -15.5, -8.32, z, z+6.6, 'white', [(-10, .05, 1.0, 2.1, 'door'), (-13, 1.1, .8, 1.1, 'grille'), (-10.5, 3.6, .8, 1.6, 'balcony'), (-13, 3.6, .8, 1.3, 'shutter')], False)
    z = g(4.2)
    front(b, rnd, 2.77, 8.2, z, z+7.2, 'white', [(4.1, .05, 1.0, 2.15, 'door'), (6.7, 1.15, .8, 1.2, 'grille'), (4.3, 3.7, .9, 1.95, 'balcony'), (6.8, 3.9, .8, 1.3, 'shutter')], False)
    z = g(11)
    front(b, rnd, 8.22, 15, z, z+5.6, 'white2', [(10, .05, 1.0, 2.1, 'door'), (13, 1.1, .8, 1.1, 'grille'), (10.4, 3.4, .8, 1.2, 'shutter')])
    z = g(18)
    front(b, rnd, 15.02, 21, z, z+6.2, 'white', [(17, .05, 1.0, 2.1, 'door'), (19.4, 1.1, .8, 1.1, 'grille'), (17.2, 3.5, .8, 1.3, 'shutter'), (19.4, 3.5, .8, 1.3, 'shutter')], False)
    z = g(25)
    front(b, rnd, 21.02, 29, z, z+5.4, 'white2', [(24, .05, 1.0, 2.1, 'door'), (26.5, 3.2, .8, 1.2, 'shutter')])
    for x, turn in ((4.95, 170), (5.75, -165)):
        chair(b, x, -.75, g(x), turn)
    for k, (x, s, kind) in enumerate(((-2.45, 1.0, 'flower'), (.2, .9, 'agave'), (2.3, 1.1, 'bou'), (3.1, .9, 'flower'), (-5.2, 1.0, 'olive'), (-6.0, .8, 'flower'), (-3.2, .8, 'agave'), (7.6, 1.0, 'bou'), (.75, .7, 'flower'))):
        pot(b, x, -.4, g(x), s, kind, 10+k)
    r = random.Random(9)
    b.tube('bark', [(2.6, -.08, g(2.6)-.2), (2.66, -.12, 2.4), (2.5, -.1, 5.2)], [.07, .05, .03], 7)
    for i in range(40):
        t = r.random()**.7
        bush(b, 'leafy', (2.62+r.uniform(-.75, .55)*(.35+.8*t), -.15-.3*t*r.random(), 1.2+4.9*t), r.uniform(.28, .48), 330, 50+i, .085, .85, 'bou', .7)
    b.tube('iron', [(-2.3, 0, 3.3), (-2.3, -.45, 3.5), (-2.3, -.45, 3.3)], .014, 6)
    b.lathe('iron', [(.02, .3), (.12, .2), (.13, .18)], (-2.3, -.45, 2.98), 6, False)
    b.lathe('lamp', [(.05, 0), (.1, .18)], (-2.3, -.45, 2.97), 6, False)
    b.build(mats)
    sky_for(spec, elev=spec.get('sun_elev', 30), rot=spec.get('sun_rot', 226), strength=.14, cloud=.8, dust=.5)
    camera_for(spec, (-4.6, -9.2, 2.0), (.2, 0, 2.0), 21, .13)
    return dict(bounces=6)
