"""A room of a home, of its true size, from the brief of the home (homes/*.json).

spec: size [width, depth, height] m; walls {F far, L, R, N near: [{kind, at, wide, sill, head, cloth...}]} (joinery.py); ceiling (shell.py); floor (floors.py or
      {"kind": "herringbone"}); style and colours (palette.py); vases and centre of the home (life.py); view (views.py); tiles [{wall, from, to, z0, z1, side, bond, mat}]; items [[piece, place, options]]
      with place "F2.1" (against the far wall at x = 2.1; L, R take y, N x) or [x, y, turn]; camera {at, to, z, lens, rise} (it may stand behind the near wall); sun [elevation, rotation];
      fill (W behind the camera, downwards), wash (W onto the far wall, which stands in its own shade beside windows; 8 W per metre where the room is wide).
"""
import bathrooms
import beds
import fittings
import floors
import kitchens
import lamps
import life
import paintings
import palette
import seats
import shell
import tables
import views
from kit import *

PIECES = {'sofa': seats.sofa, 'armchair': seats.armchair, 'pouf': seats.pouf, 'stool': seats.stool, 'coffee': tables.coffee, 'side': tables.side, 'dining': tables.dining,
          'desk': tables.desk, 'sideboard': tables.sideboard, 'shelves': tables.shelves, 'wardrobe': tables.wardrobe, 'lamp': lamps.standing, 'table-lamp': lamps.table_lamp,
          'pendant': lamps.hanging, 'rug': lamps.rug, 'bed': beds.bed, 'night': beds.night, 'bench': beds.bench, 'run': kitchens.run, 'island': kitchens.island,
          'tub': bathrooms.tub, 'shower': bathrooms.shower, 'basin': bathrooms.basin, 'wc': bathrooms.wc, 'towels': bathrooms.towels, 'plant': life.plant, 'coat': life.coat,
          'frame': paintings.frame, 'mirror': fittings.mirror, 'shoes': fittings.shoes, 'basket': fittings.basket, 'radiator': fittings.radiator, 'split': fittings.split, 'mark': fittings.mark}


def chair(b, rnd, kind='rush'):
    seats.dining_chair(b, 0, -.3, 0, kind)


PIECES['chair'] = chair


def herringbone(b, w, d):
    b.box('parq', -.5, -1.5, -.1, w+.5, d+.5, -.02)
    pl, pw = .56, .09
    dx, col = pw*math.sqrt(2), pl*math.sqrt(.5)
    for c in range(-2, int((w+1)/col)+3):
        for r in range(-14, int((d+1)/dx)+8):
            b.push(T(c*col-.2, r*dx-.5+(0 if c % 2 == 0 else dx*.5), 0) @ R(45 if c % 2 == 0 else -45))
            b.box('parq', -pl/2+.001, -pw/2+.001, -.02, pl/2-.001, pw/2-.001, 0)
            b.pop()


def lay_floor(b, mats, spec, w, d):
    f = spec.get('floor', {'kind': 'boards'})
    if f['kind'] == 'herringbone':
        mats['parq'] = mat_wood('parq', f.get('colours', ['#b07a47'])[0], (9, 9, 1), .28, .25)
        herringbone(b, w, d)
    elif f['kind'] == 'slabs':
        mats['slabs'] = mat_travertine('slabs', *f.get('colours', ['#d8cdb8', '#d0c4ae', '#b3a791']), f.get('side', .75), f.get('side', .75))
        b.box('slabs', -.5, -1.5, -.1, w+.5, d+.5, 0)
    else:
        floors.lay(b, mats, spec, -.4, w+.4, -1.4, d+.4)
        if f.get('border'):
            floors.border(b, w, d)


def place(where, w, d):
    """The matrix of a place: 'F2.1', or [x, y, turn]."""
    if isinstance(where, str):
        v = float(where[1:])
        return {'F': T(v, d, 0), 'L': T(0, v, 0) @ R(90), 'R': T(w, v, 0) @ R(-90), 'N': T(v, 0, 0) @ R(180)}[where[0]]
    return T(where[0], where[1], where[3] if len(where) > 3 else 0) @ R(where[2])


def wall_tiles(b, mats, spec, w, d):
    for k, o in enumerate(spec.get('tiles', [])):
        M, length = shell.wall_frame(o['wall'], w, d)
        a, c = sorted(shell.along(o['wall'], v, w, d) for v in (o.get('from', 0), o.get('to', w if o['wall'] in 'FN' else d)))
        b.push(M)
        free = [(q-wide/2, q+wide/2, z0, z1) for q, wide, z0, z1, _ in shell.holes(spec, o['wall'], w, d)]
        if 'mat' in o:
            for i, colour in enumerate(o['mat']):
                mats['t%dx%d' % (k, i)] = mat_plain('t%dx%d' % (k, i), colour, .16, 0, .6)
        kitchens.tiles(b, a, c, o.get('z0', 0), o['z1'], 't%dx' % k if 'mat' in o else 'wtile', o.get('side', .1), free, o.get('tall'), o.get('bond', False))
        b.pop()


def build(spec):
    w, d, h = spec['size']
    mats = palette.room_materials(spec.get('style', 'plain'), spec.get('colours', {}))
    life.OWN.update({k: spec[k] for k in ('vases', 'centre') if k in spec})
    b = Builder(bevel={'wood': .003, 'top': .003, 'front': .002, 'joinery': .002, 'stone': .003, 'parq': .0015, 'cane': .002})
    lay_floor(b, mats, spec, w, d)
    near = Builder()      # the wall behind the camera
    shell.build_shell(b, near, spec)
    wall_tiles(b, mats, spec, w, d)
    for k, (piece, where, *options) in enumerate(spec.get('items', [])):
        o = dict(options[0]) if options else {}
        b.push(place(where, w, d))
        if piece == 'pendant':
            o.setdefault('top', h)
        PIECES[piece](b, random.Random(spec.get('seed', 1)*100+k), **o)
        b.pop()
    views.add_views(b, mats, spec)
    mats.update({k: mat_plain(k, k[3:], .85, noise=.06, nscale=60) for k in b.d if k.startswith('ink#')})
    b.build({k: mats[k] for k in b.d})
    for o in near.build({k: mats[k] for k in near.d}, 'near_').values():
        o.visible_camera = spec['camera']['at'][1] > .05
    elev, rot = spec.get('sun', [32, 50])
    sky(elev, rot, spec.get('sky', .17), cloud=spec.get('cloud', .6), seed=spec.get('sky_seed', 3.3), dust=.6)
    shell.window_lamps(spec, w, d, spec.get('thick', .35))
    c = spec['camera']
    x, y = c['at']
    fill = spec.get('fill', 7*w)
    if fill:      # the rest of the home behind the camera gives light too
        area((w/2, .25, h-.35), (w/2, d*.6, .8), w*.8, .5, fill, (1, .95, .88), False)
    wash = spec.get('wash', 8*w if w > 3.4 and d > 3.4 else 0)
    if wash:
        area((w/2, d*.3, h*.55), (w/2, d, h*.5), w*.7, .8, wash, (1, .96, .9), False)      # near a ceiling it would draw an edge on it
    z = c.get('z', 1.35)
    camera((x, y, z), (c['to'][0], c['to'][1], z), c.get('lens', 18), c.get('rise', -.04))
    return dict(bounces=4, clamp=2.5, fastgi=spec.get('fastgi', .85), gi=1)
