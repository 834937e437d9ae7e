"""White Mediterranean villa with pool and umbrella pines, above the sea or in a garden.

spec: hour 'day'|'dusk'|'golden'; wall, stone (list of 4), terra, wood: colours; bougainvillea: bool;
      parasol: bool; sky, sky_seed, camera {loc,target,lens,shift_y}; setting 'sea' | 'garden'. Mirror it with finish flip=1.
"""
from kit import *

POOL = (-10.5, 2.6, -15.4, -6.2)      # x0, x1, y0, y1


def villa_materials(spec):
    """All materials by name; colours from spec."""
    dusk = spec.get('hour') == 'dusk'
    mats = {}

    def M(k, m):
        mats[k] = m
    M('white', mat_stone('white', spec.get('wall', '#efe9de'), .04, .05, bump=.12, bevel=.02))
    M('conc', mat_stone('conc', '#d9cfbf', .08, .1, bump=.1))
    M('wood', mat_wood('wood', spec.get('wood', '#9a6a3f'), (1, 1, 12)))
    M('deck', mat_wood('deck', '#a97c50', (1, 14, 14)))
    M('frame', mat_plain('frame', '#2a2623', .4, .5))
    M('glass', mat_glass('glass', '#dbe4e2', .9))
    M('dark', mat_plain('dark', '#3a332c', .9))
    M('warmwall', mat_plain('warmwall', '#e8d5b8', .9))
    M('warm', mat_emit('warm', '#ffca8a', 9))
    M('linen', mat_fabric('linen', '#efe7d8', 80))
    M('sand', mat_fabric('sand', '#c9b393', 80))
    M('curtain', mat_fabric('curtain', '#f3ece0', 60, .1, .35))
    M('terra', mat_plain('terra', spec.get('terra', '#b3623c'), .8, noise=.2))
    M('bark', mat_stone('bark', '#8a7a66', .3, .2, bump=.6, scale=2))
    M('barkp', mat_stone('barkp', '#7d5a44', .35, .2, bump=.9, scale=3))
    M('needle', mat_leaf('needle', ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25))
    M('cyp', mat_leaf('cyp', ['#24401f', '#31502a', '#3f6133'], .15))
    M('leafy', mat_leaf('leafy', ['#4d6b2c', '#6d8a3b', '#3f5a28'], .3))
    M('olive', mat_leaf('olive', ['#7d8c66', '#98a57e', '#66764f'], .25))
    M('bou', mat_leaf('bou', ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .4))
    M('lav', mat_leaf('lav', ['#7a68a8', '#8f7fbd', '#69569a'], .3))
    M('agave', mat_plain('agave', '#7d9a86', .55, noise=.2))
    M('grass', mat_leaf('grass', ['#6d7d3a', '#8c9648', '#566a30', '#a39f58'], .3))
    M('trav', mat_travertine('trav'))
    M('drystone', mat_drystone('drystone', spec.get('stone', ('#b09a7a', '#cbb592', '#a08a6c', '#d6c4a4'))))
    M('sea', mat_water('sea', '#2b7c92', '#155a78', .22, .35, .12))
    M('mosaic', mat_pool('mosaic', .18 if dusk else .55))
    M('psurf', mat_pool_surface('psurf'))
    M('rock', mat_rock('rock'))
    M('cape', mat_stone('cape', '#6b7350', .45, .25, bump=.8, scale=.04))
    M('hill', mat_plain('hill', '#55604a', 1))
    M('lawn', mat_stone('lawn', '#748f45', .3, .05, bump=.9, scale=3))
    M('hedge', mat_leaf('hedge', ['#3f5f2c', '#557a38', '#486c30'], .3))
    M('sail', mat_plain('sail', '#f6f2ea', .8))
    return mats


def pool(b):
    """Terrace slabs, pool basin, coping."""
    # ---- terrace & pool (pool x -9..5, y -11..-5), villa behind at y 0..10, right side; sea to the left-back
    px0, px1, py0, py1 = POOL

    def slab(m, x0, y0, x1, y1, z0=-.3, z1=0):
        b.box(m, x0, y0, z0, x1, y1, z1)
    g = .03     # slabs start a little behind the basin walls: coincident faces render black
    slab('trav', -12, py1+g, 16, 12)
    slab('trav', px1+g, -20, 16, py1+g)
    slab('trav', -12, -20, px1+g, py0-g)
    b.box('mosaic', px0, py0, -.8, px1, py1, -.75)
    b.box('mosaic', px1, py0, -1.5, px1+.05, py1, -.06)
    b.box('mosaic', px0, py1, -1.5, px1, py1+.05, -.06)
    b.box('mosaic', px0, py0-.05, -1.5, px1, py0, -.02)
    b.box('mosaic', px0-.25, py0, -3, px0, py1, -.06)
    b.quad('psurf', (px0-.2, py0, -.045), (px1, py0, -.045), (px1, py1, -.045), (px0-.2, py1, -.045))
    for i in range(3):
        b.box('mosaic', px1-.4*(i+1), py1-2.4, -.8, px1-.4*i, py1, -.22-.2*i)
    # coping
    for (x0, y0, x1, y1) in ((px0, py1-.06, px1+.4, py1+.4), (px1-.06, py0-.4, px1+.4, py1-.06), (px0, py0-.4, px1-.06, py0+.06)):
        b.box('conc', x0, y0, -.035, x1, y1, .03)


def house(b):
    """Ground volume, cantilevered upper floor, pergola, interior seen through glass."""
    # ---- villa: ground volume, upper cantilever, side stone wall
    Hh = 3.2

    def glazing(x0, x1, y, z0, z1, n, curt=True):
        b.quad('glass', (x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))
        for i in range(n+1):
            x = x0+(x1-x0)*i/n
            b.box('frame', x-.035, y-.05, z0, x+.035, y+.05, z1)
        b.box('frame', x0, y-.05, z0, x1, y+.05, z0+.06)
        b.box('frame', x0, y-.05, z1-.08, x1, y+.05, z1)
        if curt:
            for xa, xb in ((x0+.05, x0+1.1), (x1-1.1, x1-.05)):
                b.grid('curtain', lambda u, v: (xa+(xb-xa)*u, y+.3+.07*math.sin(u*38), z0+.05+(z1-z0-.1)*v), 60, 1)
    # ground floor shell x 0..13 y 0..9
    b.box('conc', -1.2, -.6, 0, 13.5, 9.5, .12)
    b.box('white', -.4, 8.6, .12, 13, 9, Hh)
    b.box('white', 12.6, .01, .12, 13, 8.6, Hh)
    b.box('drystone', 8.2, -.5, 0, 13.2, .0, Hh)
    glazing(0.1, 8.2, .25, .12, Hh-.1, 5)
    # left side glazing (x=0)
    b.quad('glass', (0.1, .25, .12), (0.1, 6, .12), (0.1, 6, Hh-.1), (0.1, .25, Hh-.1))
    for i in range(4):
        b.box('frame', .05, .25+i*1.92-.035, .12, .15, .25+i*1.92+.035, Hh-.1)
    b.box('white', 0, 6, .12, .4, 9, Hh)
    b.box('white', -1.6, -2.6, Hh-.05, 13.4, 9.4, Hh+.35)      # slab, deep overhang
    b.box('wood', -1.5, -2.5, Hh-.07, 13.2, 9.2, Hh-.055)        # timber soffit
    # interior
    b.box('warmwall', .5, 6.4, .12, 8.1, 6.5, Hh-.1)
    b.box('deck', .2, .3, .115, 12.5, 8.5, .125)
    b.box('warmwall', 8.1, .3, .12, 8.2, 8, Hh)
    b.cushion('linen', (3.2, 3.0, .45), (2.6, 1.0, .5), .3)
    b.cushion('linen', (3.2, 3.5, .8), (2.6, .3, .6), .3)
    b.box('wood', 2.3, 1.5, .4, 4.1, 2.2, .46)
    b.lathe('terra', [(0, 0), (.1, 0), (.16, .15), (.06, .3), (.08, .36)], (3.1, 1.8, .46), 14)
    b.box('dark', 4.4, 6.3, 1.2, 6.4, 6.35, 2.5)
    b.box('linen', 4.5, 6.28, 1.3, 6.3, 6.3, 2.4)
    for x in (2.0, 5.2, 6.0, 6.8):
        b.lathe('warm', [(0, 0), (.13, .02), (.17, .14), (.1, .26), (0, .28)], (x, 4.6, 2.25), 14)
        b.tube('frame', [(x, 4.6, 2.5), (x, 4.6, 3.15)], .008, 4)
    for x in (1.5, 4.5, 7.2):
        point((x, 3.2, 2.8), 130)
    point((10.5, 3, 5.6), 120)
    point((7, 3, 5.6), 100)
    # posts
    for x in (-1.2,):
        b.tube('frame', [(x, -2.2, .1), (x, -2.2, Hh)], .06, 10)
    # upper volume x 4.5..13.8 y -1.6..8, cantilever
    z0 = Hh+.35
    z1 = z0+3.1
    b.box('white', 4.551, -1.79, z0+.001, 13.599, -1.2, z0+.25)
    b.box('white', 4.2, -1.8, z1+.001, 14, 8.5, z1+.35)
    b.box('white', 4.2, -1.8, z0, 4.55, 8.5, z1)
    b.box('white', 13.6, -1.8, z0, 14, 8.5, z1)
    b.box('white', 4.5, 8, z0, 13.6, 8.5, z1)
    b.box('wood', 4.55, -1.78, z1-.02, 13.6, 8, z1)
    glazing(4.55, 11.0, -.1, z0+.02, z1-.02, 4)
    b.box('warmwall', 4.6, 4.5, z0, 13.6, 4.6, z1)
    b.box('deck', 4.6, -1.1, z0, 13.6, 4.5, z0+.01)
    n = 34
    for i in range(n):
        x = 11.0+2.6*i/n
        b.box('wood', x, -.25, z0, x+.045, -.12, z1-.02)
    b.box('dark', 11, -.1, z0, 13.6, 0, z1)
    # glass balustrade
    b.quad('glass', (4.6, -1.5, z0+.25), (13.6, -1.5, z0+.25), (13.6, -1.5, z0+1.05), (4.6, -1.5, z0+1.05))
    b.box('frame', 4.6, -1.52, z0+1.03, 13.6, -1.48, z0+1.07)
    b.cushion('linen', (6.5, 2.5, z0+.4), (2, 2.2, .5), .3)
    # upper terrace left with pergola x -1.4..4.2
    b.quad('glass', (-1.5, -2.5, Hh+.36), (4.2, -2.5, Hh+.36), (4.2, -2.5, Hh+1.3), (-1.5, -2.5, Hh+1.3))
    b.quad('glass', (-1.5, -2.5, Hh+.36), (-1.5, 6, Hh+.36), (-1.5, 6, Hh+1.3), (-1.5, -2.5, Hh+1.3))
    for x in (-1.0, 1.4, 3.9):
        for y in (.6, 5.6):
            b.box('wood', x-.07, y-.07, Hh+.35, x+.07, y+.07, Hh+2.8)
    for y in (.6, 5.6):
        b.box('wood', -1.5, y-.06, Hh+2.8, 4.3, y+.06, Hh+3.0)
    for i in range(15):
        x = -1.3+i*.38
        b.box('wood', x-.03, .1, Hh+3.0, x+.03, 6.1, Hh+3.12)
    bush(b, 'leafy', (3.6, .7, Hh+2.6), .9, 900, 5, .13, 1.0, 'bou', .6)
    bush(b, 'leafy', (2.4, .6, Hh+3.1), .7, 700, 6, .13, .6, 'bou', .7)
    bush(b, 'leafy', (4.0, .6, Hh+1.4), .5, 500, 8, .13, 1.6, 'bou', .5)
    # chimney
    b.box('white', 9.2, 5, z1+.35, 10.4, 6, z1+1.5)


def furniture(b):
    """Loungers, parasol, sofas, pots."""
    # terrace furniture: loungers, parasol, sofa set, pots
    def lounger(x, y, rot):
        b.push(T(x, y, 0) @ R(rot))
        b.box('wood', -.38, -1, .22, .38, 1, .28)
        for u in (-.34, .34):
            for v in (-.9, .85):
                b.box('wood', u-.03, v-.03, 0, u+.03, v+.03, .24)
        b.cushion('linen', (0, -.28, .35), (.72, 1.4, .14), .25)
        b.push(T(0, .38, .34) @ R(38, 'X'))
        b.cushion('linen', (0, .36, .02), (.72, .85, .14), .25)
        b.cushion('sand', (0, .58, .12), (.5, .26, .12), .5)
        b.pop()
        b.pop()
    lounger(-8.2, -4.3, 8)
    lounger(-6.5, -4.3, 4)
    lounger(-3.4, -4.3, -4)
    px, py = -5.0, -3.9
    b.tube('wood', [(px, py, 0), (px, py, 2.9)], .035, 8)
    b.lathe('conc', [(0, 0), (.35, 0), (.35, .12), (0, .14)], (px, py, 0), 18)
    n = 8
    for i in range(n):
        a0, a1 = 6.283*i/n, 6.283*(i+1)/n
        r = 1.75
        b._add('linen', [(px, py, 2.95), (px+r*math.cos(a0), py+r*math.sin(a0), 2.35), (px+r*math.cos(a1), py+r*math.sin(a1), 2.35)], [(0, 1, 2)])
        b._add('linen', [(px+r*math.cos(a0), py+r*math.sin(a0), 2.35), (px+r*math.cos(a1), py+r*math.sin(a1), 2.35),
               (px+r*math.cos(a1), py+r*math.sin(a1), 2.17), (px+r*math.cos(a0), py+r*math.sin(a0), 2.17)], [(0, 1, 2, 3)])
    # lounge under overhang
    for x, w in ((2.0, 2.2), (5.0, 2.2)):
        b.box('wood', x-w/2, -1.6, .15, x+w/2, -.7, .35)
        b.cushion('linen', (x, -1.15, .45), (w, .85, .22), .25)
        b.cushion('linen', (x, -.8, .72), (w, .25, .5), .3)
        b.cushion('terra', (x-.6, -.98, .72), (.45, .18, .42), .5)
        b.cushion('sand', (x+.55, -.98, .72), (.45, .18, .42), .5)
    b.box('wood', 2.9, -2.4, .3, 4.1, -1.8, .36)
    b.box('wood', 3.0, -2.3, 0, 3.1, -1.9, .3)
    b.box('wood', 3.9, -2.3, 0, 4.0, -1.9, .3)

    def pot(x, y, s, kind):
        b.lathe('terra', [(0, 0), (.22*s, 0), (.36*s, .35*s), (.38*s, .55*s), (.33*s, .68*s), (.36*s, .74*s), (.3*s, .74*s), (.28*s, .66*s)], (x, y, 0), 22)
        if kind == 'olive': 
            b.tube('bark', [(x, y, .6*s), (x+.06, y, 1.2*s), (x-.04, y+.05, 1.8*s)], [.06, .05, .04], 7)
            bush(b, 'olive', (x, y, 2.15*s), .75*s, 1500, int(x*7), .1, .85)
        elif kind == 'agave':
            blades(b, 'agave', (x, y, .68*s), 22, .75*s, 3, .07, .3)
        else:
            bush(b, 'leafy', (x, y, 1.0*s), .45*s, 700, 4, .11, .9, 'bou', .55)
    pot(6.9, -3.4, 1.15, 'olive')
    pot(-1.6, -1.2, 1.0, 'agave')
    pot(7.9, -3.0, .8, 'bou')
    pot(-10.9, -4.6, 1.0, 'olive')


def garden(b, rnd):
    """Planted dry-stone bed, slope below the terrace."""
    # dry stone garden wall right with planting, foreground planting
    b.box('drystone', 8.6, -20, 0, 9.2, -4.0, .75)
    for i in range(26):
        y = -19+i*.6
        bush(b, 'lav' if i % 3 else 'olive', (9.9+rnd.uniform(-.3, .5), y, .85), rnd.uniform(.4, .6), 420, i, .10, .8)
    for i in range(7):
        blades(b, 'agave', (8.9+rnd.uniform(1.6, 2.6), -18+i*2.1, .6), 26, rnd.uniform(.8, 1.2), i, .08, .25)
    for i in range(12):
        bush(b, 'leafy', (13.2+rnd.uniform(-.5, 1.5), -9+i*1.0, .9), rnd.uniform(.8, 1.3), 900, 60+i, .14, 1, 'bou', rnd.choice([0, 0, .5]))
    # left garden edge below terrace: shrubs, then slope down to sea
    for i in range(30):
        a = rnd.uniform(-14, 16)
        bush(b, rnd.choice(['olive', 'leafy', 'lav', 'leafy']), (-13.2-rnd.random()*2.5, a, -1.3-rnd.random()), rnd.uniform(.8, 1.4), 800, 100+i, .14, .8)
    for i in range(46):
        bush(b, rnd.choice(['leafy', 'olive', 'needle', 'leafy']), (rnd.uniform(-26, 20),
             rnd.uniform(14, 34), -3.0-rnd.random()*2), rnd.uniform(1.2, 2.4), 700, 200+i, .26, .8)
    b.box('hill', -60, -60, -9, 40, 60, -6)


def coast(b):
    """Sea, headland, far coast, sails."""
    # sea
    zs = -42
    b.quad('sea', (-40000, 0, zs), (40000, 0, zs), (40000, 30000, zs), (-40000, 30000, zs))
    # headlands, height field profiles

    def head(cx, cy, w, d, hgt, prof, seed):
        r = random.Random(seed)
        ph = [r.uniform(0, 6) for _ in range(8)]

        def fn(u, v):
            x = u
            h = prof(u)*hgt
            rg = sum(math.sin(u*(9*2**k)+ph[k]+v*3*(k+1))*.5**k for k in range(5))*.055*hgt*min(1, h/hgt*3)
            f = math.sin(math.pi*v)**.35
            return (cx+(u-.5)*w, cy+(v-.5)*d, zs-2+max(0, (h+rg)*f))
        b.grid('cape', fn, 180, 40, False)

    # Cap d'Or comes from the left, behind the frame, and falls into the sea; a watch-tower stands on its back
    cape = lambda u: (.75+.25*math.sin(u*4+1))*min(1, (1-u)*1.5+.12)*min(1, (1-u)*16)**.6
    head(-1750, 2300, 2600, 900, 330, cape, 2)
    b.lathe('conc', [(13, 0), (11, 34), (14, 34), (0, 38)], (-1420, 2180, zs+235), 14)
    head(2600, 6200, 5200, 900, 190, lambda u: .3+.4*math.sin(u*3.1)*(.7+.3*math.sin(u*9)), 5)
    # slender sail boats
    for x, y, s in ((-260, 620, 1), (-420, 900, 1.2), (-120, 1100, 1.1)):
        b._add('sail', [(x, y, zs+1), (x+5*s, y, zs+1), (x, y, zs+17*s)], [(0, 1, 2)])
        b._add('sail', [(x-.6, y, zs+1), (x-4*s, y, zs+1.5), (x-.6, y, zs+14*s)], [(0, 1, 2)])
        b.prism('sail', [(x-6*s, zs+.6), (x+6*s, zs+.6), (x+5*s, zs-.5), (x-5*s, zs-.5)], y-1, y+1)


def park(b, rnd):
    """Instead of the sea: lawn, clipped hedges, shrubs, wooded hills."""
    b.box('trav', -11.99, POOL[2]-.03, -.3, POOL[0]-.28, POOL[3]+.03, -.002)
    for x0, y0, x1, y1 in ((-90, -60, -12.05, 90), (16.05, -60, 90, 90), (-12.05, 12.05, 16.05, 90), (-12.05, -60, 16.05, -20.05)):
        b.box('lawn', x0, y0, -.5, x1, y1, -.06)
    for k in range(34):
        for x, y in ((-23+rnd.uniform(-.1, .1), -20+k*1.25), (-24+k*1.5, 21+rnd.uniform(-.1, .1))):
            bush(b, 'hedge', (x, y, 1.0), 1.15, 760, k, .13, 1.2)
    for k in range(30):
        bush(b, 'hedge', (20.5, -16+k*1.25, 1.0), 1.15, 760, 60+k, .13, 1.2)
    for k in range(26):
        bush(b, rnd.choice(['leafy', 'lav', 'olive']), (-13.2-rnd.random()*1.6, -12+k*.95, .35), rnd.uniform(.45, .8), 520, 100+k, .11, .9, 'bou', .3 if k % 4 == 0 else 0)
    for k in range(44):
        bush(b, rnd.choice(['hedge', 'leafy', 'needle']), (rnd.uniform(-70, 60), rnd.uniform(28, 60), 2), rnd.uniform(2.2, 4.2), 900, 200+k, .34, 1)
    b.grid('hill', lambda u, v: ((u-.5)*2600, 420+v*300, -20+140*math.sin(math.pi*v*.5)*(.5+.4*math.sin(u*5+2)+.1*math.sin(u*23)+.05*math.sin(u*61))), 220, 8)


def beds(b, rnd):
    """Planting at the near corner of the pool."""
    for i in range(6):
        blades(b, 'agave', (4.3+rnd.uniform(0, 2.2), -14.6+rnd.uniform(-.6, .8), .1), 24, rnd.uniform(.6, .95), 40+i, .075, .28)
    for i in range(9):
        bush(b, rnd.choice(['lav', 'olive', 'lav']), (4.0+rnd.uniform(-.2, 3.2), -15.0+rnd.uniform(-.6, 1.2), .25), rnd.uniform(.35, .55), 420, 300+i, .09, .8)
    b.box('drystone', 3.5, -15.9, 0, 7.6, -13.2, .22)


def build(spec):
    """Whole picture; returns render settings."""
    rnd = random.Random(spec.get('seed', 11))
    mats = villa_materials(spec)
    b = Builder()
    pool(b)
    house(b)
    furniture(b)
    if spec.get('setting', 'sea') == 'garden':
        park(b, rnd)
    else:
        garden(b, rnd)
        coast(b)
    beds(b, rnd)
    b.build(mats)
    pr = []
    for sd in (1, 2):
        o = pine(sd, h=10.5, crown=4.2, thick=1.5, clumps=1900).build(mats, 'pine%d' % sd)
        pr.append(o)
        [setattr(ob, 'location', (0, -500, 0)) for ob in o.values()]
    cy = cypress(4).build(mats, 'cyp')
    [setattr(ob, 'location', (0, -500, 0)) for ob in cy.values()]
    inland = ((-17.5, 6, 0, 1.1, 40), (-19, 14, 0, 1.2, 200), (-9, 18, 0, 1.15, 100), (3, 17, 0, 1.25, 10), (17.5, 9, 0, 1.1, 300), (18.5, -6, 0, 1.0, 80))
    for i, (x, y, z, s, r_) in enumerate(inland if spec.get('setting') == 'garden' else ((-12.6, 3.5, -2.2, 1.05, 40), (-15.5, 9, -3.6, 1.1, 200), (4, 15.5, -1.5, 1.15, 100), (11.5, 14, -1, 1.1, 10), (16.8, 4, -.5, 1.0, 300))):
        instance(pr[i % 2], T(x, y, z) @ R(r_) @ Matrix.Scale(s, 4))
    for x, y, s in ((14.6, -2.2, .95), (15.7, -4.4, 1.1), (15.2, -7, .9)):
        instance(cy, T(x, y, -.2) @ Matrix.Scale(s, 4))
    if spec.get('hour') == 'dusk':
        sky_for(spec, elev=1.2, rot=300, seed=spec.get('sky_seed', 6.1))
    else:
        sky_for(spec, elev=19, rot=250, strength=.13, cloud=.8, dust=.5)
    camera_for(spec, (-5.2, -19.6, 2.35), (.55, 0, 2.35), 24, .035)
    return dict(bounces=7, clamp=2)
