"""Small terrace among the roofs of Gràcia: sliding glass at the left under an awning, a trellised party wall at the right, the Sagrada Família between two water tanks.

spec: awning, cushions, metal (table and chairs), tiles [two colours, joint]; sun_elev, sun_rot, sky_seed, seed, camera.
"""
from kit import *
import city

X0, X1, Y1 = -2.5, 2.4, 4.6


def walls(b, rnd):
    """The room at the left with its roof and the neighbours' washing, the party wall, the rail in front."""
    b.box('floor', X0, -5, -.3, X1, Y1, 0)
    b.box('white', X0-4.5, -5, 2.72, X0+.02, Y1-.9, 3.0)
    b.box('white', X0-.3, -5, 0, X0, -3.0, 2.72)
    b.box('white', X0-.3, 1.9, 0, X0, Y1-.9, 2.72)
    b.box('white', X0-4.5, Y1-1.2, -.3, X0-.3, Y1-.9, 2.72)
    b.box('coping', X0-4.6, -5, 3.0, X0+.1, Y1-.82, 3.05)
    b.quad('glass', (X0-.14, -3.0, .04), (X0-.14, 1.9, .04), (X0-.14, 1.9, 2.4), (X0-.14, -3.0, 2.4))
    b.box('white', X0-.3, -3.0, 2.4, X0, 1.9, 2.72)
    for y in (-3.0, -1.4, .2, 1.84):
        b.box('frame', X0-.2, y-.04, 0, X0-.08, y+.04, 2.42)
    b.box('frame', X0-.2, -3.0, 0, X0-.08, 1.9, .05)
    b.box('frame', X0-.2, -3.0, 2.36, X0-.08, 1.9, 2.43)
    b.box('inner', X0-4.2, -5, 0, X0-4.1, Y1-1.2, 2.72)
    b.box('inner', X0-4.2, 1.95, 0, X0-.3, 2.0, 2.72)
    b.box('boards', X0-4.2, -5, -.1, X0-.2, 1.95, .0)
    for y in (.45, 1.65):
        b.grid('curtain', lambda u, v: (X0-.34+.05*math.sin(u*30), y-.35+.7*u, .04+2.34*v), 30, 1)
    for x in (X0-3.6, X0-.5):           # washing on the common roof above
        b.tube('iron', [(x, 1.0, 3.0), (x, 1.0, 4.7)], .02, 6)
    b.tube('cord', [(X0-3.6+3.1*k/10, 1.0, 4.66-.08*math.sin(math.pi*k/10)) for k in range(11)], .006, 5)
    for x, w, h, m in ((X0-3.3, .9, 1.1, 'cloth'), (X0-2.2, .6, .8, 'cloth2'), (X0-1.5, .8, 1.15, 'cloth')):
        b.grid(m, lambda u, v: (x+w*u, 1.0+(.12*math.sin(u*5)+.1)*v**1.5, 4.6-h*v+.02*math.sin(u*7)), 24, 14)
    # party wall with a wooden trellis and jasmine
    b.box('lime', X1, -5, -.3, X1+.3, Y1-.02, 2.35)
    b.box('coping', X1-.06, -5, 2.35, X1+.36, Y1, 2.42)
    for k in range(9):
        b.box('slat', X1-.05, -.6+k*.42, .35, X1-.02, -.56+k*.42, 2.15)
    for k in range(5):
        b.box('slat', X1-.07, -.6, .4+k*.42, X1-.05, 2.82, .44+k*.42)
    for k in range(34):
        t = rnd.random()
        bush(b, 'leafy', (X1-.12-.12*rnd.random(), -.5+3.3*rnd.random()**(.6+t*.5), .5+1.75*t), rnd.uniform(.16, .3), 170, 30+k, .06, 1, 'jasmine', .22)
    b.tube('iron', [(X1, 3.6, 1.75), (X1-.2, 3.6, 1.82), (X1-.2, 3.6, 1.74)], .012, 6)
    b.lathe('lamp', [(0, -.16), (.06, -.14), (.085, 0), (.02, .03)], (X1-.2, 3.6, 1.72), 14)
    # kerb and rail of plain bars
    b.box('lime', X0-.2, Y1, -.6, X1+.3, Y1+.25, .28)
    b.box('coping', X0-.25, Y1-.04, .28, X1+.34, Y1+.29, .33)
    n = int((X1-X0)/.11)
    for i in range(n+1):
        x = X0+(X1-X0)*i/n
        b.box('iron', x-.008, Y1+.1, .33, x+.008, Y1+.116, 1.08)
    for z in (.42, 1.07):
        b.box('iron', X0, Y1+.09, z, X1, Y1+.125, z+.03)


def awning(b, spec):
    """Striped canvas on two arms, half out."""
    n, y0, y1 = 22, -2.6, 1.9
    for q in range(n):
        a, c = y0+(y1-y0)*q/n, y0+(y1-y0)*(q+1)/n
        m = 'awn' if q % 2 else 'awn2'
        b.grid(m, lambda u, v: (X0+.05+2.0*u, a+(c-a)*v, 2.62-.42*u-.03*math.sin(math.pi*u)), 8, 1)
        b.quad(m, (X0+2.05, a, 2.2), (X0+2.05, c, 2.2), (X0+2.06, c, 2.02), (X0+2.06, a, 2.02))
    b.tube('white', [(X0+.08, y0, 2.64), (X0+.08, y1, 2.64)], .07, 10)
    b.tube('white', [(X0+2.05, y0, 2.19), (X0+2.05, y1, 2.19)], .025, 8)
    for y in (y0+.3, y1-.3):
        b.tube('white', [(X0+.05, y, 2.35), (X0+1.0, y+.25, 2.25), (X0+2.0, y, 2.17)], .022, 6)


def furniture(b):
    """Folding table and four chairs, a bench with cushions along the party wall, books and a cup."""
    x, y = -.55, 2.55
    b.lathe('metal', [(0, .72), (.46, .72), (.47, .735), (.46, .75), (0, .75)], (x, y, 0), 40)
    for k in range(3):
        a = k*2.094
        b.tube('metal', [(x+.34*math.cos(a), y+.34*math.sin(a), 0), (x+.08*math.cos(a), y+.08*math.sin(a), .4), (x+.3*math.cos(a+.4), y+.3*math.sin(a+.4), .72)], .014, 6)
    for a in (25, 120, 205, 300):
        r = .74
        b.push(T(x+r*math.cos(math.radians(a)), y+r*math.sin(math.radians(a)), 0) @ R(a-90))
        for s in (-.2, .2):
            b.tube('metal', [(s, -.2, 0), (s, .1, .45), (s, .2, .84)], .012, 6)
            b.tube('metal', [(s*.9, .22, 0), (s*.9, -.16, .45)], .012, 6)
        for k in range(5):
            b.box('metal', -.2, -.2+k*.078, .44, .2, -.14+k*.078, .455)
        for z in (.64, .76):
            b.box('metal', -.21, .165+.1*(z-.64), z, .21, .18+.1*(z-.64), z+.07)
        b.pop()
    for dx, dy in ((-.15, .05), (.2, -.1)):
        b.lathe('ceram', [(0, .004), (.065, .008), (.07, .012), (0, .008)], (x+dx, y+dy, .75), 20)
        b.lathe('ceram', [(0, .012), (.027, .012), (.038, .065), (.034, .065), (0, .03)], (x+dx, y+dy, .75), 20)
    b.lathe('ceram', [(0, 0), (.06, 0), (.085, .08), (.05, .17), (.06, .22), (.045, .22)], (x+.02, y+.2, .75), 20)
    b.box('lime', X1-.62, .2, 0, X1-.05, 2.2, .38)
    for k in range(2):
        b.cushion('cush', (X1-.34, .7+k*.98, .44), (.54, .95, .14), .25)
    for yy, m in ((.55, 'cush2'), (1.75, 'pop')):
        b.push(T(X1-.2, yy, .66) @ R(90) @ R(-16, 'X'))
        b.cushion(m, (0, 0, 0), (.44, .15, .42), .5)
        b.pop()


def plants(b, rnd):
    def pot(x, y, s, m, flower=None, seed=1, z=0):
        b.lathe(('terra', 'glazed', 'terra')[seed % 3], [(0, 0), (.14*s, 0), (.21*s, .26*s), (.22*s, .36*s), (.18*s, .36*s), (.16*s, .3*s), (0, .3*s)], (x, y, z), 22)
        if m == 'agave':
            blades(b, 'agave', (x, y, z+.32*s), 20, .5*s, seed, .05, .3)
        else:
            bush(b, m, (x, y, z+.62*s), .34*s, 560, seed, .07, 1, flower, .35)
    for k in range(10):
        pot(X0+.3+k*.48, Y1-.28, rnd.uniform(.8, 1.15), rnd.choice(['leafy', 'olive', 'leafy', 'herb']), rnd.choice([None, 'flower', 'jasmine']), k)
    pot(X0+.35, 3.2, 1.5, 'leafy', None, 21)
    pot(X0+.8, 3.75, 1.0, 'agave', None, 22)
    pot(X1-.4, 3.5, 1.35, 'herb', 'flower', 24)
    x, y = X1-.45, 2.75
    b.lathe('glazed', [(0, 0), (.24, 0), (.32, .42), (.27, .42), (0, .36)], (x, y, 0), 24)
    b.tube('bark', [(x, y, .36), (x+.03, y, .95), (x-.02, y+.02, 1.35)], [.035, .03, .02], 7)
    bush(b, 'leafy', (x, y, 1.72), .46, 1500, 9, .08, .9)
    r = random.Random(3)
    for _ in range(16):
        d = rvec(r)*.44
        b.lathe('lemon', [(0, -.045), (.03, -.02), (.034, .01), (.02, .035), (0, .045)], (x+d.x, y+d.y, 1.72+d.z*.85), 10)


def tank(b, x, y, z):
    """Old fibre-cement water tank on two brick piers."""
    for s in (-.8, .5):
        b.box('c2', x+s, y-.7, z, x+s+.3, y+.7, z+1.4)
    b.lathe('tank', [(0, 0), (.8, 0), (.92, 1.35), (.96, 1.4), (.5, 1.5), (0, 1.55)], (x, y, z+1.4), 22)


def build(spec):
    rnd = random.Random(spec.get('seed', 4))
    tiles = spec.get('tiles', ['#cdbb9a', '#c2ae8b', '#93836a'])
    mats = materials_of(dict(city.CITY_MATS, **{
        'floor': (mat_travertine, *tiles, .2, .2), 'white': (mat_stone, '#eee7da', .05, .08, {'bump': .2}), 'lime': (mat_stone, '#e2d2b4', .07, .14, {'bump': .3}), 'coping': (mat_stone, '#b9775a', .15, .1), 'glass': (mat_glass, '#dbe5e3', .8), 'frame': (mat_plain, '#33403a', .4, .4), 'inner': (mat_plain, '#e6dcc8', .9), 'boards': (mat_plain, '#8f7a5e', .6), 'curtain': (mat_fabric, '#f2ede3', 60, .1, .35),
        'iron': (mat_plain, '#232425', .5, .4), 'cord': (mat_plain, '#d9d4c8', .8), 'cloth': (mat_fabric, '#f4f0e6', 120, .2, .35, .05), 'cloth2': (mat_fabric, '#9fb6b9', 120, .2, .35, .05), 'slat': (mat_wood, '#8f6a44', (2, 2, 8), .6), 'lamp': (mat_plain, '#e9dfc9', .6), 'awn': (mat_fabric, '#f1e9d8', 60, .1, .4), 'awn2': (mat_fabric, spec.get('awning', '#7f9178'), 60, .1, .4),
        'metal': (mat_plain, spec.get('metal', '#5f7a62'), .4), 'ceram': (mat_plain, '#ece4d6', .35), 'cush': (mat_fabric, spec.get('cushions', '#cfc3a8'), 80), 'cush2': (mat_fabric, '#6f8468', 80), 'pop': (mat_fabric, '#c9a46a', 80), 'terra': (mat_plain, '#b5623e', .8, {'noise': .2}), 'glazed': (mat_plain, '#5f7f78', .3), 'tank': (mat_stone, '#9b968c', .15, .2), 'lemon': (mat_plain, '#e8c53a', .45),
        'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25), 'herb': (mat_leaf, ['#6a7f58', '#8a9a6e', '#56694a'], .3), 'jasmine': (mat_leaf, ['#f4f1e6', '#e9e4d2'], .4), 'flower': (mat_leaf, ['#c9402e', '#d95f4a', '#e58a7a'], .35), 'agave': (mat_plain, '#7d9a86', .55, {'noise': .2}), 'bark': (mat_stone, '#8a7a66', .3, .2)}))
    b = Builder()
    walls(b, rnd)
    awning(b, spec)
    furniture(b)
    plants(b, rnd)
    g = -19
    city.roofs(b, rnd, 14, 250, g, lambda y: 30+y*.8, .02, (14, 18.2))
    city.roofs(b, rnd, 256, 1500, g, lambda y: 60+y*.62, 0, (13, 19), 30.0)
    b.box('street', -4000, -200, g-2, 4000, 4200, g-.05)
    b.quad('sea', (-40000, 4200, g-1), (40000, 4200, g-1), (40000, 40000, g-1), (-40000, 40000, g-1))
    for x, y, z in spec.get('tanks', [(-6.6, 27, -.7), (.3, 25, -.9)]):
        b.box('c3', x-3, y-2.6, g, x+3, y+2.6, z)
        tank(b, x, y, z)
    city.basilica(b, *spec.get('basilica', [-95, 620, .82]), g)
    b.build(mats)
    sky(spec.get('sun_elev', 27), spec.get('sun_rot', 245), .14, cloud=.8, seed=spec.get('sky_seed', 7.3), dust=.7)
    camera_for(spec, (1.15, -3.2, 1.62), (-.35, 4, 1.62), 21.5, .0)
    return dict(bounces=6)
