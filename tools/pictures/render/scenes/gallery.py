"""Glazed gallery at the back of an Eixample or Gràcia flat: small panes over a parapet along the right, the court below.

spec: furnished bool; colours (interior.room_mats; `post`: the joinery), floor (see floors.py), fanlights bool (coloured glass above),
      wide, long, high (m), view and low (see outlook.py), sun_elev, sun_rot, camera.
"""
import floors
from interior import *
from outlook import outlook


def glazing(b, w, y0, y1, h):
    """Parapet with panels, posts, small panes, coloured fanlights."""
    b.box('post', w, y0, 0, w+.09, y1, .78)
    b.box('post', w-.05, y0, .78, w+.14, y1, .83)
    n = int(round((y1-y0)/.78))
    step = (y1-y0)/n
    for i in range(n+1):
        y = y0+i*step
        b.box('post', w-.012, y-.04, 0, w+.11, y+.04, h)
        if i < n:
            b.box('post', w-.018, y+.1, .12, w+.0, y+step-.1, .7)
            b.box('post', w-.024, y+.15, .17, w-.017, y+step-.15, .65)
            b.box('post', w+.024, y+step/2-.018, .83, w+.056, y+step/2+.018, 2.35)
            for z in (1.32, 1.83):
                b.box('post', w+.02, y+.04, z, w+.06, y+step-.04, z+.03)
            b.quad('fan%d' % (i % 3), (w+.042, y+.04, 2.42), (w+.042, y+step-.04, 2.42), (w+.042, y+step-.04, h-.12), (w+.042, y+.04, h-.12))
    for z in (2.35, h-.12):
        b.box('post', w-.005, y0, z, w+.1, y1, z+.07)
    b.quad('glass', (w+.04, y0, .83), (w+.04, y1, .83), (w+.04, y1, 2.36), (w+.04, y0, 2.36))


def doors(b, h, spans):
    """Glazed double doors from the rooms, in the left wall."""
    for y0, y1 in spans:
        b.box('white', 0, y0-.1, 0, .03, y0, 2.449)
        b.box('white', 0, y1, 0, .03, y1+.1, 2.449)
        b.box('white', 0, y0-.1, 2.45, .03, y1+.1, 2.56)
        for a, c in ((y0, (y0+y1)/2-.005), ((y0+y1)/2+.005, y1)):
            b.box('white', .004, a, 0, .022, c, .62)
            b.box('white', .022, a+.08, .1, .03, c-.08, .54)
            for z in (.62, 1.2, 1.78, 2.38):
                b.box('white', .004, a+.06, z, .024, c-.06, z+.06)
            for y in (a, c-.06):
                b.box('white', .004, y, .6, .026, y+.06, 2.45)
            b.quad('pane', (.01, a, .62), (.01, c, .62), (.01, c, 2.42), (.01, a, 2.42))
        b.tube('brass', [(.03, (y0+y1)/2+.04, 1.02), (.07, (y0+y1)/2+.04, 1.02), (.07, (y0+y1)/2+.14, 1.02)], .01, 8)


def wicker(b, x, y, rot, seat='linen'):
    """Rattan armchair with a round back."""
    b.push(T(x, y, 0) @ R(rot))
    for s in (-1, 1):
        b.tube('cane', [(s*.27, -.27, 0), (s*.28, -.28, .58), (s*.3, .12, .6), (s*.22, .3, .95)], .018, 8)
        b.tube('cane', [(s*.25, .28, 0), (s*.22, .3, .95)], .018, 8)
    b.tube('cane', [(.22*math.cos(math.pi*i/12), .3, .95+.14*math.sin(math.pi*i/12)) for i in range(13)], .018, 8)
    for i in range(11):
        t = -.2+i*.04
        b.tube('cane', [(t, .27, .42), (t*1.05, .32, .98+.1*math.cos(t*6))], .006, 5)
    for i in range(6):
        b.tube('cane', [(-.23, .28+.005*i, .5+i*.09), (.23, .28+.005*i, .5+i*.09)], .005, 5)
    b.tube('cane', [(-.28, -.28, .38), (.28, -.28, .38), (.26, .28, .38), (-.26, .28, .38), (-.28, -.28, .38)], .016, 8)
    b.box('cane', -.26, -.27, .37, .26, .27, .39)
    b.cushion(seat, (0, 0, .44), (.52, .52, .11), .4)
    b.push(T(0, .2, .66) @ R(-14, 'X'))
    b.cushion('pop', (0, 0, 0), (.4, .13, .34), .5)
    b.pop()
    b.pop()


def furniture(b, w, y1):
    """Two chairs and a small table with coffee, pots along the parapet, a lamp."""
    wicker(b, w-.52, 1.7, 155)
    wicker(b, w-.5, 3.35, 20)
    b.lathe('iron', [(.2, 0), (.2, .015), (.02, .03), (.02, .6)], (w-.42, 2.52, 0), 24)
    b.lathe('stone', [(0, 0), (.29, 0), (.3, .015), (.29, .03), (0, .03)], (w-.42, 2.52, .6), 36)
    for dx, dy in ((-.1, -.1), (.1, .12)):
        b.lathe('ceram', [(0, .004), (.06, .008), (.065, .012), (0, .008)], (w-.42+dx, 2.52+dy, .63), 20)
        b.lathe('ceram', [(0, .012), (.025, .012), (.036, .06), (.032, .06), (0, .03)], (w-.42+dx, 2.52+dy, .63), 20)
    b.box('book', w-.36, 2.32, .63, w-.2, 2.44, .655)
    plant(b, w-.3, y1-.45, 1.5, 14, .42, 6, 'pot')
    plant(b, .32, y1-.35, 1.05, 12, .34, 9, 'ceram2')
    r = random.Random(4)
    for k in range(9):
        y = .5+k*.52
        s = r.uniform(.7, 1.0)
        b.lathe('pot', [(0, 0), (.055*s, 0), (.075*s, .12*s), (.062*s, .12*s)], (w+.03, y, .83), 16)
        bush(b, 'leaf' if k % 3 else 'olive', (w+.03, y, .83+.2*s), .13*s, 170, k, .05, 1.0, 'bou', .25 if k % 4 == 1 else 0)
    b.box('rug', .25, 1.2, .001, w-.12, 3.9, .014)
    picture(b, 0, 1, 3.72, 1.6, .5, .68, 1)


def build(spec):
    w, long, h = spec.get('wide', 1.75), spec.get('long', 5.2), spec.get('high', 3.2)
    c = spec.get('colours', {})
    mats = room_mats(c)
    mats.update(materials_of({'post': (mat_plain, c.get('post', '#efe9dc'), .45), 'cane': (mat_plain, '#b58a52', .5, {'noise': .2}), 'iron': (mat_plain, '#1d1d1e', .5, .5),
                              'pane': (mat_plain, c.get('pane', '#7d827c'), .35, 0, .3), 'fan0': (mat_glass, '#d8b04a', .3), 'fan1': (mat_glass, '#7fae9a', .3), 'fan2': (mat_glass, '#d08a6a', .3)}))
    mats['glass'] = mat_glass('glass', '#eef4f3', .1)      # seen along the panes: more would be grain
    if not spec.get('fanlights', True):
        mats.update({'fan%d' % k: mats['glass'] for k in range(3)})
    b = Builder()
    floors.lay(b, mats, {'floor': spec.get('floor', {'kind': 'hydraulic'})}, -.2, w+.2, -2.0, long+.2)
    b.box('wall', -.3, -2.3, 0, 0, long+.3, h+.3)
    b.box('wall', 0, long, 0, w+.15, long+.3, h+.3)
    b.box('wall', 0, -2.3, 0, w+.3, -2.0, h+.3)
    b.box('wall', w, -2.3, 0, w+.3, -1.6, h+.3)
    b.box('ceil', -.3, -2.3, h, w+.3, long+.3, h+.2)
    b.box('white', 0, -2.0, 0, .016, -.6 if not spec.get('furnished', True) else .35, .12)
    glazing(b, w, -1.6, long, h)
    doors(b, h, ((-.5, .6), (1.45, 2.55), (3.4, 4.5)) if not spec.get('furnished', True) else ((.45, 1.65), ))
    for a, e in ((.7, 1.35), (2.65, 3.3), (4.6, long)) if not spec.get('furnished', True) else ((1.75, long), ):
        b.box('white', 0, a, 0, .016, e, .12)
    b.box('white', .016, long-.016, 0, w-.02, long, .12)
    for i in range(int((long+2)/.62)):      # ceiling boards of a light structure
        b.box('post', 0, -1.9+i*.62, h-.06, w, -1.84+i*.62, h-.001)
    if spec.get('furnished', True):
        furniture(b, w, long)
        pendant(b, w*.45, 2.5, 2.35, h, 'globe', 4)
    b.push(T(0, 8.5, 0) @ R(-90))
    outlook(b, mats, spec.get('view', 'courtyard'), w+.15, c, spec.get('low', -9))
    b.pop()
    b.build(mats)
    sky(spec.get('sun_elev', 40), spec.get('sun_rot', 75), .18, cloud=.6, seed=3.3, dust=.5)
    a = area((w+.12, long/2-.8, 1.7), (-3, long/2-.8, 1.7), long+1.4, 1.9, 1)
    a.data.cycles.is_portal = True
    area((w+.1, long/2-.8, 1.75), (-3, long/2-.8, .7), long+1.2, 1.8, 120, (1, .97, .92))
    area((w*.5, -1.8, 2.3), (w*.5, 2, 1), 1.3, 1.2, 16, (1.0, .95, .88), False)
    camera_for(spec, (w*.2, -1.1, 1.5), (w*.78, long, 1.5), 19.5, -.02)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
