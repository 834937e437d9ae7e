"""Tables, sideboards, shelves. The middle of the back stands at the origin (tables: their centre); they face -y."""
import life
from seats import dining_chair, legs
from kit import *


def coffee(b, rnd, kind='slat', wide=1.1):
    if kind == 'slat':
        legs(b, 'wood', wide/2-.08, -.22, .22, .36, .018, .02)
        for k in range(7):
            b.box('wood', -wide/2, -.28+k*.081, .36, wide/2, -.28+k*.081+.07, .39)
        b.box('wood', -wide/2+.1, -.2, .17, wide/2-.1, .2, .185)
        z = .39
    elif kind == 'tray':
        for k in range(3):
            a = k*2.094
            b.tube('metal', [(.3*math.cos(a), .3*math.sin(a), 0), (.1*math.cos(a+2), .1*math.sin(a+2), .42)], .01, 6)
        b.lathe('metal', [(0, .42), (.36, .42), (.38, .46), (.37, .46), (.36, .43), (0, .43)], (0, 0, 0), 44)
        z = .43
    elif kind == 'block':
        b.box('stone', -wide/2, -.3, .02, wide/2, .3, .3)
        z = .3
    elif kind == 'drum':
        b.lathe('stone', [(0, 0), (.3, 0), (.28, .05), (.28, .28), (.42, .33), (.43, .37), (.42, .38), (0, .38)], (0, 0, 0), 44)
        z = .38
    elif kind == 'glass':
        legs(b, 'brass', wide/2-.06, -.24, .24, .38, .012, 0)
        b.box('clear', -wide/2, -.3, .38, wide/2, .3, .392)
        b.box('brass', -wide/2+.06, -.24, .14, wide/2-.06, .24, .15)
        z = .392
    else:                     # 'trunk'
        b.box('wood', -wide/2, -.27, .03, wide/2, .27, .4)
        for x in (-wide/2+.12, wide/2-.16):
            b.box('hide', x, -.276, .025, x+.05, .276, .404)
        z = .4
    life.books(b, rnd, -wide*.2, .05, z, 3)
    life.on_table(b, rnd, wide*.18, -.06, z)


def side(b, rnd, kind='round', lamp=None):
    if kind == 'round':
        b.lathe('wood', [(.15, 0), (.15, .02), (.02, .03), (.02, .5), (.2, .51), (.2, .53), (0, .53)], (0, -.22, 0), 28)
    else:
        b.box('wood', -.2, -.4, .46, .2, 0, .49)
        legs(b, 'wood', .17, -.36, -.04, .46, .015, 0)
        b.box('wood', -.18, -.38, .3, .18, -.02, .44)
        b.lathe('brass', [(0, -.01), (.014, 0), (0, .01)], (0, -.39, .37), 10)
    if lamp:
        import lamps
        lamps.table_lamp(b, rnd, lamp, .53 if kind == 'round' else .49, 5)
    else:
        life.cup(b, 0, -.2, .53 if kind == 'round' else .49)


def dining(b, rnd, kind='plank', wide=1.6, deep=.85, chairs='rush', seats=(2, 2), ends=0, laid=False):
    """Table with chairs: seats on the -y and the +y side, ends 0-2."""
    z = .75
    if kind == 'round':
        b.lathe('wood', [(0, 0), (.3, 0), (.28, .03), (.05, .06), (.045, .6), (.12, .72), (wide/2, .725), (wide/2, .755), (0, .755)], (0, 0, 0), 56)
        n = sum(seats)
        for k in range(n):
            a = 6.283*k/n+.5
            dining_chair(b, (wide/2+.1)*math.cos(a), (wide/2+.1)*math.sin(a), math.degrees(a)-90, chairs)
    else:
        b.box('top' if kind != 'trestle' else 'wood', -wide/2, -deep/2, z-.035, wide/2, deep/2, z)
        if kind == 'plank':
            for x in (-wide/2+.09, wide/2-.09):
                for y in (-deep/2+.09, deep/2-.09):
                    b.box('wood', x-.035, y-.035, 0, x+.035, y+.035, z-.03)
            b.box('wood', -wide/2+.08, -deep/2+.06, z-.12, wide/2-.08, deep/2-.06, z-.034)
        elif kind == 'trestle':
            for x in (-wide/2+.28, wide/2-.28):
                for s in (-1, 1):
                    b.tube('wood', [(x, s*(deep/2-.08), 0), (x, s*.05, z-.04)], .02, 7)
                b.box('wood', x-.02, -deep/2+.16, .25, x+.02, deep/2-.16, .28)
        else:                 # 'steel' frame
            for x in (-wide/2+.1, wide/2-.1):
                b.box('metal', x-.02, -deep/2+.05, 0, x+.02, -deep/2+.09, z-.03)
                b.box('metal', x-.02, deep/2-.09, 0, x+.02, deep/2-.05, z-.03)
                b.box('metal', x-.02, -deep/2+.05, z-.07, x+.02, deep/2-.05, z-.03)
        for n, s, rot in ((seats[0], -1, 180), (seats[1], 1, 0)):
            for k in range(n):
                x = -wide/2+wide*(k+.5)/n
                dining_chair(b, x+rnd.uniform(-.02, .02), s*(deep/2+.12), rot+rnd.uniform(-5, 5), chairs)
        for k in range(ends):
            s = (1, -1)[k]
            dining_chair(b, s*(wide/2+.14), 0, -90*s, chairs)
    if laid:
        for n, s in ((seats[0], -1), (seats[1], 1)):
            for k in range(n if kind != 'round' else 0):
                life.plate(b, -wide/2+wide*(k+.5)/n, s*(deep/2-.2), z)
    life.centre(b, rnd, -.14, 0, z)
    life.vase(b, rnd, .24, .04, z)


def desk(b, rnd, kind='trestle', wide=1.3, chair='ply'):
    b.box('top', -wide/2, -.62, .72, wide/2, -.02, .75)
    legs(b, 'wood' if kind == 'trestle' else 'metal', wide/2-.1, -.56, -.08, .72, .017, .03 if kind == 'trestle' else 0)
    dining_chair(b, 0, -.72, 180+14, chair)
    life.books(b, rnd, wide/2-.25, -.2, .75, 4)
    b.box('steel', -.2, -.45, .75, .14, -.22, .765)
    b.push(T(-.03, -.22, .765) @ R(-14, 'X'))
    b.box('steel', -.17, -.006, 0, .17, 0, .22)
    b.box('screen', -.16, -.008, .012, .16, -.006, .21)
    b.pop()
    life.cup(b, .3, -.45, .75)


def sideboard(b, rnd, kind='tapered', wide=1.6, things=True):
    deep, z0, z1 = {'tapered': (.42, .2, .74), 'chest': (.46, .08, .86), 'floating': (.4, .28, .62), 'cane': (.42, .16, .8), 'console': (.34, .74, .8)}[kind]
    mat = 'front' if kind == 'floating' else 'wood'
    b.box(mat, -wide/2, -deep, z0, wide/2, 0, z1)
    if kind in ('tapered', 'cane'):
        legs(b, 'wood', wide/2-.12, -deep+.07, -.07, z0+.01, .018, .03)
        n = 3 if wide > 1.2 else 2
        for k in range(n):
            a, c = -wide/2+wide*k/n+.02, -wide/2+wide*(k+1)/n-.02
            b.box('wood', a, -deep-.016, z0+.03, c, -deep, z1-.03)
            if kind == 'cane':
                b.box('cane', a+.05, -deep-.019, z0+.09, c-.05, -deep-.01, z1-.09)
            b.tube('brass', [(c-.04, -deep-.03, (z0+z1)/2-.05), (c-.04, -deep-.03, (z0+z1)/2+.05)], .006, 6)
    elif kind == 'chest':
        for x in (-wide/2+.05, wide/2-.05):
            b.box('wood', x-.04, -deep+.02, 0, x+.04, -deep+.1, z0)
        b.box('stone', -wide/2-.02, -deep-.02, z1, wide/2+.02, 0, z1+.025)
        for j in range(3):
            za, zb = z0+.03+(z1-z0-.04)*j/3, z0+(z1-z0-.04)*(j+1)/3
            b.box('wood', -wide/2+.04, -deep-.014, za, wide/2-.04, -deep, zb)
            for x in (-wide*.25, wide*.25):
                b.lathe('brass', [(0, -.02), (.02, 0), (0, .02)], (x, -deep-.03, (za+zb)/2), 12)
        z1 += .025
    elif kind == 'floating':
        for k in (1, 2):
            b.box('black', -wide/2+wide*k/3-.002, -deep-.002, z0+.01, -wide/2+wide*k/3+.002, -deep+.01, z1-.01)
    else:
        legs(b, 'wood', wide/2-.05, -deep+.05, -.05, z0, .018, 0)
    if things:
        life.books(b, rnd, -wide*.3, -deep/2, z1, 3)
        life.vase(b, rnd, wide*.3, -deep/2, z1, .9, second=True)


def shelves(b, rnd, kind='bookcase', wide=1.4, high=2.1, deep=.32, full=.8):
    """'bookcase' (sides and back), 'ladder' (metal frame, boards), 'floating' boards."""
    n = max(3, round(high/.38))
    if kind == 'bookcase':
        b.box('front', -wide/2, -.02, 0, wide/2, 0, high)
        m = max(1, round(wide/.8))
        for k in range(m+1):
            x = -wide/2+wide*k/m
            b.box('front', x-.015, -deep, 0, x+.015, 0, high)
        b.box('front', -wide/2-.03, -deep-.03, high, wide/2+.03, 0, high+.05)
    if kind == 'ladder':
        for x in (-wide/2, wide/2):
            for y in (-deep, -.02):
                b.box('metal', x-.012, y-.012, 0, x+.012, y+.012, high)
    for k in range(n):
        z = (.08 if kind != 'floating' else .55)+(high-(.1 if kind != 'floating' else .55))*k/n
        b.box('front' if kind == 'bookcase' else 'wood', -wide/2, -deep, z, wide/2, 0, z+.025)
        x = -wide/2+.05
        while x < wide/2-.1:
            if rnd.random() > full:
                if rnd.random() < .5:
                    life.vase(b, rnd, x+.12, -deep/2, z+.025, .7, False, rnd.random() < .5)
                x += .28
                continue
            m = rnd.randint(4, 9)
            x = life.row(b, rnd, x, -deep/2, z+.025, m, wide/2-.06)
            x += .03


def wardrobe(b, rnd, kind='panel', wide=1.8, high=2.3, deep=.6):
    b.box('joinery', -wide/2, -deep, .06, wide/2, 0, high)
    b.box('trim', -wide/2, -deep+.04, 0, wide/2, 0, .06)
    n = max(2, round(wide/.55))
    for k in range(n):
        a, c = -wide/2+wide*k/n+.003, -wide/2+wide*(k+1)/n-.003
        b.box('joinery', a, -deep-.02, .07, c, -deep, high-.01)
        if kind == 'panel':
            for za, zb in ((.16, .95), (1.08, high-.12)):
                b.box('trim', a+.08, -deep-.026, za, c-.08, -deep-.015, zb)
        if kind == 'cane':
            b.box('cane', a+.07, -deep-.024, .2, c-.07, -deep-.01, high-.14)
        x = c-.04 if k % 2 == 0 else a+.04
        b.tube('brass', [(x, -deep-.045, 1.0), (x, -deep-.045, 1.22)], .006, 6)
    if kind == 'carved':
        b.box('wood', -wide/2-.05, -deep-.05, high, wide/2+.05, 0, high+.1)
