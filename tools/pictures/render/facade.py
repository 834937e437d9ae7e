"""Street fronts of Barcelona, built from parts: railings, mouldings, windows with shutters or roller blinds,
balconies on consoles, glazed tribune, crowning gable. Call setup(spec) first: it seeds and makes the materials."""
from kit import *

rnd = random.Random(7)
MATS = {}
STYLES = {   # wall, trim, shutter, ground floor
    'A': ('#d6ae88', '#e9d9bd', '#4c5a3c', '#cdbb9c'),
    'B': ('#c98d72', '#e3cfb2', '#5d3a26', '#bfae92'),
    'C': ('#e2cd9f', '#efe4cc', '#3f5a52', '#c9b999'),
    'D': ('#b9a58a', '#ddd0b8', '#5a4630', '#a99a82'),
    'E': ('#d8b9a0', '#ece0cc', '#44584f', '#c4b497'),
}
STY = {}


def style(key, wall, trim, shutter, base, pattern=None, brick=None):
    """Register a palette; pattern: second colour of a sgraffito drawn on the wall; brick: joint colour of a brick wall."""
    names = {part: key + part for part in ('wall', 'trim', 'shut', 'base')}
    if pattern:
        MATS[names['wall']] = mat_sgraffito(names['wall'], wall, pattern)
    elif brick:
        MATS[names['wall']] = mat_brick(names['wall'], wall, brick)
    else:
        MATS[names['wall']] = mat_stone(names['wall'], wall, .10, .16, bump=.15)
    MATS[names['trim']] = mat_stone(names['trim'], trim, .10, .22, bump=.2, bevel=.012)
    MATS[names['shut']] = mat_plain(names['shut'], shutter, .55, noise=.2)
    MATS[names['base']] = mat_stone(names['base'], base, .14, .25, bump=.35, scale=1.6, bevel=.015)
    STY[key] = names


def setup(spec):
    """Seed the module and make every material a street needs. Returns the material table."""
    global rnd
    rnd = random.Random(spec.get('seed', 7))
    MATS.clear()
    STY.clear()
    glow = {'dusk': 1.5, 'golden': 1.0}.get(spec.get('hour'), 1.0) * spec.get('glow', 1.0)
    for key, cols in {**STYLES, **spec.get('styles', {})}.items():
        style(key, *cols)
    if 'palette' in spec:
        p = spec['palette']
        style('X', p['wall'], p['trim'], p['shutter'], p['base'], p.get('pattern'), p.get('brick'))
    accent = spec.get('tiles', ['#2f6b78', '#d8b45c', '#e9e2cf', '#7a9b6a'])
    MATS.update(materials_of({
        'iron': (mat_plain, '#15171a', .45, .6, .5), 'glass': (mat_glass, '#c9d3cf'), 'frame': (mat_plain, spec.get('joinery', '#5a4029'), .5, {'noise': .2}),
        'dark': (mat_plain, '#14110e', .9), 'curtain': (mat_fabric, '#efe6d6', 60, .1, .3), 'warm': (mat_emit, '#ffb469', 6 * glow),
        'room': (mat_glow, '#e8b070', .55 * glow), 'shopwall': (mat_glow, '#e0a868', .55 * glow), 'shopceil': (mat_emit, '#ffd6a0', 1.6 * glow),
        'shopfloor': (mat_glow, '#8a6a48', .12 * glow), 'roof': (mat_stone, '#b08868', .2, .1),
        'blind': (mat_plain, spec.get('blind', '#5b6b45'), .6, {'noise': .3}), 'awn': (mat_plain, '#efe2c8', .9), 'awn2': (mat_plain, spec.get('awning', '#7d3b2c'), .9),
        'brass': (mat_plain, '#8a6a35', .3, .9), 'pot': (mat_plain, '#a85a3a', .85, {'noise': .2}), 'zinc': (mat_plain, '#6d6f6c', .6),
        'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#89a04a', '#5a7a36'], .35), 'flower': (mat_leaf, spec.get('flowers', ['#c2405f', '#d95f7a', '#e58a9a']), .3),
        'tile1': (mat_plain, accent[0], .25), 'tile2': (mat_plain, accent[1], .25), 'tile3': (mat_plain, accent[2], .3), 'tile4': (mat_plain, accent[3], .25),
        'bark': (mat_stone, '#a79b80', .35, .2, {'bump': .5, 'scale': 2}), 'sgold': (mat_stone, '#c99a55', .15, .1),
        'leaf': (mat_leaf, ['#5d7a2b', '#7f9a3a', '#a3ac46', '#6b8834', '#c2b04a', '#5a7a30'], .45),
        'asph': (mat_asphalt,), 'panot': (mat_panot,), 'kerb': (mat_stone, '#b5aa9a', .1, .1), 'paint': (mat_plain, '#d8d3c8', .7, {'noise': .25, 'nscale': 20}),
        'lampg': (mat_emit, '#ffd9a0', 1.6 * glow), 'wood': (mat_wood, '#8a5a34'), 'trimtop': (mat_plain, '#e8e2d6', .3),
    }))
    return MATS


def rail(b, x0, x1, d, z, h=1.0, st=.115):
    """wrought-iron balcony railing around slab front; local y negative is outward"""
    I = 'iron'
    for zz, t in ((z+h, .028), (z+h-.12, .014), (z+.08, .016), (z+.22, .012)):
        b.box(I, x0, -d-t, zz-t, x1, -d+t, zz+t)
        for x in (x0, x1):
            b.box(I, x-t, -d, zz-t, x+t, 0, zz+t)

    def bar(x, y):
        b.box(I, x-.009, y-.009, z+.05, x+.009, y+.009, z+h)
    n = max(2, round((x1-x0)/st))
    for i in range(n+1):
        x = x0+(x1-x0)*i/n
        bar(x, -d)
        if i < n:
            xm = x+(x1-x0)/n/2
            r = (x1-x0)/n/2*.8
            for k in range(8):
                a0, a1 = k*math.pi/4, (k+1)*math.pi/4
                b.tube(I, [(xm+r*math.cos(a0), -d, z+.15+r*math.sin(a0)), (xm+r*math.cos(a1), -d, z+.15+r*math.sin(a1))], .007, 3)
            b.tube(I, [(xm, -d, z+.28), (xm-.035, -d-.05, z+.38), (xm+.03, -d-.03, z+.48), (xm, -d, z+.58)], .007, 3)
    m = max(1, round(d/st))
    for i in range(m):
        for x in (x0, x1):
            bar(x, -d*i/m)


def mould(b, mat, x0, x1, z, prof):
    """prof: list of (out, dz) outer line; closes to wall"""
    pts = [(.05, prof[0][1]+z)]+[(-o, z+dz) for o, dz in prof]+[(.05, prof[-1][1]+z)]
    b.prism(mat, pts, x0, x1, 'x')


def window(b, S, cx, z, ow, oh, f, principal=False, arch=False, lit=False, low=False):
    h = ow/2
    gy = .24
    b.box('dark', cx-h-.3, 1.3, z, cx+h+.3, 1.35, z+oh+.3)
    if lit:
        b.box('room', cx-h-.2, 1.2, z, cx+h+.2, 1.25, z+oh)
        b.lathe('warm', [(0, 0), (.12, .03), (.15, .13), (.1, .24), (0, .26)], (cx+.15, .8, z+oh*.62), 10)
    b.quad('glass', (cx-h, gy, z), (cx+h, gy, z), (cx+h, gy, z+oh), (cx-h, gy, z+oh))
    F = 'frame'
    for x in (cx-h, cx-.045, cx+h-.07):
        b.box(F, x, gy-.04, z, x+(.09 if abs(x-cx+.045) < .01 else .07), gy+.03, z+oh)
    for zz in (z, z+.75, z+oh*.74, z+oh-.08):
        b.box(F, cx-h, gy-.03, zz, cx+h, gy+.02, zz+.07)
    # curtain
    if rnd.random() < .75:
        w = rnd.uniform(.25, .5)*ow
        for sgn in (-1, 1):
            e = cx+sgn*h
            b.grid('curtain', lambda u, v: (e-sgn*w*u, gy+.22+.03*math.sin(u*30+v), z+oh*v), 16, 1)
    # shutters / blinds
    k = 1 if arch else rnd.random()
    if k < .50:
        ang = rnd.choice([8, 12, 70, 100, 5])
        lw = h
        for sgn in (-1, 1):
            b.push(T(cx+sgn*(h+.02), -.03, z))
            b.push(R(-sgn*ang))
            x0, x1 = (0, lw) if sgn > 0 else (-lw, 0)
            sh = S['shut']
            b.box(sh, x0, -.02, .02, x0+.07, .02, oh-.04)
            b.box(sh, x1-.07, -.02, .02, x1, .02, oh-.04)
            for zz in (.02, oh*.5, oh-.14):
                b.box(sh, x0, -.02, zz, x1, .02, zz+.1)
            n = int(oh/.085)
            for i in range(1, n): 
                zz = i*oh/n
                b._add(sh, [(x0+.05, -.022, zz-.03), (x1-.05, -.022, zz-.03), (x1-.05, .022, zz+.03), (x0+.05, .022, zz+.03)], [(0, 1, 2, 3)])
            b.pop()
            b.pop()
    elif k < .78:
        drop = rnd.uniform(.15, .75)*oh
        n = int(drop/.06)
        tilt = rnd.choice([0, 0, .25, .4])
        b.box('frame', cx-h-.06, -.12, z+oh-.1, cx+h+.06, .04, z+oh+.06)
        for i in range(n):
            zz = z+oh-.1-i*.06
            y = .06-tilt*max(0, i/n)**1.2*1.2
            b.box('blind', cx-h+.02, y, zz-.05, cx+h-.02, y+.02, zz)


def arched_surround(b, S, cx, z, ow, oh):
    """Jambs and a ring of stone over a round-headed opening, with a keystone."""
    t, a = S['trim'], ow/2
    for s in (-1, 1):
        b.box(t, cx+s*a, -.07, z, cx+s*(a+.2), .03, z+oh-a)
        b.box(t, cx+s*(a-.03), -.11, z+oh-a-.1, cx+s*(a+.26), .03, z+oh-a+.06)
    for i in range(16):
        ring = [(r*math.cos(v), r*math.sin(v)) for r, v in ((a, math.pi*i/16), (a+.22, math.pi*i/16), (a+.22, math.pi*(i+1)/16), (a, math.pi*(i+1)/16))]
        b.prism(t, [(cx+x, z+oh-a+y) for x, y in ring], -.08, .03)
    b.prism(t, [(cx-.1, z+oh-.06), (cx+.1, z+oh-.06), (cx+.17, z+oh+.36), (cx-.17, z+oh+.36)], -.16, .02)


def surround(b, S, cx, z, ow, oh, kind):
    t = S['trim']
    h = ow/2
    q = .2
    for sgn in (-1, 1):
        b.box(t, cx+sgn*h, -.07, z, cx+sgn*(h+q), .03, z+oh+.02)
    b.box(t, cx-h-q, -.075, z+oh, cx+h+q, .03, z+oh+.24)
    b.box(t, cx-.11, -.13, z+oh-.04, cx+.11, 0, z+oh+.3)
    if kind:
        mould(b, t, cx-h-q-.12, cx+h+q+.12, z+oh+.3, [(.06, 0), (.12, .05), (.22, .1), (.24, .16), (.05, .2)])
        if kind == 2:
            n = 12
            W2 = h+q+.1
            ps = [(cx-W2, z+oh+.5)]+[(cx-W2+2*W2*i/n, z+oh+.5+.34*math.sin(math.pi*i/n)) for i in range(1, n)]+[(cx+W2, z+oh+.5)]
            b.prism(t, ps, -.16, .02)
            ps2 = [(cx-W2*.8, z+oh+.53)]+[(cx-W2*.8+1.6*W2*i/n, z+oh+.53+.22*math.sin(math.pi*i/n)) for i in range(1, n)]+[(cx+W2*.8, z+oh+.53)]
            b.prism(S['wall'], ps2, -.18, 0)


def console(b, t, x, z, d):
    ps = [(.02, z-.42), (-.08, z-.40), (-.14, z-.3), (-.2, z-.2), (-d*.75, z-.12), (-d*.85, z), (.02, z)]
    b.prism(t, ps, x-.07, x+.07, 'x')


def balcony(b, S, x0, x1, z, d, consoles, plants=.35):
    t = S['trim']
    mould(b, t, x0, x1, z-.16, [(d-.1, 0), (d-.06, .04), (d-.02, .08), (d+.04, .1), (d+.04, .16)])
    for c in consoles:
        console(b, t, c, z-.16, d)
    rail(b, x0+.05, x1-.05, d-.02, z)
    if rnd.random() < plants:
        n = rnd.randint(1, 3)
        for i in range(n):
            px = rnd.uniform(x0+.25, x1-.25)
            b.lathe('pot', [(.0, 0), (.11, 0), (.15, .26), (.16, .28), (.13, .28)], (px, -d+.28, z), 10)
            bush(b, 'leafy', (px, -d+.26, z+.48), rnd.uniform(.22, .42), 160, rnd.randint(0, 999), .11, .9, 'flower', rnd.choice([0, 0, .35, .5]))
    if rnd.random() < plants*.5:
        bush(b, 'leafy', ((x0+x1)/2, -d-.05, z+.75), .32, 220, rnd.randint(0, 999), .1, 1.1, 'flower', .45)


def facade(b, L, bays, S, fl=(5.0, 4.1, 3.7, 3.5, 3.2), detail=True, main=False, lit=.1, tribune=False, margin=.5,
           frieze=True, parapet='balustrade', awning=None, ground=True, bare=(), balconies=(), arched=(), bow=(1, 2)):
    """One street front, x 0..L, outward -y, ground at z=0. Returns the height of the cornice.
    main: full-length balcony on the first floor; parapet: 'balustrade' | 'plain' | 'rail'; ground False: the scene builds the ground floor itself;
    bare, balconies: (floor, bay) pairs that get none, or one although their floor is the last; arched: floors with round-headed openings;
    bow: the floors that the tribune takes."""
    w, t, base = S['wall'], S['trim'], S['base']
    bw = (L-2*margin)/bays
    z = 0
    tb = bays//2
    awc = awning or rnd.choice(['awn2', 'blind'])
    for f, fh in enumerate(fl):
        if f == 0 and not ground:
            z += fh
            continue
        if f == 0:
            ow, oh = min(2.5, bw*.68), fh-1.15
        else:
            ow, oh = 1.25 if bw < 3.4 else 1.4, min(2.85, fh-.95) if f < len(fl)-1 else fh-1.15
        wm = base if f == 0 else w
        y1 = .45
        xs = [margin+bw*(i+.5) for i in range(bays)]
        # wall: piers + lintel
        e = [0]+[v for c in xs for v in (c-ow/2, c+ow/2)]+[L]
        for i in range(0, len(e), 2):
            b.box(wm, e[i], 0, z, e[i+1], y1, z+fh)
        for c in xs:
            zt = z+oh
            if f == 0:
                n = 12
                rise = .42
                zt = z+oh-rise
                arc = [(c-ow/2+ow*i/n, zt+rise*math.sin(math.pi*i/n)**.9) for i in range(n+1)]
                b.prism(wm, [(c-ow/2, z+fh)]+arc+[(c+ow/2, z+fh)], 0, y1)
                b.prism(t, [(c-.2, z+fh-.42), (c-.13, z+oh-.1), (c+.13, z+oh-.1), (c+.2, z+fh-.42)], -.12, .02)
            elif f in arched:
                arc = [(c-ow/2*math.cos(math.pi*i/20), zt-ow/2+ow/2*math.sin(math.pi*i/20)) for i in range(21)]
                b.prism(wm, [(c-ow/2, z+fh)]+arc+[(c+ow/2, z+fh)], 0, y1)
            else:
                b.box(wm, c-ow/2, 0, zt, c+ow/2, y1, z+fh)
        if f == 0:
            # rustication: raised courses on piers
            for i in range(0, len(e), 2):
                k = int((fh-.5)/.46)
                for j in range(k):
                    zz = z+.5+j*(fh-.95)/k
                    b.box(base, e[i]+.015, -.06, zz+.02, e[i+1]-.015, .02, zz+(fh-.95)/k-.025)
                b.box(base, e[i]-.02, -.1, z, e[i+1]+.02, .02, z+.48)
            mould(b, t, -.05, L+.05, z+fh-.38, [(.05, 0), (.1, .06), (.1, .16), (.22, .22), (.28, .3), (.28, .38)])
            for i, c in enumerate(xs):
                b.box('dark', c-ow/2-.4, 2.4, z, c+ow/2+.4, 2.5, z+fh)
                b.box('shopfloor', c-ow/2-.4, .4, z, c+ow/2+.4, 2.4, z+.02)
                b.box('shopceil', c-ow/2-.3, 1.0, z+fh-.75, c+ow/2+.3, 2.0, z+fh-.7)
                b.box('shopwall', c-ow/2-.3, 2.3, z, c+ow/2+.3, 2.35, z+fh-.6)
                for s in (-1, 1):
                    b.box('shopwall', c+s*(ow/2+.32), .46, z, c+s*(ow/2+.38), 2.3, z+fh-.6)
                for sh_ in range(3):
                    b.box('frame', c-ow/2, 1.95, z+.9+sh_*.6, c+ow/2, 2.3, z+.94+sh_*.6)
                for sh_ in range(14):
                    sx_ = c+rnd.uniform(-.46, .46)*ow
                    sz_ = z+.94+rnd.randint(0, 2)*.6
                    b.box(rnd.choice(['pot', 'tile1', 'awn', 'tile2', 'curtain']), sx_, 2.0, sz_, sx_+rnd.uniform(.06, .2), 2.15, sz_+rnd.uniform(.15, .42))
                for gx in (-.3, .3):
                    b.lathe('warm', [(0, 0), (.12, .03), (.15, .13), (.1, .24), (0, .26)], (c+gx*ow, 1.1, z+2.75), 10)
                b.quad('glass', (c-ow/2, .36, z+.5), (c+ow/2, .36, z+.5), (c+ow/2, .36, z+oh), (c-ow/2, .36, z+oh))
                b.box('frame', c-ow/2, .3, z, c+ow/2, .42, z+.5)
                for xx in (c-ow/2, c-.04, c+ow/2-.1):
                    b.box('frame', xx, .28, z, xx+.1, .4, z+oh)
                b.box('frame', c-ow/2, .28, z+2.55, c+ow/2, .4, z+2.68)
                if detail and rnd.random() < .55:
                    ws = 14
                    a0, a1 = c-ow/2-.1, c+ow/2+.1
                    cc = awc
                    for q in range(ws):
                        x0 = a0+(a1-a0)*q/ws
                        x1 = a0+(a1-a0)*(q+1)/ws
                        mt = 'awn' if q % 2 else cc
                        b._add(mt, [(x0, -.02, z+3.35), (x1, -.02, z+3.35), (x1, -1.3, z+2.7), (x0, -1.3, z+2.7)], [(0, 1, 2, 3)])
                        b._add(mt, [(x0, -1.3, z+2.7), (x1, -1.3, z+2.7), (x1, -1.3, z+2.46), ((x0+x1)/2, -1.3, z+2.4), (x0, -1.3, z+2.46)], [(0, 1, 2, 3, 4)])
        else:
            for i, c in enumerate(xs):
                if tribune and i == tb and f in bow:
                    continue
                window(b, S, c, z, ow, oh, f, arch=f in arched, lit=rnd.random() < lit)
                if f in arched:
                    arched_surround(b, S, c, z, ow, oh)
                else:
                    surround(b, S, c, z, ow, oh, 2 if f == 1 else (1 if f < 4 else 0))
            # sgraffito / pilaster strips
            d = {1: .95, 2: .8, 3: .7}.get(f, .45)
            if f == 1 and main: 
                if tribune:
                    xa, xb = xs[tb]-bw/2-.25, xs[tb]+bw/2+.25
                    balcony(b, S, .4, xa, z, d, [c+s*.8 for c in xs[:tb] for s in (-1, 1)], .9)
                    balcony(b, S, xb, L-.4, z, d, [c+s*.8 for c in xs[tb+1:] for s in (-1, 1)], .9)
                else:
                    balcony(b, S, .4, L-.4, z, d, [c+s*.8 for c in xs for s in (-1, 1)], .9)
            else:
                for i, c in enumerate(xs):
                    if (f, i) in bare or (tribune and i == tb and f in bow):
                        continue
                    hw = ow/2+.42
                    if f == len(fl)-1 and (f, i) not in balconies:
                        rail(b, c-ow/2, c+ow/2, .08, z, 1.0)
                    else:
                        balcony(b, S, c-hw, c+hw, z, d, [c-ow/2-.1, c+ow/2+.1], .45 if detail else .2)
            mould(b, t, -.03, L+.03, z-.03, [(.04, 0), (.09, .04), (.09, .12), (.04, .16)])
            for i in range(bays+1):
                x = margin+bw*i
                x = min(max(x, .32), L-.32)
                b.box(t, x-.24, -.05, z+.16, x+.24, .02, z+fh-.04) if f < len(fl)-1 else None
                if f < len(fl)-1:
                    b.box(w, x-.16, -.065, z+.5, x+.16, 0, z+fh-.6)
                    b.push(T(x, -.06, z+fh-.3) @ R(90, 'X'))
                    b.lathe('sgold', [(0, .04), (.06, .035), (.08, .0), (.12, .02), (.14, 0)], (0, 0, 0), 14)
                    b.pop()
            if f == len(fl)-1 and frieze:   # tile frieze
                nt_ = int(L/.24)
                for q in range(nt_):
                    for r_ in range(2):
                        x0 = L*q/nt_
                        b.box(['tile1', 'tile3', 'tile2', 'tile3', 'tile4', 'tile3'][(q+r_*3) %
                              6], x0+.01, -.02, z+fh-.62+r_*.24, x0+L/nt_-.01, .02, z+fh-.4+r_*.24)
        z += fh
    # cornice
    mould(b, t, -.1, L+.1, z-.05, [(.1, 0), (.16, .1), (.3, .18), (.34, .26), (.62, .34), (.72, .44), (.78, .52), (.78, .6)])
    n = int(L/.42)
    for i in range(n+1):
        x = L*i/n
        b.box(t, x-.09, -.55, z+.06, x+.09, 0, z+.26)
    z += .55
    if parapet == 'plain':
        b.box(w, 0, -.06, z, L, .3, z+.9)
        b.box(t, -.04, -.14, z+.9, L+.04, .36, z+1.05)
        return z
    if parapet == 'rail':
        b.box(t, 0, -.1, z, L, .3, z+.16)
        rail(b, .1, L-.1, 0, z+.1, 1.0)
        return z
    # parapet: piers + balusters
    b.box(t, 0, -.1, z, L, .3, z+.22)
    b.box(t, 0, -.16, z+1.05, L, .36, z+1.2)
    for i in range(bays+1):
        x = min(max(margin+bw*i, .3), L-.3)
        b.box(t, x-.28, -.14, z, x+.28, .34, z+1.3)
        if i % 2 == 0:
            b.lathe(t, [(.0, 0), (.2, 0), (.2, .08), (.08, .14), (.08, .22), (.24, .42),
                    (.27, .6), (.2, .74), (.08, .84), (.1, .9), (0, 1.02)], (x, .1, z+1.3), 12)
        if i < bays:
            xa, xb = x+.35, margin+bw*(i+1)-.35
            k = max(1, int((xb-xa)/.24))
            for j in range(k):
                b.lathe(t, [(.05, 0), (.05, .08), (.09, .25), (.06, .5), (.04, .62), (.07, .74), (.07, .84)], (xa+(xb-xa)*(j+.5)/k, .08, z+.22), 7)
    return z


def tribune(b, S, cx, z0, z1, w=3.1, d=1.25, storeys=2):
    """Glazed bay over one or two floors."""
    t = S['trim']
    pl = [(cx-w/2, 0), (cx-w/2+.35, -d), (cx+w/2-.35, -d), (cx+w/2, 0)]
    H = (z1-z0)/storeys
    fl = [z0+H*k for k in range(storeys)]

    def ring(za, zb, o=0, m=t):
        ps = [(cx-w/2-o, 0.05), (cx-w/2+.35-o*.6, -d-o), (cx+w/2-.35+o*.6, -d-o), (cx+w/2+o, .05)]
        b.prism(m, ps, za, zb, 'z')
    for i, r_ in enumerate((.0, .12, .25)):
        ring(z0-.45+i*.15, z0-.3+i*.15, -.3+i*.15)
    b.prism(t, [(cx-.5, z0-1.2), (cx+.5, z0-1.2), (cx+1.1, z0-.45), (cx-1.1, z0-.45)], -.5, .05)
    for zz in fl:
        ring(zz, zz+.75, 0)
        ring(zz+.7, zz+.85, .08)
        ring(zz+H-.3, zz+H, 0)
        ring(zz+H-.12, zz+H+.02, .12)
        for (x0, y0), (x1, y1) in zip(pl, pl[1:]):
            n = 4 if y0 == y1 else 2
            for i in range(n+1):
                x, y = x0+(x1-x0)*i/n, y0+(y1-y0)*i/n
                r = .085 if i in (0, n) else .05
                b.lathe(t, [(r*1.5, 0), (r*1.5, .1), (r, .16), (r, H-1.3), (r*1.6, H-1.2), (r*1.6, H-1.1)], (x, y+.02, zz+.8), 10)
            b.quad('glass', (x0, y0+.04, zz+.8), (x1, y1+.04, zz+.8), (x1, y1+.04, zz+H-.3), (x0, y0+.04, zz+H-.3))
            for i in range(n):   # coloured transoms
                xa, ya, xb, yb = x0+(x1-x0)*i/n, y0+(y1-y0)*i/n, x0+(x1-x0)*(i+1)/n, y0+(y1-y0)*(i+1)/n
                b._add(['tile2', 'tile1', 'tile4'][i % 3], [(xa, ya+.03, zz+H-.85), (xb, yb+.03, zz+H-.85),
                       (xb, yb+.03, zz+H-.3), (xa, ya+.03, zz+H-.3)], [(0, 1, 2, 3)])
                b.box('frame', min(xa, xb), min(ya, yb)-.0, zz+H-.9, max(xa, xb), max(ya, yb)+.05, zz+H-.84)
        b.box('dark', cx-w/2+.3, 1.5, zz, cx+w/2-.3, 1.6, zz+H)
        for q in (-1, 1):
            b.grid('curtain', lambda u, v: (cx+q*(w/2-.4-u*.8), -.2+.03*math.sin(u*25), zz+.8+v*(H-1.1)), 14, 1)
        b.lathe('warm', [(0, 0), (.16, .03), (.2, .16), (.1, .3), (0, .3)], (cx, .6, zz+1.5), 12)
    balcony(b, S, cx-w/2-.1, cx+w/2+.1, z1+.05, d+.05, [], 1.0)


def crown(b, S, cx, z, w=6.4):
    t = S['trim']
    n = 24

    def pts(w, h, o=0):
        return [(cx-w/2, z)]+[(cx-w/2+w*i/n, z+.6+h*(math.sin(math.pi*i/n)**1.6)+.35*math.sin(3*math.pi*i/n)**2) for i in range(n+1)]+[(cx+w/2, z)]
    b.prism(t, pts(w, 2.5), -.2, .4)
    b.prism(S['wall'], pts(w-.7, 2.1), -.25, 0)
    b.push(T(cx, -.25, z+1.55) @ R(90, 'X'))
    b.lathe(t, [(0, .06), (.5, .06), (.55, .1), (.68, .12), (.74, .05), (.78, 0)], (0, 0, 0), 32)
    b.lathe('tile1', [(0, .09), (.5, .09)], (0, 0, 0), 32)
    b.lathe('tile2', [(0, .11), (.22, .11)], (0, 0, 0), 8)
    b.pop()
    b.lathe(t, [(0, 0), (.3, 0), (.3, .15), (.1, .25), (.1, .4), (.32, .7), (.3, .95), (.1, 1.2), (.05, 1.7), (0, 1.9)], (cx, .1, z+3.3), 14)


def wave(b, S, cx, z, w):
    """Gable as wide as the house: an outline like a wave with a rim of broken tile, two oval windows, a flower of glazed tile."""
    t, n = S['trim'], 60

    def outline(inset):
        half = w/2-inset
        return [(cx-half+2*half*i/n, z+.9+3.3*math.sin(math.pi*i/n)**2.2+.55*math.sin(3*math.pi*i/n)**2-inset*.8) for i in range(n+1)]
    edge, inner = outline(0), outline(.42)
    b.prism(t, [(cx-w/2, z)]+edge+[(cx+w/2, z)], -.16, .4)
    b.prism(S['wall'], [(cx-w/2+.42, z)]+inner+[(cx+w/2-.42, z)], -.2, 0)
    for i in range(n):          # broken tile on the rim
        (x0, z0), (x1, z1) = edge[i], edge[i+1]
        for k in range(3):
            m = ('tile1', 'tile4', 'tile2', 'tile3')[rnd.randrange(4)]
            b.prism(m, [(x0+.01, z0+.01), (x1-.01, z1+.01), (x1-.01, z1+.09), (x0+.01, z0+.09)], -.2+.2*k, -.03+.2*k)
    for s in (-1, 1):
        x, zc = cx+s*w*.17, z+1.5
        oval = lambda r: [(x+.42*r*math.cos(v), zc+.66*r*math.sin(v)) for v in [6.2832*i/32 for i in range(32)]]
        b.prism(t, oval(1.35), -.27, 0)
        b.prism('dark', oval(1.0), -.275, 0)
        b.prism('frame', [(x-.03, zc-.64), (x+.03, zc-.64), (x+.03, zc+.64), (x-.03, zc+.64)], -.285, 0)
        b.prism('frame', [(x-.41, zc-.03), (x+.41, zc-.03), (x+.41, zc+.03), (x-.41, zc+.03)], -.285, 0)
    for k in range(8):          # the flower
        a = k*.7854
        b.prism('tile2' if k % 2 else 'tile1', [(cx+.34*math.cos(a)+.2*math.cos(v), z+3.1+.34*math.sin(a)+.2*math.sin(v)) for v in [6.2832*i/14 for i in range(14)]], -.25, 0)
    b.prism('tile2', [(cx+.16*math.cos(v), z+3.1+.16*math.sin(v)) for v in [6.2832*i/16 for i in range(16)]], -.27, 0)


def turret(b, S, cx, cy, z, r=3.0):
    """Round look-out over a corner: drum with arched windows, cornice, scaled dome, lantern."""
    t = S['trim']
    b.lathe(S['wall'], [(r, -1.2), (r, 3.2)], (cx, cy, z), 48)
    b.lathe(t, [(r+.02, 0), (r+.18, .05), (r+.18, .4), (r+.02, .5)], (cx, cy, z), 48)
    b.lathe(t, [(r, 2.9), (r+.15, 3.0), (r+.42, 3.2), (r+.5, 3.35), (r+.5, 3.5), (0, 3.6)], (cx, cy, z), 48)
    for k in range(8):
        b.push(T(cx, cy, z) @ R(k*45) @ T(0, -r, 0))
        b.box('dark', -.5, -.06, .7, .5, .3, 2.0)
        b.prism('dark', [(-.5*math.cos(math.pi*i/12), 2.0+.5*math.sin(math.pi*i/12)) for i in range(13)], -.06, .3)
        for x in (-.5, -.03, .44):
            b.box('frame', x, -.09, .7, x+.06, 0, 2.3 if abs(x) < .1 else 2.0)
        for s in (-1, 1):
            b.box(t, s*.5, -.14, .6, s*.66, .2, 2.0)
        for i in range(12):
            ring = [(q*math.cos(v), q*math.sin(v)) for q, v in ((.5, math.pi*i/12), (.68, math.pi*i/12), (.68, math.pi*(i+1)/12), (.5, math.pi*(i+1)/12))]
            b.prism(t, [(x, 2.0+y) for x, y in ring], -.14, .2)
        b.pop()
        b.push(T(cx, cy, z) @ R(k*45+22.5) @ T(0, -r, 0))
        b.box(t, -.14, -.12, .45, .14, .2, 3.0)
        b.pop()
    rows = 13
    for i in range(rows):       # scales in two glazes
        a0, a1 = math.pi/2*i/rows, math.pi/2*(i+1)/rows
        n = max(8, int(44*math.cos(a0)))
        for k in range(n):
            v0, v1 = 6.2832*(k+.5*(i % 2))/n, 6.2832*(k+1+.5*(i % 2))/n
            q0, q1 = (r+.12)*math.cos(a0)+.05, (r+.12)*math.cos(a1)
            z0, z1 = z+3.55+3.4*math.sin(a0), z+3.55+3.4*math.sin(a1)
            b._add('tile1' if (i+k//2) % 3 else 'tile4', [(cx+q0*math.cos(v0), cy+q0*math.sin(v0), z0), (cx+q0*math.cos(v1), cy+q0*math.sin(v1), z0), (cx+q1*math.cos(v1), cy+q1*math.sin(v1), z1+.03), (cx+q1*math.cos(v0), cy+q1*math.sin(v0), z1+.03)], [(0, 1, 2, 3)])
    b.lathe(t, [(.55, 0), (.6, .1), (.42, .2), (.42, 1.0), (.6, 1.15), (.3, 1.5), (.06, 1.8), (.1, 2.0), (.02, 2.9)], (cx, cy, z+6.85), 20)
