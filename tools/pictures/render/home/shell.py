"""Walls with their openings, ceilings, skirtings of a room of true size: x 0..w, y 0..d, the far wall at y = d.

Walls are named F (far), L, R, N (near); `wall_frame` turns to the frame of joinery.py, where x runs along the wall.
"""
import joinery
from kit import *
from interior import curtain


def wall_frame(side, w, d):
    """(matrix, length) of a wall: the room lies at -y of the frame."""
    return {'F': (T(0, d, 0), w), 'L': (R(90), d), 'R': (T(w, d, 0) @ R(-90), d), 'N': (T(w, 0, 0) @ R(180), w)}[side]


def along(side, pos, w, d):
    """Turns a position given in room coordinates (x on F and N, y on L and R) into one along the wall."""
    return {'F': pos, 'L': pos, 'R': d-pos, 'N': w-pos}[side]


def holes(spec, side, w, d):
    """The openings of a wall as (centre, width, sill, head, opening)."""
    found = []
    for o in spec.get('walls', {}).get(side, []):
        found.append((along(side, o['at'], w, d), o['wide'], o.get('sill', 0), o['head'], o))
    return sorted(found, key=lambda f: f[0])


def rise(kind):
    """How far a ceiling of this kind lies above the height of the room: beams hang below it."""
    return .22 if kind in ('vaults', 'beams') else 0


def build_wall(b, spec, side, w, d, h, t):
    """One wall with its windows and doors."""
    M, length = wall_frame(side, w, d)
    b.push(M)
    x = -t
    top = h+max(.05, rise(spec.get('ceiling')))
    mat = spec.get('accent_wall') == side and 'accent' or 'wall'
    for c, wide, z0, z1, o in holes(spec, side, w, d):
        b.box(mat, x, 0, 0, c-wide/2, t, top)
        if z0 > 0:
            b.box(mat, c-wide/2, 0, 0, c+wide/2, t, z0)
        b.box(mat, c-wide/2, 0, z1, c+wide/2, t, top)
        x = c+wide/2
        maker = joinery.MAKERS[o['kind']]
        extra = {k: o[k] for k in ('bars', 'panel', 'porticons', 'leaves') if k in o}
        if o['kind'] == 'door':
            extra['kind'] = o.get('leaf', 'panel')
        maker(b, c, wide, z0, z1, t, **extra)
        hang(b, o, c, wide, z0, z1)
    b.box(mat, x, 0, 0, length+t, t, top)
    b.pop()


def hang(b, o, c, wide, z0, z1):
    """Curtains or a blind on the room side of an opening."""
    cloth = o.get('cloth')
    if cloth in ('sheer', 'drape'):
        mat, top = ('sheer' if cloth == 'sheer' else 'drape'), z1+.22
        for s in (-1, 1):
            curtain(b, mat, c+s*(wide/2+.3), -.12, -s*(.5 if cloth == 'sheer' else .38), top, z0=.02)
        b.tube('rod', [(c-wide/2-.4, -.12, top+.01), (c+wide/2+.4, -.12, top+.01)], .012, 8)
    if cloth == 'roman':
        for k in range(5):
            z = z1-.02-k*.09
            b.grid('drape', lambda u, v: (c-wide/2-.05+(wide+.1)*u, -.05-.02*math.sin(math.pi*v), z-.11*v), 2, 8)
    if cloth == 'esparto':      # roll-up blind of esparto, half down
        z = z0+(z1-z0)*.62
        for k in range(int((z1+.05-z)/.022)):
            b.box('esparto', c-wide/2-.06, -.05, z+k*.022, c+wide/2+.06, -.042, z+k*.022+.016)
        b.tube('esparto', [(c-wide/2-.06, -.05, z), (c+wide/2+.06, -.05, z)], .05, 12, cap=True)


def skirting(b, spec, side, w, d, high):
    M, length = wall_frame(side, w, d)
    b.push(M)
    x = 0
    for c, wide, z0, z1, o in holes(spec, side, w, d):
        if z0 < .2:
            b.box('trim', x, -.018, 0, c-wide/2-.09, .005, high)
            x = c+wide/2+.09
    b.box('trim', x, -.018, 0, length, .005, high)
    b.pop()


def ceiling(b, kind, w, d, h):
    """'flat', 'cornice' (mouldings and a rose), 'vaults' (beams with brick vaults), 'beams' (boards on beams), 'spots'."""
    b.box('ceil', -.5, -.5, h+rise(kind), w+.5, d+.5, h+.5)
    if kind == 'cornice':
        for out, z0, z1 in ((.04, h-.16, h-.11), (.08, h-.11, h-.06), (.14, h-.06, h-.001)):
            for x0, y0, x1, y1 in ((0, 0, out, d), (w-out, 0, w, d), (out, 0, w-out, out), (out, d-out, w-out, d)):
                b.box('trim', x0, y0, z0, x1, y1, z1)
        b.lathe('trim', [(.03, 0), (.16, -.02), (.24, .0), (.3, -.015), (.42, 0), (.46, .03)], (w/2, d/2, h-.035), 40)
    n = max(4, round(d/.66))
    for i in range(n if rise(kind) else 0):
        y = (i+.5)*d/n
        b.box('beam', 0, y-.06, h-.02, w, y+.06, h+.2)
    for i in range(-1, n if kind == 'vaults' else -1):      # shallow brick vaults from beam to beam
        y = (i+.5)*d/n
        b.grid('ceil', lambda u, v: (w*u, y+v*d/n, h+.06+.13*math.sin(math.pi*v)), 1, 14)
    if kind == 'beams':
        for k in range(int(w/.14)+1):
            b.box('boards', k*.14, 0, h+.2, k*.14+.137, d, h+.218)
    if kind == 'spots':
        for i in range(2):
            for j in range(3):
                b.lathe('bulb', [(0, 0), (.035, 0), (.04, .004)], (w*(.27+.46*i), d*(.2+.3*j), h-.006), 16)


def window_lamps(spec, w, d, t):
    """A portal and a soft lamp in every opening that has light."""
    for side in 'FLRN':
        M, _ = wall_frame(side, w, d)
        for c, wide, z0, z1, o in holes(spec, side, w, d):
            if o['kind'] in joinery.LIGHTLESS:
                continue
            zc = (z0+z1)/2
            p, q = M @ Vector((c, t*.75, zc)), M @ Vector((c, -5, zc-.6))
            portal = area(p, M @ Vector((c, -5, zc)), wide, z1-z0, 1)
            portal.data.cycles.is_portal = True
            y = -.03 if o['kind'] == 'frosted' else t*.72      # obscured glass lets no lamp through
            area(M @ Vector((c, y, zc)), q, wide*.96, (z1-z0)*.96, o.get('light', 1)*spec.get('daylight', 90 if o['kind'] == 'frosted' else 36)*wide*(z1-z0), (1, .97, .93), spec.get('glossy', False))


def build_shell(b, near, spec):
    """Walls and ceiling into `b`; the near wall into `near`, for a camera that stands behind it."""
    w, d, h = spec['size']
    t = spec.get('thick', .35)
    for side, into in (('F', b), ('L', b), ('R', b), ('N', near)):
        build_wall(into, spec, side, w, d, h, t)
        if spec.get('skirting', .1):
            skirting(into, spec, side, w, d, spec.get('skirting', .1))
    ceiling(b, spec.get('ceiling', 'flat'), w, d, h)
