"""Plain street fronts, house by house: plaster or brick walls pierced by openings, simple balconies, cord blinds, shutters, glazed bays, shops.

A house is a dict: width, bays, floors [heights], wall, trim, base, joinery, blind (colours), brick (joint colour); head 'flat' | 'arch'; surround 'band' | 'none';
rail 'bars' | 'solid' | 'none'; cover 'cord' | 'shutters' | 'roller' | 'none'; bows [bays]; run [floors with one long balcony]; top 'parapet' | 'eaves' | 'mansard'; shop 'wood' | 'stone' | 'none'; door (bay of the house door); arches [floors].
"""
from kit import *

MATS = {}


def house_mats(key, h):
    """Materials of one house under its key."""
    wall = (mat_brick, h['wall'], h['brick']) if 'brick' in h else (mat_stone, h['wall'], .07, .14, {'bump': .15})
    for part, recipe in {'wall': wall, 'trim': (mat_stone, h['trim'], .07, .14, {'bump': .15, 'bevel': .01}), 'base': (mat_stone, h['base'], .12, .2, {'bump': .3, 'scale': 1.6}),
                         'join': (mat_plain, h.get('joinery', '#5a4632'), .5, 0, .4, {'noise': .2}), 'blind': (mat_plain, h.get('blind', '#5b6b45'), .6, {'noise': .3})}.items():
        MATS.update(materials_of({key+part: recipe}))


def common_mats(spec):
    MATS.clear()
    MATS.update(materials_of({
        'iron': (mat_plain, '#17181a', .45, .5, .5), 'glass': (mat_glass, '#c9d3cf'), 'dark': (mat_plain, '#1b1815', .9), 'room': (mat_plain, '#6a5a48', .9, {'noise': .4, 'nscale': 1.4}), 'lit': (mat_glow, '#f0c890', .9), 'curtain': (mat_fabric, '#efe6d6', 60, .1, .3), 'tile': (mat_stone, '#b4704c', .35, .15, {'scale': 4}), 'slate': (mat_stone, '#5d646b', .2, .1, {'scale': 4}), 'white': (mat_plain, '#eee9df', .45),
        'pot': (mat_plain, '#a85a3a', .85, {'noise': .2}), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#89a04a', '#5a7a36'], .35), 'flower': (mat_leaf, spec.get('flowers', ['#c2405f', '#d95f7a', '#e58a9a']), .3), 'bulb': (mat_emit, '#ffcf96', 4), 'goods': (mat_plain, '#7a4a3a', .7, {'noise': .5, 'nscale': 9}), 'wood': (mat_wood, '#8a5a34'),
        'asph': (mat_asphalt,), 'panot': (mat_panot,), 'kerb': (mat_stone, '#b5aa9a', .1, .1), 'zinc': (mat_plain, '#8b8d8a', .5), 'bark': (mat_stone, '#a79b80', .35, .2, {'bump': .5, 'scale': 2}), 'leaf': (mat_leaf, ['#5d7a2b', '#7f9a3a', '#a3ac46', '#6b8834', '#5a7a30'], .45)}))
    return MATS


def bars(b, x0, x1, y, z, h=1.0, step=.115, deep=.5):
    """Plain railing of upright bars round a slab that stands `deep` out of the wall."""
    for zz in (z+.07, z+h-.12, z+h):
        b.box('iron', x0, y-.012, zz-.012, x1, y+.012, zz+.014)
        for x in (x0, x1):
            b.box('iron', x-.012, y, zz-.012, x+.012, y+deep, zz+.014)
    n = max(2, round((x1-x0)/step))
    for i in range(n+1):
        x = x0+(x1-x0)*i/n
        b.box('iron', x-.008, y-.008, z, x+.008, y+.008, z+h)
    for x in (x0, x1):
        for i in range(1, max(2, int(deep/step))):
            b.box('iron', x-.008, y+i*step-.008, z, x+.008, y+i*step+.008, z+h)


def casement(b, rnd, key, c, z, w, h, lit, arch=False):
    """Two glazed leaves a hand's breadth behind the wall, something behind them."""
    a = w/2
    b.box('dark', c-a-.4, 1.9, z, c+a+.4, 1.95, z+h+.2)
    b.box('lit' if rnd.random() < lit else 'room', c-a-.1, 1.2, z, c+a+.1, 1.25, z+h+.1)
    b.quad('glass', (c-a, .26, z), (c+a, .26, z), (c+a, .26, z+h), (c-a, .26, z+h))
    for x in (c-a, c-.04, c+a-.075):
        b.box(key+'join', x, .2, z, x+.075, .28, z+h)
    for zz in (z, z+h*.3, z+h-.5 if arch else z+h*.72, z+h-.08):
        b.box(key+'join', c-a, .21, zz, c+a, .275, zz+.06)
    if rnd.random() < .75:
        w2 = rnd.uniform(.35, .9)*a
        for s in (-1, 1):
            b.grid('curtain', lambda u, v: (c+s*(a-w2*u), .4+.03*math.sin(u*26+v), z+h*v), 14, 1)


def cover(b, rnd, key, kind, c, z, w, h, deep):
    """What shades the opening: cord blind over the rail, louvred shutters, roller blind."""
    a, m = w/2, key+'blind'
    if kind == 'cord':
        drop = rnd.choice([0, .3, .7, 1, 1, 1])
        top, foot = z+h-.05, max(z+1.02, z+h-(h-1.0)*max(drop, .12))
        out = deep-.02 if drop == 1 else .1
        n = int((top-foot)/.045)
        for i in range(n):
            t = i/max(1, n)
            y = .02-out*(t**1.3 if drop == 1 else 0)
            b.box(m, c-a+.03, y-.006, top-(top-foot)*t-.036, c+a-.03, y+.008, top-(top-foot)*t)
        if drop == 1:           # the end hangs over the rail
            for i in range(8):
                b.box(m, c-a+.03, -out-.03, foot-.045*i-.036, c+a-.03, -out-.018, foot-.045*i)
        b.tube(m, [(c-a+.03, .03, top+.02), (c+a-.03, .03, top+.02)], .05 if drop > .5 else .09, 8)
    if kind == 'shutters':
        ang = rnd.choice([4, 8, 12, 80, 96])
        for s in (-1, 1):
            b.push(T(c+s*(a+.01), -.03, z) @ R(-s*ang))
            x0, x1 = (0, a) if s > 0 else (-a, 0)
            for x in (x0, x1-.06):
                b.box(m, x, -.02, .02, x+.06, .02, h-.03)
            for zz in (.02, h*.36, h-.12):
                b.box(m, x0, -.02, zz, x1, .02, zz+.09)
            for i in range(1, int(h/.08)):
                b._add(m, [(x0+.05, -.02, i*.08-.03), (x1-.05, -.02, i*.08-.03), (x1-.05, .02, i*.08+.03), (x0+.05, .02, i*.08+.03)], [(0, 1, 2, 3)])
            b.pop()
    if kind == 'roller':
        drop = rnd.choice([.08, .2, .45, .7])*h
        b.box(m, c-a+.02, .12, z+h-drop, c+a-.02, .15, z+h)
        for i in range(int(drop/.06)):
            b.box(m, c-a+.02, .11, z+h-i*.06-.006, c+a-.02, .125, z+h-i*.06)


def pierced(b, mat, L, z, fh, cells, y1=.42, arch=0):
    """Wall of one floor with openings [(centre, width, sill, head)...]."""
    e = [0]+[v for c, w, s, hd in cells for v in (c-w/2, c+w/2)]+[L]
    for i in range(0, len(e), 2):
        b.box(mat, e[i], 0, z, e[i+1], y1, z+fh)
    for c, w, s, hd in cells:
        if s > 0:
            b.box(mat, c-w/2, 0, z, c+w/2, y1, z+s)
        if arch:
            arc = [(c-w/2*math.cos(math.pi*i/16), z+hd-w/2*arch+w/2*arch*math.sin(math.pi*i/16)) for i in range(17)]
            b.prism(mat, [(c-w/2, z+fh)]+arc+[(c+w/2, z+fh)], 0, y1)
        else:
            b.box(mat, c-w/2, 0, z+hd, c+w/2, y1, z+fh)


def surround(b, key, c, z, w, h, arch):
    """Flat band of plaster round the opening, a slim moulding over it."""
    t, a = key+'trim', w/2
    for s in (-1, 1):
        xa, xb = sorted((c+s*a, c+s*(a+.16)))
        b.box(t, xa, -.03, z, xb, .03, z+h-(a*arch if arch else 0)+.02)
    if arch:
        for i in range(14):
            p = [(r*math.cos(t_), r*arch*math.sin(t_)) for r, t_ in ((a, math.pi*i/14), (a+.16, math.pi*i/14), (a+.16, math.pi*(i+1)/14), (a, math.pi*(i+1)/14))]
            b.prism(t, [(c+x, z+h-a*arch+zz) for x, zz in p], -.03, .03)
    else:
        b.box(t, c-a-.16, -.03, z+h, c+a+.16, .03, z+h+.18)
        b.box(t, c-a-.22, -.09, z+h+.2, c+a+.22, .02, z+h+.26)


def glazed_bay(b, c, w, z0, heights, deep=.72):
    """White glazed bay over several floors, on a moulded foot, with a small roof."""
    a = w/2
    for i in range(4):
        b.box('white', c-a+.32-.08*i, -deep+.3-.1*i, z0-.5+.12*i, c+a-.32+.08*i, .05, z0-.38+.12*i)
    z = z0
    for h in heights:
        b.box('white', c-a-.04, -deep-.04, z-.02, c+a+.04, .02, z+.14)
        b.box('white', c-a, -deep, z+.14, c+a, -deep+.06, z+.85)
        for x in (c-a, c+a-.06):
            b.box('white', x, -deep, z+.14, x+.06, .02, z+.85)
        b.box('white', c-a-.03, -deep-.03, z+h-.34, c+a+.03, .02, z+h-.03)
        for k in range(5):
            x = c-a+(w-.06)*k/4
            b.box('white', x, -deep, z+.85, x+.06, -deep+.06, z+h-.34)
            if k < 4:
                b.box('white', x+.12, -deep-.012, z+.26, x+(w-.06)/4-.05, -deep, z+.74)
        for zz in (.85, h-.95):
            b.box('white', c-a, -deep-.005, z+zz, c+a, -deep+.065, z+zz+.06)
            for x in (c-a-.005, c+a-.055):
                b.box('white', x, -deep, z+zz, x+.06, 0, z+zz+.06)
        b.quad('glass', (c-a+.02, -deep+.03, z+.85), (c+a-.02, -deep+.03, z+.85), (c+a-.02, -deep+.03, z+h-.34), (c-a+.02, -deep+.03, z+h-.34))
        for x in (c-a+.03, c+a-.03):
            b.quad('glass', (x, -deep, z+.85), (x, 0, z+.85), (x, 0, z+h-.34), (x, -deep, z+h-.34))
        b.box('room', c-a, 1.4, z, c+a, 1.45, z+h)
        for s in (-1, 1):
            b.grid('curtain', lambda u, v: (c+s*(a-.08-.34*a*u), -deep+.14+.03*math.sin(u*22), z+.85+(h-1.2)*v), 12, 1)
        z += h
    b.box('white', c-a-.14, -deep-.14, z-.03, c+a+.14, .02, z+.1)
    b.prism('zinc', [(-deep-.1, z+.1), (.02, z+.1), (.02, z+.42)], c-a-.1, c+a+.1, 'x')
