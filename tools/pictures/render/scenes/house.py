"""One house of the Eixample or Gràcia between its neighbours, seen from across the street.

spec: palette {wall, trim, shutter, base, pattern?}; bays, width, floors [heights]; tribune bool;
      crown 'gable' | 'wave' | 'none'; arched [floors]; parapet 'balustrade' | 'plain' | 'rail'; frieze bool; balconies [[floor, bay]...] on the last floor; neighbours [left, right] style keys
      (see facade.STYLES; replaced or added by styles {key: colours}); far -1 | 1: side where the street is seen to its end;
      trees [[x, y, size]...]; lit 0..1; hour; seed; camera.
"""
from kit import *
import facade as F
from street import bench, cafe, lamp, street_trees, walk


def build(spec):
    mats = F.setup(spec)
    b = Builder()
    bays, floors = spec.get('bays', 5), spec.get('floors', [4.8, 4.2, 3.7, 3.5, 3.1])
    width = spec.get('width', bays*3.1+1)
    S = F.STY['X']
    tribune = spec.get('tribune', False)
    b.push(T(-width/2, 0, 0))
    top = F.facade(b, width, bays, S, floors, main=spec.get('main', True), lit=spec.get('lit', .2), tribune=tribune,
                   frieze=spec.get('frieze', True), parapet=spec.get('parapet', 'balustrade'), awning=spec.get('awning_mat'),
                   balconies=[tuple(pair) for pair in spec.get('balconies', [])], arched=spec.get('arched', ()))
    if tribune:
        F.tribune(b, S, .5+(width-1)/bays*(bays//2+.5), floors[0]+.05, sum(floors[:3]))
    if spec.get('crown', 'none') == 'gable':
        F.crown(b, S, width/2, top+1.0, min(6.4, width*.5))
    if spec.get('crown') == 'wave':
        F.wave(b, S, width/2, top, width-.1)
    b.pop()
    b.box('roof', -width/2, .4, top-1, width/2, 14, top-.2)
    left, right = spec.get('neighbours', ['C', 'E'])
    for side, key in ((-1, left), (1, right)):
        x = -width/2-18.0 if side < 0 else width/2
        for i in range(4 if spec.get('far') == side else 2):
            fl = [4.6+.3*(i % 2), 4.1-.1*side, 3.7, 3.5, 3.2-.2*(i % 2)] if not spec.get('low') else [4.2, 3.7, 3.4+.1*side]
            b.push(T(x+side*18*i, .0 if i else .12, 0))
            F.facade(b, 18.0, 5, F.STY[key if i == 0 else ('D', 'A', 'E')[i-1]], fl, detail=i == 0, main=side > 0, lit=spec.get('lit', .2)*.7)
            b.pop()
            b.box('roof', x+side*18*i, .6, sum(fl)-.5, x+side*18*i+18, 14, sum(fl)+.3)
    if spec.get('far'):         # a block closes the street
        b.push(T(spec['far']*(width/2+78), 8 if spec['far'] > 0 else -40, 0) @ R(-90*spec['far']))
        F.facade(b, 48, 14, F.STY['C'], [4.8, 4.0, 3.6, 3.4] if spec.get('low') else [4.8, 4.1, 3.7, 3.5, 3.2], detail=False)
        b.pop()
    # street: pavement 5 m, road, far pavement
    b.box('asph', -150, -60, -.4, 150, 60, -.14)
    walk(b, [(-120, -5), (120, -5), (120, 2), (-120, 2)])
    walk(b, [(-120, -40), (120, -40), (120, -17), (-120, -17)])
    for x in range(-60, 60, 5):
        b.box('paint', x, -11.06, -.14, x+2.4, -10.94, -.135)
    for x in spec.get('lamps', [-width/2-1.2, width/2+1.2]):
        lamp(b, x, -4.3)
    for x in spec.get('benches', [0]):
        bench(b, x, -3.9, 180)
    for x, y in spec.get('cafes', [[-3.4, -2.2], [-5.2, -2.0]]):
        cafe(b, x, y)
    b.build(mats)
    protos = street_trees(mats, spec.get('leaves', 13000), (1, 2))
    rt = random.Random(spec.get('seed', 3))
    for x, y, s in spec.get('trees', [[-width/2-4.5, -4, .8], [width/2+4.2, -4, .85], [-width/2-12, -4, .9], [width/2+12, -4, .9]]):
        instance(rt.choice(protos), T(x, y, -.02) @ R(rt.uniform(0, 360)) @ Matrix.Scale(s, 4))
    sky_for(spec)
    camera_for(spec, (-7, -26, 3.6), (.6, 0, 3.6), 26, .17)
