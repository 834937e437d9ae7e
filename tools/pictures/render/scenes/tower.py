"""Modern seafront tower with wavy balconies, palms, promenade, beach and sea (Diagonal Mar manner).

spec: floors, slab and panel (colours), glass tint, head bool (rock headland over the sea), wave (balcony amplitude, m), second bool, park bool (planted forecourt), terraced {deep, stagger, bays, solid} (a straight building instead of the round tower), garden 'palms' | 'pines', sun_elev, sun_rot, seed, camera.
"""
from kit import *


def palm(seed, h=8.5, fronds=34, L=2.7):
    """Date palm: ringed trunk, arching fronds of leaflets."""
    r = random.Random(seed)
    b = Builder()
    lean = r.uniform(-.5, .5)
    pts = [Vector((lean*(k/8)**2, .2*math.sin(k*.5), h*k/8)) for k in range(9)]
    b.tube('trunk', pts, [.26, .21, .19, .18, .18, .18, .18, .2, .24], 10)
    top = pts[-1]
    b.lathe('trunk', [(.24, 0), (.4, .25), (.36, .55), (0, .7)], tuple(top-Vector((0, 0, .15))), 12)
    for i in range(fronds):
        a = 2.39996*i
        el = math.radians(82-108*(i/fronds))
        d = Vector((math.cos(a)*math.cos(el), math.sin(a)*math.cos(el), math.sin(el)))
        p = top+Vector((0, 0, .3))
        ps = [p]
        n = 10
        for k in range(n):
            d = (d+Vector((0, 0, -.105*(1+k*.16)))).normalized()
            p = p+d*(L*r.uniform(.96, 1.04)/n)
            ps.append(p)
        b.tube('rib', ps, [.03*(1-k/(n+1)) for k in range(n+1)], 4)
        for k in range(1, n*4):
            t = k/4
            q = ps[int(t)].lerp(ps[min(int(t)+1, n)], t-int(t))
            d = (ps[min(int(t)+1, n)]-ps[int(t)]).normalized()
            side = d.cross(Vector((0, 0, 1)))
            if side.length < .05:
                continue
            side.normalize()
            up = side.cross(d)
            ll = .62*math.sin(math.pi*(.12+.86*t/n))**.6
            for s in (-1, 1):
                tip = q+(side*s*.8+d*.62+up*.12).normalized()*ll-Vector((0, 0, .12*ll))
                w = d*.028
                b._add('frond', [q-w, q+w, tip], [(0, 1, 2)])
    return b


def tower(b, rnd, cx, cy, w, d, floors, wave, ph, lit, fh=3.15):
    """Slab tower: superellipse plan, each floor's slab edge waves differently; glass drum, rails, loggias."""
    N = 96

    def ring(sx, sy, amp, k, z):
        return [((cx+sx*math.copysign(abs(math.cos(t))**.62, math.cos(t))*(1+amp*math.sin(3*t+k)/sx), cy+sy*math.copysign(abs(math.sin(t))**.62, math.sin(t))*(1+amp*math.sin(3*t+k)/sy))) for t in (2*math.pi*i/N for i in range(N))]
    b.prism('core', ring(w/2-.5, d/2-.5, 0, 0, 0), 0, 5.0, 'z', False)
    for f in range(floors+1):
        z = 5.0+f*fh
        k = ph+f*.33
        top = f == floors
        slab = ring(w/2+1.1, d/2+1.1, wave, k, z)
        b.prism('slab', slab, z-.34, z, 'z', False)
        if top:
            break
        g = ring(w/2-.6, d/2-.6, 0, 0, z)
        for i in range(N): # storey-high glass, here and there a wall panel or a lit room
            (xa, ya), (xb, yb) = g[i], g[(i+1) % N]
            m = 'pane' if (i//3+f) % 7 else 'panel'
            b.quad(m, (xa, ya, z), (xb, yb, z), (xb, yb, z+fh-.34), (xa, ya, z+fh-.34))
            if i % 3 == 0:
                b.box('frame', xa-.05, ya-.05, z, xa+.05, ya+.05, z+fh-.34)
            if rnd.random() < lit and i % 3 == 0:
                b.quad('lit', ((xa*.985+cx*.015), (ya*.985+cy*.015), z+.1), (xb*.985+cx*.015, yb*.985+cy*.015, z+.1),
                       (xb*.985+cx*.015, yb*.985+cy*.015, z+fh-.5), (xa*.985+cx*.015, ya*.985+cy*.015, z+fh-.5))
        r = ring(w/2+1.02, d/2+1.02, wave, k, z)
        for i in range(N):
            (xa, ya), (xb, yb) = r[i], r[(i+1) % N]
            b.quad('rail', (xa, ya, z), (xb, yb, z), (xb, yb, z+1.02), (xa, ya, z+1.02))
            b.tube('steel', [(xa, ya, z+1.04), (xb, yb, z+1.04)], .028, 4)
        for i in range(0, N, 12): # party fins between flats
            (xa, ya), (xg, yg) = r[i], g[i]
            b.prism('slab', [(xa-.07, ya), (xa+.07, ya), (xg+.07, yg), (xg-.07, yg)], z, z+fh-.34, 'z')
        for i in range(N):
            if rnd.random() < .06:
                x, y = r[i]
                bush(b, 'leafy', (x*.99+cx*.01, y*.985+cy*.015, z+.5), .42, 90, i+f*100, .2, .9, 'bou', rnd.choice([0, 0, .5]))
    zt = 5.0+floors*fh
    b.prism('core', ring(w/2-4, d/2-3, 0, 0, 0), zt, zt+2.8, 'z')
    b.prism('slab', ring(w/2-3.2, d/2-2.2, 0, 0, 0), zt+2.8, zt+3.1, 'z')


def terraced(b, rnd, cx, cy, w, d, floors, lit, deep=2.6, stagger=2, bays=5, solid=False, fh=3.1):
    """Straight building of white terraces: bays between party walls, every second terrace deeper, sliding screens of wood, a pergola on the roof."""
    x0, y0, z0 = cx-w/2, cy-d/2, 3.9
    bw = w/bays
    b.box('core', x0+1.2, y0+1.6, 0, cx+w/2-1.2, cy+d/2-.6, z0-.3)
    b.quad('pane', (x0+1.6, y0+1.55, .1), (cx+w/2-1.6, y0+1.55, .1), (cx+w/2-1.6, y0+1.55, z0-.35), (x0+1.6, y0+1.55, z0-.35))
    for i in range(bays+1):
        b.box('slab', x0+i*bw-.22, y0-.3, 0, x0+i*bw+.22, y0+.3, z0)
    for f in range(floors):
        z = z0+f*fh
        b.box('slab', x0, y0, z-.3, cx+w/2, cy+d/2, z)
        for side in (x0+.02, cx+w/2-.32):      # end walls with a strip of windows
            b.box('slab', side, y0, z, side+.3, cy+d/2, z+fh-.3)
            for q in (.35, .68):
                b.box('frame', side-.03, y0+d*q-.6, z+.7, side+.33, y0+d*q+.6, z+2.3)
                b.box('pane', side-.05, y0+d*q-.52, z+.78, side+.35, y0+d*q+.52, z+2.22)
        b.box('core', x0+.4, cy+d/2-.3, z, cx+w/2-.4, cy+d/2, z+fh-.3)
        for i in range(bays):
            xa, xb = x0+i*bw, x0+(i+1)*bw
            out = deep if (i+f) % stagger == 0 else deep*.55
            b.box('slab', xa, y0-out, z-.3, xb, y0+.01, z-.005)
            b.box('slab', xa-.11, y0-min(out, deep*.55), z, xa+.11, y0+.4, z+fh-.3)
            g = y0+.42
            b.box('lit' if rnd.random() < lit else 'core', xa+.3, g+3.4, z, xb-.3, g+3.5, z+fh-.3)
            b.quad('pane', (xa+.11, g, z), (xb-.11, g, z), (xb-.11, g, z+fh-.3), (xa+.11, g, z+fh-.3))
            for q in range(4):
                x = xa+.11+(bw-.22)*q/3
                b.box('frame', x-.035, g-.06, z, x+.035, g+.04, z+fh-.3)
            if rnd.random() < .7:               # a louvred screen before part of the glass
                sx = rnd.choice([xa+.2, xa+bw*.36, xb-bw*.34])
                for k in range(22):
                    b.box('panel', sx, g-.28, z+.06+k*.125, sx+bw*.3, g-.22, z+.14+k*.125)
            if solid:
                b.box('slab', xa, y0-out-.02, z, xb, y0-out+.12, z+.95)
            else:
                b.box('slab', xa, y0-out-.02, z-.3, xb, y0-out+.1, z+.12)
                b.quad('rail', (xa+.05, y0-out+.04, z+.12), (xb-.05, y0-out+.04, z+.12), (xb-.05, y0-out+.04, z+1.02), (xa+.05, y0-out+.04, z+1.02))
                b.box('steel', xa, y0-out+.01, z+1.02, xb, y0-out+.07, z+1.06)
            for x in (xa+.04, xb-.04):
                b.quad('rail', (x, y0-out+.06, z), (x, y0-.02, z), (x, y0-.02, z+1.02), (x, y0-out+.06, z+1.02))
            for q in range(rnd.choice([0, 0, 1, 2])):
                bush(b, 'leafy', (rnd.uniform(xa+.5, xb-.5), y0-out+.5, z+.55), rnd.uniform(.35, .5), 150, f*40+i*7+q, .13, 1, 'bou', rnd.choice([0, 0, .5]))
            if rnd.random() < .45:              # a table with a cloth, a parasol
                x = rnd.uniform(xa+1.2, xb-1.2)
                b.lathe('c2', [(0, .72), (.45, .72), (.45, .69), (.05, .68), (.05, 0)], (x, y0-out*.5, z), 14)
    zt = z0+floors*fh
    b.box('slab', x0-.25, y0-.3, zt-.3, cx+w/2+.25, cy+d/2+.25, zt)
    for a, c, e, g in ((x0-.25, y0-.3, cx+w/2+.25, y0-.1), (x0-.25, cy+d/2+.05, cx+w/2+.25, cy+d/2+.25), (x0-.25, y0-.1, x0-.05, cy+d/2+.05), (cx+w/2+.05, y0-.1, cx+w/2+.25, cy+d/2+.05)):
        b.box('slab', a, c, zt, e, g, zt+.5)
    b.box('slab', cx-3, cy-1, zt, cx+4.5, cy+d/2-1, zt+3)
    for k in range(12):
        b.box('wood', x0+1+k*.6, y0+1, zt+2.6, x0+1.12+k*.6, y0+5.5, zt+2.75)
    for px in (x0+1, x0+7.7):
        for py in (y0+1.1, y0+5.4):
            b.box('wood', px-.08, py-.08, zt, px+.08, py+.08, zt+2.6)


def build(spec):
    rnd = random.Random(spec.get('seed', 5))
    mats = materials_of({
        'slab': (mat_stone, spec.get('slab', '#f0ebe2'), .03, .06, {'bump': .05}), 'core': (mat_plain, '#8a7c6a', .6), 'pane': (mat_plain, spec.get('tint', '#4f6c78'), .06, .25, .9), 'panel': (mat_wood, spec.get('panel', '#a9794c'), (3, 3, 1)), 'frame': (mat_plain, '#2c2f31', .4, .4), 'rail': (mat_glass, '#dbe8e8', .7), 'steel': (mat_plain, '#c8c8c4', .3, .8), 'lit': (mat_emit, '#ffca8a', 1.4),
        'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66'], .4), 'lav': (mat_leaf, ['#7a68a8', '#8f7fbd', '#69569a'], .3), 'grass': (mat_leaf, ['#8c9a4e', '#a8ad62', '#c9bf80', '#7a8a44'], .4), 'trunk': (mat_stone, '#8f7558', .35, .2, {'bump': .9, 'scale': 3}), 'rib': (mat_plain, '#8c9a4e', .6), 'frond': (mat_leaf, ['#4a6a2c', '#5f8038', '#7a963f'], .3), 'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c'], .25), 'barkp': (mat_stone, '#7d5a44', .35, .2),
        'pave': (mat_travertine, '#c2b193', '#b5a384', '#8f7f66', 1.2, .6), 'pave2': (mat_travertine, '#b98f70', '#ad8263', '#8a674e', .6, .3), 'lawn': (mat_stone, '#6f8a45', .3, .05, {'bump': .9, 'scale': 3}), 'sand': (mat_stone, '#dfcda6', .08, .03, {'bump': .6}), 'sea': (mat_water, '#2f8aa2', '#1a6484', .2, .4, .12), 'conc': (mat_stone, '#d9cfbf', .08, .1), 'wood': (mat_wood, '#9a6a3f', (2, 2, 10)), 'iron': (mat_plain, '#22282c', .5, .5), 'rock': (mat_rock,), 'sail': (mat_plain, '#f6f2ea', .8), 'lampg': (mat_emit, '#ffd9a0', 1.5), 'c1': (mat_stone, '#d8c4a8', .1, .1), 'c2': (mat_stone, '#c7a98c', .1, .1), 'win': (mat_plain, '#44525a', .2)})
    b = Builder()
    if 'terraced' in spec:
        terraced(b, rnd, 10, 26, 27, 15, spec.get('floors', 7), spec.get('lit', .05), **spec['terraced'])
    else:
        tower(b, rnd, 10, 26, 27, 17, spec.get('floors', 12), spec.get('wave', 1.0), 0, spec.get('lit', .05))
    if spec.get('second', True) and 'terraced' in spec:
        terraced(b, rnd, 52, 34, 29, 15, spec.get('floors', 7)-2, 0, 2.0, 3, 5, True)
    elif spec.get('second', True):
        tower(b, rnd, 52, 48, 25, 17, spec.get('floors', 12)+4, spec.get('wave', 1.0), 2, spec.get('lit', .05))
    # podium: lobby, pergola, garden
    b.box('conc', -9, 12.5, 0, 30, 13.2, .5)
    if 'terraced' not in spec:
        b.box('slab', -6, 13.8, 4.4, 27, 20, 4.75)
        b.box('pane', -4, 17, 0, 24, 17.1, 4.4)
        for i in range(9):
            b.tube('slab', [(-5+i*3.9, 14.3, 0), (-5+i*3.9, 14.3, 4.4)], .16, 12)
    # ground: garden, promenade, low wall, beach, sea (at the left)
    b.box('lawn', -16, 0, -.3, 200, 200, -.02)
    b.box('pave', -26, -60, -.3, -16, 300, .0)
    b.box('pave', -15.99, -60, -.3, 80, 0, .0)
    b.box('pave2', -22.6, -60, -.05, -19.4, 300, .008)
    b.box('pave', 8, .01, -.05, 14, 17, .005)
    b.box('conc', -26.5, -60, -.8, -26, 300, .45)
    b.box('sand', -62, -100, -1.3, -26.4, 500, -.7)
    b.quad('sea', (-40000, -3000, -1.1), (-58, -3000, -1.1), (-58, 30000, -1.1), (-40000, 30000, -1.1))
    b.quad('sea', (-58.01, 420, -1.12), (40000, 900, -1.12), (40000, 30000, -1.12), (-58.01, 30000, -1.12))
    for k in range(15): # planted beds along the promenade
        y = -33+k*9.0
        b.box('conc', -17.6, y, 0, -16.2, y+6, .42)
        for j in range(9):
            bush(b, rnd.choice(['lav', 'leafy', 'leafy']), (-16.9, y+.4+j*.65, .6), rnd.uniform(.35, .5), 260, k*20+j, .1, .85, 'bou', .3 if j % 4 == 0 else 0)
        blades(b, 'grass', (-16.9, y+3, .4), 50, .9, k, .014, .4)
    beds = ((15, -17, 23, -11), (26, -14, 35, -7), (3, -13, 11, -6), (30, -26, 38, -20)) if spec.get('park') else ()
    for x0, y0, x1, y1 in beds:     # raised lawns with flowering edges on the forecourt
        b.box('conc', x0-.25, y0-.25, -.1, x1+.25, y1+.25, .38)
        b.box('lawn', x0, y0, .3, x1, y1, .42)
        for k in range(int((x1-x0)/.6)):
            bush(b, rnd.choice(['lav', 'leafy', 'leafy']), (x0+.4+k*.6, y0+.5, .6), rnd.uniform(.32, .46), 260, 800+k, .1, .85, 'bou', .3 if k % 3 == 0 else 0)
            blades(b, 'grass', (x0+.4+k*.6, y0+1.3, .4), 44, rnd.uniform(.5, .8), 900+k, .014, .4)
    for k in range(7):
        bush(b, 'leafy', (-13+k*3.4, 10.8+rnd.uniform(-.6, .6), .5), rnd.uniform(.8, 1.1), 700, 300+k, .14, .8, 'bou', .4 if k % 2 else 0)
    for k in range(60):
        blades(b, 'grass', (rnd.uniform(-15, 6), rnd.uniform(1, 10), -.02), 40, rnd.uniform(.5, .8), 500+k, .014, .4)
    for k in range(8): # lamps and benches
        y = -30+k*16
        b.tube('iron', [(-25.2, y, 0), (-25.2, y, 5.2), (-24.2, y, 5.4)], [.09, .06, .05], 8)
        b.box('lampg', -24.6, y-.1, 5.33, -24.0, y+.1, 5.36)
        for q in range(4):
            b.box('wood', -24.9+q*.13, y+6, .42, -24.8+q*.13, y+8.2, .46)
        for v in (6.3, 7.9):
            b.box('iron', -24.9, y+v, 0, -24.42, y+v+.06, .42)
    for k in range(9): # parasols on the sand
        x, y = -42+rnd.uniform(-9, 9), -8+k*9
        b.tube('wood', [(x, y, -.8), (x, y, 1.5)], .03, 6)
        b.lathe('sail' if k % 3 else 'c2', [(1.3, 1.2), (.7, 1.55), (0, 1.75)], (x, y, 0), 10, False)
        b.box('sail', x-.9, y-.9, -.5, x-.3, y+.9, -.38)
    for x, y, s in ((-220, 420, 1), (-330, 520, 1.1), (-150, 640, 1)):
        b._add('sail', [(x, y, 0), (x+5*s, y, 0), (x, y, 16*s)], [(0, 1, 2)])
        b._add('sail', [(x-.6, y, 0), (x-4*s, y, .4), (x-.6, y, 13*s)], [(0, 1, 2)])
    if spec.get('head'):
        r = [rnd.uniform(0, 6) for _ in range(6)]
        crag = lambda u: (.1+u*.7 if u < .3 else min(.95, .31+(u-.3)*6) if u < .62 else max(0, .95*(1-(u-.62)/.38)**1.1))
        b.grid('rock', lambda u, v: (-420+620*u, 1500+420*v, -3+max(0, (crag(u)*250+sum(math.sin(u*(9*2**q)+r[q]+v*3*(q+1))*.5**q for q in range(5))*10)*math.sin(math.pi*v)**.35)), 180, 40, False)
    for k in range(16): # low blocks behind
        x, y, w, h = 40+rnd.random()*150-60, 150+rnd.random()*90, rnd.uniform(16, 26), rnd.uniform(14, 34)
        b.box(rnd.choice(['c1', 'c2', 'slab']), x, y, 0, x+w, y+14, h)
        [b.box('win', x+.8, y-.04, z, x+w-.8, y, z+1.5) for z in [1.2+3.2*q for q in range(int(h/3.2))]]
    b.build(mats)
    ps = [palm(k, 8+k, 36).build(mats, 'palm%d' % k) for k in (1, 2)]
    pn = pine(2, h=9, crown=3.8, clumps=1400).build(mats, 'pn')
    for o in ps+[pn]:
        for ob in o.values():
            ob.location = (0, -500, 0)
    garden = spec.get('garden', 'palms')
    for k in range(14 if garden == 'palms' else 0):
        instance(ps[k % 2], T(-18.4+(.3 if k % 2 else 0), -25.5+k*8.5, 0) @ R(k*77) @ Matrix.Scale(rnd.uniform(.85, 1.08), 4))
    if garden == 'pines':       # pines, cypress hedges and oleanders instead
        for x, y, s in ((-9, 7, .9), (-13.5, 15, 1.1), (29.5, 4, .8), (34, 12, 1.0), (41, 6, 1.1), (-15, 34, 1.2)):
            instance(pn, T(x, y, -.05) @ R(x*23) @ Matrix.Scale(s, 4))
    for x, y, s in ((-6, 6, .95), (1.5, 3, 1.05), (20, 5, 1.0), (28, 9, .9), (35, 4, 1.1)) if garden == 'palms' else ((26.5, 8.5, .7),):
        instance(ps[int(x) % 2], T(x, y, -.05) @ R(x*31) @ Matrix.Scale(s, 4))
    for k, (x0, y0, x1, y1) in enumerate(beds if garden == 'palms' else ()):
        instance(ps[k % 2], T(x0+2, (y0+y1)/2, .35) @ R(k*77) @ Matrix.Scale(.9, 4))
        instance(ps[(k+1) % 2], T(x1-1.5, (y0+y1)/2+.8, .35) @ R(k*31) @ Matrix.Scale(.8, 4))
    for x, y, s in ((-10, 24, 1), (-12, 40, 1.1), (40, 20, 1.1), (-9, 62, 1)):
        instance(pn, T(x, y, -.05) @ R(x*17) @ Matrix.Scale(s, 4))
    sky_for(spec, elev=spec.get('sun_elev', 24), rot=spec.get('sun_rot', 246), strength=.13, cloud=.9, dust=.5)
    camera_for(spec, (-23.4, -38, 2.1), (-3.5, 26, 2.1), 23, .185)
    return dict(bounces=6)
