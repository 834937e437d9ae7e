"""What a room sees, wall by wall: the outlooks of outlook.py and some of places: the sea at Barcelona, Calp with its rock, a light well, a narrow street.

brief: view {"F": {"kind": ..., "low": height of the ground outside, "colours": {...}}}.
"""
import joinery
import outlook
from kit import *
from shell import wall_frame


def barcelona_sea(b, y, rnd, low=-28, park=True):
    """Trees of a park, a beach and the open sea: nothing stands on the horizon here."""
    b.quad('o_sea', (-40000, y+330, low), (40000, y+330, low), (40000, 30000, low), (-40000, 30000, low))
    b.box('o_sand', -1500, y+268, low-1, 1500, y+335, low+.15)
    b.box('o_slab', -1500, y+250, low-1, 1500, y+268, low+.3)
    b.box('o_lawn', -1500, y+4, low-1, 1500, y+250, low)
    for k in range(420):
        yy = rnd.uniform(20, 240)
        x = rnd.uniform(-.9, .9)*(40+yy)
        r = rnd.uniform(2, 3.6)
        bush(b, rnd.choice(['o_far', 'o_leaf', 'o_plane']), (x, y+yy, low+r+rnd.uniform(.5, 3)), r, 150 if yy < 120 else 70, k, .7, 1)
    for k in range(60):       # palms of the promenade
        x, h = -420+k*14+rnd.uniform(-2, 2), rnd.uniform(8, 12)
        b.tube('o_bark', [(x, y+258, low), (x+.3, y+258, low+h)], .25, 5)
        blades(b, 'o_leaf', (x+.3, y+258, low+h), 14, 3.2, k, .25, .6, 1.1, 4)
    sails(b, y, rnd, low)


def sails(b, y, rnd, low, n=14):
    for _ in range(n):
        d = rnd.uniform(700, 2600)
        x, s = rnd.uniform(-.7, .7)*d, rnd.uniform(.7, 1.3)
        b._add('o_trim', [(x, y+d, low+1), (x+5*s, y+d, low+1), (x, y+d, low+15*s)], [(0, 1, 2)])
        b._add('o_trim', [(x-.6, y+d, low+1), (x-4*s, y+d, low+1.4), (x-.6, y+d, low+12*s)], [(0, 1, 2)])


def penyal(b, cx, cy, low, size=1.0, seed=5):
    """The Penyal d'Ifac: a cliff on three sides, a long back sloping to the isthmus (at -x)."""
    r = random.Random(seed)
    ph = [r.uniform(0, 6) for _ in range(9)]

    def fn(u, v):
        x = (u-.5)*1100
        back = min(1, max(0, (x+470)/330))**.9*(1-.72*min(1, max(0, (x-170)/330))**1.3)
        side = max(0, math.sin(math.pi*v))**.38
        cliff = 1 if x < 330 else max(0, 1-(x-330)/160)**.45
        h = 332*back*side*cliff
        rough = sum(math.sin(u*(11*2**k)+ph[k]+v*5*(k+1))*.5**k for k in range(6))*.045*h
        return (cx+size*x, cy+size*(v-.5)*560, low-2+max(0, size*(h+rough)))
    b.grid('o_rock', fn, 190, 60, False)


def calp(b, y, rnd, low=-20):
    """Roofs of the front row, the bay, and the rock at the left."""
    b.quad('o_sea', (-40000, y+150, low), (40000, y+150, low), (40000, 30000, low), (-40000, 30000, low))
    b.box('o_sand', -1500, y+95, low-1, 1500, y+158, low+.2)
    b.box('o_slab', -1500, y+2, low-1, 1500, y+97, low+.1)
    x = -130
    while x < 150:            # the front row is lower than this floor
        w, h = rnd.uniform(14, 22), rnd.uniform(10, 14.5)
        d = rnd.uniform(12, 16)
        b.box(rnd.choice(['o_trim', 'o_wall', 'o_gallery']), x, y+62, low, x+w, y+62+d, low+h)
        b.box('o_trim', x-.2, y+61.8, low+h, x+w+.2, y+62+d+.2, low+h+.9)
        b.box('o_slab', x+.3, y+62.3, low+h+.5, x+w-.3, y+61.7+d, low+h+.92)
        b.box('o_gallery', x+w*.3, y+66, low+h, x+w*.3+3.4, y+69, low+h+2.6)
        for k in range(int(h/3)):
            b.box('o_win', x+1, y+61.95, low+1+k*3, x+w-1, y+62, low+2.9+k*3)
            b.box('o_trim', x, y+60.8, low+.6+k*3, x+w, y+62, low+.8+k*3)
        x += w+rnd.uniform(4, 9)
    for k in range(26):
        xx, h = -180+k*14+rnd.uniform(-3, 3), rnd.uniform(7, 10)
        b.tube('o_bark', [(xx, y+88, low), (xx+.3, y+88, low+h)], .22, 5)
        blades(b, 'o_leaf', (xx+.3, y+88, low+h), 14, 3, k, .25, .6, 1.1, 4)
    penyal(b, -760, y+1350, low, .95)
    sails(b, y, rnd, low, 10)


def lightwell(b, y, rnd, low=-8):
    """A white shaft three metres wide."""
    b.box('o_gallery', -2.2, y+3, low, 6, y+3.3, 9)
    b.box('o_gallery', -2.5, y+.3, low, -2.2, y+3.3, 9)
    b.box('o_gallery', 6, y+.3, low, 6.3, y+3.3, 9)
    b.box('o_floor', -3, y+.3, low-.2, 7, y+3.3, low)
    for z in (-2.4, 1.0, 4.4):
        b.box('o_win', 1.0, y+2.97, z, 1.9, y+3, z+1.3)
        b.box('o_trim', .9, y+2.9, z-.08, 2.0, y+3, z)
    b.tube('o_trim', [(3.6, y+2.9, low), (3.6, y+2.9, 9)], .05, 8)
    for k in range(3):        # washing lines
        b.tube('o_iron', [(-2.2, y+1.2+.3*k, 2.1), (6, y+1.2+.3*k, 2.1)], .004, 4)


def lane(b, y, rnd, low=-4, across=5.5):
    """The front across a narrow street, with balconies and plants."""
    outlook.front(b, -16, 1.9, y+across, low, 4, rnd, 3.4)
    outlook.front(b, 2.0, 20, y+across+.05, low, 3, rnd, 3.6)
    b.box('o_slab', -30, y+.3, low-.3, 34, y+across, low)


def patio(b, y, rnd, low=-.04):
    """A walled patio with a lemon tree and pots."""
    b.box('o_floor', -6, y+.3, low-.3, 12, y+5, low)
    for a, c, e, f in ((-3.2, y+.3, -3, y+5), (7, y+.3, 7.2, y+5), (-3.2, y+4.6, 7.2, y+4.85)):
        b.box('o_gallery', a, c, low, e, f, low+3.1)
        b.box('o_trim', a-.05, c-.05, low+3.1, e+.05, f+.05, low+3.18)
    for i in range(50):       # chequered tiles along the far wall under a yellow band
        for j in range(5):
            x, z = -3+.2*i, low+.2*j
            b.quad('o_shut' if (i+j) % 2 else 'o_trim', (x, y+4.59, z), (x+.2, y+4.59, z), (x+.2, y+4.59, z+.2), (x, y+4.59, z+.2))
    b.box('lemon', -3, y+4.57, low+1, 7, y+4.6, low+1.12)
    outlook.front(b, -8, 14, y+9, low+2, 2, rnd)
    b.lathe('o_pot', [(0, 0), (.32, 0), (.44, .5), (.4, .5)], (3.4, y+3.1, low), 20)
    b.tube('o_bark', [(3.4, y+3.1, low+.4), (3.45, y+3.1, low+1.5)], .045, 7)
    bush(b, 'o_leaf', (3.4, y+3.1, low+2.2), .85, 1900, 5, .12, .95)
    for k in range(26):
        v = rvec(rnd)
        b.lathe('lemon', [(0, -.04), (.025, -.02), (.028, .015), (0, .04)], (3.4+v.x*.8, y+3.1+v.y*.8, low+2.2+v.z*.7), 10)
    for k in range(9):
        x = -2.4+k*1.05
        b.lathe('o_pot', [(0, 0), (.16, 0), (.22, .3), (.19, .3)], (x, y+4.3, low), 14)
        bush(b, 'o_leaf', (x, y+4.3, low+.6), rnd.uniform(.3, .5), 380, 40+k, .11, 1.1, 'o_flower', .3 if k % 3 == 0 else 0)


KINDS = {'barcelona-sea': barcelona_sea, 'calp': calp, 'lightwell': lightwell, 'lane': lane, 'patio': patio, 'courtyard': outlook.courtyard, 'street': outlook.street, 'garden': outlook.garden, 'pool': outlook.pool, 'bay': outlook.bay, 'treetops': outlook.treetops, 'city': outlook.city}


def terrace(b, y, w, rnd, o):
    """Slab with a rail outside an opening: 'balcony' (iron) or 'terrace' (glass), `deep` m; 'panes' is a glazed gallery."""
    deep = o.get('deep', .8)
    x0, x1 = o['from'], o['to']
    b.box('o_floor' if o['rail'] == 'iron' else 'o_slab', x0, y, -.2, x1, y+deep, -.02)
    if o['rail'] == 'panes':
        for x in (x0, x1):
            b.box('wall', x-.05, y+.002, -.2, x+.05, y+deep, 3.2)
        b.box('ceil', x0, y+.002, 2.95, x1, y+deep+.1, 3.2)
        b.box('wall', x0, y+deep-.1, -.2, x1, y+deep, .75)
        b.push(T(0, y+deep-.1, 0))
        joinery.panes(b, (x0+x1)/2, x1-x0, .75, 2.95, .1)
        b.pop()
    elif o['rail'] == 'iron':
        n = int((x1-x0)/.11)
        for i in range(n+1):
            x = x0+(x1-x0)*i/n
            b.box('o_iron', x-.007, y+deep-.05, 0, x+.007, y+deep-.036, 1.02)
        for z in (.08, .88, 1.0):
            b.box('o_iron', x0, y+deep-.058, z, x1, y+deep-.028, z+.02)
    else:
        b.quad('clear', (x0, y+deep-.04, 0), (x1, y+deep-.04, 0), (x1, y+deep-.04, 1.05), (x0, y+deep-.04, 1.05))
        b.box('steel', x0, y+deep-.06, 1.05, x1, y+deep-.02, 1.09)
    for k in range(o.get('pots', 0)):
        x = x0+.3+(x1-x0-.6)*k/max(1, o['pots']-1)
        b.lathe('o_pot', [(0, 0), (.12, 0), (.16, .24), (.14, .24)], (x, y+deep-.26, -.02), 14)
        bush(b, 'o_leaf', (x, y+deep-.26, .42), .26, 320, k+3, .09, 1.1, 'o_flower', .3 if k % 2 else 0)


def add_views(b, mats, spec):
    w, d, _ = spec['size']
    t = spec.get('thick', .35)
    views = spec.get('view', {})
    mats.update({k: v for k, v in outlook.view_mats({k: v for o in views.values() for k, v in o.get('colours', {}).items()}).items() if k not in mats})
    if any(o['kind'] == 'city' for o in views.values()):
        import city
        mats.update({k: v for k, v in materials_of(city.CITY_MATS).items() if k not in mats})
    for side, o in views.items():
        M, _ = wall_frame(side, w, d)
        rnd = random.Random(o.get('seed', spec.get('seed', 12)))
        b.push(M)
        b.push(T(o.get('shift', 0), 0, 0))
        extra = {('ground' if o['kind'] == 'city' else 'low'): o['low']} if 'low' in o else {}
        KINDS[o['kind']](b, t, rnd, **extra)
        b.pop()
        for rail in o.get('rails', []):
            terrace(b, t, w, rnd, rail)
        b.pop()
