"""Building plot above the sea: dry-stone terraces, pines, almond trees, rosemary, surveyor's stakes; headland behind.

spec: stone (4 colours), earth, meadow (colours), blossom bool (almond trees in flower), town bool (for a camera high up that looks left), hour, sky, seed, camera.
"""
from kit import *
from villa import coast

WALLS = ((2.6, 1.25), (8.6, 2.6), (15.5, 4.1), (24.0, 5.8))      # x of each terrace wall at y = 0, height of the ground above it


def edge(k, y):
    """Course of terrace wall k: bends gently, walls drift apart with the distance."""
    x0 = WALLS[k][0]
    return x0+.9*math.sin(y*.09+k*1.3)+.055*max(0, y)*(1-k*.25)


def ground_z(k, x, y):
    """Gently uneven ground of terrace k (0 lies below the first wall)."""
    z = 0 if k == 0 else WALLS[k-1][1]
    return z+.06*math.sin(x*.5+y*.3)+.03*math.sin(x*1.3-y*.8)-.012*max(0, y)


def mat_ground(name, earth, meadow):
    """Dry earth with patches of low growth."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.45, i_Detail=9.0, i_Roughness=.65)
    L(pos(nt), n.inputs[0])
    fine = N(nt, 'ShaderNodeTexNoise', i_Scale=14, i_Detail=6.0)
    L(pos(nt), fine.inputs[0])
    c = ramp(nt, n.outputs[0], [(.42, hexc(earth)), (.58, hexc(meadow))])
    c = mix(nt, .6, c, ramp(nt, fine.outputs[0], [(.3, (.6, .58, .52, 1)), (.7, (1.1, 1.08, 1.02, 1))]), 'MULTIPLY')
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.95)
    p.inputs['Specular'].default_value = .1
    L(c, p.inputs['Base Color'])
    b = N(nt, 'ShaderNodeBump', i_Strength=.5, i_Distance=.03)
    L(fine.outputs[0], b.inputs['Height'])
    L(b.outputs[0], p.inputs['Normal'])
    L(p.outputs[0], out.inputs[0])
    return m


def terraces(b, rnd, y0, y1):
    """Ground between the walls, the walls, and their coping of loose stones."""
    for k in range(len(WALLS)+1):
        xa = (lambda y: -16-.1*y) if k == 0 else (lambda y, k=k: edge(k-1, y)+.3)
        xb = (lambda y: 60) if k == len(WALLS) else (lambda y, k=k: edge(k, y)+.1)

        def fn(u, v):
            y = y0+(y1-y0)*v
            x = xa(y)+(xb(y)-xa(y))*u
            return (x, y, ground_z(k, x, y))
        b.grid('ground', fn, 40, 90)
    for k in range(len(WALLS)):
        def face(u, v):
            y = y0+(y1-y0)*u
            x = edge(k, y)
            za, zb = ground_z(k, x, y)-.15, ground_z(k+1, x, y)+.12
            return (x+.16*v+.05*math.sin(y*3.1+v*7)*math.sin(v*9+y), y, za+(zb-za)*v)
        b.grid('drystone', face, 420, 8)
        y = y0
        while y < y1:
            x, s = edge(k, y)+.3, rnd.uniform(.2, .42)
            b.push(T(x, y+s*.5, ground_z(k+1, x, y)+.1) @ R(rnd.uniform(-14, 14)) @ R(rnd.uniform(-7, 7), 'X'))
            b.cushion('drystone', (0, 0, 0), (rnd.uniform(.34, .5), s, rnd.uniform(.15, .24)), .45, 4)
            b.pop()
            y += s*.96


def stakes(b):
    """White stakes with red heads at the corners of the plot, a cord between them."""
    corners = [(-4.6, -6.5), (1.6, -5.4), (2.0, 9.5), (-5.6, 9.0)]
    for x, y in corners:
        z = ground_z(0, x, y)
        b.box('stake', x-.03, y-.03, z-.2, x+.03, y+.03, z+.88)
        b.box('mark', x-.031, y-.031, z+.74, x+.031, y+.031, z+.885)
    for (xa, ya), (xb, yb) in zip(corners, corners[1:]+corners[:1]):
        cord = []
        for i in range(13):
            t = i/12
            x, y = xa+(xb-xa)*t, ya+(yb-ya)*t
            cord.append((x, y, ground_z(0, x, y)*.3+.62-.1*math.sin(math.pi*t)))
        b.tube('cord', cord, .008, 4)


def town(b, mats):
    """Below and to the left of who looks from the upper terraces: scrub on the slope, the town on a low cape in the sea."""
    r = random.Random(8)
    mats.update(materials_of({'houses': (mat_plain, '#f3eee4', .8), 'houses2': (mat_plain, '#e6d6ba', .8), 'tiles': (mat_plain, '#b5704e', .8), 'panes': (mat_plain, '#4a5054', .5)}))

    def at(s, t):
        """s metres to the right, t metres beyond the middle of the cape: x, y, z."""
        e = max(0, 1-(s/(150 if s > 0 else 330))**2-(t/140)**2)
        return -557+.469*s-.883*t, 297+.883*s+.469*t, -44+13*e**.6+1.2*e*math.sin(s*.05)*math.sin(t*.07+1)
    b.grid('ground', lambda u, v: at(-330+480*u, -140+280*v), 90, 60, False)
    for i in range(520):
        s, t = r.uniform(-300, 135), r.uniform(-118, 90)
        x, y, z = at(s, t)
        if z < -39:
            continue
        if i % 5 < 3:
            bush(b, ('needle', 'leafy', 'olive')[i % 7 % 3], (x, y, z+2.5), r.uniform(3, 5.5), 140, i, 1.3, .9)
            continue
        w, d, h = r.uniform(4, 8), r.uniform(3.5, 5), r.choice((3.4, 6.4, 6.4, 9.2))
        b.push(T(x, y, z-2) @ R(r.choice((62, 62, 50, 152, 75))))
        b.box(r.choice(('houses', 'houses', 'houses2')), -w, -d, 0, w, d, h+2)
        b.prism('tiles', [(-w-.3, h+2.02), (w+.3, h+2.02), (0, h+4)], -d-.3, d+.3)
        for k in range(int(h//3)):
            for q in (-.6, -.2, .2, .6):
                b.box('panes', q*w-.5, -d-.05, 3+k*3, q*w+.5, d+.05, 4.6+k*3)
        b.pop()
    for i in range(240):
        x = r.uniform(-58, -18)
        bush(b, r.choice(('leafy', 'olive', 'rosemary', 'needle')), (x, r.uniform(-18, 46), -1.5+r.random()*.4), r.uniform(.6, 1.5), 420, 400+i, .2, .75)


def build(spec):
    rnd = random.Random(spec.get('seed', 3))
    stone = spec.get('stone', ('#b7a484', '#cdb994', '#9f8d6f', '#ddcca9'))
    mats = materials_of({
        'drystone': (mat_drystone, stone, '#6d5e48', 3.2, 1.7), 'ground': (mat_ground, spec.get('earth', '#97805c'), spec.get('meadow', '#6f7a44')),
        'stake': (mat_plain, '#f2efe8', .6), 'mark': (mat_plain, '#b8402a', .6), 'cord': (mat_plain, '#efe6d2', .8),
        'grass': (mat_leaf, ['#9a9a52', '#b8b066', '#7f8a44', '#c8bc7a'], .35), 'green': (mat_leaf, ['#6f8a3c', '#88a04c', '#5d7834'], .35),
        'rosemary': (mat_leaf, ['#4f6640', '#647a4c', '#3f5636'], .2), 'bloom': (mat_leaf, ['#7a86c2', '#95a0d4', '#6a74b0'], .35), 'poppy': (mat_leaf, ['#c9452e', '#d85a3c'], .35),
        'almond': (mat_leaf, ['#7a9448', '#94a858', '#687f3c', '#a9b56a'], .4), 'blossom': (mat_leaf, ['#f2d9dc', '#f7e8e6', '#e6b8c2', '#f3cfd6'], .45),
        'bark': (mat_stone, '#6d5d4e', .35, .2, {'bump': .6, 'scale': 2}), 'barkp': (mat_stone, '#7d5a44', .35, .2, {'bump': .9, 'scale': 3}),
        'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25), 'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .3), 'olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .25),
        'sea': (mat_water, '#2b7c92', '#155a78', .22, .35, .12), 'rock': (mat_rock,), 'cape': (mat_stone, '#6b7350', .45, .25, {'bump': .8, 'scale': .04}), 'conc': (mat_stone, '#d9cfbf', .08, .1), 'sail': (mat_plain, '#f6f2ea', .8)})
    b = Builder()
    terraces(b, rnd, -24, 46)
    stakes(b)
    coast(b)
    if spec.get('town'):
        town(b, mats)
    for i in range(80):       # scrub along the far and the seaward edge of the plot
        far = i % 2
        x, y = (rnd.uniform(-20, 30), rnd.uniform(43, 50)) if far else (-15.5-.1*i*.6+rnd.uniform(-2.5, .8), rnd.uniform(-14, 46))
        bush(b, rnd.choice(['leafy', 'olive', 'rosemary', 'needle']), (x, y, -.3+rnd.random()*.4), rnd.uniform(.7, 1.5), 520, 100+i, .17, .75)
    b.box('ground', -60, -30, -14, 60, 47, -1.6)
    b.build(mats)

    def hidden(builder, name):
        objects = builder.build(mats, name)
        for o in objects.values():
            o.location = (0, -600, 0)
        return objects

    def proto(name, draw):
        part = Builder()
        draw(part)
        return hidden(part, name)
    tufts = [proto('tuft%d' % k, lambda p, k=k: [blades(p, 'grass' if (k+q) % 3 else 'green', (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), 0), 34, rnd.uniform(.16, .42), k*9+q, .011, .4)
              for q in range(9)]) for k in range(3)]
    herbs = [proto('herb%d' % k, lambda p, k=k: bush(p, 'rosemary', (0, 0, .3), .5, 1500, k, .075, .8, 'bloom', .22)) for k in range(2)]
    poppies = proto('poppy', lambda p: [bush(p, 'poppy', (.25*math.cos(q*2.4)*q/6, .25*math.sin(q*2.4)*q/6, .3+.02*q), .035, 12, q, .05, .6) for q in range(7)])
    leaves = 'blossom' if spec.get('blossom') else 'almond'
    almonds = [hidden(tree(k, h=4.6, crown=2.2, crownh=3.2, leaves=7000, leafm=leaves, lsize=.12, nbr=7, clear=.3), 'almond%d' % k) for k in (3, 6)]
    pines = [hidden(pine(k, h=9.5, crown=4.0, thick=1.5, clumps=1800), 'pine%d' % k) for k in (1, 2)]

    def place(what, k, x, y, size):
        instance(what, T(x, y, ground_z(k, x, y)-.05) @ R(rnd.uniform(0, 360)) @ Matrix.Scale(size, 4))

    def anywhere(near=-15):
        """A random spot: (terrace, x, y)."""
        k, y = rnd.choice([0, 0, 1, 1, 2, 3]), near+rnd.random()**1.6*(44-near)
        x0, x1 = (-12-.1*y if k == 0 else edge(k-1, y)+.8), (edge(k, y)-.25 if k < len(WALLS) else 40)
        return k, rnd.uniform(x0, x1), y
    for i in range(3000):
        place(rnd.choice(tufts), *anywhere(), rnd.uniform(.6, 1.2))
    for i in range(60):
        place(poppies, *anywhere(), rnd.uniform(.8, 1.2))
    for i in range(90):
        k = rnd.choice([0, 1, 1, 2, 3])
        y = rnd.uniform(-13, 36)
        x = edge(k, y)-rnd.uniform(.5, 1.0) if i % 2 else edge(max(k, 1)-1, y)+rnd.uniform(.7, 1.2)
        place(rnd.choice(herbs), k if i % 2 else max(k, 1), x, y, rnd.uniform(.6, 1.15))
    for x, y, s in ((-6.3, -10.6, 1.0), (-7.2, -9.7, .8), (-9.4, -4.5, 1.1), (-1.1, -12.2, .6), (-10.5, 1.5, 1.2), (-11.2, 5.0, 1.0)):
        place(herbs[0], 0, x, y, s)
    for k, y, dx, s in ((1, 1.5, 3.0, 1.0), (1, 9, 3.2, 1.05), (1, 17, 3.4, 1.0), (1, 27, 3.0, 1.0), (2, 4, 3.4, 1.0), (2, 13, 3.8, 1.1), (2, 23, 3.5, 1.0), (0, 22, -6, 1.0), (0, 31, -7.5, 1.0), (0, 33, -3, .95)):
        x = (edge(k-1, y) if k else 3)+dx
        place(rnd.choice(almonds), k, x, y, s)
    for k, x, y, s in ((3, 20, 8, 1.0), (3, 21.5, 20, 1.1), (4, 28, 14, 1.15), (4, 30, 30, 1.2), (0, -11.5, 17, .95), (0, -14, 29, 1.1), (0, -9, 34, 1.0), (0, -13, 38, 1.1), (0, 3, 40, 1.0), (3, 24, 36, 1.1), (4, 36, 5, 1.2)):
        place(rnd.choice(pines), k, x, y, s)
    sky_for(spec, elev=20, rot=246, strength=.13, cloud=.85, dust=.5)
    camera_for(spec, (-3.2, -15.5, 2.5), (1.2, 20, 2.5), 24, .0)
    return dict(bounces=6)
