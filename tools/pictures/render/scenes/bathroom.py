"""Bathroom: free-standing tub by a window, tiled wall, oak vanity with round mirror.

spec: colours (interior.room_mats), tiles (two or three colours of the glazed wall), terrazzo (ground), view 'sea' | 'courtyard' | 'garden', low (height of the ground outside), camera.
"""
from interior import *
from floors import mat_terrazzo
from outlook import outlook

W, D, H = 4.6, 4.6, 2.9


def build(spec):
    rnd = random.Random(spec.get('seed', 3))
    mats = room_mats(dict({'wall': '#efe6d8'}, **spec.get('colours', {})))
    ta, tb, tc = (spec.get('tiles', ['#5f8a86', '#4f7a78'])+['#6f9a92'])[:3]
    mats.update(z1=mat_plain('z1', ta, .1, 0, .8), z2=mat_plain('z2', tb, .14, 0, .8), z3=mat_plain('z3', tc, .12, 0, .8), grout=mat_plain('grout', '#cfd2c6', .9), terrazzo=mat_terrazzo('terrazzo', spec.get('terrazzo', '#ece4d6')), tub=mat_plain('tub', '#f4f1ea', .12, 0, .7), water=mat_glass('water', '#d5eeee', .7))
    b = Builder()
    b.box('terrazzo', -.3, -2.6, -.1, W+.3, D+.3, 0)
    b.box('wall', W, -2.6, 0, W+.3, D+.3, H+.2)
    b.box('wall', -.3, -2.9, 0, W+.3, -2.6, H+.2)
    b.box('ceil', -.3, -2.9, H, W+.3, D+.3, H+.2)
    b.box('wall', -.3, -2.6, 0, 0, D+.3, H)
    wx0, wx1, wz0 = 1.75, 4.2, .55
    b.box('wall', 0, D, 0, wx0, D+.3, H)
    b.box('wall', wx1, D, 0, W, D+.3, H)
    b.box('wall', wx0, D, 2.45, wx1, D+.3, H)
    b.box('wall', wx0, D, 0, wx1, D+.3, wz0)
    b.box('stone', wx0-.03, D-.05, wz0, wx1+.03, D+.3, wz0+.035)
    for x in (wx0, (wx0+wx1)/2-.03, wx1-.06):
        b.box('oak', x, D+.17, wz0+.03, x+.06, D+.23, 2.45)
    for z in (wz0+.03, 2.39):
        b.box('oak', wx0, D+.17, z, wx1, D+.23, z+.06)
    b.quad('glass', (wx0, D+.2, wz0), (wx1, D+.2, wz0), (wx1, D+.2, 2.45), (wx0, D+.2, 2.45))
    curtain(b, 'sheer', wx1+.05, D-.1, -.5, 2.62, folds=24)
    curtain(b, 'sheer', wx0-.1, D-.1, .42, 2.62, folds=24)
    b.tube('brass', [(wx0-.2, D-.1, 2.64), (wx1+.2, D-.1, 2.64)], .012, 8)
    # glazed tile wall: whole left wall, stacked vertical 65 x 200 mm
    b.box('grout', 0, -2.6, 0, .004, D, H)
    ny, nz = int((D+2.6)/.068), int(H/.205)
    for i in range(ny):
        for j in range(nz+1):
            y = -2.6+i*.068
            z = j*.205
            t = rnd.uniform(-.002, .002)
            u = rnd.uniform(-.002, .002)
            z1 = min(z+.203, H)
            b._add(rnd.choice(['z1', 'z1', 'z2', 'z3']), [(.009+t, y+.001, z+.001),
                   (.009-t, y+.067, z+.001), (.009-t+u, y+.067, z1), (.009+t+u, y+.001, z1)], [(0, 1, 2, 3)])
    # niche shelf, vanity with basin on the left wall, round mirror with light
    vy0, vy1 = .35, 2.15
    ym = (vy0+vy1)/2
    b.box('oak', .012, vy0, .42, .52, vy1, .8)
    b.box('stone', .01, vy0-.02, .8, .54, vy1+.02, .84)
    for i in range(32):
        y = vy0+.02+i*(vy1-vy0-.04)/32
        b.box('oak', .515, y, .43, .535, y+.04, .79)
    b.lathe('tub', [(0, .02), (.14, .02), (.19, .11), (.21, .15), (.20, .155), (.17, .11), (.1, .05), (0, .04)], (.29, ym, .835), 40)
    b.tube('brass', [(.06, ym, 1.12), (.2, ym, 1.12), (.24, ym, 1.08)], .013, 8)
    [b.lathe('brass', [(0, 0), (.025, 0), (.025, .05), (0, .05)], (.05, ym+s*.12, 1.1), 14) for s in (-1, 1)]
    n = 64
    rim = [(ym+.47*math.cos(6.2832*i/n), 1.62+.47*math.sin(6.2832*i/n)) for i in range(n)]
    b.prism('brass', rim, .012, .045, 'x')
    b.prism('mirror', [(ym+.455*math.cos(6.2832*i/n), 1.62+.455*math.sin(6.2832*i/n)) for i in range(n)], .045, .047, 'x')
    for y in (vy0-.12, vy1+.12):
        b.tube('brass', [(.01, y, 1.72), (.1, y, 1.72)], .012, 8)
        b.lathe('shade', [(.05+.075*math.sin(math.pi*i/20), -.1*math.cos(math.pi*i/20)) for i in range(21)], (.14, y, 1.72), 24)
        point((.22, y, 1.72), 5, r=.1)
    vase(b, .25, vy1-.18, .84, 'ceram', .7, 6, 4)
    b.lathe('pot', [(0, 0), (.035, 0), (.035, .13), (.012, .14), (.012, .17), (0, .17)], (.2, vy0+.22, .84), 16)
    b.lathe('ceram2', [(0, 0), (.035, 0), (.035, .1), (.03, .1)], (.3, vy0+.34, .84), 16)
    b.box('linen2', .1, vy0+.5, .2, .48, vy0+.85, .26)
    b.box('linen', .1, vy0+.5, .262, .48, vy0+.85, .32)
    b.box('oak', .02, vy0, .16, .52, vy1, .195)
    # tub: double-ended oval shell
    cx, cy, a, c = 2.95, 3.35, .86, .41
    N_ = 64

    def oval(s, z):
        return lambda t: (cx+a*s*math.copysign(abs(math.cos(t))**.8, math.cos(t)), cy+c*s*math.copysign(abs(math.sin(t))**.8, math.sin(t)), z)
    rings = [oval(.80, 0), oval(.84, .06), oval(.90, .25), oval(1.0, .55+0), oval(1.03, .6), oval(1.02, .615),
                  oval(.96, .6), oval(.90, .45), oval(.80, .2), oval(.62, .12), oval(.02, .11)]
    hgt = lambda t, z: z+(.07*math.cos(t)**2*(z/.6) if z > .2 else 0)
    vs = [(f(6.2832*i/N_)[0], f(6.2832*i/N_)[1], hgt(6.2832*i/N_, f(0)[2])) for f in rings for i in range(N_)]
    b._add('tub', vs, [(k*N_+i, k*N_+(i+1) % N_, (k+1)*N_+(i+1) % N_, (k+1)*N_+i) for k in range(len(rings)-1) for i in range(N_)], True)
    b.prism('water', [oval(.90, 0)(6.2832*i/N_)[:2] for i in range(N_)], .44, .442, 'z')
    b.tube('brass', [(cx+.1, cy+.62, 0), (cx+.1, cy+.62, .98), (cx+.1, cy+.56, 1.05), (cx+.1, cy+.36, 1.05), (cx+.1, cy+.33, 1.0)], .016, 10)
    b.tube('brass', [(cx+.0, cy+.62, .82), (cx+.2, cy+.62, .82)], .014, 8)
    b.lathe('brass', [(0, 0), (.06, 0), (.06, .015), (0, .015)], (cx+.1, cy+.62, 0), 20)
    b.box('walnut', cx+.12, cy-.46, .625, cx+.34, cy+.46, .65)
    b.lathe('ceram', [(0, 0), (.035, 0), (.035, .08), (0, .08)], (cx+.23, cy-.2, .65), 18)
    b.cushion('linen2', (cx+.23, cy+.16, .675), (.16, .3, .05), .4)
    b.grid('linen', lambda u, v: (cx-.62+.34*u, cy-.44-.035*math.sin(min(v*4, 1)*1.57)+.10*max(0, .15-v)*6, .665-.42*max(0, v-.12)+.006*math.sin(u*18+v*3)), 24, 24)
    stool(b, 1.62, 2.85, .44, 'pop2')
    b.box('linen2', 1.5, 2.74, .52, 1.74, 2.96, .57)
    b.box('linen', 1.51, 2.75, .572, 1.73, 2.95, .62)
    b.box('rug', 1.7, 1.75, 0, 3.3, 2.55, .02)
    plant(b, 4.15, 4.1, 1.5, 13, .42, 4, 'pot')
    # towel ladder right, picture, pendant
    for y in (1.35, 1.85):
        b.tube('oak', [(W-.35, y, 0), (W-.03, y, 1.95)], .02, 8)
    for k in range(5):
        t = .2+k*.18
        b.tube('oak', [(W-.35+.32*t, 1.35, 1.95*t), (W-.35+.32*t, 1.85, 1.95*t)], .014, 8)
    b.grid('pop', lambda u, v: (W-.35+.32*.74-.03-.02*math.sin(v*3), 1.4+.4*u, 1.46-.62*v+.004*math.sin(u*20)), 16, 10)
    picture(b, W, -1, 3.1, 1.65, .7, .9, 1)
    pendant(b, 2.95, 3.0, 2.35, H, 'globe', 10)
    for k in range(5):
        bush(b, 'leaf', (1.6+k*.75, D+.75, .25), .4, 420, k, .1, .7, 'bou', .35 if k % 2 else 0)
    outlook(b, mats, spec.get('view', 'sea'), D, spec.get('colours'), spec.get('low'))
    b.build(mats)
    sky(spec.get('sun_elev', 27), spec.get('sun_rot', 48), .17, cloud=.7, seed=4.4, dust=.5)
    window_light(wx0, wx1, D+.15, wz0+.05, 2.42, 150)
    area((2.6, -2.3, 2.4), (2.0, 2.5, 1.0), 3.6, 1.4, 80, (1.0, .94, .86), False)
    camera_for(spec, (3.3, -1.25, 1.3), (2.0, D, 1.3), 22.5, -.03)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
