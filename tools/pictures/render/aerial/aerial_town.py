"""Parts of scenes/aerial.py: what is drawn so far and what the camera sees of it; rows of houses, streets, squares, the plan of a quarter."""
import aerial_houses as H
from kit import *


class Town:
    """What is drawn so far, and what the camera sees of it."""

    def __init__(s, spec):
        s.spec, s.rnd, s.b, s.f = spec, random.Random(spec.get('seed', 1)), Builder(), Builder()
        c = spec.get('camera', {})
        s.eye, aim = Vector(c.get('loc', (-60, -170, 95))), Vector(c.get('target', (20, 160, 0)))
        s.way, s.fov = math.atan2(aim.x-s.eye.x, aim.y-s.eye.y), math.atan(18/c.get('lens', 30))+.1
        s.style, s.reach, s.protos = H.KINDS[spec.get('kind', 'eixample')], spec.get('reach', 900), {}

    def away(s, x, y, room=80):
        """Distance from the camera on the ground; None for what neither it nor a shadow in its view can come from."""
        dx, dy = x-s.eye.x, y-s.eye.y
        d = math.hypot(dx, dy)
        off = abs((math.atan2(dx, dy)-s.way+math.pi) % (2*math.pi)-math.pi)
        return d if d < room*1.3 or off < s.fov+math.asin(min(1, room/d)) else None

    def plant(s, kind, x, y, size=1.0, z=0):
        p = s.b.M @ Vector((x, y, z))
        if s.away(p.x, p.y, 30) is not None:
            instance(s.rnd.choice(s.protos[kind]), Matrix.Translation(s.bent(p)) @ R(s.rnd.uniform(0, 360)) @ Matrix.Scale(size*s.rnd.uniform(.8, 1.15), 4))

    def bent(s, p):
        k = s.spec.get('bend', 0)
        return Vector((p.x+k*math.sin(p.y/95+.7)+k*.4*math.sin(p.y/41), p.y+k*math.sin(p.x/120+2)+p.x*k*.008, p.z))

    def house(s, w, d, h, pts=None, sides=()):
        p, own = s.b.M @ Vector((w/2, d/2, 0)), s.spec.get('own')
        away = s.away(p.x, p.y, 70)
        if away is None:
            return
        q = s.b.M @ Vector((w/2, 0, 0))
        mine = own if own and math.hypot(q.x-own['at'][0], q.y-own['at'][1]) < w*.5 else None
        H.house(s.b, s.rnd, w, d, mine.get('high', h) if mine else h, s.style, 3 if away < 85 else 2 if away < s.spec.get('detail', 230) else 1 if away < 620 else 0, mine, pts, sides)

    def row(s, M, length, deep, widths, heights, corners=False):
        """Houses side by side, fronts at y=0 of the frame M."""
        x = 0
        while x < length-.1:
            w = min(s.rnd.uniform(*widths), length-x)
            w = length-x if length-x-w < widths[0]*.6 else w
            d = deep*s.rnd.uniform(.92, 1.06)
            sides = [(T(0, d) @ R(-90), d)]*(corners and x == 0)+[(T(w, 0) @ R(90), d)]*(corners and x+w > length-.1)
            s.b.push(M @ T(x, 0, 0))
            s.house(w, d, s.rnd.choice(heights)+s.rnd.uniform(-.8, .8), None, sides)
            s.b.pop()
            x += w

    def perimeter(s, x0, y0, w, d, deep, widths, heights, trees=6, tree='court'):
        """Rows on the four sides of a block, the long ones along y, courts and trees between."""
        s.b.box('pave', x0-1.6, y0-1.6, -.02, x0+w+1.6, y0+d+1.6, .12)
        s.row(T(x0, y0+d) @ R(-90), d, deep, widths, heights, True)
        s.row(T(x0+w, y0) @ R(90), d, deep, widths, heights, True)
        if w-2*deep > 6:
            s.row(T(x0+deep*1.06, y0), w-2.12*deep, deep, widths, heights)
            s.row(T(x0+w-deep*1.06, y0+d) @ R(180), w-2.12*deep, deep, widths, heights)
        for k in range(int(d/7)):      # walls and sheds of the courts
            y = y0+deep+(d-2*deep)*s.rnd.random()
            s.b.box('c5', x0+deep, y, 0, x0+w-deep, y+.25, 2.6)
            if s.rnd.random() < .4:
                s.b.box(s.rnd.choice(H.FLAT), x0+deep, y, 0, x0+deep+(w-2*deep)*.6, y+4, 3.1)
        s.b.box('ccourt', x0+deep*.8, y0+2, 0, x0+w-deep*.8, y0+d-2, .3)
        for _ in range(trees):
            s.plant(tree, x0+w/2+s.rnd.uniform(-.5, .5)*(w-2*deep-2), y0+d*s.rnd.uniform(.15, .85), s.rnd.uniform(.4, .75))

    def street(s, kind, wide, x0, y0, x1, y1):
        b, rnd, L = s.b, s.rnd, math.hypot(x1-x0, y1-y0)
        away = s.away((x0+x1)/2, (y0+y1)/2, L/2)
        if away is None or away > s.reach:
            return
        b.push(T(x0, y0) @ R(math.degrees(math.atan2(y1-y0, x1-x0))))
        h, close = wide/2, away < 330

        def trees(y, step, size=1.0, name='street', share=.93):
            for k in range(int(L/step)):
                if rnd.random() < share:
                    s.plant(name, (k+.5)*step+rnd.uniform(-.6, .6), y+rnd.uniform(-.4, .4), size)

        def people(n, y0, y1):
            for _ in range(n if close else 0):
                H.person(b, rnd, rnd.uniform(0, L), rnd.uniform(y0, y1))

        def cars(y, step, share, back=False):
            for k in range(int(L/step) if close else 0):
                if rnd.random() < share:
                    H.car(b, rnd, (k+.5)*step+rnd.uniform(-.3, .3), y, back)
        if kind == 'road':
            for y in (-h+3, h-3):
                trees(y, 7.2)
            cars(-h+6.3, 5.3, .75)
            cars(h-6.3, 5.3, .6)
            for y in (-1.6, 1.6):
                cars(y, 15, .3)
                for k in range(int(L/6) if close else 0):
                    b.box('line', k*6, y*.05-.07, -.02, k*6+2.5, y*.05+.07, .0)
            for x in (-3.5, L) if close else ():        # crossings
                for k in range(-4, 5):
                    b.box('line', x, k*1.1-.28, -.02, x+3.5, k*1.1+.28, .005)
            people(10, -h+.5, -h+4)
            people(10, h-4, h-.5)
        elif kind == 'boulevard':
            for q in (-1, 1):
                b.box('pave', -8, q*8, -.02, L+8, q*h, .13)
                b.box('bed', 2, q*11.2, .1, L-2, q*13.8, .2)
                trees(q*10, 7.5, 1.15)
                trees(q*15.2, 7.5, 1.15)
                trees(q*(h-4), 9, .9)
                cars(q*4.6, 11, .5, q > 0)
                people(16, q*14, q*(h-2))
                for k in range(int(L/9) if close else 0):
                    bush(b, 'cgreen', (k*9+rnd.uniform(0, 7), q*12.5, .6), rnd.uniform(.7, 1.3), 50, rnd.randint(0, 99), .4, .7)
                    if rnd.random() < .5:
                        H.parasol(b, rnd, k*9+3, q*(h-7))
            b.box('cycle', -8, -1.6, -.02, L+8, 1.6, .02)
        elif kind in ('green', 'slow', 'lane'):
            b.box('pale' if kind == 'green' else 'pave', -20 if kind != 'lane' else 0, -h, -.02, L+1 if kind != 'lane' else L, h, .1)
            if kind == 'slow':
                b.box('lane', -10, -1.7, .08, L+10, 1.7, .12)
                cars(0, 19, .35)
                for q in (-1, 1):
                    trees(q*(h-4.2), 6.4, 1.1)
            if kind == 'green':
                for _ in range(9):       # the crossing is a small square
                    s.plant('street', rnd.uniform(-17, -4), rnd.uniform(-9, 9), .95)
                    H.person(b, rnd, rnd.uniform(-18, -2), rnd.uniform(-9, 9))
                for k in range(int(L/13)):
                    y = rnd.choice((-5.4, -3.6, 4, 5.6))
                    b.box('bed', k*13+1, y-1.5, .08, k*13+10.5, y+1.5, .25)
                    for j in range(6 if close else 3):
                        bush(b, 'cgreen', (k*13+2+j*1.6, y+rnd.uniform(-.9, .9), .6), rnd.uniform(.6, 1.1), 40, rnd.randint(0, 99), .4, .8)
                    b.box('shut2', k*13+11, y-.9, .4, k*13+11.5, y+.9, .55)
                for y in (-6, -1.5, 5.8):
                    trees(y, 7, .95)
            for k in range(int(L/5) if close and kind != 'lane' else 0):
                if rnd.random() < .4:
                    H.parasol(b, rnd, k*5+2, rnd.choice((-1, 1))*(h-2.2 if kind == 'slow' else 3.2))
            if kind == 'lane' and s.spec.get('bunting') and abs(x0) < 1 and close:       # the paper flags of August
                for k in range(int(L/3)):
                    for j in range(13):
                        y, z = -h+.4+j*(wide-.8)/13, 7.4-2.2*math.sin(math.pi*(j+.5)/13)**.7
                        b._add(rnd.choice(('aw1', 'aw2', 'ccar4', 'flag', 'tgreen')), [(k*3, y, z+.5), (k*3, y+.5, z+.5), (k*3, y+.25, z-.3)], [(0, 1, 2)])
            if kind == 'lane':
                trees(rnd.choice((-1, 1))*(h-1.2), 11, .5, 'court', s.spec.get('lanetrees', .5))
            people(6 if kind == 'lane' else 36, -h+1, h-1)
        b.pop()

    def square(s, x0, y0, w, d, trees=16, terraces=18):
        """An open place: trees round its edge, benches, tables, people."""
        s.b.box('pave', x0-3, y0-3, -.02, x0+w+3, y0+d+3, .13)
        for k in range(trees):
            t = (k+.5)/trees*2*(w+d)
            x, y = (t, 3) if t < w else (w-3, t-w) if t < w+d else (2*w+d-t, d-3) if t < 2*w+d else (3, 2*(w+d)-t)
            s.plant('street', x0+x, y0+y, s.rnd.uniform(.65, .95))
        for k in range(terraces):       # tables before the houses on both sides
            H.parasol(s.b, s.rnd, x0+(1.5 if k % 2 else w-1.5)+s.rnd.uniform(-.6, .6), y0+d*(.12+.7*k/terraces))
        s.b.lathe('stone', [(2.4, 0), (2.4, .6), (2, .6), (2, .45), (.5, .45), (.4, 2.6), (.8, 2.8), (.3, 3), (.35, 4.4), (0, 4.7)], (x0+w*.5, y0+d*.4, .1), 12)
        for _ in range(22):       # people stand in pairs and threes
            x, y = x0+s.rnd.uniform(4, w-4), y0+s.rnd.uniform(2, d+2)
            for _ in range(s.rnd.choice((1, 1, 2, 3))):
                H.person(s.b, s.rnd, x+s.rnd.uniform(-.8, .8), y+s.rnd.uniform(-.8, .8))


def axis(t, name, first, last, widths, usual):
    """[(index, from, to, [kind, width] of the street beyond)]; street -1 has its middle at 0."""
    street = lambda k: t.spec.get('streets', {}).get('%s%d' % (name, k), usual)
    size = lambda k: random.Random(t.spec.get('seed', 1)*1000+k+(500 if name == 'y' else 0)).uniform(*widths)
    out, a = [], street(-1)[1]/2
    for k in range(0, last):
        out.append((k, a, a+size(k), street(k)))
        a = out[-1][2]+street(k)[1]
    a = -street(-1)[1]/2
    for k in range(-1, first, -1):
        out.append((k, a-size(k), a, street(k)))
        a = out[-1][1]-street(k-1)[1]
    return sorted(out)


def lay(t, cols, rows, block):
    """Blocks and the streets between them."""
    for i, x0, x1, beyond in cols:
        for j, y0, y1, over in rows:
            cx, cy = (x0+x1)/2, (y0+y1)/2
            away = t.away(cx, cy, 110)
            if away is None or away > t.reach or (t.spec.get('toward') == 'beach' and y1 > t.spec['far']-8):
                continue
            what = t.spec.get('blocks', {}).get('%d,%d' % (i, j))
            t.square(x0, y0, x1-x0, y1-y0) if what == 'square' else block(t, x0, y0, x1, y1, what)
            t.street(beyond[0], beyond[1], x1+beyond[1]/2, y0, x1+beyond[1]/2, y1)
            t.street(over[0], over[1], x0, y1+over[1]/2, x1, y1+over[1]/2)
