"""Eixample living room: Catalan vaults, herringbone parquet, three arched French windows.

spec: colours {wall, linen (sofa), terra, olivef, ochre (cushions), rug, rug2, leather, parq, beam, p1..p5 (prints), ...};
      ceiling 'vaults' | 'flat'; floor (see floors.py; herringbone oak without it); windows [axes, at least 2.1 m apart];
      furnished bool (an empty room without it); fireplace true | 'stove' (at the right, in place of the sideboard); modern bool (plain room with a low ceiling and a window wall);
      low (height of the ground outside);
      view 'street' | 'sea' | 'courtyard' | 'garden'; sun_elev, sun_rot; olive bool; camera. Mirror with finish flip=1.
"""
import floors
from kit import *
from interior import curtain, pendant, window_light, window_wall
from outlook import outlook

RW, RD, RH = 7.2, 7.2, 3.75
AXES, ow, zs = (1.45, 3.6, 5.75), 1.36, 2.35      # window axes, width, springing height


def room_materials(c):
    """All materials; c replaces colours by name."""
    mats = {}

    def M(k, m):
        mats[k] = m
    M('glass', mat_glass('glass', '#e8efee', .35))
    M('clear', mat_glass('clear', '#eef4f3', .6))
    M('deck', mat_wood('deck', '#a97c50', (1, 14, 14)))
    M('steel', mat_plain('steel', '#b8b8b4', .25, .95))
    M('wall', mat_stone('wall', c.get('wall', '#f1e6d3'), .03, .03, bump=.05, rough=.95))
    M('mould', mat_plain('mould', c.get('mould', '#f3ede2'), .6))
    M('vault', mat_stone('vault', c.get('vault', '#f2e8d6'), .05, .05, bump=.12))
    M('beam', mat_wood('beam', c.get('beam', '#6e4c31'), (10, 1, 10), .6))
    M('parq', mat_wood('parq', c.get('parq', '#b07a47'), (9, 9, 1), .28, .25))
    M('frame', mat_plain('frame', c.get('frame', '#e9e4d8'), .4))
    M('walnut', mat_wood('walnut', c.get('walnut', '#6b452b'), (2, 2, 10), .35))
    M('oak', mat_wood('oak', c.get('oak', '#b58a5a'), (2, 2, 10), .4))
    M('linen', mat_fabric('linen', c.get('linen', '#e6dccb'), 160))
    M('terra', mat_fabric('terra', c.get('terra', '#b2623f'), 160))
    M('olivef', mat_fabric('olivef', c.get('olivef', '#7b7d55'), 160))
    M('ochre', mat_fabric('ochre', c.get('ochre', '#c99746'), 160))
    M('rug', mat_fabric('rug', c.get('rug', '#e2d5bf'), 70, .8, 0, .16))
    M('rug2', mat_fabric('rug2', c.get('rug2', '#b98562'), 70, .8, 0, .16))
    M('sheer', mat_fabric('sheer', c.get('sheer', '#f6f1e8'), 80, .1, .55, .04))
    M('leather', mat_plain('leather', c.get('leather', '#9a5b34'), .45, noise=.15))
    M('trav', mat_stone('trav', c.get('trav', '#dccdb4'), .1, .1, rough=.4, bump=.1, scale=3))
    M('black', mat_plain('black', c.get('black', '#1b1a19'), .4, .3))
    M('brass', mat_plain('brass', c.get('brass', '#b48a4a'), .28, 1))
    M('pot', mat_plain('pot', c.get('pot', '#b5623e'), .8, noise=.15))
    M('ceram', mat_plain('ceram', c.get('ceram', '#ece4d6'), .35))
    M('ceram2', mat_plain('ceram2', c.get('ceram2', '#3f5f66'), .3))
    M('iron', mat_plain('iron', c.get('iron', '#17181a'), .5, .5))
    M('leaf', mat_leaf('leaf', ['#3f6b2e', '#55803a', '#2f5a2a'], .35))
    M('olive', mat_leaf('olive', ['#7d8f62', '#95a477', '#667a4c'], .3))
    M('tleaf', mat_leaf('tleaf', ['#6d8a2b', '#8fa63a', '#a9b446', '#7b9834'], .5))
    M('bark', mat_stone('bark', c.get('bark', '#a79b80'), .35, .2, bump=.5, scale=2))
    M('shade', mat_fabric('shade', c.get('shade', '#ecd8b4'), 120, .1, .4))
    M('bulb', mat_emit('bulb', c.get('bulb', '#ffcf96'), 14))
    M('facA', mat_stone('facA', c.get('facA', '#d9b48c'), .08, .1))
    M('facT', mat_plain('facT', c.get('facT', '#eadfcb'), .8))
    M('facD', mat_plain('facD', c.get('facD', '#4a4f4a'), .4))
    M('p1', mat_plain('p1', c.get('p1', '#c7693f'), .9))
    M('p2', mat_plain('p2', c.get('p2', '#27474e'), .9))
    M('p3', mat_plain('p3', c.get('p3', '#e0b257'), .9))
    M('p4', mat_plain('p4', c.get('p4', '#f2e9da'), .9))
    M('p5', mat_plain('p5', c.get('p5', '#8a9a6b'), .9))
    M('book1', mat_plain('book1', c.get('book1', '#8c3b2a'), .7))
    M('book2', mat_plain('book2', c.get('book2', '#d8cdb8'), .7))
    M('book3', mat_plain('book3', c.get('book3', '#39555a'), .7))
    return mats


def floor(b, rnd, spec):
    """Herringbone parquet."""
    b.box('oak', -1, -2, -.1, RW+1, RD+2, -.02)
    pl, pw = .62, .105
    s2 = math.sqrt(.5)

    def plank(cx, cy, ang):
        b.push(T(cx, cy, 0) @ R(ang))
        g = .0012
        b.box('parq', -pl/2+g, -pw/2+g, -.02, pl/2-g, pw/2-g, 0)
        b.pop()
    dx = pw/s2
    ny = int(14/(dx))
    col = (pl-0)*s2
    for c in range(-2, int((RW+2)/(col))+3):
        for r in range(-24, int((RD+3)/dx)+8):
            x = c*col-.2
            y = r*dx-1
            ang = 45 if c % 2 == 0 else -45
            plank(x, y+(0 if c % 2 == 0 else dx*.5), ang)


def shell(b, rnd, spec):
    """Window wall with arched French windows, side walls, curtains, balcony rails."""
    WX = spec.get('windows', AXES)
    e = [-.5]+[v for c in WX for v in (c-ow/2, c+ow/2)]+[RW+.5]
    for i in range(0, len(e), 2):
        b.box('wall', e[i], RD, 0, e[i+1], RD+.45, RH+.3)
    for c in WX:
        n = 24
        arc = [(c-ow/2*math.cos(math.pi*i/n), zs+ow/2*math.sin(math.pi*i/n)) for i in range(n+1)]
        b.prism('wall', [(c-ow/2, RH+.3)]+arc+[(c+ow/2, RH+.3)], RD, RD+.45)
        # architrave
        for rr, dy, wd in ((ow/2+.02, .03, .05), (ow/2+.075, .05, .06), (ow/2+.14, .025, .05)):
            for i in range(n):
                a0, a1 = math.pi*i/n, math.pi*(i+1)/n
                b.prism('mould', [(c-(rr)*math.cos(a0), zs+rr*math.sin(a0)), (c-(rr+wd)*math.cos(a0), zs+(rr+wd)*math.sin(a0)),
                        (c-(rr+wd)*math.cos(a1), zs+(rr+wd)*math.sin(a1)), (c-rr*math.cos(a1), zs+rr*math.sin(a1))], RD-dy, RD+.01)
            for s in (-1, 1):
                b.box('mould', c+s*rr, RD-dy, 0, c+s*(rr+wd), RD+.01, zs)
        # joinery
        F = 'frame'
        y = RD+.3
        for x in (c-ow/2, c-.05, c+ow/2-.07):
            b.box(F, x, y-.03, 0, x+(.1 if x == c-.05 else .07), y+.03, zs+(.62 if x == c-.05 else .02))
        for zz in (0, .62, zs-.04):
            b.box(F, c-ow/2, y-.026, zz, c+ow/2, y+.026, zz+.08)
        b.box(F, c-ow/2, y-.012, .06, c+ow/2, y+.012, .64)
        for s in (-1, 1):
            b.box(F, c+s*.09, y-.025, .14, c+s*(ow/2-.13), y+.025, .56)
        b.box(F, c-ow/2, y-.02, 1.5, c+ow/2, y+.02, 1.54)
        for i in range(n): 
            a0, a1 = math.pi*i/n, math.pi*(i+1)/n
            r0, r1 = ow/2-.07, ow/2
            b.prism(F, [(c-r0*math.cos(a0), zs+r0*math.sin(a0)), (c-r1*math.cos(a0), zs+r1*math.sin(a0)),
                    (c-r1*math.cos(a1), zs+r1*math.sin(a1)), (c-r0*math.cos(a1), zs+r0*math.sin(a1))], y-.03, y+.03)
        for k in (1, 2):
            a = math.pi*k/3
            b.tube(F, [(c, y, zs), (c-(ow/2-.03)*math.cos(a), y, zs+(ow/2-.03)*math.sin(a))], .018, 5)
        b.lathe('brass', [(0, 0), (.012, 0), (.012, .11), (0, .11)], (c+.02, y-.06, 1.05), 8)
        # curtains
        for s in (-1, 1) if spec.get('furnished', True) else ():
            xe = c+s*(ow/2+.30)
            wd = .52
            b.grid('sheer', lambda u, v: (xe-s*wd*u*(1-.18*math.sin(math.pi*min(1, v*1.3))), RD-.16+.045* \
                   math.sin(u*34+.5*math.sin(v*3))+.02*math.sin(u*11+v*2), .02+(3.28-.02)*v), 70, 12)
        if spec.get('furnished', True):
            b.tube('brass', [(c-ow/2-.38, RD-.15, 3.3), (c+ow/2+.38, RD-.15, 3.3)], .014, 8)
        # balcony
        b.box('facT', c-ow/2-.3, RD+.45, -.2, c+ow/2+.3, RD+1.2, -.02)
        for i in range(17):
            x = c-ow/2-.25+i*(ow+.5)/16
            b.box('iron', x-.008, RD+1.1, 0, x+.008, RD+1.116, 1.0)
        for zz in (.98, .86, .12):
            b.box('iron', c-ow/2-.28, RD+1.09, zz, c+ow/2+.28, RD+1.125, zz+.02)
        if spec.get('furnished', True):
            b.lathe('pot', [(0, 0), (.12, 0), (.16, .24), (.14, .25)], (c+.35, RD+.85, 0), 12)
            bush(b, 'leaf', (c+.35, RD+.85, .42), .28, 260, int(c*9), .1)
    b.box('wall', -.5, -1.6, 0, 0, RD+.45, RH+.3)
    b.box('wall', RW, -1.6, 0, RW+.5, RD+.45, RH+.3)
    b.box('wall', -.5, -1.9, 0, RW+.5, -1.6, RH+.3)


def modern_shell(b, rnd, spec):
    """Plain walls and a window wall with a terrace and its glass rail outside (no rail where the view brings its own terrace)."""
    x0, x1, top = .45, RW-.45, 2.75
    b.box('wall', -.5, -1.9, 0, 0, RD+.45, 3.1)
    b.box('wall', RW, -1.9, 0, RW+.5, RD+.45, 3.1)
    b.box('wall', 0, -1.9, 0, RW, -1.6, 3.1)
    b.box('wall', 0, RD, 0, x0, RD+.35, top+.01)
    b.box('wall', x1, RD, 0, RW, RD+.35, top+.01)
    b.box('vault', -.5, -1.9, top, RW+.5, RD+.45, top+.3)
    window_wall(b, x0, x1, RD+.16, .03, top-.01, 4, spec.get('view') != 'city', 2.9)
    for x, wide in ((.05, 1.05), (RW-.05, -1.05)):
        curtain(b, 'sheer', x, RD-.16, wide, top-.02)
    for x in (0, RW-.018):
        b.box('mould', x, -1.6, 0, x+.018, RD, .08)


def modern_lamps(b, rnd, spec):
    """Pendant for the low ceiling."""
    pendant(b, 3.2, 3.4, 2.3, 2.75, 'globe', 6)


def trimwork(b, rnd, spec):
    """Skirting, wall panels, cornice."""
    WX = spec.get('windows', AXES)
    e = [-.5]+[v for c in WX for v in (c-ow/2, c+ow/2)]+[RW+.5]

    def skirt(x0, y0, x1, y1):
        b.box('mould', x0, y0, 0, x1, y1, .16)
    skirt(0, -1.6, .022, RD)
    skirt(RW-.022, -1.6, RW, RD)
    for i in range(0, len(e), 2):
        skirt(max(e[i], 0)+(.2 if i else 0), RD-.022, min(e[i+1], RW)-(.2 if i < len(e)-2 else 0), RD)

    def panel(wx, y0, y1, z0, z1, s):
        for k, (o, t) in enumerate(((0, .022), (.035, .012))):
            x0, x1 = (wx, wx+s*t)
            for (a0, a1, c0, c1) in ((y0+o, y1-o, z0+o, z0+o+.025), (y0+o, y1-o, z1-o-.025, z1-o), (y0+o, y0+o+.025, z0+o+.025, z1-o-.025), (y1-o-.025, y1-o, z0+o+.025, z1-o-.025)):
                b.box('mould', x0, a0, c0, x1, a1, c1)
    for s, wx in ((1, 0), (-1, RW)):
        for y0, y1 in ((-1.4, .4), (.65, 1.85), (2.1, 4.9), (5.15, 6.7)):
            panel(wx, y0, y1, 1.02, 3.1, s)
            panel(wx, y0, y1, .26, .86, s)
        b.box('mould', wx, -1.6, .92, wx+s*.03, RD, .97)
        for o, z0, z1 in ((.05, 3.32, 3.38), (.09, 3.38, 3.44), (.13, 3.44, 3.5)):
            b.box('mould', wx, -1.6, z0, wx+s*o, RD, z1)
    for o, z0, z1 in ((.05, 3.36, 3.4), (.1, 3.4, 3.46), (.13, 3.46, 3.5)):
        b.box('mould', 0, RD-o, z0, RW, RD, z1)


def vaults(b, rnd, spec):
    """Beams with small brick vaults, or a flat ceiling."""
    b.box('vault', -.5, -1.9, 3.8, RW+.5, RD+.45, 3.9)
    if spec.get('ceiling') == 'flat':
        b.box('vault', -.5, -1.9, 3.5, RW+.5, RD+.4, 3.7)
        b.lathe('mould', [(.02, 0), (.25, 0), (.32, .03), (.4, .02), (.5, .04), (.52, .07)], (3.2, 3.4, 3.43), 40)
        return
    nb = 10
    sp = RW/nb
    for i in range(nb+1):
        b.box('beam', i*sp-.065, -1.6, 3.46, i*sp+.065, RD+.1, 3.66)
    for i in range(nb):
        b.grid('vault', lambda u, v: ((i+u)*sp, -1.6+(RD+1.7)*v, 3.60+.17*math.sin(math.pi*u)), 14, 2)


def seating(b, rnd, spec):
    """Rug, sofa, throw, coffee tables, armchairs."""
    b.box('rug', 1.5, 1.7, 0, 5.5, 5.3, .018)
    for o in (.16, .24): 
        for x0, y0, x1, y1 in ((1.5+o, 1.7+o, 5.5-o, 1.73+o), (1.5+o, 5.27-o, 5.5-o, 5.3-o), (1.5+o, 1.7+o, 1.53+o, 5.3-o), (5.47-o, 1.7+o, 5.5-o, 5.3-o)):
            b.box('rug2', x0, y0, .01, x1, y1, .0195)
    # sofa along left wall
    sx, sy0, sy1 = .75, 2.15, 4.85
    L_ = sy1-sy0
    b.cushion('linen', (sx+.12, (sy0+sy1)/2, .26), (1.02, L_, .26), .18)
    for k in range(3):
        b.cushion('linen', (sx+.2, sy0+.2+(L_-.4)*(k+.5)/3, .46), (.86, (L_-.42)/3, .24), .3)
    for k in range(3): 
        b.push(T(sx-.22, sy0+.2+(L_-.4)*(k+.5)/3, .74) @ R(-12, 'Y'))
        b.cushion('linen', (0, 0, 0), (.26, (L_-.42)/3, .56), .35)
        b.pop()
    for y in (sy0+.06, sy1-.06):
        b.cushion('linen', (sx+.1, y, .42), (1.0, .24, .5), .25)
    b.cushion('linen', (sx-.4, (sy0+sy1)/2, .5), (.22, L_, .66), .22)
    for y in (sy0+.15, sy1-.15):
        for x in (sx-.3, sx+.5):
            b.tube('walnut', [(x, y, 0), (x, y, .16)], .025, 8, cap=True)
    for (y, m, a, z) in ((sy0+.42, 'terra', 12, .78), (sy0+.78, 'linen', -6, .74), (sy1-.42, 'olivef', -10, .78), (sy1-.85, 'ochre', 14, .73)):
        b.push(T(sx+.08, y, z) @ R(-24, 'Y') @ R(a, 'X'))
        b.cushion(m, (0, 0, 0), (.17, .5, .5), .55)
        b.pop()
    # throw
    b.grid('terra', lambda u, v: (sx+.05+.62*v if v < .75 else sx+.515+.03*math.sin(u*9)*(v-.75)*4+.06,
           sy1-1.0+.52*u, (.595 if v < .75 else .595-(v-.75)*1.3)+.006*math.sin(u*14+v*9)), 20, 40)
    # coffee table: two round travertine drums
    for x, y, r, h in ((2.95, 3.25, .52, .36), (3.45, 4.0, .34, .46)):
        b.lathe('trav', [(0, 0), (r*.72, 0), (r*.72, .04), (r*.6, .1), (r*.6, h-.12),
                (r*.97, h-.07), (r, h-.05), (r, h-.005), (r*.985, h), (0, h)], (x, y, .02), 48)
    b.box('book1', 2.72, 3.02, .38, 3.0, 3.22, .41)
    b.box('book2', 2.74, 3.03, .41, 2.98, 3.21, .435)
    b.lathe('ceram2', [(0, 0), (.06, 0), (.1, .06), (.11, .1), (.1, .1), (.05, .02)], (3.13, 3.4, .38), 24)
    b.lathe('ceram', [(0, 0), (.06, 0), (.11, .1), (.1, .2), (.045, .28), (.05, .33), (.04, .33)], (3.45, 4.02, .48), 24)
    for i in range(9):
        a = i*2.4
        p = Vector((3.45, 4.02, .8))
        d = Vector((math.cos(a)*.3, math.sin(a)*.3, 1))
        q = p+d*rnd.uniform(.25, .5)
        b.tube('bark', [p, p.lerp(q, .5)+rvec(rnd)*.02, q], .004, 4)
        for k in range(14):
            leaf(b, 'olive', p.lerp(q, .3+.7*rnd.random()), rvec(rnd)+Vector((0, 0, .5)), .07, rnd, .35)
    # armchairs

    def armchair(x, y, rot, seat):
        b.push(T(x, y, .02) @ R(rot))
        for sxx in (-.36, .36):
            b.tube('walnut', [(sxx, -.36, 0), (sxx, -.38, .56), (sxx, .3, .54), (sxx, .44, 0)], .022, 8)
            b.tube('walnut', [(sxx, -.4, .57), (sxx, 0, .58), (sxx, .38, .54)], .028, 8)
        b.tube('walnut', [(-.36, -.33, .3), (.36, -.33, .3)], .02, 8)
        b.tube('walnut', [(-.36, .33, .26), (.36, .33, .26)], .02, 8)
        b.push(T(0, -.02, .4) @ R(4, 'X'))
        b.cushion(seat, (0, 0, 0), (.68, .74, .17), .3)
        b.pop()
        b.push(T(0, .36, .72) @ R(-16, 'X'))
        b.cushion(seat, (0, 0, 0), (.68, .17, .62), .35)
        b.pop()
        b.pop()
    armchair(4.95, 2.75, 62-180+28, 'leather')
    armchair(4.9, 4.35, -90-14+0, 'leather')
    b.lathe('brass', [(.16, 0), (.16, .01), (.012, .02), (.012, .5), (.2, .505), (.2, .52), (0, .52)], (5.35, 3.55, .02), 24)
    b.lathe('ceram', [(0, 0), (.03, 0), (.04, .09), (.035, .09)], (5.35, 3.5, .54), 16)


def lights(b, rnd, spec):
    """Arc lamp and paper pendant."""
    lx, ly = .55, 5.5
    b.lathe('trav', [(0, 0), (.2, 0), (.2, .06), (0, .06)], (lx, ly, 0), 32)
    pts = [(lx+1.25*(1-math.cos(t*1.75))*.8, ly-1.15*(1-math.cos(t*1.75))*.55, .05+2.15* \
            math.sin(t*1.75)**.9 if t < .9 else 2.2-.8*(t-.9)) for t in [i/16 for i in range(17)]]
    b.tube('brass', pts, .013, 8)
    q = pts[-1]
    b.lathe('shade', [(.06, .0), (.2, -.2), (.21, -.23)], q, 28)
    b.lathe('bulb', [(0, -.2), (.045, -.16), (.03, -.1), (0, -.08)], q, 12)
    point((q[0], q[1], q[2]-.2), 14)
    # pendant (paper globe ribs)
    b.tube('black', [(3.2, 3.4, 3.5), (3.2, 3.4, 2.95)], .006, 5)
    prof = [(.05+.33*math.sin(math.pi*(i/40))**.8*(1+.025*(-1)**i), -.30*(1-math.cos(math.pi*i/40))) for i in range(41)]
    b.lathe('shade', prof, (3.2, 3.4, 3.02), 40)
    point((3.2, 3.4, 2.7), 4)


def walls_art(b, rnd, spec):
    """Framed geometric prints (own drawings)."""
    def art(wx, s, yc, zc, w, h, fn, fr='oak'):
        x = wx+s*.02
        b.box(fr, wx, yc-w/2-.03, zc-h/2-.03, wx+s*.045, yc+w/2+.03, zc+h/2+.03)
        b.box('p4', wx, yc-w/2, zc-h/2, wx+s*.05, yc+w/2, zc+h/2)
        fn(wx+s*.051, yc, zc, w, h, s)

    def disc(m, x, y, z, r, a0=0, a1=6.2832, s=1, dx=0, n=40):
        ps = [(y+r*math.cos(a0+(a1-a0)*i/n), z+r*math.sin(a0+(a1-a0)*i/n)) for i in range(n+1)]
        b.prism(m, ps, x+s*dx, x+s*(dx+.002), 'x')

    def art1(x, y, z, w, h, s):
        b.box('p3', x, y-w*.42, z-h*.42, x+s*.001, y+w*.42, z+h*.42)
        disc('p1', x, y-w*.05, z+h*.12, w*.26, dx=.002, s=s)
        disc('p2', x, y+w*.06, z-h*.42, w*.36, 0, math.pi, s, .004)
        disc('p4', x, y+w*.06, z-h*.42, w*.24, 0, math.pi, s, .006)
        disc('p1', x, y+w*.06, z-h*.42, w*.13, 0, math.pi, s, .008)

    def art2(x, y, z, w, h, s):
        for k, (m, r) in enumerate((('p5', .38), ('p4', .29), ('p2', .2), ('p3', .1))):
            disc(m, x, y, z-h*.32, w*r, 0, math.pi, s, .001+.002*k)
        disc('p1', x, y+w*.15, z+h*.25, w*.13, s=s, dx=.002)
    art(0, 1, 3.08, 2.02, 1.1, 1.4, art1)
    art(0, 1, 4.28, 2.02, .78, 1.05, art2)
    if not spec.get('fireplace'):
        art(RW, -1, 3.5, 2.05, 1.2, 1.45, art2, 'black')


def console(b, rnd, spec):
    """Sideboard with vases, books, lamp."""
    b.box('walnut', RW-.46, 2.6, .74, RW-.04, 4.5, .79)
    b.box('walnut', RW-.44, 2.65, .5, RW-.06, 4.45, .74)
    for y in (2.7, 4.4):
        for x in (RW-.42, RW-.1):
            b.tube('walnut', [(x, y, 0), (x, y, .5)], .022, 8)
    b.lathe('ceram2', [(0, 0), (.09, 0), (.16, .14), (.15, .26), (.06, .38), (.07, .44), (.06, .44)], (RW-.25, 4.15, .79), 28)
    b.lathe('pot', [(0, 0), (.1, 0), (.13, .12), (.08, .2), (.09, .22)], (RW-.25, 3.75, .79), 24)
    for i, m in enumerate(('book1', 'book2', 'book3', 'book2', 'book1')):
        b.box(m, RW-.36, 2.8+i*.05, .79, RW-.14, 2.84+i*.05, 1.0+.03*(i % 3))
    b.lathe('ceram', [(0, 0), (.08, 0), (.12, .1), (.05, .24), (.03, .3)], (RW-.25, 3.25, .79), 24)
    b.lathe('shade', [(.1, .3), (.17, .08)], (RW-.25, 3.25, 1.0), 28)
    point((RW-.25, 3.25, 1.2), 8)


def fireplace(b, rnd, spec):
    """Chimney breast at the right with a marble mantel, logs, a fender, an arched mirror above."""
    x, y0, y1 = RW-.32, 2.55, 4.55
    ym = (y0+y1)/2
    b.box('wall', x, y0, 0, RW, ym-.48, RH)
    b.box('wall', x, ym+.48, 0, RW, y1, RH)
    b.box('wall', x, ym-.48, .86, RW, ym+.48, RH)
    b.box('black', RW-.03, ym-.48, 0, RW-.005, ym+.48, .86)
    for z0, z1, o in ((3.32, 3.4, .05), (3.4, 3.5, .1)):
        b.box('mould', x-o, y0-o, z0, RW, y1+o, z1)
    b.box('mould', x-.022, y0, 0, x, ym-.74, .16)
    b.box('mould', x-.022, ym+.74, 0, x, y1, .16)
    for s in (-1, 1):
        a, c = sorted((ym+s*.48, ym+s*.7))
        b.box('trav', x-.1, a, 0, x, c, .92)
        b.box('trav', x-.13, a+.03, .12, x-.1, c-.03, .84)
    b.box('trav', x-.1, ym-.7, .86, x-.001, ym+.7, 1.04)
    b.box('trav', x-.2, ym-.8, 1.04, x-.001, ym+.8, 1.1)
    b.box('trav', x-.4, ym-.8, 0, x, ym+.8, .025)
    if spec['fireplace'] == 'stove':
        b.box('black', x-.16, ym-.36, .14, x+.22, ym+.36, .8)
        b.box('black', x-.19, ym-.3, .22, x-.159, ym+.3, .72)
        b.box('iron', x-.196, ym-.24, .28, x-.19, ym+.24, .66)
        for dy in (-.3, .3):
            b.tube('black', [(x-.1, ym+dy, 0), (x-.1, ym+dy, .14)], .02, 6)
    else:
        for dy, z in ((-.16, .12), (.1, .12), (-.02, .25)):
            b.tube('bark', [(x+.1, ym+dy-.2, z), (x+.16, ym+dy+.22, z+.02)], .065, 8, cap=True)
        for dy in (-.3, .3):
            b.tube('black', [(x-.02, ym+dy, .03), (x-.02, ym+dy, .34)], .012, 6)
    n = 24
    for m, g, a, c in (('brass', .0, .04, .012), ('mirror', .04, .045, .04)):
        w, z0, z1 = .52-g, 1.2+g, 2.35
        arch = [(ym-w, z0), (ym+w, z0), (ym+w, z1)]+[(ym+w*math.cos(math.pi*i/n), z1+w*math.sin(math.pi*i/n)) for i in range(1, n+1)]
        b.prism(m, arch, x-a, x-c, 'x')
    b.lathe('ceram2', [(0, 0), (.09, 0), (.16, .14), (.15, .26), (.06, .38), (.07, .44), (.06, .44)], (x-.1, ym-.6, 1.1), 28)
    for k, h in enumerate((.2, .28, .16)):
        b.lathe('ceram', [(0, 0), (.03, 0), (.03, .01), (.012, .02), (.012, h), (0, h)], (x-.1, ym+.42+k*.11, 1.1), 14)
    for k in range(3):
        b.box(('book1', 'book3', 'book2')[k], x-.17, ym+.1, 1.1+.03*k, x-.03, ym+.3, 1.128+.03*k)


def plants(b, rnd, spec):
    """Large-leaved plants and a potted olive."""
    def bigplant(x, y, h, n, L, seed):
        b.lathe('ceram', [(0, 0), (.2, 0), (.25, .3), (.24, .42), (.21, .42), (.2, .36), (0, .36)], (x, y, 0), 30)
        r = random.Random(seed)
        for i in range(n):
            a = i*2.4
            el = r.uniform(.5, 1.35)
            d = Vector((math.cos(a)*math.cos(el), math.sin(a)*math.cos(el), math.sin(el)))
            hh = h*r.uniform(.55, 1)
            p0 = Vector((x, y, .36))
            p1 = p0+d*hh*.55+Vector((0, 0, hh*.1))
            p2 = p1+(d+Vector((0, 0, -.25))).normalized()*hh*.25
            b.tube('leaf', [p0, p1, p2], [.012, .008, .006], 5)
            dd = (Vector((d.x, d.y, -.35))).normalized()
            s_ = Vector((-d.y, d.x, 0)).normalized()
            LL = L*r.uniform(.7, 1.1)
            # big paddle leaf w/ midrib fold
            k = 8
            vs = []
            for j in range(k+1):
                t = j/k
                w_ = LL*.30*math.sin(math.pi*t**.75)**.8 if 0 < t < 1 else .003
                c = p2+dd*LL*t+Vector((0, 0, -.18*LL*t*t))
                up = Vector((0, 0, w_*.35))
                vs += [c-s_*w_+up, c, c+s_*w_+up]
            b._add('leaf', vs, [f for j in range(k) for f in ((3*j, 3*j+1, 3*j+4, 3*j+3), (3*j+1, 3*j+2, 3*j+5, 3*j+4))], True)
    bigplant(.55, 6.45, 2.0, 17, .55, 3)
    bigplant(6.55, 6.2, 1.5, 15, .45, 8)
    if spec.get('olive', True):
        b.lathe('pot', [(0, 0), (.18, 0), (.26, .3), (.27, .42), (.23, .42), (.2, .34), (0, .34)], (6.5, 1.35, 0), 30)
        b.tube('bark', [(6.5, 1.35, .3), (6.47, 1.38, .9), (6.55, 1.33, 1.4)], [.035, .028, .02], 7)
        bush(b, 'olive', (6.52, 1.34, 1.75), .52, 1900, 21, .075, 1.0)


def outside(b, rnd, spec):
    """Front across the street."""
    fy = RD+23
    b.box('facA', -30, fy, -12, 40, fy+2, -.3)
    b.box('facT', -30, fy-.6, -.7, 40, fy, .0)
    for i in range(20):
        x = -28+i*3.4
        for z in (-8.6, -4.6):
            b.box('facD', x-.6, fy-.03, z, x+.6, fy, z+2.5)
            b.box('facT', x-.8, fy-.1, z+2.5, x+.8, fy, z+2.75)
            b.box('facT', x-1, fy-.9, z-.2, x+1, fy, z-.05)
            b.box('iron', x-1, fy-.9, z+.8, x+1, fy-.86, z+.86)
            [b.box('iron', x-1+k*.2, fy-.9, z-.05, x-.98+k*.2, fy-.88, z+.85) for k in range(11)]


def build(spec):
    rnd = random.Random(spec.get('seed', 5))
    mats = room_materials(spec.get('colours', {}))
    b = Builder()
    if not floors.lay(b, mats, spec, -.4, RW+.4, -1.8, RD+.5):
        floor(b, rnd, spec)
    modern = spec.get('modern', False)
    mats['mirror'] = mat_plain('mirror', '#f4f4f2', .02, 1)
    furniture = (seating, modern_lamps if modern else lights, walls_art, fireplace if spec.get('fireplace') else console, plants) if spec.get('furnished', True) else ()
    for part in (modern_shell, *furniture) if modern else (shell, trimwork, vaults, *furniture):
        part(b, rnd, spec)
    if spec.get('view', 'street') == 'street':
        outside(b, rnd, spec)
    else:
        outlook(b, mats, spec['view'], RD+.5, spec.get('colours'), spec.get('low'))
    b.build(mats)
    for seed, x, y, z, k in ((1, .2, RD+7, -9.2, 1.0), (2, 7.4, RD+8, -9.4, 1.0), (3, 13, RD+9, -9, 1.05), (2, -6, RD+9, -9, 1.05)):
        if spec.get('view', 'street') != 'street':
            break
        o = tree(seed, h=11.5, crown=3.7, crownh=7.4, leaves=9000, lsize=.28, leafm='tleaf').build(mats, 't%d%d' % (seed, int(x*3)))
        for ob in o.values():
            ob.matrix_world = T(x, y, z) @ Matrix.Scale(k, 4)
    sky_for(spec, elev=spec.get('sun_elev', 33), rot=spec.get('sun_rot', 318), strength=.20, cloud=.5, seed=2.2, dust=1.2)
    if modern:
        window_light(.45, RW-.45, RD+.13, .05, 2.7, 320)
    for c in spec.get('windows', AXES) if not modern else ():
        a = area((c, RD+.46, 1.55), (c, 0, 1.2), ow, 3.0, 1)
        a.data.cycles.is_portal = True
        area((c, RD+.44, 1.6), (c, 0, .8), ow, 2.9, 95, (1.0, .95, .88))
    area((3.6, -1.2, 2.6), (3.4, 4, 1.2), 4.5, 1.6, 120, (1.0, .92, .80), False)
    camera_for(spec, (4.35, -1.25, 1.42), (3.25, RD, 1.42), 22.5, .035)
    return dict(bounces=6, clamp=2.5, fastgi=.8)
