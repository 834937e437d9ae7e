"""Things for rooms: sofa, chair, stool, lamp, plant, curtain, picture, bed linen, window wall."""
from kit import *


def room_mats(colours):
    """Common indoor materials; `colours` replaces a colour by name."""
    c = colours
    return materials_of({
        'wall': (mat_stone, c.get('wall', '#f1e9dc'), .03, .03, {'bump': .05, 'rough': .95}), 'ceil': (mat_plain, c.get('ceil', '#f6f1e8'), .9),
        'accent': (mat_stone, c.get('accent', '#d9c7ab'), .05, .04, {'bump': .08, 'rough': .9}), 'white': (mat_plain, c.get('white', '#f2ede4'), .45),
        'oak': (mat_wood, c.get('oak', '#b98d5c'), (2, 2, 10), .4), 'floor': (mat_wood, c.get('floor', '#b58a5c'), (1, 9, 9), .32, .22), 'walnut': (mat_wood, c.get('walnut', '#6b452b'), (2, 2, 10), .35),
        'linen': (mat_fabric, c.get('linen', '#ece4d6'), 160), 'linen2': (mat_fabric, c.get('linen2', '#cdbb9f'), 160), 'pop': (mat_fabric, c.get('pop', '#b2623f'), 160), 'pop2': (mat_fabric, c.get('pop2', '#7b8a6b'), 160),
        'rug': (mat_fabric, c.get('rug', '#e0d2ba'), 70, .8, 0, .16), 'sheer': (mat_fabric, '#f6f1e8', 80, .1, .55, .04), 'shade': (mat_fabric, '#ecd8b4', 120, .1, .4),
        'stone': (mat_stone, c.get('stone', '#e2d8c8'), .10, .10, {'rough': .3, 'bump': .03, 'scale': 2}), 'brass': (mat_plain, c.get('brass', '#b48a4a'), .28, 1), 'black': (mat_plain, '#1b1a19', .4, .3),
        'frame': (mat_plain, c.get('frame', '#2a2623'), .4, .3), 'glass': (mat_glass, '#e8efee', .35), 'clear': (mat_glass, '#eef4f3', .6), 'ceram': (mat_plain, '#ece4d6', .35), 'ceram2': (mat_plain, c.get('ceram2', '#3f5f66'), .3), 'pot': (mat_plain, c.get('pot', '#b5623e'), .8, {'noise': .15}),
        'front': (mat_plain, c.get('front', '#8a9a7b'), .5), 'steel': (mat_plain, '#b8b8b4', .25, .95), 'mirror': (mat_plain, '#f4f4f2', .02, 1), 'bulb': (mat_emit, '#ffcf96', 12),
        'leaf': (mat_leaf, ['#3f6b2e', '#55803a', '#2f5a2a'], .35), 'olive': (mat_leaf, ['#7d8f62', '#95a477', '#667a4c'], .3), 'bark': (mat_stone, '#a79b80', .35, .2, {'bump': .5, 'scale': 2}), 'lemon': (mat_plain, '#e8c53a', .45), 'orange': (mat_plain, '#d9822b', .5),
        'p1': (mat_plain, c.get('p1', '#c7693f'), .9), 'p2': (mat_plain, c.get('p2', '#27474e'), .9), 'p3': (mat_plain, c.get('p3', '#e0b257'), .9), 'p4': (mat_plain, '#f2e9da', .9), 'book': (mat_plain, '#8c3b2a', .7), 'book2': (mat_plain, '#d8cdb8', .7),
        'sea': (mat_water, '#3187a0', '#1b6482', .22, .35, .12), 'sand': (mat_plain, '#d8c49c', 1), 'rock': (mat_rock,), 'deck': (mat_wood, '#a97c50', (1, 14, 14)), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66', '#e0649f'], .4),
    })


def planks(b, mat, x0, y0, x1, y1, w=.16, length=1.9, z=0):
    """Board floor along y with staggered joints."""
    r = random.Random(2)
    x = x0
    i = 0
    b.box(mat, x0, y0, -.1, x1, y1, -.012)      # backing, so that joints are not black holes
    while x < x1:
        y = y0-r.random()*length
        while y < y1:
            b.box(mat, x+.0012, max(y, y0)+.0012, z-.011, x+w-.0012, min(y+length, y1)-.0012, z)
            y += length
        x += w
        i += 1


def curtain(b, mat, x, y, wide, z1, along='x', folds=34, z0=.02):
    """Hanging cloth from (x, y) over `wide` (may be negative)."""
    def fn(u, v):
        s = wide*u*(1-.12*math.sin(math.pi*min(1, v*1.3)))
        f = .05*math.sin(u*folds+.5*math.sin(v*3))+.02*math.sin(u*11+v*2)
        return (x+s, y+f, z0+(z1-z0)*v) if along == 'x' else (x+f, y+s, z0+(z1-z0)*v)
    b.grid(mat, fn, 80, 12)


def picture(b, x, s, yc, zc, w, h, seed=0, frame='oak'):
    """Framed abstract print on a wall at x facing s (+1 right, -1 left)."""
    b.box(frame, x, yc-w/2-.03, zc-h/2-.03, x+s*.045, yc+w/2+.03, zc+h/2+.03)
    b.box('p4', x, yc-w/2, zc-h/2, x+s*.05, yc+w/2, zc+h/2)
    X = x+s*.051

    def disc(m, y, z, r, a0, a1, k):
        b.prism(m, [(y+r*math.cos(a0+(a1-a0)*i/40), z+r*math.sin(a0+(a1-a0)*i/40)) for i in range(41)], X+s*k*.002, X+s*(k*.002+.002), 'x')
    if seed % 2 == 0:
        disc('p1', yc-w*.06, zc+h*.14, w*.24, 0, 6.283, 1)
        disc('p2', yc+w*.05, zc-h*.4, w*.36, 0, math.pi, 2)
        disc('p3', yc+w*.05, zc-h*.4, w*.22, 0, math.pi, 3)
    else:
        b.box('p2', X, yc-w*.38, zc-h*.36, X+s*.002, yc+w*.38, zc-h*.02)
        b.box('p3', X, yc-w*.38, zc, X+s*.002, yc+w*.38, zc+h*.14)
        disc('p1', yc+w*.16, zc+h*.26, w*.13, 0, 6.283, 2)


def plant(b, x, y, h=1.6, n=15, size=.5, seed=3, pot='ceram'):
    """Large paddle leaves in a pot."""
    b.lathe(pot, [(0, 0), (.2, 0), (.25, .3), (.24, .42), (.21, .42), (.2, .36), (0, .36)], (x, y, 0), 30)
    r = random.Random(seed)
    for i in range(n):
        a = i*2.4
        el = r.uniform(.5, 1.35)
        d = Vector((math.cos(a)*math.cos(el), math.sin(a)*math.cos(el), math.sin(el)))
        hh = h*r.uniform(.55, 1)
        p0 = Vector((x, y, .36))
        p1 = p0+d*hh*.55+Vector((0, 0, hh*.1))
        p2 = p1+(d+Vector((0, 0, -.25))).normalized()*hh*.25
        b.tube('leaf', [p0, p1, p2], [.012, .008, .006], 5)
        dd = Vector((d.x, d.y, -.35)).normalized()
        side = Vector((-d.y, d.x, 0)).normalized()
        L = size*r.uniform(.7, 1.1)
        k = 8
        vs = []
        for j in range(k+1):
            t = j/k
            w = L*.30*math.sin(math.pi*t**.75)**.8 if 0 < t < 1 else .003
            c = p2+dd*L*t+Vector((0, 0, -.18*L*t*t))
            up = Vector((0, 0, w*.35))
            vs += [c-side*w+up, c, c+side*w+up]
        b._add('leaf', vs, [f for j in range(k) for f in ((3*j, 3*j+1, 3*j+4, 3*j+3), (3*j+1, 3*j+2, 3*j+5, 3*j+4))], True)


def vase(b, x, y, z, mat='ceram', s=1.0, twigs=0, seed=1):
    """Vase, with olive twigs if asked."""
    b.lathe(mat, [(0, 0), (.06*s, 0), (.11*s, .1*s), (.1*s, .2*s), (.045*s, .28*s), (.05*s, .33*s), (.04*s, .33*s)], (x, y, z), 24)
    r = random.Random(seed)
    for i in range(twigs):
        a = i*2.4
        p = Vector((x, y, z+.3*s))
        d = Vector((math.cos(a)*.35, math.sin(a)*.35, 1))
        q = p+d*r.uniform(.3, .55)*s
        b.tube('bark', [p, p.lerp(q, .5)+rvec(r)*.02, q], .004, 4)
        for _ in range(14):
            leaf(b, 'olive', p.lerp(q, .3+.7*r.random()), rvec(r)+Vector((0, 0, .5)), .08, r, .35)


def pendant(b, x, y, z, top, kind='dome', power=8):
    """Hanging lamp: 'dome' (brass/ceramic), 'globe' (paper)."""
    b.tube('black', [(x, y, top), (x, y, z)], .006, 5)
    if kind == 'dome':
        b.lathe('ceram2', [(.02, .24), (.06, .22), (.16, .1), (.2, 0), (.19, 0), (.15, .1), (.05, .2)], (x, y, z-.2), 32)
        b.lathe('bulb', [(0, 0), (.04, .03), (.04, .07), (0, .1)], (x, y, z-.18), 12)
    else:
        b.lathe('shade', [(.05+.26*math.sin(math.pi*(i/40))**.8*(1+.025*(-1)**i), -.24*(1-math.cos(math.pi*i/40))) for i in range(41)], (x, y, z), 40)
    point((x, y, z-.3), power, r=.12)


def bedspread(b, mat, x0, x1, y0, y1, z, drop=.28, over=.1, foot=True, folds=.015):
    """Cloth laid over a bed: hangs at both sides (and the foot, towards +x)."""
    def fn(u, v):
        x, y = x0+(x1+(over if foot else 0)-x0)*u, y0-over+(y1-y0+2*over)*v
        out = max(y0-y, y-y1, (x-x1) if foot else -1, 0)/over
        return (x, y, z+folds*math.sin(u*9+v*5)+folds*.7*math.sin(v*17+u*8)-drop*out**.7)
    b.grid(mat, fn, 70, 80)


def chair(b, x, y, rot, seat='linen2', wood='walnut'):
    """Dining chair with curved back, facing -y at rot 0."""
    b.push(T(x, y, 0) @ R(rot))
    for s in (-1, 1):
        b.tube(wood, [(s*.2, -.2, 0), (s*.2, -.19, .45)], .017, 7)
        b.tube(wood, [(s*.21, .24, 0), (s*.2, .2, .45), (s*.2, .25, .8)], .017, 7)
    b.box(wood, -.22, -.21, .42, .22, .22, .45)
    b.cushion(seat, (0, 0, .475), (.43, .42, .06), .3)
    b.grid(wood, lambda u, v: ((u-.5)*.46, .27-.10*(2*u-1)**2+.02*v, .64+.17*v), 12, 3)
    b.grid(wood, lambda u, v: ((u-.5)*.46, .285-.10*(2*u-1)**2+.02*v, .81-.17*v), 12, 3)
    b.pop()


def stool(b, x, y, h=.66, seat='linen2', wood='walnut'):
    for a in range(4):
        c, s = math.cos(a*1.571+.785), math.sin(a*1.571+.785)
        b.tube(wood, [(x+c*.22, y+s*.22, 0), (x+c*.14, y+s*.14, h)], .015, 7)
    b.tube('brass', [(x+.2*math.cos(k*.524), y+.2*math.sin(k*.524), .22) for k in range(13)], .008, 6)
    b.cushion(seat, (x, y, h+.03), (.38, .38, .08), .6)


def window_wall(b, x0, x1, y, z0, z1, n=3, rail=True, deck=1.6, transoms=()):
    """Glazed wall of n leaves in slim frames, cross bars at the heights `transoms`; rail: balcony and glass rail outside."""
    for z in transoms:
        b.box('frame', x0, y-.03, z, x1, y+.03, z+.05)
    for i in range(n+1):
        x = x0+(x1-x0)*i/n
        b.box('frame', x-.03, y-.04, z0, x+.03, y+.04, z1)
    b.box('frame', x0, y-.04, z0, x1, y+.04, z0+.05)
    b.box('frame', x0, y-.04, z1-.06, x1, y+.04, z1)
    b.quad('glass', (x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))
    if rail:
        b.box('deck', x0-1, y+.3, -.12, x1+1, y+deck, -.02)
        b.quad('clear', (x0-1, y+deck, 0), (x1+1, y+deck, 0), (x1+1, y+deck, 1.0), (x0-1, y+deck, 1.0))
        b.box('steel', x0-1, y+deck-.02, 1.0, x1+1, y+deck+.02, 1.04)


def window_light(x0, x1, y, z0, z1, power, col=(1, .96, .9), glossy=True):
    """Portal plus soft area lamp in an opening that faces -y; glossy False where tiles or lacquer would mirror the lamp."""
    xc, zc = (x0+x1)/2, (z0+z1)/2
    a = area((xc, y, zc), (xc, y-5, zc), x1-x0, z1-z0, 1)
    a.data.cycles.is_portal = True
    area((xc, y-.02, zc), (xc, y-5, zc-.8), x1-x0, z1-z0, power, col, glossy)
