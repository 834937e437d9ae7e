"""The pictures on the walls: motifs drawn with flat inks, each in two versions. A brief names the one that hangs there; no painting hangs in more than two homes."""
import random
from math import cos, pi, sin


class Sheet:
    """A sheet from -.5 to .5 both ways; every shape lies a hair above the last."""

    def __init__(self, b, w, h, z, inks, seed):
        self.b, self.w, self.h, self.z, self.inks, self.y = b, w, h, z, inks, -.033
        self.unit = min(w, h)      # of radii, so that discs are round
        self.r = random.Random(seed)

    def shape(self, ink, points):
        self.b.prism('ink'+self.inks[ink % len(self.inks)], [(u*self.w, self.z+v*self.h) for u, v in points], self.y, self.y+.0006)
        self.y -= .0005

    def box(self, ink, u0, v0, u1, v1):
        self.shape(ink, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)])

    def arc(self, ink, u, v, ru, rv=None, a0=0, a1=2*pi):
        ru, rv = ru*self.unit/self.w, (rv or ru)*self.unit/self.h
        self.shape(ink, [(u+ru*cos(a0+(a1-a0)*i/40), v+rv*sin(a0+(a1-a0)*i/40)) for i in range(41 if a1-a0 < 6.28 else 40)])

    def ring(self, ink, u, v, r, wide, a0=0, a1=2*pi):
        for i in range(24):
            t0, t1 = a0+(a1-a0)*i/24, a0+(a1-a0)*(i+1.02)/24
            self.shape(ink, [(u+q*cos(t)*self.unit/self.w, v+q*sin(t)*self.unit/self.h) for q, t in ((r, t0), (r+wide, t0), (r+wide, t1), (r, t1))])
            self.y += .00049      # all in one layer

    def ground(self, ink, edge):
        """Everything below the line edge(u)."""
        self.shape(ink, [(-.5, -.5)]+[(-.5+i/40, max(-.5, min(.5, edge(-.5+i/40)))) for i in range(41)]+[(.5, -.5)])


def hills(s, sun=(.15, .25), n=3, high=.12):
    s.arc(1, *sun, .11)
    for k in range(n):
        s.ground(2+k, lambda u: .08-.2*k+high*sin(u*(5+k)+k*2.1)+.03*sin(u*13+k))


def sea(s, horizon=.1, sails=2, lines=6):
    s.ground(1, lambda u: horizon)
    for k in range(lines):
        v = horizon-.05-.07*k*(1+.1*k)
        if v > -.47:
            s.box(2, -.5+s.r.uniform(0, .2), v, .5-s.r.uniform(0, .3), v+.012+.004*k)
    for k in range(sails):
        u = -.2+.36*k
        s.shape(3, [(u, horizon-.02), (u+.1, horizon-.02), (u, horizon+.24-.06*k)])
        s.shape(3, [(u-.01, horizon-.02), (u-.07, horizon-.02), (u-.01, horizon+.18-.06*k)])


def roofs(s, rows=4, cols=4):
    for j in range(rows):
        for i in range(cols+1):
            u, v = -.5+(i-.5*(j % 2))/cols, .22-.24*j
            d, t = 1/cols, s.r.uniform(.0, .08)
            a, c = max(-.5, u), min(.5, u+d)
            if c-a < .05:
                continue
            s.shape(1+(i+j) % 2, [(a, -.5), (c, -.5), (c, v+t), (a, v+t)])
            s.shape(3, [(a, v+t), (c, v+t), (c-.03, v+t+.07), (a+.03, v+t+.07)])
            for q in (.25, .6):
                if a+d*q+.05 < c:
                    s.box(4, a+d*q, v+t-.12, a+d*q+.04, v+t-.04)


def branch(s, n=9, turn=1):
    s.shape(1, [(-.02, -.45), (.0, -.45), (.08*turn, .42), (.07*turn, .42)])
    for k in range(n):
        g, v = (1 if k % 2 else -1), -.34+.76*k/n
        u = .08*turn*(v+.45)
        s.shape(2+k % 2, [(u, v), (u+g*.12, v+.11), (u+g*.3, v+.13), (u+g*.2, v+.03)])


def leaf(s, lobes=5, tilt=.2):
    for k in range(lobes):
        a = pi/2+(k-(lobes-1)/2)*.55+tilt
        r = .44-.05*abs(k-(lobes-1)/2)
        s.shape(1+k % 2, [(.02*cos(a+1.6), -.12+.02*sin(a+1.6)), (r*.6*cos(a+.24), -.12+r*.7*sin(a+.24)), (r*cos(a), -.12+r*1.2*sin(a)), (r*.6*cos(a-.24), -.12+r*.7*sin(a-.24)), (0, -.14)])
    s.shape(3, [(-.012, -.45), (.012, -.45), (.01, -.1), (-.01, -.1)])


def pots(s, sizes=(.12, .16, .1), shelf=True):
    if shelf:
        s.ground(1, lambda u: -.22)
    for k, r in enumerate(sizes):
        u = -.32+.64*k/max(1, len(sizes)-1) if len(sizes) > 1 else 0
        s.arc(2+k, u, -.22+r, r, r*1.1)
        s.shape(2+k, [(u-r*.35, -.2+r*1.6), (u+r*.35, -.2+r*1.6), (u+r*.45, -.2+r*3), (u-r*.45, -.2+r*3)])


def lemons(s, n=5, plate=True):
    s.ground(1, lambda u: .05)
    if plate:
        s.arc(2, 0, -.1, .42, .17)
    for k in range(n):
        s.arc(3, -.26+.52*k/(n-1), -.05+.05*(k % 2), .085, .07)
        s.shape(4, [(-.24+.52*k/(n-1), .04+.05*(k % 2)), (-.16+.52*k/(n-1), .1+.05*(k % 2)), (-.14+.52*k/(n-1), .05+.05*(k % 2))])


def stripes(s, n=9, upright=False, gap=.25):
    for k in range(n):
        a, c = -.42+.84*k/n, -.42+.84*(k+1-gap)/n
        s.box(1+s.r.randrange(len(s.inks)-1), *((a, -.42, c, .42) if upright else (-.42, a, .42, c)))


def fields(s, split=.08, inset=.08):
    s.box(1, -.5+inset, split+.02, .5-inset, .5-inset)
    s.box(2, -.5+inset, -.5+inset, .5-inset, split-.02)
    s.box(3, -.5+inset*1.3, split-.03, .5-inset*1.3, split+.03)


def squares(s, n=4, drop=.05):
    for k in range(n):
        r = .42-.1*k
        s.box(1+k, -r, -r-drop*k, r, r-drop*k)


def blocks(s, cols=4, rows=4, skip=5):
    """The plan of the Eixample."""
    for i in range(cols):
        for j in range(rows):
            u, v, a, e = -.5+(i+.5)/cols, -.5+(j+.5)/rows, .41/cols, .41/rows
            m = 1+(2 if (i*rows+j) % skip == 0 else (i+j) % 2)
            s.shape(m, [(u-a, v-e*.6), (u-a*.6, v-e), (u+a*.6, v-e), (u+a, v-e*.6), (u+a, v+e*.6), (u+a*.6, v+e), (u-a*.6, v+e), (u-a, v+e*.6)])


def arches(s, n=3, nested=3):
    for i in range(n):
        u, r = -.5+(i+.5)/n, min(.44/n, .7*s.h/s.w)
        for k in range(nested):
            q, top = r*(1-k/nested), .46-r*s.w/s.h-.08*(i % 2)
            m = 1+(i+k) % (len(s.inks)-1)
            s.shape(m, [(u-q, -.46), (u+q, -.46)]+[(u+q*cos(pi*t/20), top+q*sin(pi*t/20)*s.w/s.h) for t in range(21)])


def discs(s, where=((-.16, .1, .26), (.14, -.06, .3), (-.08, -.26, .14))):
    for k, (u, v, r) in enumerate(where):
        s.arc(1+k, u, v, r)


def moons(s, cols=3, rows=3):
    for i in range(cols):
        for j in range(rows):
            a = (i*2+j*3) % 4*pi/2
            s.arc(1+(i+2*j) % (len(s.inks)-1), -.5+(i+.5)/cols, -.5+(j+.5)/rows, .4/max(cols, rows), None, a, a+pi)


def waves(s, n=7, amp=.03, f=14):
    for k in range(n):
        m = 1+k % (len(s.inks)-1)
        s.ground(m, lambda u: .38-.86*k/n+amp*sin(u*f+k*1.3))


def strokes(s, n=3, wide=.09):
    for k in range(n):
        s.ring(1+k, -.22+.2*k, -.12+.08*k, .2+.06*k, wide, .3+k*.9, 3.6+k*.7)


def dots(s, cols=6, rows=7, grow=.5):
    for i in range(cols):
        for j in range(rows):
            t = (i+j)/(cols+rows)
            s.arc(1+(i*3+j) % (len(s.inks)-1), -.42+.84*(i+.5)/cols, -.42+.84*(j+.5)/rows, .36/max(cols, rows)*(1-grow*t))


def quilt(s, n=4):
    for i in range(n):
        for j in range(n):
            u0, v0, d = -.44+.88*i/n, -.44+.88*j/n, .88/n
            c = [(u0, v0), (u0+d, v0), (u0+d, v0+d), (u0, v0+d)]
            k = s.r.randrange(4)
            s.shape(1+s.r.randrange(len(s.inks)-1), [c[k], c[(k+1) % 4], c[(k+2) % 4]])


def boats(s, n=3, level=-.05):
    s.ground(1, lambda u: level)
    for k in range(n):
        u, v, d = -.3+.3*k, level-.1-.11*(k % 2), .12
        s.shape(2+k % 2, [(u-d, v), (u+d, v), (u+d*.7, v-.07), (u-d*.7, v-.07)])
        s.shape(4, [(u-.006, v), (u+.006, v), (u+.006, v+.3), (u-.006, v+.3)])
        s.box(3, u-d*.4, v, u+d*.2, v+.06)


def cypresses(s, where=(-.3, -.18, .1, .28), ground=-.2):
    s.ground(1, lambda u: ground+.06*sin(u*6))
    for k, u in enumerate(where):
        high = .34+.1*(k % 2)
        s.shape(2+k % 2, [(u-.045, ground), (u+.045, ground), (u+.05, ground+high*.4), (u, ground+high), (u-.05, ground+high*.4)])
    s.arc(4, .34, .3, .07)


def window(s, bars=2, blind=.2):
    s.box(1, -.28, -.36, .28, .4)
    s.box(2, -.24, -.32, .24, .36)
    s.box(3, -.24, -.32, .24, -.32+.22)
    for k in range(1, bars):
        s.box(1, -.24+.48*k/bars-.012, -.32, -.24+.48*k/bars+.012, .36)
    s.box(4, -.24, .36-blind, .24, .36)


def needles(s, n=11, low=-.1):
    """The mountain of Montserrat."""
    for layer in range(2):
        for k in range(n):
            u, hgt = -.5+(k+.5)/n, s.r.uniform(.14, .36)-.12*layer
            a, c = max(-.5, u-.07), min(.5, u+.07)
            s.shape(1+layer, [(a, -.46), (c, -.46), (c, low+hgt*.6), (u+.02, low+hgt), (u-.02, low+hgt), (a, low+hgt*.6)])
    s.ground(3, lambda u: low-.22+.04*sin(u*7))


def fish(s, n=3, split=False):
    for k in range(n):
        u, v, g = -.06+.1*(k % 2), .28-.56*k/max(1, n-1), 1 if k % 2 or not split else -1
        s.arc(1+k % 2, u, v, .25, .075)
        s.shape(1+k % 2, [(u+g*.2, v), (u+g*.34, v+.08), (u+g*.34, v-.08)])
        s.arc(3, u-g*.17, v+.015, .014)


def steps(s, n=6, left=True):
    for k in range(n):
        a = -.46+.92*k/n
        s.box(1+k % (len(s.inks)-1), *((a, -.46, .46, -.46+.92*(k+1)/n) if left else (-.46, -.46, -a, -.46+.92*(k+1)/n)))


SAND, CHALK, INK, CLAY, OCHRE, SAGE, TEAL, NIGHT, ROSE, SKY, PLUM, OLIVE = '#e8dcc4', '#f3ede0', '#2a2c2e', '#b5613f', '#d3a145', '#93a389', '#3f7277', '#26364a', '#d9a494', '#a9c2cc', '#6a4150', '#6f7446'

# name: (motif, inks with the ground first, margin of white paper, options)
PAINTINGS = {
    'hills-noon': (hills, [SAND, OCHRE, SAGE, OLIVE, '#4c5b3c'], .12, {}), 'hills-night': (hills, [NIGHT, CHALK, '#3b4d63', '#55687c', '#8095a3'], 0, dict(sun=(-.24, .3), n=3, high=.07)),
    'sea-sails': (sea, [SKY, TEAL, '#5c9198', CHALK], 0, {}), 'sea-evening': (sea, [ROSE, PLUM, '#8a5a62', OCHRE], .1, dict(horizon=-.06, sails=0, lines=9)),
    'roofs-red': (roofs, [SKY, CHALK, SAND, CLAY, INK], .1, {}), 'roofs-blue': (roofs, [NIGHT, '#5d7486', '#8198a6', '#c9d2d4', OCHRE], 0, dict(rows=3, cols=3)),
    'olive-branch': (branch, [CHALK, OLIVE, '#8d9468', '#a9ad86'], .1, {}), 'plum-branch': (branch, [SAND, INK, PLUM, ROSE], 0, dict(n=6, turn=-1)),
    'fig-leaf': (leaf, [CHALK, '#4c6a46', '#5f7f52', INK], .08, {}), 'palm-leaf': (leaf, [ROSE, TEAL, '#2f5a5f', '#2f5a5f'], 0, dict(lobes=9, tilt=-.3)),
    'three-pots': (pots, [CHALK, SAND, CLAY, TEAL, OCHRE], .12, {}), 'one-jar': (pots, [NIGHT, INK, '#c9c2b2'], 0, dict(sizes=(.22,))),
    'lemons': (lemons, [SKY, TEAL, CHALK, '#e0c04a', OLIVE], 0, {}), 'quinces': (lemons, [SAND, PLUM, PLUM, OCHRE, SAGE], .12, dict(n=3, plate=False)),
    'stripes-warm': (stripes, [CHALK, CLAY, OCHRE, NIGHT], .1, {}), 'stripes-grey': (stripes, ['#dcdad4', '#9a9c9a', '#5f6468', SAND], 0, dict(n=14, upright=True, gap=.4)),
    'field-ochre': (fields, ['#8f4a34', OCHRE, CLAY, '#e0b87a'], 0, {}), 'field-green': (fields, ['#39483f', SAGE, '#566b5c', CHALK], 0, dict(split=-.14, inset=.06)),
    'squares-sun': (squares, ['#dfa23f', '#e3b75f', '#ebcd8d', '#f2e3bf', CHALK], 0, {}), 'squares-blue': (squares, [NIGHT, '#35506a', '#5a7c93', SKY], .1, dict(n=3, drop=.1)),
    'plan-red': (blocks, [CHALK, CLAY, '#c98564', INK], .1, {}), 'plan-green': (blocks, [SAND, SAGE, '#b3bda4', TEAL], 0, dict(cols=5, rows=3, skip=4)),
    'arches-clay': (arches, [SAND, CLAY, ROSE, CHALK], .1, {}), 'arches-night': (arches, [CHALK, NIGHT, TEAL, SKY, OCHRE], 0, dict(n=2, nested=5)),
    'discs-red': (discs, [CHALK, CLAY, NIGHT, OCHRE], .1, {}), 'disc-black': (discs, ['#e6dfd0', INK, CLAY], 0, dict(where=((0, .04, .36), (.26, -.36, .06)))),
    'moons-sage': (moons, [CHALK, SAGE, OLIVE, OCHRE], .08, {}), 'moons-rose': (moons, [PLUM, ROSE, SAND], 0, dict(cols=4, rows=4)),
    'waves-blue': (waves, [CHALK, SKY, TEAL, NIGHT], .1, {}), 'waves-sand': (waves, [SAND, '#d6c19c', '#c4a878', '#b08f60'], 0, dict(n=5, amp=.06, f=7)),
    'strokes-ink': (strokes, [CHALK, INK, INK, CLAY], .06, {}), 'strokes-green': (strokes, ['#eadfcb', TEAL, SAGE, OLIVE], 0, dict(n=2, wide=.14)),
    'dots-clay': (dots, [CHALK, CLAY, OCHRE], .1, {}), 'dots-blue': (dots, [NIGHT, SKY, CHALK, TEAL], 0, dict(cols=9, rows=5, grow=.7)),
    'quilt-warm': (quilt, [SAND, CLAY, OCHRE, PLUM, ROSE], .08, {}), 'quilt-cool': (quilt, ['#e4e3dd', '#7f98a3', NIGHT, SAGE], 0, dict(n=5)),
    'boats': (boats, [SAND, SKY, CLAY, CHALK, INK], .1, {}), 'boats-night': (boats, ['#48607a', NIGHT, CHALK, OCHRE, SKY], 0, dict(n=2, level=.04)),
    'cypresses': (cypresses, [SAND, OCHRE, '#3c5238', '#4c6446', CLAY], .1, {}), 'pines-dusk': (cypresses, [ROSE, PLUM, NIGHT, '#37465a', CHALK], 0, dict(where=(-.36, -.05, .3), ground=-.28)),
    'window-sea': (window, [SAND, CHALK, SKY, TEAL, OCHRE], 0, {}), 'window-green': (window, [CHALK, OLIVE, SAND, SAGE, CLAY], .1, dict(bars=3, blind=.4)),
    'montserrat': (needles, [SKY, '#a39a8c', '#8a8073', OLIVE], 0, {}), 'needles-ink': (needles, [CHALK, '#8f9496', '#4c5256', INK], .12, dict(n=7)),
    'fish': (fish, [CHALK, TEAL, NIGHT, CHALK], .1, {}), 'two-fish': (fish, [CLAY, CHALK, SAND, INK], 0, dict(n=2, split=True)),
    'steps-warm': (steps, [SAND, CLAY, OCHRE, ROSE], .1, {}), 'steps-cool': (steps, ['#dfe3e2', NIGHT, TEAL, SKY, CHALK], 0, dict(n=8, left=False)),
}


def frame(b, rnd, painting, w=.6, h=.8, z=1.55, wood='wood'):
    """A framed print or a canvas in a thin frame, its middle at height z; back at the origin."""
    motif, inks, margin, options = PAINTINGS[painting]
    rim = .02 if margin else .012
    b.box(wood, -w/2-rim, -.03, z-h/2-rim, w/2+rim, 0, z+h/2+rim)
    b.box('page' if margin else 'ink'+inks[0], -w/2, -.032, z-h/2, w/2, -.01, z+h/2)
    m = margin*min(w, h)*2
    sheet = Sheet(b, w-m, h-m, z, inks, list(PAINTINGS).index(painting))
    if margin:
        sheet.box(0, -.5, -.5, .5, .5)
    motif(sheet, **options)
