"""Parts of scenes/aerial.py: houses seen from the air, with fronts, court sides, roofs and what people keep on them, and the things of a street.

Everything is drawn in the Builder's own frame: a front lies in y=0 and faces -y, the house goes back to y=d; a street runs along x, its middle is y=0.
"""
from kit import *

# ground floor and storey in metres, share of tiled roofs, width of a bay, share of houses with a balcony at each window, depth of the cornice
KINDS = {
    'eixample': dict(ground=4.9, storey=3.6, tiled=.05, bay=2.7, balcony=.85, cornice=.55),
    'gracia': dict(ground=3.9, storey=3.2, tiled=.16, bay=2.5, balcony=.75, cornice=.3),
    'salamanca': dict(ground=5.2, storey=3.6, tiled=.5, bay=2.7, balcony=.7, cornice=.7),
    'cabanyal': dict(ground=4.1, storey=3.4, tiled=.4, bay=2.3, balcony=.7, cornice=.35, tiles=True),
}
FLAT = ('rterra', 'rterra', 'rterra2', 'rterra2', 'rgrey', 'rpale', 'rpale')
SHUT = ('shut1', 'shut2', 'shut3', 'shut4')
GLASS = ('cwin', 'cwin', 'cwin2')


def mat_tiles(name, col):
    """Curved tiles: stripes down the slope, whichever way it faces, under patches of age."""
    m, nt, out = new_mat(name)
    L, g, c = nt.links.new, N(nt, 'ShaderNodeNewGeometry'), hexc(col)
    cross, unit, dot = (N(nt, 'ShaderNodeVectorMath', operation=op) for op in ('CROSS_PRODUCT', 'NORMALIZE', 'DOT_PRODUCT'))
    cross.inputs[1].default_value = (0, 0, 1)
    L(g.outputs['True Normal'], cross.inputs[0])
    L(cross.outputs[0], unit.inputs[0])
    L(unit.outputs[0], dot.inputs[0])
    L(g.outputs['Position'], dot.inputs[1])
    wave, sine, half = N(nt, 'ShaderNodeMath', operation='MULTIPLY'), N(nt, 'ShaderNodeMath', operation='SINE'), N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    wave.inputs[1].default_value, half.inputs[1].default_value, half.inputs[2].default_value = 2*math.pi/.3, .5, .5
    for a, z in ((dot.outputs['Value'], wave), (wave.outputs[0], sine), (sine.outputs[0], half)):
        L(a, z.inputs[0])
    stripe = ramp(nt, half.outputs[0], [(.1, tuple(x*.65 for x in c[:3])+(1,)), (.6, tuple(min(1, x*1.15) for x in c[:3])+(1,))])
    age = N(nt, 'ShaderNodeTexNoise', i_Scale=1.1, i_Detail=8.0)
    L(pos(nt), age.inputs['Vector'])
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.9)
    L(mix(nt, 1, stripe, ramp(nt, age.outputs[0], [(.35, (.7, .72, .74, 1)), (.65, (1.1, 1.08, 1.02, 1))]), 'MULTIPLY'), p.inputs['Base Color'])
    L(p.outputs[0], out.inputs[0])
    return m


def balcony(b, x0, x1, z, near):
    b.box('ctrim', x0, -.75, z-.16, x1, 0, z-.03)
    if near > 2:       # bars where they can be told apart
        b.box('rail', x0, -.76, z+.96, x1, -.7, z+1)
        n = int((x1-x0)/.16)
        for k in range(n+1):
            b.box('rail', x0+(x1-x0-.03)*k/n, -.745, z, x0+(x1-x0-.03)*k/n+.03, -.72, z+.96)
    else:
        b.box('rail', x0, -.75, z, x1, -.72, z+1)
    if near > 1:
        for x in (x0, x1-.03):
            b.box('rail', x, -.72, z, x+.03, 0, z+1)


def front(b, rnd, w, h, st, near, wall):
    n, m = max(1, round((w-.5)/st['bay'])), max(1, int((h-st['ground']-.2)/st['storey']))
    shut, habit, wide, tall = rnd.choice(SHUT), rnd.random(), rnd.uniform(.45, .58), rnd.uniform(2.1, 2.5)
    each, oriel = rnd.random() < st['balcony'], n > 3 and st['bay'] > 2.6 and rnd.random() < .3
    b.box('stone' if habit < .6 else wall, 0, -.08, 0, w, 0, st['ground']-.35)
    for i in range(n):       # shops and doors
        x = w*(i+.5)/n
        b.box('cwin', x-wide*1.5, -.1, .1, x+wide*1.5, 0, 3.3)
        if near > 1 and rnd.random() < .3:
            b.quad(rnd.choice(('aw1', 'aw2', 'aw3')), (x-1.1, -.1, 3.5), (x+1.1, -.1, 3.5), (x+1.1, -1.5, 2.8), (x-1.1, -1.5, 2.8))
    for k in range(m):
        z = st['ground']+k*st['storey']
        whole = (habit < .3 and k == 0) or (habit > .8 and k == m-1)
        if whole:
            balcony(b, .4, w-.4, z, near)
        for i in range(n):
            x, t = w*(i+.5)/n, tall*(1-.05*k)
            if near > 1:
                b.box('ctrim', x-wide-.16, -.04, z-.02, x+wide+.16, 0, z+t+.22)
            b.box(rnd.choice(GLASS), x-wide, -.06, z, x+wide, 0, z+t)
            if near > 1 and rnd.random() < .4:
                b.box(shut, x-wide, -.09, z+t*rnd.uniform(.2, .75), x+wide, -.03, z+t)
            elif near > 1 and .3 < habit < .7:
                for s in (-1, 1):
                    b.box(shut, x+s*wide, -.11, z, x+s*(wide+.45), -.05, z+t)
            if each and not whole:
                balcony(b, x-wide-.4, x+wide+.4, z, near)
                if near > 1 and rnd.random() < .12:
                    bush(b, 'cgreen', (x+rnd.uniform(-.6, .6), -.6, z+.7), .4, 80 if near > 2 else 24, rnd.randint(0, 99), .14 if near > 2 else .3, .8)
    if oriel:       # a glazed bay over two storeys
        x, z = w*.5, st['ground']-.2
        b.box('ctrim', x-1.8, -1.15, z, x+1.8, 0, z+st['storey']*2.05)
        for k in range(2):
            b.box('cwin2', x-1.6, -1.18, z+.9+k*st['storey'], x+1.6, -1.1, z+3+k*st['storey'])
    if st.get('tiles'):       # a band of glazed tiles under the cornice
        b.box(rnd.choice(('ccar4', 'aw3', 'ctrim', 'tgreen')), 0, -.07, h-.95, w, 0, h-.35)
    b.box('ctrim', 0, -st['cornice'], h-.3, w, 0, h+.02)


def court_side(b, rnd, w, d, h, st):
    """Glazed galleries or plain windows on the court."""
    m, glazed = max(1, int((h-4)/st['storey'])), rnd.random() < .55
    for k in range(m):
        z = 4.2+k*st['storey']
        if glazed:
            b.box('c5', .4, d, z-.2, w-.4, d+1.1, z+.85)
            b.box(rnd.choice(('cwin', 'cwin2')), .5, d, z+.85, w-.5, d+1.0, z+2.7)
            for i in range(1, int(w/1.4)):
                b.box('ctrim', i*1.4-.05, d+1.0, z+.85, i*1.4+.05, d+1.03, z+2.7)
        else:
            for i in range(max(1, int(w/2.8))):
                x = (i+.5)*w/max(1, int(w/2.8))
                b.box(rnd.choice(GLASS), x-.55, d, z, x+.55, d+.03, z+2)


def on_the_roof(b, rnd, kind, x, y, z, near):
    """One thing about 3 m wide with its middle at x, y."""
    if kind == 'hut':
        w, d, h = rnd.uniform(1.2, 2.0), rnd.uniform(1.3, 2.2), rnd.uniform(2.2, 2.9)
        b.box(rnd.choice(('c5', 'c3', 'w0', 'w1', 'w2', 'brick')), x-w, y-d, z, x+w, y+d, z+h)
        if rnd.random() < .4:
            b.prism('tile', [(y-d-.2, z+h), (y+d+.2, z+h), (y+d+.2, z+h+.9)], x-w-.1, x+w+.1, 'x')
        else:
            b.box(rnd.choice(FLAT), x-w-.1, y-d-.1, z+h, x+w+.1, y+d+.1, z+h+.15)
        b.box(rnd.choice(SHUT), x-.4, y-d-.03, z+.05, x+.4, y-d, z+2)
    elif kind == 'well':         # light well: the rim hides that it has no depth
        w, d, rim = rnd.uniform(.8, 1.4), rnd.uniform(1, 1.9), rnd.choice(('w0', 'w3', 'w5', 'rterra2', 'c5'))
        for q in ((-w, -d, w, -d+.15), (-w, d-.15, w, d), (-w, -d+.15, -w+.15, d-.15), (w-.15, -d+.15, w, d-.15)):
            b.box(rim, x+q[0], y+q[1], z, x+q[2], y+q[3], z+.8)
        b.box('dark', x-w+.15, y-d+.15, z, x+w-.15, y+d-.15, z+.1)
    elif kind == 'air':
        for k in range(rnd.randint(2, 5)):
            b.box('cac', x-2+k*1.1, y, z+.2, x-1.2+k*1.1, y+.4, z+1)
    elif kind == 'tank':
        b.lathe(rnd.choice(('ctrim', 'cac', 'aw2')), [(0, 2.1), (.7, 2), (.75, .6), (0, .6)], (x, y, z), 10)
        b.box('dark', x-.6, y-.6, z, x+.6, y+.6, z+.6)
    elif kind == 'panels':
        for k in range(3):
            b.quad('cpanel', (x-1.8, y-1.6+k*1.3, z+.25), (x+1.8, y-1.6+k*1.3, z+.25), (x+1.8, y-.8+k*1.3, z+.8), (x-1.8, y-.8+k*1.3, z+.8))
    elif kind == 'pots':
        for k in range(rnd.randint(4, 7)):
            px, py = x+rnd.uniform(-2, 2), y+rnd.choice((-1.6, 1.6))+rnd.uniform(-.3, .3)
            b.box('rterra', px-.25, py-.25, z, px+.25, py+.25, z+.45)
            bush(b, 'cgreen', (px, py, z+.9), rnd.uniform(.5, .9), 300 if near > 2 else 60 if near else 24, rnd.randint(0, 99), .15 if near > 2 else .35, .9)
    elif kind in ('pergola', 'awning'):
        for sx in (-1.7, 1.7):
            for sy in (-1.4, 1.4):
                b.box('shut2', x+sx-.06, y+sy-.06, z, x+sx+.06, y+sy+.06, z+2.4)
        if kind == 'awning':
            b.quad(rnd.choice(('aw1', 'aw2', 'aw3')), (x-1.9, y-1.6, z+2.3), (x+1.9, y-1.6, z+2.3), (x+1.9, y+1.6, z+2.6), (x-1.9, y+1.6, z+2.6))
        else:
            for k in range(9):
                b.box('shut2', x-1.9+k*.45, y-1.7, z+2.4, x-1.7+k*.45, y+1.7, z+2.5)
        b.box('shut2', x-.9, y-.4, z+.7, x+.9, y+.4, z+.76)
    elif kind == 'wash':
        for k in range(3):
            for j in range(rnd.randint(2, 5)):
                px = x-1.8+j*.8
                b.quad(rnd.choice(('cac', 'cac', 'aw2', 'ccar1', 'aw1')), (px, y-1+k*.9, z+.8), (px+.65, y-1+k*.9, z+.8), (px+.65, y-1+k*.9, z+1.8), (px, y-1+k*.9, z+1.8))
    elif kind == 'skylight':
        b.box('c5', x-1.1, y-1.6, z, x+1.1, y+1.6, z+.7)
        b.prism('cwin2', [(x-1.1, z+.7), (x+1.1, z+.7), (x, z+1.5)], y-1.6, y+1.6, 'y')
    elif kind == 'stacks':
        for k in range(rnd.randint(1, 3)):
            b.box('brick', x-1+k, y-.3, z, x-.4+k, y+.3, z+rnd.uniform(1.4, 2.4))
    elif kind == 'mast':
        b.tube('cwin', [(x, y, z), (x, y, z+4)], .05, 4)
        for k in range(3):
            b.box('cwin', x-.7, y-.02, z+3.9-.35*k, x+.7, y+.02, z+3.94-.35*k)


def roof_life(b, rnd, w, d, z, near, own=False):
    """Things in the fields of a raster, so that none stands in another."""
    nx, ny = max(1, int(w/4.6)), max(1, int(d/5))
    fields = [((i+.5)*w/nx, (j+.5)*d/ny) for i in range(nx) for j in range(ny)]
    rnd.shuffle(fields)
    things = ['hut']*(rnd.random() < .8) + ['well']*(rnd.random() < .55) + rnd.choices(('air', 'tank', 'panels', 'pots', 'pots', 'pots', 'pergola', 'awning', 'wash', 'skylight', 'stacks', 'mast', 'well'), k=rnd.randint(5, 9) if near > 2 else rnd.randint(2, 6))
    if own:
        things = ['pergola', 'pots', 'awning', 'pots', 'hut', 'tank', 'wash', 'pots']
    for (x, y), kind in zip(fields, things if near else things[:4]):
        on_the_roof(b, rnd, kind, x, y, z, near)


def house(b, rnd, w, d, h, st, near, own=None, pts=None, sides=()):
    """near: 3 with the bars of balconies, 2 whole, 1 simple windows, 0 none. own {gable}: the house of the listing. pts: its plan where that is no rectangle. sides: frame and width of more fronts."""
    wall = 'own' if own else 'w%d' % rnd.randrange(8)
    if pts:
        b.prism(wall, pts, 0, h, 'z')
        cx, cy = sum(p[0] for p in pts)/len(pts), sum(p[1] for p in pts)/len(pts)
        b.prism(wall, pts, h, h+.9, 'z')
        b.prism(rnd.choice(FLAT), [(cx+(x-cx)*.95, cy+(y-cy)*.95) for x, y in pts], h+.6, h+.93, 'z')
        b.push(T(w*.12, 6, .9))
        roof_life(b, rnd, w*.76, 12, h, near)
        b.pop()
    elif rnd.random() < st['tiled'] and not own:
        b.box(wall, 0, 0, 0, w-.04, d, h)
        rise = d*rnd.uniform(.14, .2)
        b.prism(rnd.choice(('tile', 'tile2')), [(-.4, h), (d+.3, h), (d*.5, h+rise)], .1, w-.14, 'x')
        for x in (0, w-.1):      # the gables are wall
            b.prism(wall, [(0, h), (d, h), (d*.5, h+rise-.06)], x, x+.06, 'x')
        for k in range(max(1, int(w/6))):      # chimneys, and dormers on the deeper roofs
            x = (k+rnd.uniform(.3, .7))*w/max(1, int(w/6))
            b.box('brick', x, d*.55, h, x+.8, d*.55+.7, h+rise+rnd.uniform(.6, 1.6))
            if d > 14 and near:
                b.box(wall, x-2.2, d*.14, h, x-.9, d*.34, h+rise*.8)
                b.box('cwin', x-2, d*.14-.03, h+rise*.3, x-1.1, d*.14, h+rise*.72)
    else:
        b.box(wall, 0, 0, 0, w-.04, d, h)
        b.box(rnd.choice(FLAT), .3, .3, h, w-.34, d-.3, h+.06)
        rim = rnd.choice(('ctrim', wall, wall))
        for q in ((0, 0, w-.04, .3), (0, d-.3, w-.04, d), (0, .3, .3, d-.3), (w-.34, .3, w-.04, d-.3)):
            b.box(rim, q[0], q[1], h, q[2], q[3], h+rnd.choice((.9, 1, 1.1)))
        roof_life(b, rnd, w, d, h+.06, near, bool(own))
    if near:
        for M, wide in ((T(), w), *sides):
            b.push(M)
            front(b, rnd, wide, h, st, near, wall)
            b.pop()
        if not pts:
            court_side(b, rnd, w, d, h, st)
    if own and own.get('gable'):
        b.prism(wall, [(w*.5+w*.42*math.cos(math.pi*k/12), h+.9+3.2*math.sin(math.pi*k/12)) for k in range(13)], -.1, .4, 'y')


def car(b, rnd, x, y, back=False):
    b.push(T(x, y, .03) @ R(180 if back else 0))
    b.prism(rnd.choice(('ccar1', 'ccar1', 'ccar2', 'ccar2', 'ccar3', 'ccar4', 'cac')), [(-2.1, .3), (2.1, .3), (2.1, .75), (1.25, .92), (.6, 1.42), (-1.3, 1.42), (-2, .95)], -.86, .86, 'y')
    b.prism('cwin', [(1.05, .95), (.5, 1.36), (-1.2, 1.36), (-1.6, .98)], -.88, .88, 'y')
    b.quad('cwin', (1.22, -.7, .96), (1.22, .7, .96), (.66, .66, 1.41), (.66, -.66, 1.41))
    b.pop()


def person(b, rnd, x, y):
    b.push(T(x, y) @ R(rnd.uniform(0, 360)) @ Matrix.Scale(rnd.uniform(.9, 1.05), 4))
    coat, legs, stride = rnd.choice(('ccar2', 'aw1', 'aw2', 'aw3', 'ccar4', 'cac', 'shut4', 'dark')), rnd.choice(('ccar2', 'dark', 'ccar4', 'shut2')), rnd.uniform(0, .22)
    for q in (-1, 1):
        b.tube(legs, [(q*.09, q*stride, 0), (q*.08, 0, .86)], [.06, .085], 5)
        b.tube(coat, [(q*.27, -q*stride*.8, .85), (q*.2, 0, 1.4)], [.045, .06], 4)
    b.prism(coat, [(-.17, .8), (.17, .8), (.22, 1.38), (.1, 1.48), (-.1, 1.48), (-.22, 1.38)], -.11, .11, 'y')
    b.lathe('skin', [(0, 1.76), (.1, 1.7), (.105, 1.58), (.05, 1.47)], (0, 0, 0), 6)
    b.pop()


def parasol(b, rnd, x, y):
    b.lathe(rnd.choice(('ctrim', 'ctrim', 'aw2', 'aw3')), [(0, 2.9), (1.5, 2.45), (1.5, 2.3), (0, 2.7)], (x, y, 0), 8, False)
    b.tube('dark', [(x, y, 0), (x, y, 2.6)], .04, 4)
    b.box('shut2', x-.4, y-.4, .7, x+.4, y+.4, .75)
    for sx, sy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        b.box('dark', x+sx-.2, y+sy-.2, 0, x+sx+.2, y+sy+.2, .8)
