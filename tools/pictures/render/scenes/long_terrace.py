"""Long terrace of a tower before the sea: the flat's glass at the right, a glass rail at the left, a table under a canvas pergola, a lounge at the end.

spec: pop, pop2 (cushions), sail, frame, floor [two tile colours, joint]; ground (height of the street below); sun_elev, sun_rot, dust, sky_seed, seed, camera.
"""
from kit import *
import city

W, Y0, Y1 = 4.3, -2.5, 11.6


def flat(b):
    """The flat: sliding glass in deep reveals, two louvred shutters, a soffit with lamps."""
    b.box('white', W+.02, Y0, -.2, W+.3, -1.4, 2.75)
    b.box('white', W+.02, 4.4, .0, W+.3, 5.2, 2.75)
    b.box('white', W+.02, 10.6, .0, W+.3, Y1+.2, 2.75)
    b.box('white', W-.9, Y0, 2.75, W+7, Y1+.2, 3.15)
    b.box('soffit', W-.85, Y0, 2.735, W+.1, Y1+.15, 2.748)
    for y0, y1, n in ((-1.4, 4.4, 4), (5.2, 10.6, 4)):
        b.quad('glass', (W+.16, y0, .02), (W+.16, y1, .02), (W+.16, y1, 2.7), (W+.16, y0, 2.7))
        for i in range(n+1):
            y = y0+(y1-y0)*i/n
            b.box('frame', W+.1, y-.035, .0, W+.2, y+.035, 2.74)
        b.box('frame', W+.1, y0, .0, W+.2, y1, .06)
        b.box('frame', W+.1, y0, 2.66, W+.2, y1, 2.74)
        for ya, yb in ((y0+.05, y0+1.0), (y1-.9, y1-.05)):
            b.grid('curtain', lambda u, v: (W+.45+.06*math.sin(u*34), ya+(yb-ya)*u, .03+2.66*v), 50, 1)
    b.box('boards', W+.2, Y0, -.1, W+6, Y1, -.005)
    b.box('inner', W+5.5, Y0, 0, W+5.6, Y1, 2.74)
    b.box('inner', W+.3, 4.75, 0, W+5.5, 4.85, 2.74)
    for y in (5.2, 6.55):           # shutters slid before the bedroom
        b.box('louvre', W-.03, y, .02, W+.03, y+.07, 2.7)
        b.box('louvre', W-.03, y+1.25, .02, W+.03, y+1.32, 2.7)
        for k in range(34):
            z = .08+k*.078
            b._add('louvre', [(W-.03, y+.06, z), (W-.03, y+1.26, z), (W+.03, y+1.26, z+.05), (W+.03, y+.06, z+.05)], [(0, 1, 2, 3)])


def slab(b, rnd):
    """Tiles, glass rail on a low kerb, planters with grasses and rosemary."""
    b.box('tiles', -.02, Y0, -.3, W+.2, Y1, 0)
    b.box('white', -.25, Y0, -.6, -.03, Y1+.22, .12)
    b.box('white', -.03, Y1+.01, -.6, W+.3, Y1+.22, .12)
    b.quad('rail', (-.13, Y0, .12), (-.13, Y1+.12, .12), (-.13, Y1+.12, 1.08), (-.13, Y0, 1.08))
    b.quad('rail', (-.13, Y1+.12, .12), (W+.2, Y1+.12, .12), (W+.2, Y1+.12, 1.08), (-.13, Y1+.12, 1.08))
    b.box('steel', -.155, Y0, 1.08, -.105, Y1+.14, 1.115)
    b.box('steel', -.155, Y1+.095, 1.08, W+.2, Y1+.145, 1.115)
    for k in range(8):
        b.box('steel', -.15, Y0+.4+1.75*k, .1, -.11, Y0+.44+1.75*k, 1.08)
    for y0, y1 in ((6.7, 8.4), (-.9, .7)):
        b.box('planter', .03, y0, .0, .43, y1, .46)
        b.box('soil', .07, y0+.04, .3, .39, y1-.04, .42)
        for k in range(int((y1-y0)/.2)):
            y = y0+.14+k*.2
            blades(b, 'grass', (.23, y, .42), 40, rnd.uniform(.45, .7), k, .011, .45)
            if k % 2:
                bush(b, 'rosemary', (.25, y, .55), .2, 220, 60+k, .05, .9)
    for x, y, s in ((3.75, 11.0, 1.0), (3.9, 4.8, .8)):
        b.lathe('planter', [(0, 0), (.24*s, 0), (.3*s, .5*s), (.26*s, .5*s), (0, .44*s)], (x, y, 0), 28)
        b.tube('bark', [(x, y, .4*s), (x+.05, y, .9*s), (x-.03, y+.04, 1.35*s)], [.04, .035, .025], 7)
        bush(b, 'olive', (x, y, 1.65*s), .52*s, 1500, int(x*7), .075, .9)


def pergola(b):
    """Slim steel frame fixed to the slab, canvas bands that sag between its bars."""
    y0, y1, z = .9, 6.1, 2.55
    for y in (y0, (y0+y1)/2, y1):
        b.box('bar', .1, y-.035, 0, .17, y+.035, z)
        b.box('bar', .1, y-.035, z, W+.02, y+.035, z+.09)
    b.box('bar', .1, y0, z+.01, .17, y1, z+.08)
    n = 7
    w = (y1-y0)/n
    for k in range(n):
        a, c = y0+w*k+.04, y0+w*(k+1)-.04
        b.grid('sail', lambda u, v: (.15+(W-.95)*u, a+(c-a)*v, z+.05-.16*math.sin(math.pi*u)-.03*math.sin(math.pi*u*3)), 24, 2)


def table(b):
    """Oak table laid for a late lunch, six rope chairs."""
    b.box('oak', 1.3, 2.3, .71, 2.3, 4.7, .755)
    for x, y in ((1.4, 2.42), (2.14, 2.42), (1.4, 4.52), (2.14, 4.52)):
        b.box('oak', x, y, 0, x+.06, y+.06, .71)
    for y in (2.75, 3.5, 4.25):
        for x, s in ((.95, -1), (2.65, 1)):
            b.cushion('rope', (x, y, .45), (.5, .5, .07), .4)
            b.grid('rope', lambda u, v: (x+s*(.26-.1*(2*u-1)**2), y+(u-.5)*.52, .47+.37*v), 12, 3)
            [b.tube('bar', [(x+u, y+v, 0), (x+u*.9, y+v*.9, .45)], .012, 5) for u in (-.22, .22) for v in (-.22, .22)]
    b.box('cloth', 1.55, 2.29, .757, 2.05, 4.71, .76)
    b.lathe('ceram', [(0, 0), (.1, 0), (.19, .07), (.18, .075), (.1, .015)], (1.8, 3.5, .76), 28)
    for k in range(6):
        b.lathe('lemon', [(0, 0), (.03, .012), (.036, .035), (.022, .065), (0, .075)], (1.8+.06*math.cos(k*1.1), 3.5+.06*math.sin(k*1.1), .80), 12)
    for x, y in ((1.55, 2.85), (2.05, 2.85), (1.55, 4.2), (2.05, 4.2)):
        b.lathe('ceram', [(0, 0), (.09, .0), (.12, .015), (.118, .018), (0, .008)], (x, y, .76), 24)
        b.lathe('clear', [(.03, 0), (.035, .1), (.03, .1)], (x+.12, y+.12, .76), 14)
    b.lathe('clear', [(0, 0), (.06, 0), (.06, .2), (.03, .26), (.04, .3)], (1.8, 4.0, .76), 20)


def lounge(b):
    """Two low armchairs, a sun bed, a side table, at the far end."""
    for x, y, r in ((2.9, 9.6, 70), (2.5, 10.7, 100)):
        b.push(T(x, y, 0) @ R(r))
        b.box('oak', -.38, -.36, .14, .38, .36, .2)
        for u in (-.36, .3):
            for v in (-.34, .28):
                b.box('oak', u, v, 0, u+.06, v+.06, .52)
        b.box('oak', -.37, -.36, .5, -.3, .36, .54)
        b.box('oak', .3, -.36, .5, .37, .36, .54)
        b.cushion('linen', (0, 0, .3), (.6, .7, .18), .3)
        b.push(T(0, .3, .56) @ R(-14, 'X'))
        b.cushion('linen', (0, 0, 0), (.6, .16, .48), .4)
        b.pop()
        b.cushion('pop' if r < 90 else 'pop2', (0, .14, .5), (.42, .15, .38), .5)
        b.pop()
    b.lathe('planter', [(0, 0), (.2, 0), (.2, .03), (.05, .06), (.05, .4), (.24, .43), (.24, .45), (0, .45)], (1.7, 10.3, 0), 28)
    b.push(T(1.0, 8.9, 0) @ R(4))
    b.box('oak', -.34, -1.0, .22, .34, .9, .27)
    for u in (-.32, .26):
        for v in (-.9, .76):
            b.box('oak', u, v, 0, u+.06, v+.06, .24)
    b.cushion('linen', (0, -.3, .34), (.66, 1.3, .12), .25)
    b.push(T(0, .34, .33) @ R(36, 'X'))
    b.cushion('linen', (0, .3, .02), (.66, .74, .12), .25)
    b.pop()
    b.pop()


def outside(b, rnd, g):
    """Ring road, palms, beach and sea at the left; roofs of Poblenou ahead, harbour cranes, the hill of Montjuïc on its shore."""
    b.box('street', -70, -600, g-2, 3000, 7000, g-.05)
    b.box('asph', -62, -600, g-1, -34, 4000, g+.0)
    b.box('lawn', -34, -600, g-1, -8, 2000, g+.05)
    b.box('pave', -92, -600, g-1, -62, 4000, g+.1)
    b.box('sand', -150, -600, g-2, -92, 3600, g-.4)
    b.quad('sea', (-40000, -3000, g-1), (-146, -3000, g-1), (-146, 40000, g-1), (-40000, 40000, g-1))
    b.quad('sea', (-146.1, 7000, g-1.2), (40000, 7000, g-1.2), (40000, 40000, g-1.2), (-146.1, 40000, g-1.2))
    for k in range(150):
        x, y = rnd.choice([-88, -66, -32, -12])+rnd.uniform(-2, 2), rnd.uniform(-20, 900)
        if x < -60:
            h = rnd.uniform(8, 12)
            b.tube('bark', [(x, y, g), (x+.3, y, g+h)], .25, 5)
            blades(b, 'palm', (x+.3, y, g+h), 22, 3.6, k, .45, .7, 1.2, 4)
        else:
            bush(b, 'cgreen', (x, y, g+4.5), rnd.uniform(3, 4.4), 190, k, .8, 1)
    for k in range(70):             # cars
        x, y = rnd.choice([-56, -52, -44, -40]), rnd.uniform(0, 900)
        b.box(rnd.choice(['ctrim', 'cwin', 'c2', 'ctower']), x-.9, y, g+.2, x+.9, y+4.2, g+1.5)
    b.push(T(330, 0, 0))
    city.roofs(b, rnd, 60, 480, g, lambda y: 328, 0, (14, 24))
    b.pop()
    b.push(T(560, 0, 0))
    city.roofs(b, rnd, 500, 1500, g, lambda y: 600, 0, (14, 26), 30.0)
    b.pop()
    for x, y, h, w in ((130, 330, 70, 22), (210, 520, 84, 26), (60, 760, 96, 24), (330, 880, 110, 30), (-20, 1500, 150, 34), (-62, 1560, 150, 34)):
        b.box('ctower', x, y, g, x+w, y+w*.8, g+h)
        for k in range(int(h/3.6)):
            b.box('ctrim', x-.4, y-.5, g+4+k*3.6, x+w+.4, y+w*.8, g+4.5+k*3.6)
    for k in range(9):              # gantries of the harbour
        x, y = -120+40*k, 3700+rnd.uniform(-150, 150)
        for u in (0, 26):
            b.box('crane', x+u, y, g, x+u+4, y+8, g+68)
        b.box('crane', x-60, y, g+66, x+60, y+8, g+72)
        b.tube('crane', [(x+13, y, g+72), (x+13, y, g+104), (x-56, y, g+72)], 1.2, 4)
    city.hill(b, 760, 4700, 2500, 172, g, 4)
    city.hill(b, 2600, 9000, 6000, 240, g, 9)
    for _ in range(22):
        x, y, s = -rnd.uniform(380, 2400), rnd.uniform(500, 3800), rnd.uniform(.8, 1.4)
        b._add('sail2', [(x, y, g), (x+5*s, y, g), (x, y, g+15*s)], [(0, 1, 2)])
        b._add('sail2', [(x-.6, y, g), (x-4*s, y, g+.4), (x-.6, y, g+12*s)], [(0, 1, 2)])


def build(spec):
    rnd = random.Random(spec.get('seed', 6))
    tile = spec.get('floor', ['#cfc8bb', '#c6bfb1', '#a59d8f'])
    mats = materials_of(dict(city.CITY_MATS, **{
        'white': (mat_stone, '#efe9df', .04, .05, {'bump': .12}), 'soffit': (mat_wood, '#b08a5e', (1, 12, 1), .5), 'frame': (mat_plain, '#33322f', .4, .5), 'bar': (mat_plain, spec.get('frame', '#e9e5dc'), .5), 'glass': (mat_glass, '#dbe5e3', .8), 'rail': (mat_glass, '#dcebea', .35), 'clear': (mat_glass, '#eef4f3', .6), 'steel': (mat_plain, '#b8b8b4', .3, .9),
        'louvre': (mat_wood, '#9c6f46', (10, 1, 1), .5), 'curtain': (mat_fabric, '#f2ede3', 60, .1, .35), 'boards': (mat_wood, '#c9a679', (1, 12, 12), .5), 'inner': (mat_plain, '#e3d8c6', .9), 'tiles': (mat_travertine, *tile, .9, .9), 'planter': (mat_stone, '#b9b2a5', .08, .1), 'soil': (mat_plain, '#4a3b2c', 1),
        'oak': (mat_wood, '#b08456', (2, 2, 10), .45), 'rope': (mat_fabric, '#c9bda6', 40, .8), 'cloth': (mat_fabric, '#7f9aa0', 80), 'ceram': (mat_plain, '#ece4d6', .35), 'lemon': (mat_plain, '#e8c53a', .45), 'linen': (mat_fabric, '#ece5d8', 80), 'pop': (mat_fabric, spec.get('pop', '#3f6f7f'), 80), 'pop2': (mat_fabric, spec.get('pop2', '#d9a94e'), 80), 'sail': (mat_fabric, spec.get('sail', '#f1eadc'), 60, .1, .45),
        'grass': (mat_leaf, ['#8c9a4e', '#a8ad62', '#c9bf80', '#7a8a44'], .4), 'rosemary': (mat_leaf, ['#5b6f4a', '#71865a', '#4a5c3e'], .3), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25), 'palm': (mat_leaf, ['#4a6a2c', '#5f8038', '#7a963f'], .3), 'bark': (mat_stone, '#8a7a66', .3, .2), 'asph': (mat_plain, '#5d5b59', .9), 'lawn': (mat_plain, '#76884e', 1, {'noise': .3, 'nscale': .2}), 'pave': (mat_plain, '#c9b89c', .9), 'crane': (mat_plain, '#7a8790', .8), 'sail2': (mat_plain, '#f6f2ea', .8)}))
    b = Builder()
    slab(b, rnd)
    flat(b)
    pergola(b)
    table(b)
    lounge(b)
    outside(b, rnd, spec.get('ground', -44))
    b.build(mats)
    sky(spec.get('sun_elev', 13), spec.get('sun_rot', 300), .15, cloud=.9, seed=spec.get('sky_seed', 5.5), dust=spec.get('dust', .6), cloudcol=(1.08, .97, .9))
    camera_for(spec, (3.1, -2.3, 1.6), (1.2, 6, 1.6), 22, -.02)
    return dict(bounces=6)
