"""Residential block of the 1970s in brick and glass, long balconies, green awnings, in a garden with pines.

spec: floors, brick, joint, band (slab edges), awnings (two colours), rail 'glass' | 'brick', hour, lit, sky, seed, camera.
"""
from kit import *

BAYS, BAY, DEPTH, GROUND, FH = 6, 5.2, 13.0, 3.6, 3.05


def storey(b, rnd, z, last, spec):
    """One floor: slab band, brick piers, set-back glazing, balcony with rail, an awning here and there."""
    L, lit = BAYS*BAY, spec.get('lit', .06)
    b.box('band', -.3, -1.9, z-.32, L+.3, DEPTH, z)
    b.box('brick', 0, 8, z, L, DEPTH-.05, z+FH-.33)
    for i in range(BAYS+1):
        x = i*BAY
        b.box('brick', x-.2, -1.75 if i % 2 == 0 else -.1, z, x+.2, DEPTH-.1, z+FH-.33)
    for i in range(BAYS):
        x0, x1 = i*BAY+.2, (i+1)*BAY-.2
        xm = x0+1.5
        b.box('brick', x0, .0, z, xm, .25, z+FH-.33)
        b.box('shut', x0+.25, -.05, z+.02, xm-.1, .05, z+2.3)
        for k in range(18):
            b.box('shut', x0+.3, -.08, z+.1+k*.12, xm-.15, -.03, z+.17+k*.12)
        b.quad('pane', (xm, .12, z), (x1, .12, z), (x1, .12, z+FH-.33), (xm, .12, z+FH-.33))
        b.box('lit' if rnd.random() < lit else 'inside', xm, 2.6, z, x1, 2.7, z+FH-.33)
        b.box('floor', xm, .2, z+.01, x1, 2.6, z+.03)
        for q in range(4):
            x = xm+(x1-xm)*q/3
            b.box('frame', x-.035, .06, z, x+.035, .17, z+FH-.33)
        if rnd.random() < .7:
            w = rnd.uniform(.4, 1.0)
            b.grid('curtain', lambda u, v: (xm+.05+w*u, .35+.05*math.sin(u*30), z+.04+(FH-.45)*v), 24, 1)
        if rnd.random() < .42:      # awning let down over the balcony
            out, drop = rnd.uniform(1.2, 1.7), rnd.uniform(.5, 1.0)
            b.quad(rnd.choice(['awnA', 'awnA', 'awnB']), (x0+.1, -.1, z+FH-.4), (x1-.1, -.1, z+FH-.4), (x1-.1, -.1-out, z+FH-.4-drop), (x0+.1, -.1-out, z+FH-.4-drop))
            b.box('awnA', x0+.1, -.12-out, z+FH-.52-drop, x1-.1, -.1-out, z+FH-.4-drop)
        if spec.get('rail', 'glass') == 'glass':
            b.box('brick', x0, -1.8, z, x1, -1.66, z+.42)
            b.quad('rail', (x0, -1.73, z+.42), (x1, -1.73, z+.42), (x1, -1.73, z+1.02), (x0, -1.73, z+1.02))
            b.box('frame', x0, -1.76, z+1.02, x1, -1.7, z+1.06)
        else:
            b.box('brick', x0, -1.8, z, x1, -1.66, z+.92)
            b.box('band', x0, -1.84, z+.92, x1, -1.62, z+.99)
        for q in range(rnd.randint(0, 3)):
            bush(b, 'leafy', (rnd.uniform(x0+.3, x1-.3), -1.5, z+.75), rnd.uniform(.25, .45), 260, rnd.randint(0, 999), .1, 1, 'bou', rnd.choice([0, 0, .45]))
        if rnd.random() < .5:
            b.cushion('curtain', (x0+2.6, -.9, z+.4), (.7, .7, .2), .3)
            b.lathe('frame', [(0, .5), (.3, .5), (.3, .47), (.03, .45), (.03, 0)], (x0+3.5, -.9, z), 12)
    for side in (-.21, L+.21):      # brick ends with a strip of windows
        b.box('frame', side-.02, 4.6, z+.3, side+.02, 5.6, z+2.3)
        b.box('pane', side-.03, 4.66, z+.36, side+.03, 5.54, z+2.24)
    if last:
        b.box('band', -.6, -2.2, z+FH-.34, L+.6, DEPTH+.3, z+FH+.1)
        b.box('brick', 6, 4, z+FH+.1, 12, 10, z+FH+2.4)
        b.box('band', 5.8, 3.8, z+FH+2.4, 12.2, 10.2, z+FH+2.6)
        for k in range(14):
            bush(b, 'leafy', (1+k*2.2, -1.2, z+FH+.35), rnd.uniform(.4, .7), 300, 700+k, .14, .9, 'bou', .25 if k % 4 == 0 else 0)


def lobby(b):
    """Pilotis, glass hall, canopy and path."""
    L = BAYS*BAY
    for i in range(BAYS+1):
        b.box('band', i*BAY-.25, -.9, 0, i*BAY+.25, -.4, GROUND-.3)
    b.box('brick', 0, 1.2, 0, 2*BAY, DEPTH, GROUND-.32)
    b.box('brick', 4*BAY, 1.2, 0, L, DEPTH, GROUND-.32)
    b.quad('pane', (2*BAY, 1.6, 0), (4*BAY, 1.6, 0), (4*BAY, 1.6, GROUND-.32), (2*BAY, 1.6, GROUND-.32))
    b.box('hall', 2*BAY, 6, 0, 4*BAY, 6.1, GROUND-.32)
    for q in range(9):
        x = 2*BAY+2*BAY*q/8
        b.box('frame', x-.03, 1.55, 0, x+.03, 1.65, GROUND-.32)
    for x in (12.2, 15.6, 19.0):
        b.lathe('lamp', [(0, 0), (.14, .04), (.18, .18), (.12, .32), (0, .36)], (x, 3.4, 2.3), 14)
        point((x, 3.4, 2.1), 40)
    b.box('band', 12.4, -5.2, 2.9, 18.8, 1.4, 3.12)
    for x in (12.8, 18.4):
        b.tube('frame', [(x, -4.9, 0), (x, -4.9, 2.9)], .06, 10)


def build(spec):
    rnd = random.Random(spec.get('seed', 4))
    awnings = spec.get('awnings', ['#4a6a4c', '#c9b48a'])
    mats = materials_of({
        'brick': (mat_brick, spec.get('brick', '#a05a40'), spec.get('joint', '#c2a98c')), 'band': (mat_stone, spec.get('band', '#e2d8c6'), .06, .12, {'bump': .1}), 'shut': (mat_wood, '#8a5f3c', (2, 2, 10), .5),
        'pane': (mat_glass, '#cfdcdc', .9), 'rail': (mat_glass, '#c4d4d0', .7), 'inside': (mat_plain, '#b9a88e', .9), 'floor': (mat_plain, '#8a6a48', .6), 'lit': (mat_glow, '#f0c890', .7), 'hall': (mat_glow, '#e6c496', .5), 'lamp': (mat_emit, '#ffd9a0', 3), 'frame': (mat_plain, '#26292b', .4, .5),
        'curtain': (mat_fabric, '#efe6d6', 60, .1, .3), 'awnA': (mat_plain, awnings[0], .9), 'awnB': (mat_plain, awnings[1], .9), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66'], .4),
        'hedge': (mat_leaf, ['#3f5f2c', '#557a38', '#486c30'], .3), 'lawn': (mat_stone, '#748f45', .3, .05, {'bump': .9, 'scale': 3}), 'path': (mat_travertine, '#c9b99c', '#bdab8c', '#97866a', .8, .8), 'grass': (mat_leaf, ['#8c9a4e', '#a8ad62', '#7a8a44'], .4),
        'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25), 'barkp': (mat_stone, '#7d5a44', .35, .2, {'bump': .9, 'scale': 3}), 'cyp': (mat_leaf, ['#2c4a26', '#3a5b31', '#4a6e3b'], .18), 'bark': (mat_stone, '#a79b80', .35, .2, {'bump': .5, 'scale': 2}),
        'leaf': (mat_leaf, ['#5d7a2b', '#7f9a3a', '#a3ac46', '#6b8834', '#5a7a30'], .45), 'hills': (mat_plain, '#5f7350', 1, {'noise': .4, 'nscale': .04})})
    b = Builder()
    floors = spec.get('floors', 6)
    b.push(T(-BAYS*BAY/2, 0, 0))
    lobby(b)
    for f in range(floors):
        storey(b, rnd, GROUND+f*FH, f == floors-1, spec)
    b.pop()
    b.box('lawn', -160, -70, -.4, 160, 120, -.04)
    b.box('path', -2.6, -60, -.2, 2.6, 1.6, .0)
    b.box('path', -20, -9.5, -.2, -2.61, -7.3, -.005)
    b.box('path', 2.61, -9.5, -.2, 24, -7.3, -.005)
    for s in (-1, 1):
        for k in range(34):
            bush(b, 'hedge', (s*3.2, -31+k*.78, .35), .52, 430, k+50*(s+1), .085, .9)
    for k in range(44):
        x = rnd.choice([-1, 1])*rnd.uniform(4.5, 20)
        bush(b, 'leafy', (x, rnd.uniform(-6.4, -2.6), .5), rnd.uniform(.6, 1.0), 520, 200+k, .12, .9, 'bou', .35 if k % 4 == 0 else 0)
    for k in range(160):
        blades(b, 'grass', (rnd.choice([-1, 1])*rnd.uniform(4, 22), rnd.uniform(-24, -10), -.05), 34, rnd.uniform(.35, .6), 400+k, .014, .4)
    for k in range(40):
        bush(b, rnd.choice(['hedge', 'leafy']), (rnd.uniform(-70, 70), rnd.uniform(24, 60), 2), rnd.uniform(2.4, 4.4), 1000, 600+k, .36, 1)
    b.grid('hills', lambda u, v: ((u-.5)*2600, 420+v*300, -20+140*math.sin(math.pi*v*.5)*(.5+.4*math.sin(u*5+2)+.1*math.sin(u*23)+.05*math.sin(u*61))), 220, 8)
    b.build(mats)

    def hidden(builder, name):
        objects = builder.build(mats, name)
        for o in objects.values():
            o.location = (0, -500, 0)
        return objects
    pines = [hidden(pine(k, h=13, crown=4.6, thick=1.7, clumps=1900), 'pine%d' % k) for k in (1, 2)]
    cyp = hidden(cypress(4, h=8.5, r=.8), 'cyp')
    leafy = hidden(tree(2, h=9, crown=3.4, crownh=6.2, leaves=13000, lsize=.2), 'tree')
    for k, (x, y, s) in enumerate(spec.get('pines', [(-14.5, -10, 1.0), (-19.5, -3, 1.1), (20, -4, 1.05), (25, 6, 1.2), (-24, 14, 1.2), (9, 30, 1.4), (-6, 34, 1.5)])):
        instance(pines[k % 2], T(x, y, -.1) @ R(x*17) @ Matrix.Scale(s, 4))
    for x, y, s in ((-8.2, -4.6, .8), (8.6, -4.8, .9), (17.5, -3.4, .8)):
        instance(cyp, T(x, y, -.1) @ Matrix.Scale(s, 4))
    for x, y, s in ((12.5, -12.5, .72), (22, -16, .8)):
        instance(leafy, T(x, y, -.1) @ R(x*23) @ Matrix.Scale(s, 4))
    sky_for(spec)
    camera_for(spec, (-13.5, -30, 1.9), (.5, 0, 1.9), 25, .15)
    return dict(bounces=6)
