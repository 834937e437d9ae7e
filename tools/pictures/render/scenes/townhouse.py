"""Garden house of Sarrià: two tall floors, a turret with a glazed-tile roof, steps, front garden behind wall and railings.

spec: palette (see house.py), roof (tile colour of the turret), tiles (frieze), hour, sky, seed, camera.
"""
from kit import *
import facade as F
from street import bench, lamp, street_trees, walk

BODY, TURRET, PLINTH = (-7.2, 3.4), (3.4, 7.6), 1.2
GARDEN = -8.6            # y of the street wall


def spire(b, x0, x1, y0, y1, z, h, over=.45):
    """Pyramid roof of flat glazed tiles laid in courses, with ridge rolls and a finial."""
    xc, yc = (x0+x1)/2, (y0+y1)/2
    corners = [(x0-over, y0-over), (x1+over, y0-over), (x1+over, y1+over), (x0-over, y1+over)]
    b.prism('Xtrim', corners, z-.12, z, 'z')
    rows = 16
    for k in range(rows):
        s0, s1 = 1-k/rows, 1-(k+1.1)/rows
        for (xa, ya), (xb, yb) in zip(corners, corners[1:]+corners[:1]):
            p = [(xc+(x-xc)*s, yc+(y-yc)*s) for s in (s0, max(s1, .01)) for x, y in ((xa, ya), (xb, yb))]
            za, zb = z+h*(1-s0)+.05, z+h*(1-s1)
            b.quad('roofA' if k % 4 else 'roofB', (*p[0], za), (*p[1], za), (*p[3], zb), (*p[2], zb))
    for x, y in corners:
        b.tube('Xtrim', [(x, y, z+.05), (xc, yc, z+h)], .07, 7)
    b.lathe('Xtrim', [(.2, -.2), (.26, .05), (.1, .2), (.22, .45), (.05, .75), (.02, 1.2), (0, 1.25)], (xc, yc, z+h), 14)


def body(b, lit):
    """Main block and turret, both on a stone plinth; garden steps to the middle door."""
    S = F.STY['X']
    floors = (PLINTH, 4.0, 3.5)
    b.push(T(BODY[0], 0, 0))
    top = F.facade(b, BODY[1]-BODY[0], 3, S, floors, ground=False, lit=lit, parapet='balustrade', bare=((1, 1),))
    b.pop()
    b.box('Xwall', BODY[0], .46, PLINTH, BODY[0]+.4, 10, top)
    b.box('roof', BODY[0]+.4, .46, top-1, BODY[1], 10, top-.3)
    b.push(T(TURRET[0], -1.1, 0))
    high = F.facade(b, TURRET[1]-TURRET[0], 1, S, (PLINTH, 4.0, 3.5, 3.1), ground=False, lit=lit, parapet='plain')
    b.pop()
    for x in (TURRET[0], TURRET[1]-.35):
        b.box('Xwall', x+.01, -.64, PLINTH, x+.34, 9, high-.6)
        b.box('Xwall', x+.01, -.64, high-.58, x+.34, 2.9, high+1.1)
        b.box('Xtrim', x-.06, -.6, high-.3, x+.41, 2.95, high+.02)
    for x0, x1, y in ((*BODY, 0), (*TURRET, -1.1)):
        b.box('Xbase', x0-.08, y-.12, -.1, x1+.08, 9.9, PLINTH-.02)
        b.box('Xtrim', x0-.14, y-.2, PLINTH-.16, x1+.14, y, PLINTH-.01)
    spire(b, TURRET[0]+.1, TURRET[1]-.1, -1.0, 2.9, high+1.2, 3.4, .3)
    xc = (BODY[0]+BODY[1])/2
    for k in range(7):
        b.box('Xtrim', xc-1.5-.05*(6-k), -.1-.34*(7-k), -.05, xc+1.5+.05*(6-k), 0, PLINTH*(k+1)/7-.005)
    for s in (-1, 1):
        b.box('Xbase', xc+s*1.85, -2.6, 0, xc+s*2.15, -.13, .75)
        b.box('Xtrim', xc+s*1.8, -2.65, .75, xc+s*2.2, -.13, .84)
        b.lathe('pot', [(0, 0), (.2, 0), (.3, .32), (.33, .5), (.27, .5), (0, .44)], (xc+s*2.0, -2.4, .84), 20)
        bush(b, 'leafy', (xc+s*2.0, -2.4, 1.65), .45, 900, 7+s, .09, 1, 'flower', .35)


def front_wall(b):
    """Street wall of stone with iron railings, piers with balls, a double gate."""
    gate = (BODY[0]+BODY[1])/2
    edges = ((-24, gate-1.7), (gate+1.7, 24))
    for x0, x1 in edges:
        b.box('Xbase', x0, GARDEN, -.1, x1, GARDEN+.35, .85)
        b.box('Xtrim', x0, GARDEN-.05, .85, x1, GARDEN+.4, .94)
        n = int((x1-x0)/.13)
        for i in range(n+1):
            x = x0+(x1-x0)*i/n
            b.tube('iron', [(x, GARDEN+.17, .94), (x, GARDEN+.17, 2.05)], .011, 4)
            b.lathe('iron', [(.0, 0), (.024, .03), (0, .12)], (x, GARDEN+.17, 2.05), 5)
        for z in (1.05, 1.9):
            b.box('iron', x0, GARDEN+.15, z, x1, GARDEN+.19, z+.035)
    for x in [gate-1.95, gate+1.95]+[gate+s*(1.95+5.4*k) for s in (-1, 1) for k in (1, 2, 3)]:
        b.box('Xbase', x-.28, GARDEN-.1, -.1, x+.28, GARDEN+.46, 2.2)
        b.box('Xtrim', x-.36, GARDEN-.18, 2.2, x+.36, GARDEN+.54, 2.34)
        b.lathe('Xtrim', [(.12, 0), (.1, .08), (.24, .2), (.28, .36), (.2, .52), (0, .6)], (x, GARDEN+.18, 2.34), 16)
    for s in (-1, 1):
        for i in range(13):
            x = gate+s*(.04+1.58*i/12)
            b.tube('iron', [(x, GARDEN+.17, .08), (x, GARDEN+.17, 2.0+.35*(1-i/12))], .012, 4)
        for z in (.2, .95, 1.85):
            b.box('iron', gate+s*.03, GARDEN+.15, z, gate+s*1.64, GARDEN+.19, z+.04)


def build(spec):
    mats = F.setup(spec)
    rnd = random.Random(spec.get('seed', 9))
    mats.update(materials_of({
        'roofA': (mat_plain, spec.get('roof', '#3f6a5c'), .22, {'noise': .3, 'nscale': 5}), 'roofB': (mat_plain, '#d8c49a', .25, {'noise': .2}), 'lawn': (mat_stone, '#7a9448', .3, .05, {'bump': .9, 'scale': 3}), 'gravel': (mat_stone, '#cbb894', .16, .05, {'bump': .9, 'scale': 1.4}),
        'barkp': (mat_stone, '#7d5a44', .35, .2), 'cyp': (mat_leaf, ['#2c4a26', '#3a5b31', '#4a6e3b'], .18), 'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25), 'wist': (mat_leaf, ['#8f7fc2', '#a898d6', '#7a6ab0', '#bcaee2'], .4),
        'hedge': (mat_leaf, ['#3f5f2c', '#557a38', '#486c30'], .3), 'hills': (mat_plain, '#5f7350', 1, {'noise': .4, 'nscale': .04})}))
    b = Builder()
    body(b, spec.get('lit', .15))
    front_wall(b)
    gate = (BODY[0]+BODY[1])/2
    b.box('asph', -150, -60, -.5, 150, -11.6, -.14)
    walk(b, [(-120, -11.5), (120, -11.5), (120, GARDEN+.1), (-120, GARDEN+.1)])
    b.box('lawn', -60, GARDEN+.36, -.3, 60, 60, -.03)
    b.box('gravel', gate-1.5, GARDEN+.3, -.2, gate+1.5, -2.3, -.01)
    for k in range(60):      # flower border behind the wall, box hedges along the path, shrubs at the house
        x = -23+k*.78
        if abs(x-gate) > 2.4:
            bush(b, 'leafy', (x, GARDEN+.95+rnd.uniform(-.1, .3), .55), rnd.uniform(.45, .75), 420, k, .11, 1, 'flower', .3 if k % 3 == 0 else .05)
    for s in (-1, 1):
        for k in range(9):
            bush(b, 'hedge', (gate+s*1.9, GARDEN+1.9+k*.52, .3), .4, 480, 80+k, .075, .9)
    for k in range(13):
        x = BODY[0]+.4+k*.86
        if abs(x-gate) > 2.4 and x < 3.0:
            bush(b, 'leafy', (x, -.9, .5), rnd.uniform(.5, .7), 420, 120+k, .11, 1, 'flower', .25)
    for k in range(34):      # wisteria up the turret and along the balcony
        t = rnd.random()
        bush(b, 'leafy', (3.25+rnd.uniform(-.5, .3)*(1+t), -.35-.4*rnd.random(), .3+5.2*t), rnd.uniform(.3, .5), 300, 150+k, .1, 1, 'wist', .55)
    for k in range(30):      # neighbours' gardens, the wooded hill
        bush(b, rnd.choice(['hedge', 'leafy']), (rnd.choice([-1, 1])*rnd.uniform(12, 34), rnd.uniform(2, 26), 1.5), rnd.uniform(1.6, 3.0), 900, 200+k, .28, 1)
    for k in range(40):
        bush(b, 'hedge', (-30+k*1.55, 13+rnd.uniform(-.4, .4), 1.3), 1.5, 620, 240+k, .18, 1.15)
    ph = [rnd.uniform(0, 6) for _ in range(2)]
    b.grid('hills', lambda u, v: ((u-.5)*2600, 420+v*300, -20+150*math.sin(math.pi*v*.5)*(.5+.4*math.sin(u*5+1)+.1*math.sin(u*23+ph[0])+.05*math.sin(u*61+ph[1]))), 220, 8)
    for x in (-13.5, 12.5):
        lamp(b, x, -10.9)
    bench(b, 8.4, GARDEN-.6, 180)
    b.build(mats)

    def hidden(builder, name):
        objects = builder.build(mats, name)
        for o in objects.values():
            o.location = (0, -500, 0)
        return objects
    cypresses = [hidden(cypress(k, h=9.4, r=.85, leaves=9000), 'cy%d' % k) for k in (4, 5)]
    um = hidden(pine(2, h=12, crown=4.4, clumps=1700), 'um')
    planes = street_trees(mats, 12000, (1, 2))
    for k, (x, y, s) in enumerate(((-9.0, -2.2, 1.0), (-10.8, -1.0, .85), (9.4, -2.6, 1.05), (11.0, -.4, .9))):
        instance(cypresses[k % 2], T(x, y, -.1) @ R(50*k) @ Matrix.Scale(s, 4))
    for x, y, s in ((-15, 9, 1.1), (15, 12, 1.2), (-4, 22, 1.25)):
        instance(um, T(x, y, -.2) @ R(x*20) @ Matrix.Scale(s, 4))
    for x, y, s in spec.get('trees', [(-16, -10.6, .62), (15.5, -10.6, .62)]):
        instance(planes[int(x) % 2], T(x, y, 0) @ R(x*31) @ Matrix.Scale(s, 4))
    sky_for(spec)
    camera_for(spec, (-6.5, -22, 2.6), (.6, 0, 2.6), 26, .13)
    return dict(bounces=6)
