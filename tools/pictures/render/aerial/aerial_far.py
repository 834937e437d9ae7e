"""Parts of scenes/aerial.py: the horizon, the town beyond what is worth drawing, hills, and buildings that everybody knows."""
from city import basilica
from kit import *


def horizon(colour, strength, high=2600):
    """The same air before the sky: a ring 15 km away that fades upwards; only the camera sees it. Without it the sky is brown above the sea."""
    m, nt, out = new_mat('horizon')
    m.cycles.sample_as_light = False
    part, up, square = N(nt, 'ShaderNodeSeparateXYZ'), N(nt, 'ShaderNodeMapRange'), N(nt, 'ShaderNodeMath', operation='POWER')
    nt.links.new(N(nt, 'ShaderNodeNewGeometry').outputs['Position'], part.inputs[0])
    nt.links.new(part.outputs[2], up.inputs[0])
    for i, v in ((1, 0), (2, high), (3, 1), (4, 0)):
        up.inputs[i].default_value = v
    nt.links.new(up.outputs[0], square.inputs[0])
    square.inputs[1].default_value = 1.6
    glow, mixed = N(nt, 'ShaderNodeEmission', i_Strength=strength), N(nt, 'ShaderNodeMixShader')
    glow.inputs[0].default_value = hexc(colour)
    for s, i in ((square.outputs[0], 0), (N(nt, 'ShaderNodeBsdfTransparent').outputs[0], 1), (glow.outputs[0], 2)):
        nt.links.new(s, mixed.inputs[i])
    nt.links.new(mixed.outputs[0], out.inputs[0])
    b = Builder()
    b.lathe('horizon', [(15000, -60), (15000, high)], n=64)
    ring = b.build({'horizon': m})['horizon']
    ring.visible_diffuse = ring.visible_glossy = ring.visible_shadow = ring.visible_transmission = False


def far_city(b, rnd, y0, y1, half, seen, high=(13, 24)):
    """Plain houses and patches of trees where nothing more can be told apart; seen(x, y) leaves out what no one sees."""
    y = y0
    while y < y1:
        x, d = -half(y), rnd.uniform(15, 24)
        while x < half(y):
            w = rnd.uniform(14, 34)
            if seen(x, y):
                h = rnd.uniform(*high)+(rnd.uniform(6, 22) if rnd.random() < .05 else 0)
                b.box('w%d' % rnd.randrange(8), x, y, 0, x+w-.5, y+d, h)
                b.box(rnd.choice(('rterra', 'rterra2', 'rgrey', 'rpale', 'rterra2')), x+.5, y+.5, h, x+w-1, y+d-.5, h+.1)
                b.box(rnd.choice(('c5', 'c3', 'c4')), x+w*.3, y+d*.4, h, x+w*.3+4, y+d*.4+4, h+2.8)
                if y < y0+500:
                    for k in range(int(w/3.2)):
                        for z in range(3, int(h)-2, 4):
                            b.box('cwin', x+1+k*3.2, y-.05, z, x+2.3+k*3.2, y, z+2)
                if rnd.random() < .25:
                    bush(b, 'tfar', (x+w*.5, y-4, 6), rnd.uniform(4, 7), 26, rnd.randint(0, 999), 3.2, .8)
            x += w+(rnd.uniform(8, 14) if rnd.random() < .25 else 0)
        y += d+rnd.choice((3, 12))


def ridge(b, rnd, y, x0, x1, tops, deep, mat='slope', houses=0, rough=1.0, woods=0):
    """A range of hills: `tops` are its heights at equal distances from x0 to x1, its foot lies at y. Returns the height of the crest at x."""
    ph = [rnd.uniform(0, 6.3) for _ in range(12)]

    def top(u):
        t = min(max(u, 0), .9999)*(len(tops)-1)
        k = int(t)
        s, x = (1-math.cos(math.pi*(t-k)))/2, x0+(x1-x0)*u
        return (tops[k]*(1-s)+tops[k+1]*s)*(1+rough*sum(a*math.sin(x/w+ph[i]) for i, (a, w) in enumerate(((.09, 780), (.07, 295), (.04, 128), (.015, 46)))))

    def fn(u, v):
        x = x0+(x1-x0)*u
        spur = sum(math.sin(x/(600/1.9**q)+ph[4+q]+v*2.5)*.55**q for q in range(5))
        return (x, y+deep*v, -1+top(u)*max(0, v**.9+.45*rough*spur*v*(1-v)*2))
    b.grid(mat, fn, 420, 50)
    for _ in range(woods):       # woods on a hill near enough
        x, yy, z = fn(rnd.random(), rnd.random())
        bush(b, 'tfar' if rnd.random() < .6 else 'tdark', (x, yy, z+3), rnd.uniform(5, 10), 16, rnd.randint(0, 999), 5, .7)
    for _ in range(houses):      # the town climbs the foot of the hills
        v = rnd.random()**2*.45
        x, yy, z = fn(rnd.random(), v)
        w = rnd.uniform(8, 26)
        b.box('w%d' % rnd.randrange(8), x, yy, z-10, x+w, yy+10, z+rnd.uniform(6, 15))
        bush(b, 'tfar', (x+w, yy-6, z+3), rnd.uniform(5, 9), 20, rnd.randint(0, 999), 4, .7)
    return lambda x: top((x-x0)/(x1-x0))


def landmark(b, kind, x, y, size=1, turn=0, z=0):
    """One building that everybody knows, in simple forms; its front faces -y before the turn."""
    b.push(T(x, y, z) @ R(turn) @ Matrix.Scale(size, 4))
    {'basilica': lambda b: basilica(b, 0, -17, 1, 0), 'church': church, 'arch': arch, 'market': market, 'chimneys': chimneys, 'water': water_tower,
     'tibidabo': tibidabo, 'mast': mast, 'four': four_towers, 'castle': castle}[kind](b)
    b.pop()


def church(b):
    """A village church: nave with a gable, portal, rose window, steps, a square bell tower at its left."""
    b.box('c4', -8, 0, 0, 8, 34, 13)
    b.prism('tile', [(-8.4, 13), (8.4, 13), (0, 17.5)], .6, 34.2, 'y')
    b.prism('c3', [(-8.6, 0), (8.6, 0), (8.6, 13.5), (5, 15.5), (0, 19), (-5, 15.5), (-8.6, 13.5)], -.6, .6, 'y')
    for k in range(4):
        b.box('stone', -7+k*.5, -3.4+k*.6, 0, 7-k*.5, -.5, .2+k*.2)
    b.prism('ctrim', [(-2.6, .8), (2.6, .8), (2.6, 5.4), (0, 8.4), (-2.6, 5.4)], -.9, -.6, 'y')
    b.prism('dark', [(-1.6, .8), (1.6, .8), (1.6, 5), (0, 6.8), (-1.6, 5)], -.95, -.9, 'y')
    for r, m, e in ((2.1, 'ctrim', -.7), (1.6, 'cwin', -.75)):
        b.prism(m, [(r*math.cos(math.pi*k/10), 12+r*math.sin(math.pi*k/10)) for k in range(20)], e, -.6, 'y')
    for s in (-5.5, 5.5):
        b.box('cwin', s-.5, -.66, 5, s+.5, -.6, 9)
        b.box('c4', s*1.45-.6, 5, 0, s*1.45+.6, 30, 8)
    b.box('c3', -13, 1, 0, -8, 6, 24)
    for z in (9, 16, 19.2, 24):
        b.box('ctrim', -13.3, .7, z, -7.7, 6.3, z+.5)
    for a in ((-11.3, .9, -9.7, 1), (-11.3, 6, -9.7, 6.1), (-13.1, 2.7, -13, 4.3), (-8, 2.7, -7.9, 4.3)):
        b.box('dark', a[0], a[1], 20, a[2], a[3], 23)
        b.box('cwin', a[0], a[1], 11, a[2], a[3], 14)
    b.lathe('tile', [(3.4, 24.5), (2.2, 27), (.3, 31), (0, 31)], (-10.5, 3.5, 0), 4, False)
    b.box('dark', -10.55, 3.45, 31, -10.45, 3.55, 33)
    b.box('dark', -11.1, 3.45, 32, -9.9, 3.55, 32.15)


def arch(b):
    """Triumphal arch of brick with four crowned corners, 30 m high."""
    opening = [(-6.2, 0)]+[(-6.2*math.cos(math.pi*k/12), 12.5+6.2*math.sin(math.pi*k/12)) for k in range(13)]+[(6.2, 0)]
    b.prism('brick', [(-13, 0)]+opening+[(13, 0), (13, 21), (-13, 21)], -4, 4, 'y')
    b.box('c5', -13.4, -4.4, 18.6, 13.4, 4.4, 21.2)
    b.box('brick', -12.4, -3.6, 21.2, 12.4, 3.6, 24)
    b.box('ctrim', -12.8, -4, 24, 12.8, 4, 24.7)
    for x in (-11, -7.9, 7.9, 11):
        for y in (-4.4, 4.4):
            b.lathe('brick', [(1.3, 0), (1.2, 24), (1.6, 25), (1.5, 27)], (x, y, 0), 10)
            b.lathe('c5', [(1.7, 27), (1.9, 28), (1, 29.2), (.3, 30.5), (0, 30.5)], (x, y, 0), 10)
    for z in (3.5, 10, 15):
        for s in (-9.4, 9.4):
            b.box('c5', s-3.4, -4.12, z, s+3.4, 4.12, z+.5)


def market(b):
    """Iron market hall as a cross on the diagonals of its block, with a dome of eight sides."""
    for q in range(4):
        b.push(R(45+90*q))
        b.box('mwall', -13, 8, 0, 13, 64, 9)
        b.prism('mroof', [(-14, 9), (14, 9), (6, 14), (-6, 14)], 8, 64.6, 'y')
        b.prism('mroof2', [(-6.4, 14.8), (6.4, 14.8), (0, 18)], 8, 64, 'y')
        b.box('cwin', -5.8, 8, 13.9, 5.8, 63.5, 14.9)
        b.prism('mwall', [(-14, 9), (14, 9), (6, 14), (0, 19), (-6, 14)], 64, 65, 'y')
        b.prism('cwin2', [(-9, 1), (9, 1), (9, 8), (4, 12), (0, 15), (-4, 12), (-9, 8)], 65, 65.2, 'y')
        for y in range(12, 64, 5):
            for s in (-13.05, 13.05):
                b.box('cwin', s-.05, y, 4, s+.05, y+3.4, 8)
        b.pop()
    b.push(R(22.5))
    b.lathe('mwall', [(17, 0), (17, 15)], (0, 0, 0), 8, False)
    b.lathe('cwin', [(16, 15), (16, 18)], (0, 0, 0), 8, False)
    b.lathe('mroof', [(17.6, 17.6), (12, 23), (5, 26.5), (5, 27)], (0, 0, 0), 8, False)
    b.lathe('cwin', [(4.6, 27), (4.6, 29)], (0, 0, 0), 8, False)
    b.lathe('mroof2', [(5.4, 29), (.4, 32.5), (0, 35)], (0, 0, 0), 8, False)
    b.pop()


def chimneys(b):
    for k, (x, h) in enumerate(((-22, 70), (0, 72), (22, 70))):
        b.lathe('brick', [(3.6, 0), (3.2, 8), (2.2, h-4), (2.7, h-3.4), (2.7, h-1.5), (2.1, h), (1.6, h)], (x, k*3, 0), 16)
    b.box('c4', -40, 20, 0, 40, 50, 22)


def water_tower(b):
    """Round brick tower with arches in the middle of a court, a shallow pool at its foot."""
    b.lathe('brick', [(5.4, 0), (5.1, 1), (4.3, 17), (4.9, 18), (4.9, 23.4), (5.3, 23.8), (5.3, 24.4), (0, 24.4)], (0, 0, 0), 24)
    for z, r in ((6, 4.95), (12, 4.65), (17.6, 5)):
        b.lathe('c5', [(r, 0), (r, .5)], (0, 0, z), 24)
    for k in range(12):
        b.push(R(30*k))
        b.prism('dark', [(-.55, 18.7), (.55, 18.7), (.55, 21.6), (0, 22.4), (-.55, 21.6)], -5, -4.9, 'y')
        if k % 3 == 0:
            b.prism('dark', [(-.5, 7.5), (.5, 7.5), (.5, 10.2), (0, 10.9), (-.5, 10.2)], -4.98, -4.4, 'y')
        b.pop()
    b.lathe('brick', [(1.4, 24.4), (1.4, 26.5), (0, 27.4)], (0, 0, 0), 10)


def tibidabo(b):
    b.box('c4', -30, 0, -20, 30, 40, 22)
    for x in (-26, 26):
        b.lathe('c5', [(6, 20), (5, 42), (0, 52)], (x, 6, 0), 8)
    b.lathe('c5', [(9, 20), (7, 55), (1, 70), (0, 84)], (0, 20, 0), 10)


def mast(b):
    b.lathe('c5', [(3.5, -30), (3, 200), (1, 230), (.6, 290), (0, 290)], (0, 0, 0), 10)
    b.lathe('ctower', [(3, 84), (17, 88), (17, 146), (3, 150)], (0, 0, 0), 12)


def four_towers(b):
    for k, (x, h) in enumerate(((0, 249), (85, 224), (165, 236), (240, 249))):
        b.box('ctower', x, k*12, 0, x+34, k*12+30, h)
        b.box('c5', x-1, k*12-1, h-16*(k % 2), x+6, k*12+31, h+4)


def castle(b):
    b.prism('c4', [(-90, 0), (-60, -26), (60, -26), (90, 0), (60, 30), (-60, 30)], -15, 14, 'z')
    b.box('c3', -30, -10, 14, 30, 16, 22)
    b.box('c4', 14, 0, 22, 20, 6, 34)
