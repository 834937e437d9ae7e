"""Floors of rooms: cement tiles in a pattern, clay tiles, terrazzo, boards. A scene that takes spec['floor'] lays one instead of its own boards.

spec['floor']: {kind 'hydraulic' | 'clay' | 'terrazzo' | 'boards'; colours: hydraulic [ground, second ground, star, heart],
               clay [three tones], terrazzo, boards [one]; pattern 'star' | 'flower' | 'chequer'; border: true for hydraulic}.
"""
from interior import planks
from kit import *

COLOURS = {'hydraulic': ['#efe7d8', '#e2d6c2', '#4f7072', '#b2623f'], 'clay': ['#b9714f', '#c4805c', '#a96646'], 'terrazzo': ['#ece4d6'], 'boards': ['#b58a5a']}
CHIPS = ['#c7693f', '#d8b490', '#8a8578', '#5f7d78', '#b9a58c']


def mat_terrazzo(name, ground, chips=CHIPS, scale=26.0):
    """Polished terrazzo: coloured chips in a ground."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    v = N(nt, 'ShaderNodeTexVoronoi', i_Scale=scale)
    L(pos(nt), v.inputs['Vector'])
    e = N(nt, 'ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Scale=scale)
    L(pos(nt), e.inputs['Vector'])
    sx = N(nt, 'ShaderNodeSeparateColor')
    L(v.outputs['Color'], sx.inputs[0])
    k = len(chips)
    col = ramp(nt, sx.outputs[0], [(i/k, hexc(c)) for i, c in enumerate(chips)])
    msk = ramp(nt, e.outputs[0], [(.10, (0, 0, 0, 1)), (.16, (1, 1, 1, 1))])
    keep = ramp(nt, sx.outputs[1], [(.42, (0, 0, 0, 1)), (.44, (1, 1, 1, 1))])
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.22)
    L(mix(nt, mix(nt, 1.0, msk, keep, 'MULTIPLY'), hexc(ground), col), p.inputs['Base Color'])
    L(p.outputs[0], out.inputs[0])
    return m


def tile_mats(colours):
    """t1, t2 the two grounds, t3 the figure, t4 its heart."""
    c = colours
    return materials_of({'t1': (mat_plain, c[0], .45, {'noise': .06}), 't2': (mat_plain, c[1], .45, {'noise': .06}),
                         't3': (mat_plain, c[2], .45, {'noise': .1}), 't4': (mat_plain, c[3], .45, {'noise': .1})})


def hydraulic(b, x0, x1, y0, y1, s=.2, pattern='star'):
    """Cement tiles: a figure repeated over four tiles; s the side of a tile."""
    nx, ny = int((x1-x0)/s), int((y1-y0)/s)
    for i in range(nx):
        for j in range(ny):
            x, y = x0+i*s, y0+j*s
            g = .001
            ground = ('t3' if (i+j) % 2 else 't1') if pattern == 'chequer' else ('t1' if (i+j) % 2 else 't2')
            b._add(ground, [(x+g, y+g, 0), (x+s-g, y+g, 0), (x+s-g, y+s-g, 0), (x+g, y+s-g, 0)], [(0, 1, 2, 3)])
            k = (i % 2)+2*(j % 2)
            px, py = ((x+s, y+s), (x, y+s), (x+s, y), (x, y))[k]
            sx, sy = ((-1, -1), (1, -1), (-1, 1), (1, 1))[k]
            if pattern == 'star':
                for m, q, z in (('t3', .775, .0006), ('t1', .525, .0010), ('t4', .3, .0014)):
                    q *= s
                    b._add(m, [(px, py, z), (px+sx*q, py, z), (px+sx*q*.42, py+sy*q*.42, z), (px, py+sy*q, z)], [(0, 1, 2, 3)])
            if pattern == 'flower':     # rings of a quarter circle about the meeting point, and a small one at the far corner
                def sector(m, cx, cy, ux, uy, r, z, lobes=0.0):
                    arc = [math.pi/2*q/10 for q in range(11)]
                    rim = [r*(1+lobes*math.cos(8*a)) for a in arc]
                    b._add(m, [(cx, cy, z)]+[(cx+ux*d*math.cos(a), cy+uy*d*math.sin(a), z) for a, d in zip(arc, rim)],
                           [(0, q+1, q+2) for q in range(10)])
                for m, r, z, lobes in (('t3', .86, .0006, 0), ('t1', .76, .0009, 0), ('t4', .6, .0012, .14), ('t2', .22, .0015, 0)):
                    sector(m, px, py, sx, sy, r*s, z, lobes)
                sector('t3', px+sx*s, py+sy*s, -sx, -sy, .26*s, .0006)


def border(b, w, d, s=.2):
    """A border one tile wide round a room 0..w, 0..d, plain tiles between it and the walls; laid over `hydraulic`."""
    z = .002
    for m, o, e in (('t2', 0, s), ('t3', s, s*1.15), ('t1', s*1.15, s*1.85), ('t3', s*1.85, s*2)):
        for k in range(4):
            (ax, ay), (cx, cy) = [((0, 0), (w, 0), (w, d), (0, d))[q % 4] for q in (k, k+1)]
            ring = [(x+o*(1 if x == 0 else -1), y+o*(1 if y == 0 else -1), z) for x, y in ((ax, ay), (cx, cy))]
            ring += [(x+e*(1 if x == 0 else -1), y+e*(1 if y == 0 else -1), z) for x, y in ((cx, cy), (ax, ay))]
            b._add(m, ring, [(0, 1, 2, 3)])
    x0, y0, nx, ny = s*1.5, s*1.5, round(w/s-3), round(d/s-3)
    at = [(x0+(w-2*x0)*i/nx, y) for i in range(nx+1) for y in (y0, d-y0)]+[(x, y0+(d-2*y0)*j/ny) for j in range(1, ny) for x in (x0, w-x0)]
    for x, y in at:
        for m, q, up in (('t4', s*.3, .0005), ('t1', s*.12, .001)):
            b._add(m, [(x-q, y, z+up), (x, y-q, z+up), (x+q, y, z+up), (x, y+q, z+up)], [(0, 1, 2, 3)])


def clay(b, x0, x1, y0, y1, s=.3):
    """Square clay tiles, each a little different, in pale joints."""
    rnd = random.Random(4)
    b.box('t4', x0, y0, -.1, x1, y1, -.006)
    for i in range(int((x1-x0)/s)):
        for j in range(int((y1-y0)/s)):
            x, y, h = x0+i*s, y0+j*s, rnd.uniform(-.0015, .0015)
            b.box(rnd.choice(['t1', 't1', 't2', 't3']), x+.005, y+.005, -.02, x+s-.005, y+s-.005, h)


def lay(b, mats, spec, x0, x1, y0, y1):
    """Lays spec['floor'] and adds its materials; returns False if the spec asks for none."""
    f = spec.get('floor')
    if not f:
        return False
    kind = f['kind']
    c = f.get('colours', COLOURS[kind])
    if kind == 'boards':
        mats['floor'] = mat_wood('floor', c[0], (1, 9, 9), .32, .22)
        planks(b, 'floor', x0, y0, x1, y1)
    elif kind == 'terrazzo':
        mats['terrazzo'] = mat_terrazzo('terrazzo', c[0])
        b.box('terrazzo', x0, y0, -.1, x1, y1, 0)
    elif kind == 'clay':
        mats.update(materials_of({'t%d' % (k+1): (mat_plain, c[k], .6, {'noise': .3}) for k in range(3)}, ), t4=mat_plain('t4', '#cdbb9f', .9))
        clay(b, x0, x1, y0, y1)
    else:
        mats.update(tile_mats(c))
        b.box('t2', x0, y0, -.2, x1, y1, -.004)
        hydraulic(b, x0, x1, y0, y1, pattern=f.get('pattern', 'star'))
    return True
