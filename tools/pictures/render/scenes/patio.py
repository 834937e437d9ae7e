"""Small walled patio of a town house: glazed tiles to breast height, lime wash above, a lemon tree, a tap with a basin, a table.

spec: wall, dado [two tile colours], trim, joinery, seat (colours), floor (see floors.py; clay without it), sun_elev, sun_rot, sky_seed, seed, camera.
"""
import floors
from kit import *
from interior import chair

W, D, TOP = 4.6, 4.8, 6.4


def dado(b, rnd, place, length, s=.15, rows=8):
    """Square glazed tiles, laid chequerwise, with a border; place(u, z, lift)."""
    for i in range(int(math.ceil(length/s))):
        for j in range(rows):
            u0, u1, z, t = i*s, min((i+1)*s, length), j*s, rnd.uniform(-.001, .001)
            m = 'd3' if j == rows-1 else 'd1' if (i+j) % 2 else 'd2'
            b._add(m, [place(u0+.001, z+.001, .012+t), place(u1-.001, z+.001, .012-t), place(u1-.001, z+s-.001, .012-t), place(u0+.001, z+s-.001, .012+t)], [(0, 1, 2, 3)])


def back_front(b):
    """Rear front of the house at the end: glazed double door below, a window with shutters above, eaves."""
    y = D
    for x0, x1, z0, z1 in ((0, 1.3, 0, 2.5), (2.9, W, 0, 2.5), (0, 1.75, 2.5, TOP), (2.75, W, 2.5, TOP), (1.75, 2.75, 2.5, 3.6), (1.75, 2.75, 5.2, TOP)):
        b.box('white', x0, y, z0, x1, y+.4, z1)
    b.box('inside', .6, y+2.2, 0, 4, y+2.3, 6)
    b.box('inside', .6, y+.41, -.05, 4, y+2.2, 0)
    for x in (1.3, 2.07, 2.81):
        b.box('joinery', x, y+.14, 0, x+(.09 if x != 2.07 else .07), y+.2, 2.5)
    for z in (0, .62, 1.25, 1.85, 2.4):
        b.box('joinery', 1.3, y+.145, z, 2.9, y+.195, z+(.1 if z in (0, 2.4) else .05))
    b.box('joinery', 1.36, y+.155, .1, 2.84, y+.18, .62)
    b.quad('glass', (1.3, y+.17, .67), (2.9, y+.17, .67), (2.9, y+.17, 2.4), (1.3, y+.17, 2.4))
    b.box('stone', 1.2, y-.3, -.05, 3.0, y+.14, .05)
    b.quad('glass', (1.75, y+.17, 3.6), (2.75, y+.17, 3.6), (2.75, y+.17, 5.2), (1.75, y+.17, 5.2))
    for x in (1.75, 2.22, 2.68):
        b.box('joinery', x, y+.14, 3.6, x+.07, y+.2, 5.2)
    for z in (3.6, 4.4, 5.13):
        b.box('joinery', 1.75, y+.145, z, 2.75, y+.195, z+.07)
    b.box('stone', 1.65, y-.1, 3.52, 2.85, y+.14, 3.6)
    for s, x0 in ((-1, 1.22), (1, 2.78)):
        b.box('shut', x0, y-.06, 3.6, x0+.5, y-.015, 5.2)
        for k in range(19):
            b.box('shut', x0+.05, y-.085, 3.66+k*.08, x0+.45, y-.055, 3.71+k*.08)
    for i in range(27):
        b.grid('rooft', lambda u, v: (i*W/26+.085*math.cos(math.pi*v), y-.45+1.4*u, TOP-.02+.38*u+.085*math.sin(math.pi*v)), 2, 6)
    b.box('white', -.3, y-.35, TOP-.1, W+.3, y+.4, TOP-.03)


def basin(b):
    """Stone basin on the right wall under a brass tap, tiles behind."""
    x, y = W, 2.0
    b.box('stone', x-.5, y-.45, .55, x-.014, y+.45, .66)
    for y0, y1 in ((y-.45, y-.37), (y+.37, y+.45)):
        b.box('stone', x-.5, y0, .66, x-.014, y1, .85)
    b.box('stone', x-.5, y-.37, .66, x-.42, y+.37, .85)
    b.box('water', x-.42, y-.37, .66, x-.014, y+.37, .76)
    for s in (-.32, .32):
        b.box('stone', x-.44, y+s-.06, 0, x-.014, y+s+.06, .55)
    b.tube('brass', [(x-.014, y, 1.12), (x-.14, y, 1.12), (x-.17, y, 1.06)], .016, 8)
    b.tube('brass', [(x-.1, y-.05, 1.15), (x-.1, y+.05, 1.15)], .011, 6)


def lemon_tree(b, x, y, s=1.0):
    """Lemon tree in a square bed edged with tiles."""
    b.box('soil', x-.42, y-.42, -.02, x+.42, y+.42, .1)
    for x0, y0, x1, y1 in ((x-.5, y-.5, x+.5, y-.42), (x-.5, y+.42, x+.5, y+.5), (x-.5, y-.42, x-.42, y+.42), (x+.42, y-.42, x+.5, y+.42)):
        b.box('d3', x0, y0, 0, x1, y1, .16)
    r = random.Random(8)
    b.tube('bark', [(x, y, .05), (x+.05, y, .6), (x-.02, y+.04, 1.25)], [.06, .05, .045], 8)
    for k in range(7):
        a = k*2.4
        tip = Vector((x+.75*s*math.cos(a), y+.75*s*math.sin(a), 2.2+.5*(k % 3)*s))
        b.tube('bark', [(x-.02, y+.04, 1.2), ((x+tip.x)/2, (y+tip.y)/2, 1.75), tip], [.035, .025, .012], 6)
        bush(b, 'lemonleaf', tuple(tip), .55*s, 900, 30+k, .1, .85)
    bush(b, 'lemonleaf', (x, y, 2.7*s), .8*s, 1800, 50, .1, .85)
    for k in range(46):
        d = rvec(r).normalized()
        p = Vector((x, y, 2.45*s))+Vector((d.x*1.15, d.y*1.15, d.z*.85))*s*r.uniform(.8, 1.0)
        b.lathe('lemon', [(0, -.05), (.03, -.025), (.036, .005), (.022, .035), (0, .048)], tuple(p), 10)


def furnishing(b, rnd):
    """Table with two chairs, pots along the walls, climbing jasmine."""
    x, y = 3.05, 3.5
    b.box('wood', x-.42, y-.42, .7, x+.42, y+.42, .735)
    for s in (-.36, .36):
        for t in (-.36, .36):
            b.box('wood', x+s-.025, y+t-.025, 0, x+s+.025, y+t+.025, .7)
    chair(b, x-.75, y-.1, 92, 'seat', 'wood')
    chair(b, x+.05, y-.78, 178, 'seat', 'wood')
    b.lathe('ceram', [(0, 0), (.06, 0), (.09, .09), (.05, .19), (.06, .25), (.045, .25)], (x+.12, y+.15, .735), 20)
    b.lathe('ceram', [(0, 0), (.1, 0), (.19, .07), (.18, .075), (.1, .015)], (x-.12, y-.1, .735), 28)
    for k in range(6):
        b.lathe('lemon', [(0, 0), (.03, .012), (.036, .037), (.022, .066), (0, .076)], (x-.12+.06*math.cos(k*1.3), y-.1+.06*math.sin(k*1.3), .76), 12)
    for k, (px, py, s) in enumerate(((.4, 4.3, 1.2), (.38, 3.55, .9), (.32, 2.95, .8), (4.2, 4.4, 1.0), (4.25, 3.0, .85), (.3, .9, 1.0), (3.55, 4.5, .75))):
        b.lathe('pot', [(0, 0), (.14*s, 0), (.21*s, .26*s), (.22*s, .37*s), (.18*s, .37*s), (.16*s, .3*s), (0, .3*s)], (px, py, 0), 22)
        if k % 4 == 1:
            blades(b, 'agave', (px, py, .33*s), 20, .5*s, k, .05, .3)
        else:
            bush(b, 'leafy', (px, py, .68*s), .38*s, 700, k, .09, 1.1, 'flower', .3 if k % 2 else .08)
    for k in range(30):
        t = rnd.random()
        bush(b, 'leafy', (.12+.2*rnd.random(), 3.9+.8*rnd.random()-1.6*t, .9+3.6*t), rnd.uniform(.24, .4), 260, 60+k, .075, 1, 'jasmine', .22)


def build(spec):
    rnd = random.Random(spec.get('seed', 7))
    dd = spec.get('dado', ['#2f7a66', '#f0ead8'])
    mats = materials_of({
        'white': (mat_stone, spec.get('wall', '#f3eee2'), .04, .1, {'bump': .3}), 'd1': (mat_plain, dd[0], .14, 0, .7), 'd2': (mat_plain, dd[1], .14, 0, .7), 'd3': (mat_plain, spec.get('trim', '#c98f2e'), .18, 0, .7), 'grout': (mat_plain, '#d8d0bf', .9),
        'joinery': (mat_plain, spec.get('joinery', '#2f5a50'), .4), 'shut': (mat_plain, spec.get('joinery', '#2f5a50'), .5, {'noise': .15}), 'glass': (mat_glass, '#dfe8e6', .5), 'inside': (mat_plain, '#cbbfa8', .9), 'stone': (mat_stone, '#cfc5b4', .15, .15, {'scale': 3}), 'brass': (mat_plain, '#b48a4a', .3, 1),
        'water': (mat_glass, '#d5eeee', .7), 'soil': (mat_plain, '#5a4636', 1, {'noise': .4}), 'bark': (mat_stone, '#8a7a66', .3, .2), 'lemonleaf': (mat_leaf, ['#4a7a2e', '#5f8f38', '#3a6626', '#78a046'], .35), 'lemon': (mat_plain, '#e8c53a', .45),
        'wood': (mat_wood, '#8f623a', (2, 2, 10), .45), 'seat': (mat_fabric, spec.get('seat', '#c98f6c'), 140), 'ceram': (mat_plain, '#ece4d6', .35), 'pot': (mat_plain, '#b5623e', .8, {'noise': .2}), 'agave': (mat_plain, '#7d9a86', .55, {'noise': .2}), 'iron': (mat_plain, '#1b1c1d', .5, .5), 'lampg': (mat_plain, '#e9dfc4', .3),
        'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'flower': (mat_leaf, ['#c9402e', '#d95f4a', '#e58a7a'], .35), 'jasmine': (mat_leaf, ['#f6f2ea', '#efe6d8'], .4), 'rooft': (mat_stone, '#b9694a', .3, .2, {'scale': 3})})
    b = Builder()
    floors.lay(b, mats, {'floor': spec.get('floor', {'kind': 'clay'})}, -.2, W+.2, -3.2, D+.35)
    b.box('white', -.3, -3.5, -.2, 0, D+.4, 5.0)
    b.box('white', W, -3.5, -.2, W+.3, D+.4, 4.2)
    for x0, x1, z in ((-.36, .05, 5.0), (W-.05, W+.36, 4.2)):
        b.box('stone', x0, -3.5, z, x1, D-.06, z+.08)
    b.box('white', -.3, -3.8, -.2, W+.3, -3.5, 2.6)
    back_front(b)
    for x, k in ((0, 1), (W, -1)):
        b.box('grout', min(x, x+k*.008), -3.5, 0, max(x, x+k*.008), D, 1.2)
    dado(b, rnd, lambda u, z, o: (o, -3.5+u, z), D+3.5)
    dado(b, rnd, lambda u, z, o: (W-o, -3.5+u, z), D+3.5)
    for x0, x1 in ((0, 1.3), (2.9, W)):
        b.box('grout', x0+.01, D-.008, 0, x1, D, 1.2)
        dado(b, rnd, lambda u, z, o: (x0+u, D-o, z), x1-x0)
    basin(b)
    lemon_tree(b, *spec.get('tree', [1.05, 2.2]), .95)
    furnishing(b, rnd)
    b.tube('iron', [(3.15, D, 2.75), (3.15, D-.25, 2.85), (3.15, D-.25, 2.75)], .014, 6)
    b.lathe('lampg', [(.05, -.22), (.08, 0), (.02, .06)], (3.15, D-.25, 2.7), 6, False)
    b.build(mats)
    point((2.1, D+1.2, 2.0), 30, (1, .82, .6), r=.2)
    sky(spec.get('sun_elev', 52), spec.get('sun_rot', 215), .2, cloud=.5, seed=spec.get('sky_seed', 3.3), dust=.5)
    area((W/2, -3.0, 3.4), (W/2, 3, 1), 3.6, 1.6, 60, (1, .97, .93), False)
    camera_for(spec, (2.35, -2.9, 1.6), (2.3, D, 1.6), 20.5, .05)
    return dict(bounces=7)
