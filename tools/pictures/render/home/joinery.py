"""Windows and doors of a wall. Wall frame: x along the wall, the room on the side of -y, the wall from y = 0 to y = t (outside).

Every maker takes (b, c, w, z0, z1, t): centre, width, sill and head heights, thickness of the wall. Material of the wood: `join`.
"""
from kit import *

J = 'join'


def architrave(b, c, w, z0, z1, wide=.09):
    """Moulded frame on the room side."""
    for s in (-1, 1):
        b.box('trim', c+s*(w/2-.005), -.022, z0, c+s*(w/2+wide), .01, z1+wide)
    b.box('trim', c-w/2-wide, -.024, z1-.005, c+w/2+wide, .01, z1+wide)
    b.box('trim', c-w/2-wide-.015, -.034, z1+wide, c+w/2+wide+.015, .01, z1+wide+.022)


def leaf_pair(b, c, w, z0, z1, y, panel=0, bars=()):
    """Two glazed leaves with a meeting stile; `panel` of solid wood at the foot, glazing bars at heights `bars`."""
    for x in (c-w/2, c-.055, c+w/2-.06):
        b.box(J, x, y-.03, z0, x+(.11 if x == c-.055 else .06), y+.03, z1)
    for z in (z0, z1-.07):
        b.box(J, c-w/2, y-.028, z, c+w/2, y+.028, z+.07)
    if panel:
        b.box(J, c-w/2, y-.014, z0, c+w/2, y+.014, z0+panel)
        b.box(J, c-w/2, y-.028, z0+panel-.03, c+w/2, y+.028, z0+panel+.05)
        for s in (-1, 1):
            b.box(J, c+s*.11, y-.026, z0+.13, c+s*(w/2-.13), y+.02, z0+panel-.1)
    for z in bars:
        b.box(J, c-w/2, y-.018, z, c+w/2, y+.018, z+.028)
    b.quad('glass', (c-w/2, y, z0+panel), (c+w/2, y, z0+panel), (c+w/2, y, z1), (c-w/2, y, z1))
    zh = min(z0+1.05, (z0+z1)/2)
    b.tube('brass', [(c, y-.045, z0+.12), (c, y-.045, z1-.12)], .007, 6)
    b.lathe('brass', [(0, -.035), (.02, -.03), (.024, 0), (.02, .03), (0, .035)], (c, y-.06, zh), 10)


def french(b, c, w, z0, z1, t, bars=2, panel=.55, porticons=True):
    """Balcony door in two leaves with inner shutters folded into the reveal, a light above when it is high."""
    y, head = t*.6, z1
    if z1-z0 > 2.6:
        head = z1-.5
        b.box(J, c-w/2, y-.04, head, c+w/2, y+.04, head+.07)
        for x in (c-w/2, c-.02, c+w/2-.06):
            b.box(J, x, y-.03, head, x+(.04 if x == c-.02 else .06), y+.03, z1)
        b.box(J, c-w/2, y-.03, z1-.06, c+w/2, y+.03, z1)
        b.quad('glass', (c-w/2, y, head+.07), (c+w/2, y, head+.07), (c+w/2, y, z1), (c-w/2, y, z1))
    step = (head-z0-panel)/(bars+1)
    leaf_pair(b, c, w, z0, head, y, panel, [z0+panel+step*(k+1) for k in range(bars)])
    if porticons:
        for s in (-1, 1):
            x0, x1 = sorted((c+s*(w/2-.004), c+s*(w/2-.034)))
            b.box(J, x0, .012, z0+.02, x1, y-.06, head-.02)
            for za, zb in ((z0+.12, z0+.8), (z0+.92, (z0+head)/2+.3), ((z0+head)/2+.42, head-.14)):
                x2, x3 = sorted((c+s*(w/2-.034), c+s*(w/2-.042)))
                b.box('trim', x2, .05, za, x3, y-.1, zb)
    architrave(b, c, w, z0, z1)


def casement(b, c, w, z0, z1, t, bars=1):
    """Window with a stone sill."""
    step = (z1-z0)/(bars+1)
    leaf_pair(b, c, w, z0+.03, z1, t*.6, 0, [z0+step*(k+1) for k in range(bars)])
    b.box('sill', c-w/2-.07, -.05, z0-.03, c+w/2+.07, t*.6, z0+.004)
    architrave(b, c, w, z0, z1, .07)


def plain(b, c, w, z0, z1, t, leaves=2):
    """Window of the last fifty years: slim frames, no mouldings."""
    y = t*.55
    for i in range(leaves+1):
        x = c-w/2+w*i/leaves
        b.box('frame', x-.035, y-.035, z0, x+.035, y+.035, z1)
    for z in (z0, z1-.06):
        b.box('frame', c-w/2, y-.035, z, c+w/2, y+.035, z+.06)
    b.quad('glass', (c-w/2, y, z0), (c+w/2, y, z0), (c+w/2, y, z1), (c-w/2, y, z1))
    if z0 > .2:
        b.box('sill', c-w/2-.02, -.03, z0-.03, c+w/2+.02, y, z0+.004)
        b.box('steel', c+(.06 if leaves > 1 else w/2-.04), y-.075, (z0+z1)/2-.06, c+(.08 if leaves > 1 else w/2-.02), y-.035, (z0+z1)/2+.06)


def frosted(b, c, w, z0, z1, t):
    """Small bathroom window with obscured glass."""
    plain(b, c, w, z0, z1, t, 1)
    b.quad('obscure', (c-w/2, t*.55+.012, z0), (c+w/2, t*.55+.012, z0), (c+w/2, t*.55+.012, z1), (c-w/2, t*.55+.012, z1))


def panes(b, c, w, z0, z1, t):
    """Gallery glazing: posts, small panes, coloured lights at the top."""
    y, n = t*.5, max(2, round(w/.75))
    step = w/n
    for i in range(n+1):
        b.box(J, c-w/2+i*step-.035, y-.05, z0, c-w/2+i*step+.035, y+.05, z1)
        if i < n:
            x = c-w/2+(i+.5)*step
            b.box(J, x-.015, y-.02, z0, x+.015, y+.02, z1-.5)
            b.quad('fan%d' % (i % 3), (x-step/2, y+.004, z1-.46), (x+step/2, y+.004, z1-.46), (x+step/2, y+.004, z1-.06), (x-step/2, y+.004, z1-.06))
    for z in [z0, z1-.5, z1-.07]+[z0+(z1-.5-z0)*k/3 for k in (1, 2)]:
        b.box(J, c-w/2, y-.03, z, c+w/2, y+.03, z+.045)
    b.quad('glass', (c-w/2, y, z0), (c+w/2, y, z0), (c+w/2, y, z1-.48), (c-w/2, y, z1-.48))
    if z0 > .2:
        b.box('sill', c-w/2-.02, -.04, z0-.03, c+w/2+.02, y, z0+.004)


def arched(b, c, w, z0, z1, t, n=24):
    """French window with a round head; z1 is the crown of the arch. The wall above the arch belongs to it."""
    zs, y = z1-w/2, t*.6
    rim = [(c-w/2*math.cos(math.pi*i/n), zs+w/2*math.sin(math.pi*i/n)) for i in range(n+1)]
    b.prism('wall', [(c-w/2, z1)]+rim[:n//2+1], 0, t)
    b.prism('wall', rim[n//2:]+[(c+w/2, z1)], 0, t)
    leaf_pair(b, c, w, z0, zs, y, .55, [z0+1.35])

    def band(mat, r0, r1, y0, y1):
        for i in range(n):
            a0, a1 = math.pi*i/n, math.pi*(i+1)/n
            b.prism(mat, [(c-r0*math.cos(a0), zs+r0*math.sin(a0)), (c-r1*math.cos(a0), zs+r1*math.sin(a0)),
                          (c-r1*math.cos(a1), zs+r1*math.sin(a1)), (c-r0*math.cos(a1), zs+r0*math.sin(a1))], y0, y1)
    band(J, w/2-.065, w/2, y-.03, y+.03)
    band('trim', w/2+.01, w/2+.1, -.03, .01)
    for k in (1, 2):
        a = math.pi*k/3
        b.tube(J, [(c, y, zs), (c-(w/2-.03)*math.cos(a), y, zs+(w/2-.03)*math.sin(a))], .017, 5)
    fan = [(c, y, zs)]+[(x, y, z) for x, z in rim]
    b._add('glass', fan, [(0, i, i+1) for i in range(1, n+1)])
    for s in (-1, 1):
        b.box('trim', c+s*(w/2+.01), -.03, z0, c+s*(w/2+.1), .01, zs)


def door(b, c, w, z0, z1, t, kind='panel'):
    """A closed leaf: 'panel', 'flush', 'plank' or 'glazed' (two leaves with obscured panes)."""
    architrave(b, c, w, z0, z1, .085 if kind != 'flush' else .05)
    y = .035
    if kind == 'plank':
        for k in range(6):
            b.box('door', c-w/2+w*k/6+.002, y-.012, z0, c-w/2+w*(k+1)/6-.002, y+.03, z1)
        for z in (z0+.25, z1-.3):
            b.box('door', c-w/2+.03, y-.032, z, c+w/2-.03, y-.01, z+.12)
    else:
        b.box('door', c-w/2, y, z0, c+w/2, y+.04, z1)
    spans = ((c-w/2, c-.003), (c+.003, c+w/2)) if kind == 'glazed' else ((c-w/2, c+w/2),)
    for x0, x1 in spans if kind in ('panel', 'glazed') else ():
        for za, zb in ((z0+.12, z0+.85), (z0+1.05, z1-.12)):
            if kind == 'glazed' and za > z0+.5:
                b.box('frost', x0+.1, y-.004, za, x1-.1, y+.002, zb)
            else:
                b.box('door', x0+.12, y-.012, za, x1-.12, y+.01, zb)
                b.box('trim', x0+.16, y-.016, za+.04, x1-.16, y, zb-.04)
    for x in ((c-.06, c+.06) if kind == 'glazed' else (c+w/2-.07,)):
        b.tube('brass', [(x, y, z0+1.03), (x, y-.05, z0+1.03), (x-.1*(1 if x >= c else -1), y-.055, z0+1.03)], .009, 7)


def passage(b, c, w, z0, z1, t):
    """An open way into a lit corridor."""
    architrave(b, c, w, z0, z1)
    b.box('wall', c-w/2-.3, t+1.2, 0, c+w/2+.3, t+1.3, 3.2)
    for s in (-1, 1):
        b.box('wall', c+s*(w/2+.3), t, 0, c+s*(w/2+.4), t+1.3, 3.2)
    b.box('ceil', c-w/2-.4, t, 2.7, c+w/2+.4, t+1.3, 2.8)
    b.box('trim', c-w/2-.3, t+1.18, 0, c+w/2+.3, t+1.2, .12)
    point(b.M @ Vector((c, t+.6, 2.45)), 14, (1, .9, .78), .1)


MAKERS = {'french': french, 'casement': casement, 'plain': plain, 'frosted': frosted, 'panes': panes, 'arched': arched, 'door': door, 'passage': passage}
LIGHTLESS = ('door', 'passage')
