"""Shop premises on the ground floor of an Eixample house, seen from the pavement: large lit windows between pilasters.

spec: palette (see house.py), joinery and awning colours, hour, glow, inside (strength of the lamps), room bool (emptied: for a camera inside, or for the front by day),
      dado (colour of its walls below), pane (its reflections: .1 for panes seen along their face),
      across (x of the houses across the street, 18 apart; more for a camera that looks along it), seed, sky, camera.
"""
from kit import *
import facade as F
import floors
from street import bench, lamp, street_trees, walk

BAYS, GROUND, DEPTH = 3, 5.2, 8.5
OPENING, WIDE = 3.3, 13.4


def opening(b, x, door):
    """One bay: slim metal frames, a transom light, glass; a recessed double door in the middle bay."""
    h, y = OPENING/2, 1.05 if door else .3
    for s in (-1, 1):
        b.box('joinery', x+s*h, y-.05, 0, x+s*(h-.09), y+.05, 4.25)
        if door:
            b.box('Xbase', x+s*h, .02, 0, x+s*(h+.06), y+.1, 4.25)
    for z in (3.05, 4.17):
        b.box('joinery', x-h, y-.05, z, x+h, y+.05, z+.09)
    b.quad('glass', (x-h, y, 3.1), (x+h, y, 3.1), (x+h, y, 4.2), (x-h, y, 4.2))
    if door:
        b.box('kerb', x-h, -.25, -.01, x+h, y, .06)
        for s in (-1, 1):
            b.box('joinery', x+s*h, y-.04, .05, x+s*(h-.75), y+.04, 3.05)
            b.box('joinery', x+s*.02, y-.05, .05, x+s*.1, y+.03, 3.05)
            b.box('joinery', x+s*(h-.83), y-.05, .05, x+s*(h-.75), y+.03, 3.05)
            b.box('joinery', x+s*.1, y-.045, .05, x+s*(h-.83), y+.025, .32)
            b.quad('glass', (x+s*.1, y-.01, .32), (x+s*(h-.83), y-.01, .32), (x+s*(h-.83), y-.01, 3.05), (x+s*.1, y-.01, 3.05))
            b.tube('brass', [(x+s*.15, y-.1, .85), (x+s*.15, y-.1, 1.75)], .018, 8)
        return
    b.box('Xbase', x-h, -.02, 0, x+h, y+.12, .5)
    b.box('Xtrim', x-h-.04, -.08, .5, x+h+.04, y+.14, .56)
    for a in (-.55, .55):
        b.box('joinery', x+a-.02, y-.03, .56, x+a+.02, y+.03, 3.05)
    b.box('joinery', x-h, y-.05, .56, x+h, y+.05, .64)
    b.quad('glass', (x-h, y, .56), (x+h, y, .56), (x+h, y, 3.1), (x-h, y, 3.1))


def awning(b, x, out=1.35):
    """Striped awning with a scalloped valance over one window."""
    n, a0, a1 = 18, x-OPENING/2-.12, x+OPENING/2+.12
    for q in range(n):
        x0, x1 = a0+(a1-a0)*q/n, a0+(a1-a0)*(q+1)/n
        m = 'awn' if q % 2 else 'awn2'
        b.quad(m, (x0, -.05, 3.95), (x1, -.05, 3.95), (x1, -out, 3.2), (x0, -out, 3.2))
        b._add(m, [(x0, -out, 3.2), (x1, -out, 3.2), (x1, -out, 2.98)]+[(x1+(x0-x1)*i/6, -out, 2.98-.07*math.sin(math.pi*i/6)) for i in range(1, 6)]+[(x0, -out, 2.98)], [tuple(range(9))])
    b.tube('iron', [(a0, -out+.01, 3.2), (a1, -out+.01, 3.2)], .022, 6)
    for xx in (a0, a1):
        b.tube('iron', [(xx, -.02, 2.75), (xx, -out+.01, 3.2)], .016, 6)


def inside(b, rnd, power):
    """Long white room: boards, iron columns, pendant lamps, an arch to the back room, counter, shelves and goods."""
    x0, x1 = -WIDE/2+.3, WIDE/2-.3
    b.box('oak', x0, .35, -.1, x1, DEPTH, .03)
    b.box('plaster', x0, .5, 4.5, x1, DEPTH, 4.6)
    b.box('plaster', x0-.2, .5, 0, x0, DEPTH, 4.5)
    b.box('plaster', x1, .5, 0, x1+.2, DEPTH, 4.5)
    b.prism('plaster', [(x0, 0), (x0, 4.5), (x1, 4.5), (x1, 0), (2.6, 0), (2.6, 2.2)]+[(1.3+1.3*math.cos(math.pi*i/16), 2.2+1.3*math.sin(math.pi*i/16)) for i in range(1, 16)]+[(0, 2.2), (0, 0)], DEPTH, DEPTH+.3)
    b.box('plaster', -.4, DEPTH+3, 0, 3.4, DEPTH+3.2, 4.5)
    b.box('oak', -.4, DEPTH, -.1, 3.4, DEPTH+3, .03)
    for x in (-2.2, 2.2):
        b.lathe('iron', [(.2, 0), (.2, .1), (.1, .2), (.08, 3.9), (.12, 4.0), (.22, 4.35), (.22, 4.5)], (x, 3.6, .03), 16)
    for x in (-4.6, -3.4, 0, 3.4, 4.6):
        b.tube('iron', [(x, 2.6, 4.5), (x, 2.6, 3.25)], .008, 5)
        b.lathe('warm', [(0, 0), (.14, .03), (.19, .17), (.13, .32), (0, .36)], (x, 2.6, 2.9), 18)
        point((x, 2.6, 2.7), power, r=.2)
    point((1.4, DEPTH+1.6, 3), power*.8, r=.2)
    area((0, 4.8, 4.4), (0, 4.8, 0), 11, 5, power*4, (1, .83, .62))
    b.box('walnut', -5.4, 4.6, .03, -2.9, 5.2, 1.02)
    b.box('marble', -5.45, 4.55, 1.02, -2.85, 5.25, 1.07)
    for z in (.75, 1.35, 1.95, 2.55):
        b.box('walnut', x1-.36, 1.4, z, x1, 7.2, z+.04)
        b.box('walnut', -5.9, DEPTH-.34, z, -2.0, DEPTH, z+.04)
        for q in range(16):
            y, s = 1.55+q*.35+rnd.uniform(-.08, .08), rnd.uniform(.7, 1.25)
            b.lathe(rnd.choice(['pot', 'tile1', 'tile3', 'curtain']), [(0, 0), (.06*s, 0), (.09*s, .1*s), (.05*s, .22*s), (.055*s, .25*s)], (x1-.18, y, z+.04), 12)
            q < 11 and b.lathe(rnd.choice(['pot', 'tile1', 'tile3', 'curtain']), [(0, 0), (.06*s, 0), (.09*s, .1*s), (.05*s, .22*s), (.055*s, .25*s)], (-5.75+q*.35, DEPTH-.17, z+.04), 12)
    for x, y in ((-5.2, 1.1), (4.2, 1.2), (-1.9, 6.8)):
        b.lathe('pot', [(0, 0), (.2, 0), (.27, .4), (.24, .4)], (x, y, .03), 18)
        bush(b, 'leafy', (x, y, .95), .5, 420, int(x*9), .16, 1.2)
    b.box('walnut', 2.6, 1.0, .03, 5.4, 1.5, .48)
    for k in range(6):
        b.lathe(('tile1', 'pot', 'tile2')[k % 3], [(0, 0), (.09, 0), (.15, .12), (.07, .28+.05*k), (.08, .33+.05*k)], (2.9+k*.44, 1.25, .48), 20)


def office(b, x0, x1):
    """The back wall, a glazed double door in it, and the lit office behind."""
    a, c, top, end = -3.85, -2.45, 2.75, DEPTH+3.4
    for xa, xc, z in ((x0, a, -.1), (a, c, top), (c, x1, -.1)):
        b.box('plaster', xa, DEPTH, z, xc, DEPTH+.3, 4.7)
    for xa, xc in ((a-.11, a+.03), (c-.03, c+.11)):
        b.box('Xtrim', xa, DEPTH-.03, 0, xc, DEPTH+.27, top+.11)
    b.box('Xtrim', a+.031, DEPTH-.029, top-.03, c-.031, DEPTH+.269, top+.109)
    for xa, xc in ((x0+.031, a-.12), (c+.12, x1-.031)):
        b.box('Xtrim', xa, DEPTH-.025, .001, xc, DEPTH+.05, .19)
    m = (a+c)/2
    for s in (-1, 1):
        w, y = (c-a)/2-.04, DEPTH+.1
        for o, u in ((.004, .09), (w-.1, w)):
            b.box('joinery', m+s*o, y, .02, m+s*u, y+.05, top-.04)
        for z, h in ((.02, .75), (1.7, .05), (top-.14, .1)):
            b.box('joinery', m+s*.09, y+.001, z, m+s*(w-.1), y+.049, z+h)
        b.quad('glass', (m+s*.09, y+.025, .77), (m+s*(w-.1), y+.025, .77), (m+s*(w-.1), y+.025, top-.14), (m+s*.09, y+.025, top-.14))
        b.tube('brass', [(m+s*.05, y-.035, .98), (m+s*.05, y-.035, 1.2)], .012, 8)
    b.box('oak', x0, DEPTH+.1, -.1, 0, end, .012)
    b.box('plaster', x0-.2, DEPTH+.3, -.1, x0, end, 3.2)
    b.box('plaster', x0, end, -.1, 0, end+.1, 3.2)
    b.box('plaster', 0, DEPTH+.3, -.1, .1, end, 3.2)
    b.box('plaster', x0, DEPTH+.3, 3.1, 0, end, 3.19)
    area((-3.2, end-.1, 1.8), (-3.6, DEPTH, .8), 1.8, 1.8, 90, (.97, .98, 1), False)


def emptied(b, mats, door, across):
    """The room for a camera inside: boards, vaults on iron beams, side walls with a dado, two slim columns, linings of the front, the house across the street."""
    x0, x1, top = -WIDE/2+.3, WIDE/2-.3, 4.2
    floors.lay(b, mats, {'floor': {'kind': 'boards', 'colours': ['#8a6a4c']}}, x0-.05, x1+.05, .3, DEPTH+.1)
    for x, s in ((x0, 1), (x1, -1)):
        b.box('plaster', min(x, x-s*.3), .3, -.1, max(x, x-s*.3), DEPTH+.4, 4.7)
        for m, o, z0, z1 in (('dado', .012, 0, 1.15), ('Xtrim', .03, 1.15, 1.21), ('Xtrim', .028, .001, .2), ('Xtrim', .05, top-.2, top-.1)):
            b.box(m, min(x, x+s*o), .5, z0, max(x, x+s*o), DEPTH, z1)
    office(b, x0, x1)
    b.box('plaster', x0, .455, top-.12, x1, .56, 4.6)
    b.box('plaster', door-OPENING/2, .57, top-.12, door+OPENING/2, 1.1, top+.3)
    for a, c in ((x0, -WIDE/2+.95), (WIDE/2-.95, x1)):
        b.box('plaster', a, .455, 0, c, .5, 4.3)
    n = 12
    for i in range(n+1):      # iron beams along the room, shallow vaults between them
        x = x0+(x1-x0)*i/n
        b.box('iron', x-.05, .5, top-.02, x+.05, DEPTH, top+.12)
        if i < n:
            b.grid('plaster', lambda u, v: (x+(x1-x0)/n*u, .5+(DEPTH-.5)*v, top+.09+.17*math.sin(math.pi*u)), 12, 2)
    b.box('plaster', x0, .5, 4.6, x1, DEPTH, 4.7)
    b.box('iron', x0, 3.72, top-.3, x1, 3.98, top-.021)
    for x in (-2.3, 2.3):
        b.lathe('iron', [(.17, 0), (.17, .06), (.11, .1), (.12, .16), (.085, .22), (.085, .9), (.1, .93), (.1, .99), (.075, 1.02), (.062, 3.45), (.085, 3.48), (.085, 3.54), (.065, 3.58), (.16, 3.82), (.18, 3.9)], (x, 3.85, 0), 28)
    for x in (-4.4, 0, 4.4):
        b.tube('iron', [(x, 2.3, top), (x, 2.3, 3.35)], .008, 6)
        b.lathe('ceramic', [(0, -.02), (.1, 0), (.2, .12), (.21, .2), (.12, .32), (.05, .36), (0, .36)], (x, 2.3, 3.0), 32)
    for x in across:
        b.push(T(x+18, -21.5, 0) @ R(180))
        F.facade(b, 17.9, 5, F.STY['C' if x//18 % 2 else 'E'], (4.9, 4.1, 3.7, 3.5, 3.2), main=True, lit=0)
        b.pop()
    for x in (-4.1, 0, 4.1):
        area((x, .3 if x else 1.0, 2.2), (x, 6, .6), 3.0, 3.3, 120, (1, .97, .92), False)
    area((0, 8.3, 3.0), (0, 3, 1), 9, 1.6, 60, (1, .96, .9), False)


def build(spec):
    mats = F.setup(spec)
    rnd = random.Random(spec.get('seed', 5))
    mats.update(materials_of({'joinery': (mat_plain, spec.get('joinery', '#22322e'), .45), 'plaster': (mat_plain, '#efe6d6', .9), 'oak': (mat_wood, '#a97c50', (1, 9, 9), .4), 'walnut': (mat_wood, '#6b452b', (2, 2, 10), .4),
                              'marble': (mat_stone, '#e6e0d6', .1, .1, {'rough': .3})}))
    b = Builder()
    b.push(T(-WIDE/2, 0, 0))
    F.facade(b, WIDE, BAYS, F.STY['X'], (GROUND, 4.2, 3.7, 3.5, 3.2), main=True, ground=False, lit=spec.get('lit', .4), frieze=False, margin=.7)
    b.pop()
    bay = (WIDE-1.4)/BAYS
    xs = [-WIDE/2+.7+bay*(i+.5) for i in range(BAYS)]
    edges = [-WIDE/2]+[v for x in xs for v in (x-OPENING/2, x+OPENING/2)]+[WIDE/2]
    for i in range(0, len(edges), 2):      # pilasters with base, shaft, capital
        a, c = edges[i]+.01, edges[i+1]-.01
        b.box('Xbase', a, 0, 0, c, .45, GROUND)
        b.box('Xtrim', a+.08, -.1, .55, c-.08, .02, 4.0)
        b.box('Xbase', a+.2, -.12, .8, c-.2, 0, 3.75)
        b.box('Xtrim', a+.02, -.15, 0, c-.02, .02, .5)
        for z, o in ((4.0, .13), (4.1, .17), (4.2, .2)):
            b.box('Xtrim', a+.06-o*.3, -o, z, c-.06+o*.3, .02, z+.08)
    for x in xs:
        b.box('Xbase', x-OPENING/2, .01, 4.27, x+OPENING/2, .45, GROUND)
        b.box('joinery', x-OPENING/2+.05, -.05, 4.34, x+OPENING/2-.05, .02, 4.82)
        opening(b, x, x == xs[1])
        if x != xs[1]:
            awning(b, x)
    F.mould(b, 'Xtrim', -WIDE/2-.02, WIDE/2+.02, GROUND-.36, [(.05, 0), (.12, .06), (.12, .16), (.26, .22), (.32, .3), (.32, .36)])
    if spec.get('room'):
        mats.update(materials_of({'dado': (mat_plain, spec.get('dado', '#a9b09c'), .6), 'ceramic': (mat_plain, '#efeadf', .3)}), glass=mat_glass('glass', '#eef4f3', spec.get('pane', .3)))
        emptied(b, mats, xs[1], spec.get('across', (-27, -9, 9)))
    else:
        inside(b, rnd, spec.get('inside', 60))
    for x, key in ((-WIDE/2-36, 'E'), (-WIDE/2-18, 'C'), (WIDE/2, 'E'), (WIDE/2+18, 'C')):
        b.push(T(x, .1, 0))
        F.facade(b, 18, 5, F.STY[key], (4.9, 4.1, 3.7, 3.5, 3.2), main=True, lit=spec.get('lit', .4))
        b.pop()
    b.box('asph', -150, -60, -.4, 150, 60, -.14)
    walk(b, [(-120, -5.4), (120, -5.4), (120, .3), (-120, .3)])
    for x in spec.get('lamps', [-8.6]):
        lamp(b, x, -4.6)
    bench(b, 3.6, -4.2, 180)
    for x in (xs[1]-1.95, xs[1]+1.95):
        b.lathe('pot', [(0, 0), (.2, 0), (.3, .5), (.26, .5), (.24, .44), (0, .44)], (x, -.5, 0), 20)
        b.lathe('bark', [(.03, .4), (.025, 1.1)], (x, -.5, 0), 6)
        bush(b, 'leafy', (x, -.5, 1.4), .42, 1300, int(x*5), .07, 1.0)
    b.build(mats)
    protos = street_trees(mats, 14000, (1, 2))
    for x, y, s in spec.get('trees', [[8.8, -4.3, .8], [-14, -4.3, .85], [19, -4.3, .85]]):
        instance(protos[int(x) % 2], T(x, y, -.02) @ R(x*40) @ Matrix.Scale(s, 4))
    sky_for(spec)
    camera_for(spec, (-4.6, -13.0, 1.75), (.5, 0, 1.75), 24, .085)
    return dict(bounces=6, clamp=2.5, fastgi=.8) if spec.get('room') else dict(bounces=6)
