"""Kitchen and dining: island with stools, tiled back wall, shelves, long table under pendants, window at the left.

spec: colours (interior.room_mats: front, stone, floor, wall, pop...), tiles (two wall tile colours), tile_a, tile_b (star and heart of the floor tiles),
      floor (see floors.py), beams bool, view 'shrubs' | 'courtyard' | 'street' | 'garden' | 'sea', camera.
"""
import floors
from interior import *
from outlook import outlook

W, D, H = 6.6, 6.2, 3.1


def build(spec):
    rnd = random.Random(spec.get('seed', 8))
    mats = room_mats(spec.get('colours', {}))
    tl = spec.get('tiles', ['#f0ebe0', '#e6dfd0'])
    mats.update(materials_of({'z0': (mat_plain, '#e2d6c2', .8),
        'z1': (mat_plain, tl[0], .12, 0, .7), 'z2': (mat_plain, tl[1], .16, 0, .7), 'hood': (mat_stone, '#efe8da', .03, .03, {'bump': .05}), 'bread': (mat_plain, '#b98548', .8, {'noise': .3}), 'gl': (mat_glass, '#cfe0d8', .8)}))
    b = Builder()
    colours = ['#efe7d8', '#e2d6c2', spec.get('tile_a', '#4f7072'), spec.get('tile_b', '#b2623f')]
    floors.lay(b, mats, {'floor': spec.get('floor', {'kind': 'hydraulic', 'colours': colours})}, -.4, W+.4, -2.4, D+.2)
    b.box('wall', 0, D, 0, W, D+.3, H+.2)
    b.box('wall', W, -2.6, 0, W+.3, D+.3, H+.2)
    b.box('wall', -.3, -2.9, 0, W+.3, -2.6, H+.2)
    b.box('ceil', -.4, -2.9, H, W+.4, D+.3, H+.2)
    for i in range(9 if spec.get('beams', True) else 0):
        y = -2.2+i*1.02
        b.box('oak', 0, y, H-.2, W, y+.14, H-.002)
    # left wall with two tall windows
    wins = ((.2, 1.75), (2.75, 4.3))
    ys = [-2.6]+[v for w in wins for v in w]+[D+.3]
    for i in range(0, len(ys), 2):
        b.box('wall', -.3, ys[i], 0, 0, ys[i+1], H)
    for y0, y1 in wins:
        b.box('wall', -.3, y0, 2.65, 0, y1, H)
        b.box('wall', -.3, y0, 0, 0, y1, .5)
        b.box('stone', -.3, y0-.04, .5, .06, y1+.04, .54)
        for y in (y0, (y0+y1)/2-.035, y1-.07):
            b.box('white', -.2, y, .54, -.13, y+.07, 2.65)
        for z in (.54, 1.6, 2.58):
            b.box('white', -.2, y0, z, -.13, y1, z+.07)
        b.quad('glass', (-.165, y0, .54), (-.165, y1, .54), (-.165, y1, 2.65), (-.165, y0, 2.65))
    for k in range(3):
        b.lathe('pot', [(0, 0), (.07, 0), (.1, .14), (.085, .14)], (-.07, 3.0+k*.42, .54), 16)
        bush(b, 'leaf', (-.07, 3.0+k*.42, .78), .14, 160, k, .05, 1.0)
    # back wall: zellige tiles, worktop, base cabinets, shelves, hood
    x0, x1 = .9, W-.75
    zt = 1.45
    n = int((x1-x0)/.105)
    m = int((zt+.35-.93)/.105)
    for i in range(n):
        for j in range(m+1):
            a = x0+(x1-x0)*i/n
            z = .935+j*.105
            t = rnd.uniform(-.004, .004)
            b._add(rnd.choice(['z1', 'z1', 'z2']), [(a+.001, D-.012+t, z+.001), (a+.104, D-.012-t, z+.001),
                   (a+.104, D-.012+t*.5, z+.103), (a+.001, D-.012-t*.5, z+.103)], [(0, 1, 2, 3)])
    b.box('z0', x0, D-.008, .93, x1, D, .935+(m+1)*.105)
    b.box('front', x0, D-.6, .1, x1, D, .89)
    b.box('black', x0+.02, D-.55, 0, x1-.02, D, .1)
    b.box('stone', x0-.02, D-.64, .89, x1+.02, D, .93)
    k = 7
    for i in range(k):
        a, c = x0+(x1-x0)*i/k+.006, x0+(x1-x0)*(i+1)/k-.006
        if i in (3,):
            b.box('black', a, D-.622, .14, c, D-.6, .86)
            b.box('steel', a+.06, D-.66, .77, c-.06, D-.645, .79)
            continue
        for z0, z1 in ((.12, .87),) if i % 3 else ((.12, .48), (.5, .87)):
            b.box('front', a, D-.622, z0, c, D-.598, z1)
            for (p, q, r, s) in ((a, z0, c, z0+.06), (a, z1-.06, c, z1), (a, z0+.06, a+.06, z1-.06), (c-.06, z0+.06, c, z1-.06)):
                b.box('front', p, D-.634, q, r, D-.62, s)
            b.tube('brass', [((a+c)/2-.06, D-.65, z1-.03), ((a+c)/2+.06, D-.65, z1-.03)], .007, 8)
    b.prism('hood', [(2.75, 1.75), (4.2, 1.75), (4.05, 2.05), (3.8, H), (3.15, H), (2.9, 2.05)], D-.55, D)
    b.box('oak', 2.72, D-.58, 1.68, 4.23, D, 1.77)
    xo = x0+(x1-x0)*3.5/k
    b.box('black', xo-.36, D-.52, .93, xo+.36, D-.1, .937)
    b.lathe('steel', [(0, 0), (.14, 0), (.15, .14), (.14, .14), (.0, .02)], (xo-.16, D-.25, .94), 28)
    b.tube('steel', [(xo-.31, D-.25, 1.04), (xo-.5, D-.3, 1.06)], .01, 6)
    b.lathe('ceram2', [(0, 0), (.11, 0), (.12, .1), (.12, .1), (.02, .13), (.02, .15), (0, .16)], (xo+.18, D-.38, .94), 28)
    for zsh in (1.83, 2.22):
        for a, c in ((x0, 2.6), (4.4, x1)):
            b.box('oak', a, D-.26, zsh, c, D, zsh+.035)
            q = a+.1
            while q < c-.15:
                kind = rnd.random()
                s = rnd.uniform(.7, 1.1)
                if kind < .35:
                    b.lathe('ceram', [(0, 0), (.06*s, 0), (.085*s, .05), (.08*s, .055), (.0, .01)], (q+.05, D-.13, zsh+.035), 20)
                    b.lathe('ceram', [(0, .03), (.06*s, .03), (.085*s, .08), (.08*s, .085), (.0, .04)], (q+.05, D-.13, zsh+.035), 20)
                    q += .24
                elif kind < .6:
                    b.lathe(rnd.choice(['pot', 'ceram2']), [(0, 0), (.05*s, 0), (.075*s, .08),
                            (.045*s, .19), (.05*s, .22), (0, .2)], (q+.04, D-.13, zsh+.035), 20)
                    q += .22
                elif kind < .85:
                    b.lathe('gl', [(0, 0), (.045, 0), (.045, .17*s), (.03, .19*s)], (q+.03, D-.13, zsh+.035), 16)
                    b.lathe('bread', [(0, .005), (.04, .005), (.04, .11*s), (0, .11*s)], (q+.03, D-.13, zsh+.035), 14)
                    q += .14
                else:
                    bush(b, 'leaf', (q+.08, D-.14, zsh+.16), .11, 150, int(q*50), .05, .9)
                    b.lathe('pot', [(0, 0), (.05, 0), (.065, .09), (.05, .09)], (q+.08, D-.14, zsh+.035), 14)
                    q += .28
    # sink and brass tap, boards, olive oil
    b.box('black', 4.75, D-.5, .931, 5.3, D-.14, .934)
    b.tube('brass', [(5.02, D-.1, .93), (5.02, D-.1, 1.22), (5.02, D-.16, 1.3), (5.02, D-.26, 1.28), (5.02, D-.28, 1.2)], .013, 8)
    b.push(T(1.35, D-.05, 1.15) @ R(12, 'X'))
    b.box('walnut', -.16, -.02, -.2, .16, .0, .22)
    b.pop()
    b.push(T(1.6, D-.05, 1.09) @ R(9, 'X'))
    b.box('oak', -.1, -.035, -.15, .1, -.017, .2)
    b.pop()
    for x, mm in ((2.05, 'gl'), (2.18, 'ceram'), (2.32, 'gl')):
        b.lathe(mm, [(0, 0), (.04, 0), (.042, .16), (.015, .22), (.015, .28), (0, .28)], (x, D-.2, .93), 16)
    # tall pantry at the right
    for i in range(2):
        b.box('front', W-.68, D-1.3-.65*i, .08, W, D-.66-.65*i, 2.5)
        b.box('front', W-.705, D-1.29-.65*i, .1, W-.68, D-.67-.65*i, 2.48)
        b.tube('brass', [(W-.73, D-.74-.65*i-(.48 if i == 0 else 0), 1.05), (W-.73, D-.74-.65*i-(.48 if i == 0 else 0), 1.4)], .009, 8)
    b.box('front', W-.68, D-.66, .08, W, D, 2.5)
    # island
    ix0, ix1, iy0, iy1 = 1.9, 4.5, 3.15, 4.1
    b.box('oak', ix0+.08, iy0+.3, .08, ix1-.08, iy1-.03, .88)
    b.box('black', ix0+.12, iy0+.34, 0, ix1-.12, iy1-.08, .08)
    b.box('stone', ix0, iy0, .88, ix1, iy1, .94)
    b.box('stone', ix0, iy0+.02, 0, ix0+.06, iy1, .88)
    b.box('stone', ix1-.06, iy0+.02, 0, ix1, iy1, .88)
    for i in range(24):
        a = ix0+.09+i*(ix1-ix0-.2)/24
        b.box('oak', a, iy0+.28, .1, a+.07, iy0+.31, .87)
    for x in (2.4, 3.2, 4.0):
        stool(b, x, iy0-.12, .64, 'pop')
    for x in (2.55, 3.85):
        pendant(b, x, 3.6, 2.05, H, 'dome', 16)
    b.lathe('ceram', [(0, 0), (.1, 0), (.2, .08), (.19, .085), (.1, .015)], (3.55, 3.65, .94), 32)
    for q in range(9):
        b.lathe('lemon' if q % 3 else 'orange', [(0, 0), (.03, .012), (.037, .037), (.022, .068), (0, .078)],
                (3.55+.1*math.cos(q*2.4)*(q/9)**.5, 3.65+.1*math.sin(q*2.4)*(q/9)**.5, .97+.03*(q % 2)), 14)
    vase(b, 2.45, 3.7, .94, 'ceram2', .95, 9, 5)
    b.box('walnut', 2.85, 3.45, .94, 3.2, 3.68, .96)
    b.cushion('bread', (3.02, 3.56, 1.0), (.26, .12, .1), .8)
    # dining table in front
    tx0, tx1, ty = 1.5, 3.9, .95
    b.box('walnut', tx0, ty-.48, .71, tx1, ty+.48, .75)
    for x in (tx0+.35, tx1-.35):
        b.prism('walnut', [(x-.05, 0), (x+.05, 0), (x+.03, .71), (x-.03, .71)], ty-.32, ty-.24)
        b.prism('walnut', [(x-.05, 0), (x+.05, 0), (x+.03, .71), (x-.03, .71)], ty+.24, ty+.32)
        b.box('walnut', x-.03, ty-.3, .62, x+.03, ty+.3, .68)
    for x in (tx0+.5, (tx0+tx1)/2, tx1-.5):
        chair(b, x, ty-.55, 180, 'linen2')
        chair(b, x, ty+.58, 0, 'linen2')
    b.box('linen', tx0+.35, ty-.17, .75, tx1-.35, ty+.17, .753)
    vase(b, 2.75, ty, .753, 'ceram', .9, 10, 9)
    for x in (tx0+.5, tx1-.5):
        for y in (-.3, .3):
            b.lathe('ceram', [(0, 0), (.09, 0), (.13, .018), (.128, .022), (.08, .008), (0, .008)], (x, ty+y, .753), 28)
            b.lathe('gl', [(.03, 0), (.036, .1)], (x+.18, ty+y*.75, .753), 16)
    pendant(b, 2.7, ty, 2.1, H, 'globe', 22)
    plant(b, 5.85, 2.9, 1.45, 14, .42, 6, 'pot')
    picture(b, W, -1, 1.1, 1.75, 1.0, 1.3, 0, 'black')
    if spec.get('view', 'shrubs') == 'shrubs':
        for i in range(14):
            bush(b, 'leaf', (-4.5-rnd.random()*2, -3+i*.8, .2+rnd.random()), rnd.uniform(.8, 1.3), 600, i, .16, 1, 'bou', .25 if i % 3 == 0 else 0)
        b.box('sand', -40, -40, -1.2, -.5, 60, -.9)
    else:       # the windows look to the left
        b.push(R(90))
        outlook(b, mats, spec['view'], .3, spec.get('colours'))
        b.pop()
    b.build(mats)
    sky(spec.get('sun_elev', 30), spec.get('sun_rot', 262), .19, cloud=.5, seed=2.2, dust=.8)
    for y0, y1 in wins:
        yc = (y0+y1)/2
        a = area((-.25, yc, 1.6), (3, yc, 1.6), y1-y0, 2.1, 1)
        a.data.cycles.is_portal = True
        area((-.12, yc, 1.65), (3, yc, .6), y1-y0, 2.0, 120, (1, .97, .92))
    area((3.3, -2.3, 2.5), (3.2, 3.5, 1.0), 4.4, 1.4, 110, (1.0, .93, .84), False)
    camera_for(spec, (4.6, -2.2, 1.5), (2.75, D, 1.5), 23.5, -.02)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
