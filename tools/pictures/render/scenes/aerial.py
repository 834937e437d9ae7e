"""A neighbourhood from the air: blocks of houses with courts, streets with trees, what lies on the horizon.

spec: kind 'eixample' (113 m blocks with cut corners) | 'gracia' (small blocks of low houses) | 'salamanca' (blocks without cut corners, tiled roofs) |
      'cabanyal' (rows of small houses along a beach); seed, hour, sky; camera {loc, target, lens}; walls: 8 colours of fronts;
      toward: what lies at +y from `far` m on: 'sea' (towers [[x, dy]], tall) | 'hills' | 'plain' | 'beach'; hills {tops, y, deep, x, span, houses, rough, woods};
      reach: m to which houses are drawn singly, detail: to which with shutters and cornices; farhigh [low, high] of the town beyond; bend: m by which streets wind;
      streets {'x0': [kind, width]}: the one right of column 0 ('x-1': at x=0; 'y0': beyond row 0), kinds road | boulevard | green | slow | lane;
      blocks {'0,1': 'market' | 'water' | 'garden' | 'square' | 'park' | 'church'}: column, row ('church' in gracia, the others but 'square' in eixample); own {at [x, y], wall, high, gable}: the listing's house;
      sights [[x, y, size]] of the basilica or [kind, x, y, size, turn] of aerial_far.landmark (those of hills stand on their crest);
      haze [m, colour, strength]; fine: leaves for a low camera; lanetrees: share of lanes' trees; bunting: flags over street 'x-1'
"""
import aerial_far as F
import aerial_houses as H
import city as C
from aerial_town import Town, axis, lay
from haze import add_haze
from kit import *

WALLS = {'eixample': ['#d3c5ab', '#c4b094', '#ded6c6', '#b3a38a', '#cbb097', '#bd9f88', '#e1dccf', '#c4988a'],
         'gracia': ['#c9bca4', '#b99468', '#d3cab8', '#a8715c', '#9da08f', '#bfa580', '#d8d1c3', '#909a9c'],
         'salamanca': ['#cfc3ae', '#b98f78', '#d9d2c4', '#a9745c', '#c7ad88', '#bfb6a6', '#e0dacd', '#b5866c'],
         'cabanyal': ['#e3dfd4', '#6f9aa0', '#c9b083', '#7f9a7d', '#e8e5dc', '#c08a72', '#8fa3b5', '#d8c9a6']}
HALF, CUT = 56.5, 14.2       # Cerdà's block


def eixample_block(t, cx, cy, what):
    b, rnd, octagon = t.b, t.rnd, ((-61.5, -45), (-45, -61.5), (45, -61.5), (61.5, -45), (61.5, 45), (45, 61.5), (-45, 61.5), (-61.5, 45))
    b.prism('pave', [(cx+x, cy+y) for x, y in octagon], -.02, .12, 'z')
    if what in ('market', 'park'):
        if what == 'market':
            F.landmark(b, 'market', cx, cy)
        for _ in range(30 if what == 'market' else 110):
            x, y = rnd.uniform(-50, 50), rnd.uniform(-50, 50)
            if what == 'park' or (abs(abs(x)-abs(y)) > 26 and math.hypot(x, y) > 28):
                t.plant('street', cx+x, cy+y, rnd.uniform(.7, 1.1))
        return
    e, r = 10.8, math.sqrt(.5)       # the corner house takes e metres of each side
    plan = [((u-v+CUT)*r, (u+v-CUT)*r) for u, v in ((0, CUT+e), (0, CUT), (CUT, 0), (CUT+e, 0), (CUT+e, 22), (22, CUT+e))]
    for q in range(4):
        b.push(T(cx, cy) @ R(90*q))
        t.row(T(-HALF+CUT+e, -HALF), 2*(HALF-CUT-e), 24, (10.5, 17), (18.5, 20, 21.5, 22.5, 23.5, 25))
        b.push(T(-HALF, -HALF+CUT) @ R(-45))
        t.house(CUT/r, 22, rnd.uniform(20, 24.5), plan, [(T(CUT/r, 0) @ R(45), e), (T(-e*r, e*r) @ R(-45), e)])
        b.pop()
        b.pop()
    inner, away = HALF-27, t.away(cx, cy, 90)
    b.box('ccourt', cx-inner-5, cy-inner-5, 0, cx+inner+5, cy+inner+5, .4)
    if away is None:
        return
    if what == 'water':       # gardens round the tower, its pool, trees
        F.landmark(b, 'water', cx, cy)
        b.box('pale', cx-17, cy-24, .3, cx+17, cy-7, .5)
        b.box('pool', cx-14, cy-22, .4, cx+14, cy-9, .56)
    for _ in range(0 if what else 10):        # low roofs and terraces of the court
        w, d, h = rnd.uniform(8, 20), rnd.uniform(8, 18), rnd.uniform(3.5, 5.5)
        x, y = cx+rnd.uniform(-inner, inner-w), cy+rnd.uniform(-inner, inner-d)
        b.box(rnd.choice(H.FLAT), x, y, 0, x+w, y+d, h)
        if away < 320:
            b.push(T(x, y))
            H.roof_life(b, rnd, w, d, h, False)
            b.pop()
    for k in range(44 if what else 20):
        x, y = rnd.uniform(-inner-2, inner+2), rnd.uniform(-inner-2, inner+2)
        if what != 'water' or math.hypot(x, y) > 9 and not (abs(x) < 16 and -26 < y < 0):
            t.plant('kaki' if k == 0 and not what else 'palm' if k % 7 == 1 else 'court', cx+x, cy+y, rnd.uniform(.6, 1), 0)


def gracia_block(t, x0, y0, x1, y1, what):
    w, d, c = x1-x0, y1-y0, (x0+x1)/2
    if what == 'church':       # between two houses, its steps on the square before it
        F.landmark(t.b, 'church', c, y0+4)
        t.b.box('pale', x0-1, y0-4, -.02, x1+1, y1, .12)
        t.row(T(c+10.5, y0+1), x1-c-10.5, 13, (5.5, 8), (10.5, 12))
        t.row(T(x0, y0+1), c-14-x0, 13, (5.5, 8), (10.5, 12))
        return t.row(T(x1, y1) @ R(180), w, 12, (5.5, 9), (10, 12, 13))
    t.perimeter(x0, y0, w, d, min(w*.4, 14), (5.5, 10), (8, 10, 11, 12, 13, 13.5, 15.5), 9)


def salamanca_block(t, x0, y0, x1, y1, what):
    t.perimeter(x0, y0, x1-x0, y1-y0, 21, (12, 20), (20, 22, 23.5, 25, 27), 8)


def cabanyal_block(t, x0, y0, x1, y1, what):
    """Rows along x, each house one room wide, a patio behind."""
    t.b.push(T(x0, y1) @ R(-90))
    t.perimeter(0, 0, y1-y0, x1-x0, 10.5, (5.2, 7.6), (5, 7.6, 8, 8.2, 8.6, 11), 12)
    t.b.pop()


def shore(t, y):
    """Promenade with palms and tram, bathing huts, a broad beach with parasols, surf; the harbour to the right."""
    b, f, rnd = t.b, t.f, t.rnd
    f.box('pale', -3000, y, -.3, 3000, y+26, .08)
    for x in range(-700, 700, 9):
        for dy in (4, 20):
            t.plant('palm', x+rnd.uniform(-1, 1), y+dy, rnd.uniform(1, 1.4))
    for x in range(-600, 600, 46):
        if t.away(x, y+34) is not None:
            b.push(T(x, y+32))
            b.box('c5', 0, 0, 0, 26, 12, 4.6)
            b.box('cwin', 1, 12, .6, 25, 12.1, 3.4)
            H.roof_life(b, rnd, 26, 12, 4.6, False)
            b.pop()
    f.box('sand', -9000, y+25, -2, 9000, y+165, 0)
    for _ in range(260):
        x, yy = rnd.uniform(-420, 420), y+rnd.uniform(60, 150)
        f.lathe(rnd.choice(('aw1', 'aw2', 'aw3', 'cac', 'ccar4')), [(0, 2.5), (1.5, 1.9)], (x, yy, 0), 8, False)
        f.quad(rnd.choice(('aw1', 'aw2', 'aw3', 'cac')), (x+2, yy, .06), (x+3, yy, .06), (x+3, yy+2, .06), (x+2, yy+2, .06))
    f.quad('sea', (-40000, y+160, -.3), (40000, y+160, -.3), (40000, 40000, -.3), (-40000, 40000, -.3))
    for k in range(3):       # surf
        ph = rnd.uniform(0, 6)
        f.grid('foam', lambda u, v: (-900+1800*u, y+166+k*13+4*math.sin(u*60+ph)+2*math.sin(u*171+ph)+v*(2.4-.6*k)*max(0, math.sin(u*37+ph*3)+.55), -.22), 400, 1)
    f.box('rockgrey', 620, y+120, -1, 640, y+900, 4)
    f.box('rockgrey', 300, y+880, -1, 640, y+900, 4)
    for x in (690, 760, 850, 960):
        f.box('crane', x, y+300, 0, x+4, y+304, 62)
        f.box('crane', x-34, y+300, 44, x+26, y+304, 48)


PLANS = {      # block, sizes of blocks along x and y, the usual streets along y and along x
    'eixample': (lambda t, x0, y0, x1, y1, what: eixample_block(t, (x0+x1)/2, (y0+y1)/2, what), (113, 113), (113, 113), ['road', 20.4], ['road', 20.4]),
    'gracia': (gracia_block, (34, 46), (48, 78), ['lane', 7.5], ['lane', 7]),
    'salamanca': (salamanca_block, (82, 96), (70, 84), ['road', 17], ['road', 15]),
    'cabanyal': (cabanyal_block, (120, 170), (27, 31), ['lane', 9], ['lane', 9]),
}


def materials(spec):
    leaves = ['#4f6a2c', '#65803a', '#7d9446', '#43602a']
    mats = materials_of(dict(
        C.CITY_MATS, sea=(mat_plain, '#1f5069', .35, 0, .25, 0, 0, 0, .25, .03), stone=(mat_stone, '#b9ad99', .12, .1), rterra=(mat_stone, '#a3654c', .22, .1), rterra2=(mat_stone, '#b58a6e', .2, .1), rgrey=(mat_stone, '#8d8a83', .2, .1),
        rpale=(mat_stone, '#c4bcae', .2, .1), tile=(H.mat_tiles, '#a66f55'), tile2=(H.mat_tiles, '#946a57'), brick=(mat_stone, '#a5694f', .2, .1), dark=(mat_plain, '#2f2d2b', .8),
        cwin=(mat_plain, '#333b40', .2, 0, .6), cwin2=(mat_plain, '#6d7b80', .2, 0, .6), rail=(mat_plain, '#3a3b3b', .6), shut1=(mat_plain, '#62735f', .7), shut2=(mat_plain, '#7a5f47', .7),
        shut3=(mat_plain, '#cfc8ba', .7), shut4=(mat_plain, '#8f8f88', .7), cac=(mat_plain, '#d9d7d0', .5), cpanel=(mat_plain, '#1e2a3d', .15, 0, .7), ccourt=(mat_stone, '#a89c86', .2, .1),
        ccar1=(mat_plain, '#e4e3df', .25), ccar2=(mat_plain, '#3a3f44', .25), ccar3=(mat_plain, '#7c2f2a', .3), ccar4=(mat_plain, '#4a6780', .3), skin=(mat_plain, '#b98a6c', .8),
        aw1=(mat_plain, '#b5573f', .9), aw2=(mat_plain, '#e4dac2', .9), aw3=(mat_plain, '#4f6f5c', .9), pave=(mat_stone, '#a9a193', .12, .1), pale=(mat_stone, '#c4bbaa', .1, .1),
        lane=(mat_stone, '#8b857b', .1, .1), bed=(mat_stone, '#6d5f45', .25, 0), cycle=(mat_plain, '#8c5a4b', .9), line=(mat_plain, '#d8d6d0', .9), street=(mat_stone, '#5d5b58', .12, .05),
        pool=(mat_plain, '#5f9fae', .1, 0, .6), mwall=(mat_stone, '#bfa67f', .1, .1), mroof=(mat_stone, '#9f6450', .25, .1), mroof2=(mat_stone, '#8f9694', .15, .1), flag=(mat_plain, '#d9a93a', .8), tgreen=(mat_plain, '#5f8a78', .4),
        slope=(mat_stone, '#4c5a40', .5, .0, .9, 0, {'scale': .012}), rockgrey=(mat_stone, '#8c877d', .3, .1), foam=(mat_plain, '#eef1f0', .9), crane=(mat_plain, '#8a5a4a', .7),
        bark=(mat_stone, '#7d705a', .3, .2), tleaf=(mat_leaf, leaves, .35), tdark=(mat_leaf, ['#34502a', '#466331', '#56723a'], .3), tfar=(mat_leaf, leaves, .2),
        tkaki=(mat_leaf, ['#b8682a', '#c98436', '#8d8a3a', '#c25a22'], .35)))
    for k, v in enumerate(spec.get('walls', WALLS[spec.get('kind', 'eixample')])):
        mats['w%d' % k] = mat_stone('w%d' % k, v, .1, .14)
    mats['own'] = mat_stone('own', spec.get('own', {}).get('wall', '#cccccc'), .1, .12)
    return mats


def grow(t, mats):
    """Trees to be repeated; `fine` has smaller leaves for a camera near them."""
    n, size = (5200, .34) if t.spec.get('fine') else (1500, .62)
    kinds = {'street': [dict(seed=k, h=10.5, crown=3.5, crownh=6.8, leafm='tleaf') for k in (1, 2, 3)], 'court': [dict(seed=k, h=10, crown=4.4, crownh=7.4, clear=.2, leafm='tdark' if k == 5 else 'tleaf') for k in (4, 5)],
             'kaki': [dict(seed=7, h=9, crown=4, crownh=6.5, clear=.2, leafm='tkaki')]}
    for name, makes in kinds.items():
        t.protos[name] = [tree(leaves=n, lsize=size, nbr=6, **m).build(mats, '%s%d' % (name, i)) for i, m in enumerate(makes)]
    palm = Builder()
    palm.tube('bark', [(0, 0, 0), (.15, 0, 4), (.1, 0, 8.4)], [.3, .22, .24], 7)
    blades(palm, 'tdark', (.1, 0, 8.3), 44, 3.0, 2, .3, .9, 1.2)
    t.protos['palm'] = [palm.build(mats, 'palm')]
    for group in t.protos.values():
        for o in group:
            for ob in o.values():
                ob.location = (0, 0, -400)


def build(spec):
    t = Town(spec)
    mats, far = materials(spec), spec.get('far', 2300)
    grow(t, mats)
    block, xs, ys, along, across = PLANS[spec.get('kind', 'eixample')]
    lay(t, axis(t, 'x', -14, 14, xs, along), axis(t, 'y', -6, 30, ys, across), block)
    f, rnd, toward = t.f, t.rnd, spec.get('toward', 'sea')
    f.box('street', -9000, -900, -.4, 9000, far+(2600 if toward in ('hills', 'plain') else 0), -.03)
    if toward != 'beach':
        F.far_city(f, rnd, -200, far, lambda y: 600+y*2, lambda x, y: (t.away(x, y, 40) or 0) > t.reach+90, spec.get('farhigh', (13, 24)))
    if toward == 'sea':
        C.coast(f, rnd, far, 0, spec.get('towers', ((180, 0), (230, 8))), spec.get('tall', 100))
    elif toward == 'beach':
        shore(t, spec.get('far', 330))
    hills = spec.get('hills', {'tops': [300, 380, 460, 512, 430, 470, 400, 330], 'y': far+300, 'deep': 1900, 'span': 9000, 'woods': 6000} if toward == 'hills' else None)
    if hills:
        crest = F.ridge(f, rnd, hills['y'], hills.get('x', 0)-hills['span'], hills.get('x', 0)+hills['span'], hills['tops'], hills['deep'], 'slope', hills.get('houses', 500), hills.get('rough', 1), hills.get('woods', 0))
    for s in spec.get('sights', []):
        kind, x, y, size, turn = (['basilica']+s+[0])[:5] if not isinstance(s[0], str) else (s+[1, 0])[:5] if len(s) == 3 else (s+[0])[:5]
        on_hill = kind in ('tibidabo', 'mast', 'castle')
        F.landmark(f, kind, x, hills['y']+hills['deep'] if on_hill else y, size, turn, crest(x)+6 if on_hill else 0)
    for V, _, _ in t.b.d.values():
        V[:] = [t.bent(p) for p in V]
    t.b.build(mats, 'near')
    t.f.build(mats, 'far')
    far_air, colour, strength = spec.get('haze', (9000, '#b9cfea', 1.5))
    add_haze(mats.values(), hexc(colour)[:3], far_air, strength)
    F.horizon(colour, strength)
    sky_for(spec)
    camera_for(spec, (-60, -170, 95), (20, 160, 0), 30)
    return dict(bounces=3, clamp=3)
