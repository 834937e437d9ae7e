"""What is seen through the windows of a room: sea, courtyard, street, garden, city or pool. Windows look along +y; push a turn for others."""
import city as C
from kit import *

def view_mats(colours):
    """Materials of the outside, all named o_*; `colours` replaces o_wall, o_shut, o_gallery."""
    c = colours
    return materials_of({
        'o_wall': (mat_stone, c.get('o_wall', '#e0c9a0'), .08, .2, {'bump': .15}), 'o_trim': (mat_plain, '#efe6d2', .8), 'o_shut': (mat_plain, c.get('o_shut', '#5f7a5c'), .6, {'noise': .2}),
        'o_win': (mat_plain, '#39434a', .15, 0, .7), 'o_pane': (mat_plain, '#8fa2a6', .12, 0, .7), 'o_gallery': (mat_plain, c.get('o_gallery', '#f2ede2'), .5), 'o_iron': (mat_plain, '#1a1b1c', .5, .5), 'o_floor': (mat_travertine, '#c98f6c', '#bb8060', '#8f6a50', .4, .4),
        'o_pot': (mat_plain, '#b5623e', .8, {'noise': .15}), 'o_leaf': (mat_leaf, ['#4f7a34', '#6d9440', '#3f6630', '#86a64c'], .4), 'o_ivy': (mat_leaf, ['#3f6a2c', '#5f8a38', '#7fa048'], .35), 'o_flower': (mat_leaf, ['#f4efe6', '#e58a9a', '#d95f7a'], .4),
        'o_lawn': (mat_stone, '#7f9a4c', .3, .05, {'bump': .9, 'scale': 3}), 'o_bark': (mat_stone, '#a79b80', .35, .2, {'bump': .5, 'scale': 2}), 'o_plane': (mat_leaf, ['#6d8a2b', '#8fa63a', '#a9b446', '#7b9834'], .5), 'o_far': (mat_leaf, ['#3f5a2c', '#557038', '#486632'], .3),
        'o_sea': (mat_water, '#3187a0', '#1b6482', .22, .35, .12), 'o_sand': (mat_plain, '#d8c49c', 1), 'o_rock': (mat_rock,), 'o_cape': (mat_stone, '#5d6746', .4, .2, {'bump': .8, 'scale': .05}), 'o_olive': (mat_leaf, ['#7d8c66', '#98a57e', '#66764f'], .3), 'o_agave': (mat_plain, '#7d9a86', .55, 0, .3, {'noise': .2}), 'o_wallstone': (mat_drystone,),
        'o_slab': (mat_travertine, '#e0d3ba', '#d3c4a6', '#a99a80', .9, .6), 'o_mosaic': (mat_pool, .5), 'o_water': (mat_pool_surface,), 'o_teak': (mat_wood, '#8f623a', (2, 10, 2), .5), 'o_pad': (mat_fabric, '#efe8da', 100), 'o_earth': (mat_plain, '#a08c66', 1, {'noise': .3}),
        'o_lavender': (mat_leaf, ['#7a68a8', '#8f7fbd', '#69569a'], .3), 'o_needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c', '#38562a'], .25)})


def stand(b, grown, M):
    """Adds a grown plant (a Builder) at M."""
    b.push(M)
    for mat, (V, F, S) in grown.d.items():
        b._add(mat, V, F)
    b.pop()


def front(b, x0, x1, y, z0, storeys, rnd, fh=3.5):
    """Plain rear front facing -y: shuttered windows with sills and small rails, a cornice."""
    top = z0+storeys*fh
    b.box('o_wall', x0, y, z0, x1, y+.4, top)
    b.box('o_trim', x0-.1, y-.25, top, x1+.1, y+.5, top+.3)
    n = int((x1-x0)/2.9)
    for f in range(storeys):
        z = z0+f*fh+.55
        b.box('o_trim', x0, y-.05, z0+f*fh-.06, x1, y, z0+f*fh+.06)
        for i in range(n):
            x = x0+(x1-x0)*(i+.5)/n
            b.box('o_win', x-.5, y-.03, z, x+.5, y, z+2.2)
            b.box('o_trim', x-.64, y-.07, z+2.2, x+.64, y, z+2.38)
            b.box('o_trim', x-.7, y-.16, z-.12, x+.7, y, z-.01)
            for a in (-.5, -.03, .44):
                b.box('o_gallery', x+a, y-.06, z, x+a+.06, y-.02, z+2.2)
            shut = rnd.random()
            for s in (-1, 1):
                xa, xb = sorted((x+s*.54, x+s*1.04) if shut < .7 else (x+s*.01, x+s*.49))
                b.box('o_shut', xa, y-.1, z, xb, y-.05, z+2.2)
                for k in range(12):
                    b.box('o_shut', xa+.04, y-.125, z+.06+k*.18, xb-.04, y-.09, z+.17+k*.18)
            if rnd.random() < .6:
                for k in range(13):
                    b.box('o_iron', x-.62+k*.103, y-.42, z-.02, x-.605+k*.103, y-.405, z+.9)
                b.box('o_trim', x-.7, y-.46, z-.14, x+.7, y, z-.03)
                b.box('o_iron', x-.64, y-.43, z+.88, x+.64, y-.4, z+.92)
                if rnd.random() < .7:
                    bush(b, 'o_leaf', (x+rnd.uniform(-.3, .3), y-.3, z+.35), .3, 220, rnd.randint(0, 999), .1, 1, 'o_flower', .35)


def gallery(b, x0, x1, y, z0, storeys, fh=3.5):
    """Glazed back gallery of an Eixample house: thin white posts, small panes, a parapet."""
    for f in range(storeys):
        z = z0+f*fh
        b.box('o_trim', x0, y-1.0, z-.1, x1, y, z+.02)
        b.box('o_gallery', x0, y-.98, z+.02, x1, y-.93, z+.85)
        b.quad('o_pane', (x0, y-.94, z+.85), (x1, y-.94, z+.85), (x1, y-.94, z+fh-.1), (x0, y-.94, z+fh-.1))
        n = int((x1-x0)/.7)
        for i in range(n+1):
            x = x0+(x1-x0)*i/n
            b.box('o_gallery', x-.035, y-1.0, z, x+.035, y-.92, z+fh)
        for zz in (z+.83, z+1.75, z+2.6, z+fh-.16):
            b.box('o_gallery', x0, y-.985, zz, x1, y-.925, zz+.05)


def storeys_up_to(height, low, least):
    """Storeys from the ground at `low` to `height` above the floor of the home, so that the front opposite fills the window."""
    return max(least, round((height-low)/3.5))


def courtyard(b, y, rnd, low=-.03, depth=7.5):
    """Terrace of the inner court with pots and climbers; the rear fronts of the block beyond."""
    b.box('o_floor', -14, y+.3, low-.3, 20, y+depth, low)
    yw = y+depth
    storeys = storeys_up_to(4, low, 4)
    front(b, -14, 1.2, yw, low, storeys, rnd)
    front(b, 6.6, 20, yw+.02, low, storeys, rnd)
    b.box('o_wall', 1.2, yw+.01, low, 6.6, yw+.4, low+storeys*3.5)
    gallery(b, 1.4, 6.4, yw, low, storeys)
    for x in (-4.5, 9.5):
        b.box('o_wall', x-.15, y+.4, low, x+.15, yw, low+2.3)
        b.box('o_trim', x-.2, y+.4, low+2.3, x+.2, yw, low+2.4)
        for k in range(22):
            bush(b, 'o_ivy', (x+(.25 if x < 0 else -.25), y+1+k*.3, low+rnd.uniform(.7, 2.6)), rnd.uniform(.3, .5), 260, k+int(x*9), .1, 1, 'o_flower', .12)
    for k in range(16):
        x = -4+k*.85
        b.lathe('o_pot', [(0, 0), (.2, 0), (.28, .36), (.24, .36)], (x, yw-.75-.3*(k % 2), low), 14)
        bush(b, 'o_leaf', (x, yw-.75-.3*(k % 2), low+.8+.25*(k % 3)), rnd.uniform(.4, .65), 420, 40+k, .13, 1.2, 'o_flower', .25 if k % 3 == 0 else 0)
    for x, k in ((-1.4, 1), (4.2, 2), (7.6, 3)):
        b.lathe('o_pot', [(0, 0), (.26, 0), (.38, .5), (.33, .5)], (x, y+3.6+k*.5, low), 18)
        b.tube('o_bark', [(x, y+3.6+k*.5, low+.4), (x+.05, y+3.6+k*.5, low+1.5)], .04, 6)
        bush(b, 'o_leaf', (x, y+3.6+k*.5, low+2.0), .75, 1500, 60+k, .13, .95, 'o_flower', .06)


def street(b, y, rnd, low=-9):
    """Front across the street on the upper floors, plane-tree crowns below the sill."""
    storeys = storeys_up_to(3, low, 5)
    front(b, -32, -2, y+19, low, storeys, rnd)
    front(b, -1.9, 36, y+19.1, low, storeys, rnd)
    for x, yy, s in ((-6.5, 8, 1.0), (1.2, 7.2, 1.05), (8.4, 8.2, .95), (15, 9, 1.05)):
        t = tree(int(abs(x)) % 3+1, h=11.5, crown=3.7, crownh=7.4, leaves=8000, lsize=.28, leafm='o_plane', bark='o_bark')
        stand(b, t, T(x, y+yy, low+.2) @ Matrix.Scale(s, 4))


def garden(b, y, rnd, low=-.15):
    """Lawn, flowering border, clipped hedge and trees."""
    b.box('o_lawn', -60, y+.3, low-.4, 60, y+80, low)
    for k in range(40):
        x = -16+k*.9
        bush(b, 'o_leaf', (x, y+11+rnd.uniform(-.8, .5), low+.4), rnd.uniform(.5, .85), 420, k, .13, .9, 'o_flower', .3 if k % 3 == 0 else .03)
    for k in range(46):
        bush(b, 'o_far', (-34+k*1.5, y+15+rnd.uniform(-.3, .3), low+1.1), 1.25, 700, 100+k, .16, 1.1)
    for k in range(26):
        bush(b, rnd.choice(['o_far', 'o_leaf']), (-36+k*2.8, y+24+rnd.uniform(-3, 5), low+rnd.uniform(2, 5)), rnd.uniform(2.2, 3.4), 1300, 200+k, .3, 1)
    for x, yy, s in ((-5.5, 9, .62), (8.5, 8, .7), (3.0, 18, .9)):
        t = tree(int(abs(x)) % 3+1, h=9, crown=3.2, crownh=6, leaves=7000, lsize=.24, leafm='o_plane', bark='o_bark')
        stand(b, t, T(x, y+yy, low) @ Matrix.Scale(s, 4))


def sea(b, y, rnd, zs=-22, head=(1500, 4200, 2200, 330)):
    """Beach, sea to the horizon, a far headland (x, y, width, height)."""
    b.quad('o_sea', (-40000, y+120, zs), (40000, y+120, zs), (40000, 30000, zs), (-40000, 30000, zs))
    b.box('o_sand', -600, y+60, zs-1, 600, y+130, zs+.1)
    cx, cy, w, hgt = head
    ph = [random.Random(2+i).uniform(0, 6) for i in range(8)]

    def fn(u, v):
        h = hgt*(math.sin(math.pi*u)**1.3*(.55+.45*math.exp(-((u-.42)/.10)**2)))
        rg = sum(math.sin(u*(9*2**k)+ph[k]+v*3*(k+1))*.5**k for k in range(5))*.05*hgt*min(1, h/hgt*3)
        return (cx+(u-.5)*w, cy+(v-.5)*400, zs-2+max(0, (h+rg)*math.sin(math.pi*v)**.35))
    b.grid('o_rock', fn, 160, 30, False)


def terrace(b, y, rnd, low, lie=(-1.6, .4, 5.2)):
    """Stone terrace with loungers and a pool, an edge of shrubs; returns where the ground falls away."""
    x0, x1, y0, y1 = -4.5, 9.5, y+4.6, y+8.6
    for a, c, e, f in ((-30, y+.3, 40, y0), (-30, y0, x0, y1), (x1, y0, 40, y1), (-30, y1, 40, y1+2.2)):
        b.box('o_slab', a, c, low-.4, e, f, low)
    for a, c, e, f in ((x0-.02, y0-.3, x1+.02, y0+.02), (x0-.02, y1-.02, x1+.02, y1+.3), (x0-.3, y0-.3, x0+.02, y1+.3), (x1-.02, y0-.3, x1+.3, y1+.3)):
        b.box('o_trim', a, c, low-.06, e, f, low+.03)
    b.box('o_mosaic', x0, y0, low-1.6, x1, y1, low-1.4)
    for a, c, e, f in ((x0, y0, x0+.05, y1), (x1-.05, y0, x1, y1), (x0, y0, x1, y0+.05), (x0, y1-.05, x1, y1)):
        b.box('o_mosaic', a, c, low-1.5, e, f, low-.07)
    b.quad('o_water', (x0, y0, low-.1), (x1, y0, low-.1), (x1, y1, low-.1), (x0, y1, low-.1))
    for k, x in enumerate(lie):
        b.push(T(x, y+3.2, low) @ R(-6+4*k))
        b.box('o_teak', -.34, -.9, .24, .34, .55, .3)
        for s in (-.3, .3):
            for t in (-.8, .45):
                b.box('o_teak', s-.03, t-.03, 0, s+.03, t+.03, .24)
        b.cushion('o_pad', (0, -.2, .35), (.64, 1.4, .1), .3)
        b.push(T(0, .72, .5) @ R(38, 'X'))
        b.cushion('o_pad', (0, 0, 0), (.64, .66, .1), .3)
        b.pop()
        b.pop()
    b.box('o_earth', -80, y1+2.2, low-3, 90, y1+60, low-.25)
    for k in range(46):
        x = -15+k*.75
        bush(b, ('o_leaf', 'o_lavender', 'o_far')[k % 3], (x, y1+3+rnd.uniform(-.5, .6), low+.25), rnd.uniform(.45, .8), 420, k, .11, .9, 'o_lavender', .35 if k % 3 == 1 else .05)
    for k in range(34):
        bush(b, 'o_far', (-34+k*2.2, y1+14+rnd.uniform(-2, 8), low+rnd.uniform(-.8, .2)), rnd.uniform(1.0, 1.8), 700, 200+k, .22, .8)
    return y1


def pool(b, y, rnd, low=-.06):
    """The pool terrace with umbrella pines, the sea and an island beyond."""
    y1 = terrace(b, y, rnd, low)
    for x, yy, s, k in ((-7.5, y1+6, .8, 1), (11.5, y1+5, .85, 2), (3.6, y1+24, .8, 1), (-3.5, y1+22, .7, 2), (17, y1+14, .9, 1)):
        stand(b, pine(k, h=9.5, crown=4.0, thick=1.5, clumps=900, bark='o_bark', leafm='o_needle'), T(x, yy, low-.3) @ Matrix.Scale(s, 4))
    sea(b, y+60, rnd, -30, (1500, 5200, 2600, 420))


def headland(b, x, y, zs, long, high, side=1):
    """A cape that comes from beyond the frame (side 1: the right) and ends in a cliff, a watch-tower on its back."""
    ph = [random.Random(9+i).uniform(0, 6) for i in range(8)]

    def fn(u, v):
        h = high*min(1, .1+u*1.3)*min(1, u*14)**.6*(.8+.2*math.sin(u*5+1))
        rough = sum(math.sin(u*(8*2**k)+ph[k]+v*3*(k+1))*.5**k for k in range(5))*.06*high*min(1, h/high*3)
        return (x+side*u*long, y+(v-.5)*long*.4, zs-2+max(0, (h+rough)*math.sin(math.pi*v)**.3))
    b.grid('o_cape', fn, 160, 36, False)
    b.lathe('o_sand', [(high*.045, 0), (high*.04, high*.14), (high*.05, high*.14), (0, high*.15)], (x+side*long*.3, y-long*.02, zs+high*.5), 14)


def white_houses(b, rnd, y0, y1, x0, x1, low, slope, n=40):
    """Small white houses with tiled roofs on a green slope."""
    for _ in range(n):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        z, w, d = low+slope*(y-y0), rnd.uniform(7, 12), rnd.uniform(6, 9)
        b.box('o_trim', x, y, z-3, x+w, y+d, z+3.4)
        b.prism('o_pot', [(x-.4, z+3.4), (x+w+.4, z+3.4), (x+w/2, z+5)], y-.3, y+d+.3)
        for k in range(2):
            bush(b, 'o_far', (x+rnd.uniform(-6, w+6), y-rnd.uniform(2, 6), z+1.2), rnd.uniform(1.6, 3), 160, k, .6, .9)


def bay(b, y, rnd, low=-.06):
    """The pool terrace at El Portet: olives, cypresses and two pines at the left, white houses between two capes."""
    y1 = terrace(b, y, rnd, low, (6.8, 8.3))
    for x, yy, s in ((-6.4, y1+3.4, .5), (9.6, y1+3.0, .46)):
        b.tube('o_bark', [(x, yy, low-.3), (x+.1, yy, low+1.5*s*2), (x-.1, yy, low+2.6*s*2)], [.16, .12, .07], 8)
        bush(b, 'o_olive', (x, yy, low+3.3*s*2), 2.4*s, 2600, int(x*9), .16, .8)
    for x, yy, s in ((-9.5, y1+6, .8), (-10.6, y1+9, .95), (13.5, y1+8, .85)):
        stand(b, cypress(4, h=7.5, r=.7, leafm='o_far', bark='o_bark'), T(x, yy, low-.4) @ Matrix.Scale(s, 4))
    for x, yy, k in ((-13.5, y1+12, 1), (-16.5, y1+17, 2)):
        stand(b, pine(k, h=9.5, crown=4.0, thick=1.5, clumps=900, bark='o_bark', leafm='o_needle'), T(x, yy, low-.6) @ R(k*70))
    for k in range(70):         # scrub on the slope below the terrace
        d = rnd.uniform(11, 56)
        bush(b, ('o_far', 'o_olive', 'o_leaf')[k % 3], (rnd.uniform(-.8, .8)*(16+d), y1+d, low+rnd.uniform(-.3, .2)), rnd.uniform(.8, 1.8), 260, 300+k, .3, .7)
    zs = -34
    b.quad('o_sea', (-40000, y+150, zs), (40000, y+150, zs), (40000, 30000, zs), (-40000, 30000, zs))
    b.grid('o_far', lambda u, v: (-420+800*u, y+70+170*v, low-9-24*v+5*math.sin(u*9+v*4)), 30, 10)
    white_houses(b, rnd, y+90, y+190, -190, 190, low-12, -.15, 46)
    b.grid('o_sand', lambda u, v: (-260+520*u, y+246+16*v+60*(u-.5)**2*4, zs+.4), 40, 1)
    headland(b, -170, y+1100, zs, 1700, 230, -1)
    headland(b, 900, y+3600, zs, 3000, 190)
    for k in range(9):
        x, d = rnd.uniform(-160, 260), rnd.uniform(330, 800)
        b.prism('o_trim', [(x, zs+.3), (x+9, zs+.3), (x+8, zs+2.2), (x+1, zs+2.2)], y+d, y+d+3)
        b.tube('o_trim', [(x+4, y+d+1, zs+2), (x+4, y+d+1, zs+14)], .12, 4)


def treetops(b, y, rnd, low=-.06):
    """The pool terrace at Cap Blanc: agaves before dry stone, then the crowns of a pine wood down to an empty sea."""
    y1 = terrace(b, y, rnd, low, (-2.2, -.5))
    b.box('o_wallstone', -30, y1+2.2, low-1, 40, y1+2.7, low+.55)
    for k in range(9):
        blades(b, 'o_agave', (-9+k*2.5+rnd.uniform(-.5, .5), y1+3.6, low), 22, rnd.uniform(.8, 1.2), k, .08, .25)
    zs = -30
    b.quad('o_sea', (-40000, y+170, zs), (40000, y+170, zs), (40000, 30000, zs), (-40000, 30000, zs))
    b.grid('o_rock', lambda u, v: (-500+1000*u, y+160+26*v+9*math.sin(u*37), zs+3.2*(1-v)+1.5*math.sin(u*90+v*9)), 220, 8, False)
    for k in range(190):
        d = rnd.uniform(9, 150)
        x, r = rnd.uniform(-.6, .6)*(14+d), rnd.uniform(1.7, 2.9)
        z = low+1.5-d*.012-max(0, d-55)*.2+rnd.uniform(-.5, .6)
        bush(b, 'o_needle', (x, y1+d, z), r, 520 if d < 60 else 220, k, .3 if d < 60 else .5, .5)
    sails = ((-300, 1500, 1), (420, 2300, 1.2))
    for x, d, s in sails:
        b._add('o_trim', [(x, y+d, zs), (x+6*s, y+d, zs), (x, y+d, zs+17*s)], [(0, 1, 2)])


def city(b, y, rnd, ground=-27):
    """Terrace with pots, then the roofs of the city down to the sea (needs city.CITY_MATS)."""
    b.box('o_floor', -9, y+.3, -.4, 15, y+4.4, -.03)
    b.box('o_gallery', -9, y+4.4, -.4, 15, y+4.6, .55)
    b.box('o_trim', -9, y+4.37, .55, 15, y+4.63, .6)
    b.box('o_iron', -9, y+4.48, .98, 15, y+4.52, 1.02)
    for k in range(25):
        b.box('o_iron', -9+k, y+4.49, .6, -8.97+k, y+4.51, .99)
    for k in range(9):
        x = -4.6+k*1.75
        b.lathe('o_pot', [(0, 0), (.2, 0), (.28, .36), (.24, .36)], (x, y+3.9-.2*(k % 2), -.03), 14)
        bush(b, 'o_leaf', (x, y+3.9-.2*(k % 2), .55+.12*(k % 3)), rnd.uniform(.35, .5), 420, 40+k, .1, 1.1, 'o_flower', .3 if k % 3 == 0 else 0)
    C.roofs(b, rnd, y+26, y+190, ground, lambda d: 40+d*.95, .02)
    C.coast(b, rnd, 900, ground)
    C.hill(b, 1500, 3300, 2600, 260, ground)


def outlook(b, mats, view, y, colours=None, low=None):
    """Adds the view beyond a window wall at y and its materials to `mats`; low: height of the ground outside (courtyard, street, garden, pool)."""
    mats.update(view_mats(colours or {}))
    if view == 'city':
        own = set(mats)
        mats.update({k: v for k, v in materials_of(C.CITY_MATS).items() if k not in own})
    {'sea': sea, 'courtyard': courtyard, 'street': street, 'garden': garden, 'city': city, 'pool': pool}[view](b, y, random.Random(12), **({} if low is None else {'low': low}))
