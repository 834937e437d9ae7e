"""Lamps and rugs. Standing lamps have the middle of their back at the origin, hanging ones hang over it."""
from kit import *


def standing(b, rnd, kind='tripod', power=10):
    if kind == 'arc':
        b.lathe('stone', [(0, 0), (.18, 0), (.18, .07), (0, .07)], (0, -.2, 0), 28)
        pts = [(1.15*(1-math.cos(t))*.9, -.2-.35*(1-math.cos(t)), .07+1.95*math.sin(t)**.9) for t in [1.75*i/16 for i in range(17)]]
        b.tube('brass', pts, .011, 8)
        x, y, z = pts[-1]
        b.lathe('lampshade', [(.03, .02), (.17, -.13), (.18, -.16)], (x, y, z), 28)
    elif kind == 'tripod':
        for k in range(3):
            a = k*2.094+.5
            b.tube('wood', [(.28*math.cos(a), -.3+.28*math.sin(a), 0), (.02*math.cos(a), -.3+.02*math.sin(a), 1.2)], .013, 7)
        x, y, z = 0, -.3, 1.38
        b.lathe('lampshade', [(.16, .16), (.22, -.16)], (x, y, z), 32)
    elif kind == 'reading':
        b.lathe('black', [(0, 0), (.13, 0), (.13, .015), (.01, .02)], (0, -.18, 0), 24)
        b.tube('black', [(0, -.18, 0), (0, -.18, 1.35), (.05, -.22, 1.42), (.24, -.4, 1.36)], .008, 7)
        x, y, z = .27, -.43, 1.32
        b.lathe('black', [(.02, .06), (.05, .05), (.09, -.05)], (x, y, z), 20)
    elif kind == 'globe':     # opal globe on a stem
        b.lathe('brass', [(0, 0), (.14, 0), (.14, .012), (.012, .02), (.012, 1.3), (.05, 1.31)], (0, -.2, 0), 28)
        x, y, z = 0, -.2, 1.46
        b.lathe('lampshade', [(.16*math.sin(math.pi*i/24), -.16*math.cos(math.pi*i/24)) for i in range(25)], (x, y, z), 32)
    elif kind == 'pharmacy':  # a crooked stem and a half cylinder
        b.lathe('metal', [(0, 0), (.12, 0), (.12, .02), (.01, .025)], (0, -.18, 0), 24)
        b.tube('metal', [(0, -.18, 0), (0, -.18, 1.15), (0, -.42, 1.2)], .009, 8)
        x, y, z = 0, -.46, 1.17
        b.grid('metal', lambda u, v: (-.16+.32*u, y+.07*math.cos(math.pi*v), z+.07*math.sin(math.pi*v)), 2, 14)
    elif kind == 'bamboo':    # a cane cage round a paper cylinder
        x, y, z = 0, -.22, .75
        b.lathe('lampshade', [(.11, .2), (.11, 1.2)], (x, y, 0), 26)
        for k in range(16):
            a = 6.283*k/16
            b.tube('cane', [(x+.13*math.cos(a), y+.13*math.sin(a), 0), (x+.19*math.cos(a), y+.19*math.sin(a), .7), (x+.13*math.cos(a), y+.13*math.sin(a), 1.35)], .006, 5)
        for zz in (.04, .7, 1.33):
            b.tube('cane', [(x+(.19 if zz == .7 else .135)*math.cos(6.283*k/24), y+(.19 if zz == .7 else .135)*math.sin(6.283*k/24), zz) for k in range(25)], .009, 6)
    else:                     # 'column': folded paper
        x, y, z = 0, -.2, .7
        b.lathe('lampshade', [(.14+.014*(k % 2), .05+1.25*k/34) for k in range(35)], (x, y, 0), 26)
        b.lathe('wood', [(0, 0), (.15, 0), (.15, .04), (0, .04)], (x, y, 0), 26)
    point((b.M @ Vector((x, y, z))), power, r=.1)


def table_lamp(b, rnd, kind='ceramic', z=.75, power=6):
    y = -.2
    if kind == 'ceramic':
        b.lathe('ceram2', [(0, 0), (.07, 0), (.12, .1), (.1, .2), (.04, .27), (.02, .3), (.02, .36)], (0, y, z), 28)
        b.lathe('lampshade', [(.11, .5), (.17, .3)], (0, y, z), 30)
        top = .42
    elif kind == 'mushroom':
        b.lathe('ceram', [(0, 0), (.09, 0), (.05, .03), (.03, .22)], (0, y, z), 26)
        b.lathe('lampshade', [(0, .34), (.1, .32), (.17, .25), (.18, .2), (.16, .19)], (0, y, z), 32)
        top = .26
    elif kind == 'block':     # a cube of stone and a drum
        b.box('stone', -.06, y-.06, z, .06, y+.06, z+.16)
        b.lathe('lampshade', [(.14, .4), (.14, .2)], (0, y, z), 32)
        b.tube('brass', [(0, y, z+.16), (0, y, z+.3)], .006, 6)
        top = .3
    elif kind == 'opal':      # a ball on a wooden foot
        b.lathe('wood', [(0, 0), (.07, 0), (.07, .04), (.03, .05), (.03, .06), (0, .06)], (0, y, z), 26)
        b.lathe('lampshade', [(.11*math.sin(math.pi*i/20), .16-.11*math.cos(math.pi*i/20)) for i in range(21)], (0, y, z), 30)
        top = .16
    elif kind == 'pleated':   # a turned stem and a pleated cone
        b.lathe('wood', [(0, 0), (.08, 0), (.08, .02), (.02, .04), (.035, .1), (.018, .16), (.03, .22), (.012, .28)], (0, y, z), 26)
        b.grid('lampshade', lambda u, v: ((.08+.1*v)*(1+.03*math.cos(u*6.283*28))*math.cos(u*6.283), y+(.08+.1*v)*(1+.03*math.cos(u*6.283*28))*math.sin(u*6.283), z+.46-.19*v), 224, 3)
        top = .34
    elif kind == 'arm':       # a jointed arm
        b.lathe('front', [(0, 0), (.08, 0), (.08, .02), (0, .025)], (0, y, z), 26)
        b.tube('metal', [(0, y, z+.02), (-.1, y, z+.24), (.08, y-.06, z+.4)], .007, 7)
        b.lathe('front', [(.02, .05), (.035, .04), (.075, -.05)], (.1, y-.07, z+.38), 24)
        top = .3
    elif kind == 'jar':       # a wide glazed jar and a low shade
        b.lathe('pot', [(0, 0), (.09, 0), (.13, .08), (.12, .16), (.06, .22), (.03, .24), (.02, .27)], (0, y, z), 30)
        b.lathe('lampshade', [(.1, .44), (.2, .26)], (0, y, z), 32)
        top = .36
    else:                     # 'brass' with a green glass, for desks
        b.lathe('brass', [(0, 0), (.09, 0), (.09, .015), (.012, .03), (.012, .33)], (0, y, z), 24)
        b.tube('front', [(-.13, y-.06, z+.34), (.13, y-.06, z+.34)], .055, 16, cap=True)
        top = .26
    point((b.M @ Vector((0, y-(.06 if kind == 'brass' else 0), z+top))), power, r=.07)


def hanging(b, rnd, kind='globe', z=1.9, top=2.8, power=14):
    """z is the middle of the lamp."""
    b.tube('black', [(0, 0, top), (0, 0, z+.1)], .005, 5)
    b.lathe('trim', [(0, 0), (.05, 0), (.05, -.03), (0, -.035)], (0, 0, top), 16)
    if kind == 'globe':
        b.lathe('lampshade', [(.04+.25*math.sin(math.pi*(i/40))**.8*(1+.025*(-1)**i), .22-.22*(1-math.cos(math.pi*i/40))) for i in range(41)], (0, 0, z), 36)
    elif kind == 'woven':     # open basket of cane
        for k in range(22):
            a = 6.283*k/22
            b.tube('cane', [(r*math.cos(a+.3*s), r*math.sin(a+.3*s), z+h) for s, (r, h) in enumerate(((.05, .16), (.2, .1), (.27, -.04), (.25, -.16)))], .006, 5)
        for r, h in ((.05, .16), (.2, .1), (.275, -.04), (.255, -.16)):
            b.tube('cane', [(r*math.cos(6.283*k/24), r*math.sin(6.283*k/24), z+h) for k in range(25)], .009, 6)
    elif kind == 'dome':
        b.lathe('front', [(.02, .16), (.06, .14), (.17, .04), (.22, -.1), (.21, -.1), (.16, .03), (.05, .12)], (0, 0, z), 32)
    elif kind == 'cone':
        b.lathe('black', [(.03, .16), (.05, .12), (.19, -.08), (.18, -.08), (.04, .1)], (0, 0, z), 32)
    elif kind == 'opal':      # opal glass ball
        b.lathe('lampshade', [(.13*math.sin(math.pi*i/20), .13*math.cos(math.pi*i/20)) for i in range(21)], (0, 0, z), 28)
        b.lathe('brass', [(.05, .13), (.05, .17), (0, .18)], (0, 0, z), 16)
    elif kind == 'chandelier':
        b.lathe('brass', [(0, -.1), (.04, -.06), (.02, 0), (.05, .08), (.015, .2)], (0, 0, z), 16)
        for k in range(6):
            c, s = math.cos(k*1.047), math.sin(k*1.047)
            b.tube('brass', [(0, 0, z-.02), (.18*c, .18*s, z-.1), (.36*c, .36*s, z+.0)], .008, 6)
            b.lathe('lampshade', [(.02, .02), (.06, .05), (.075, .12), (.065, .16)], (.36*c, .36*s, z), 18)
    elif kind == 'bulb':      # bare, in an emptied room
        b.tube('black', [(0, 0, z+.1), (0, 0, z+.04)], .018, 10, cap=True)
        b.lathe('bulb' if power else 'clear', [(0, -.06), (.024, -.045), (.031, -.015), (.02, .02), (.014, .045)], (0, 0, z), 20)
    elif kind == 'bar':       # long bar over a table
        b.tube('black', [(0, 0, z+.1), (0, 0, z)], .005, 5)      # the cord reaches it
        b.box('brass', -.55, -.015, z-.01, .55, .015, z+.02)
        for x in (-.4, 0, .4):
            b.lathe('lampshade', [(.02, 0), (.07, -.05), (.075, -.12), (0, -.13)], (x, 0, z), 20)
    elif kind == 'drum':      # cloth drum
        b.lathe('lampshade', [(.24, .12), (.24, -.12)], (0, 0, z), 40)
        b.lathe('lampshade', [(.22, -.1), (0, -.1)], (0, 0, z), 40)
    elif kind == 'saucers':   # three enamelled saucers, each above a larger one
        for r, h in ((.11, .13), (.18, .05), (.25, -.04)):
            b.lathe('ceram', [(.03, h+.05), (r, h-.03), (r-.006, h-.036), (.03, h+.04)], (0, 0, z), 36)
        b.lathe('lampshade', [(.05, .02), (.06, -.04), (.04, -.09), (0, -.1)], (0, 0, z), 20)
    elif kind == 'bell':      # glass bell
        b.lathe('clear', [(.025, .2), (.05, .19), (.11, .06), (.15, -.12)], (0, 0, z), 34)
        b.lathe('brass', [(.03, .2), (.03, .26), (0, .27)], (0, 0, z), 18)
        b.lathe('lampshade', [(0, -.02), (.03, 0), (.035, .05), (.015, .1)], (0, 0, z), 16)
    elif kind == 'tubes':     # three thin cylinders side by side
        for x, h in ((-.16, 0), (0, -.08), (.16, .05)):
            b.tube('black', [(x, 0, z+h+.17), (x*.15, 0, top)], .003, 4)
            b.lathe('brass', [(.028, .18), (.03, -.16), (.024, -.16), (0, -.1)], (x, 0, z+h), 20)
    elif kind == 'cane-bell':     # tall bell of cane rings
        for k in range(13):
            r, h = .05+.17*math.sin(math.pi/2*k/12)**.8, .2-.4*k/12
            b.tube('cane', [(r*math.cos(6.283*q/28), r*math.sin(6.283*q/28), z+h) for q in range(29)], .007, 5)
        for k in range(10):
            a = 6.283*k/10
            b.tube('cane', [((.05+.17*math.sin(math.pi/2*q/6)**.8)*math.cos(a), (.05+.17*math.sin(math.pi/2*q/6)**.8)*math.sin(a), z+.2-.4*q/6) for q in range(7)], .004, 4)
    elif kind == 'lantern':   # square lantern of metal and frosted panes
        for x in (-.12, .12):
            for y in (-.12, .12):
                b.box('metal', x-.008, y-.008, z-.18, x+.008, y+.008, z+.14)
        b.box('metal', -.13, -.13, z+.13, .13, .13, z+.15)
        b.box('metal', -.13, -.13, z-.19, .13, .13, z-.18)
        b.box('lampshade', -.115, -.115, z-.17, .115, .115, z+.12)
    else:                     # 'disc' close to the ceiling
        b.lathe('lampshade', [(0, -.06), (.2, -.05), (.22, 0)], (0, 0, top), 32)
        z = top-.1
    if power:
        point((b.M @ Vector((0, 0, z-.2))), power, r=.14)


def rug(b, rnd, kind='border', w=2.4, d=1.7):
    """Lies centred on the origin. Wools `rug1` (ground) and `rug2`, `rug3`."""
    x0, y0 = -w/2, -d/2
    if kind in ('round', 'jute'):
        r = min(w, d)/2
        for k in range(9):
            b.lathe('rug1' if k % 3 else ('rug2' if kind == 'round' else 'rug3'), [(r*(k/9), .014), (r*(k+1)/9-.004, .016), (r*(k+1)/9, .0)], (0, 0, 0), 56)
        return
    b.box('rug1', x0, y0, .001, -x0, -y0, .012)
    z = .0132

    def strip(m, a, c, e, f, up=0):
        b.box(m, a, c, z-.004, e, f, z+up)
    if kind == 'border':
        for o in (.1, .18):
            for a, c, e, f in ((x0+o, y0+o, -x0-o, y0+o+.035), (x0+o, -y0-o-.035, -x0-o, -y0-o), (x0+o, y0+o, x0+o+.035, -y0-o), (-x0-o-.035, y0+o, -x0-o, -y0-o)):
                strip('rug2', a, c, e, f, .0004 if a == x0+o else 0)
    elif kind == 'stripes':
        n = int(w/.16)
        for k in range(n):
            if k % 2:
                strip('rug2' if k % 4 == 1 else 'rug3', x0+w*k/n, y0, x0+w*(k+1)/n-.03, -y0)
    elif kind == 'checks':
        n, m = round(w/.3), round(d/.3)
        for i in range(n):
            for j in range(m):
                if (i+j) % 2:
                    strip('rug2', x0+w*i/n, y0+d*j/m, x0+w*(i+1)/n, y0+d*(j+1)/m)
    elif kind == 'kilim':     # rows of lozenges between bands
        n = max(3, round(w/.5))
        for i in range(n):
            for j in range(3):
                cx, cy, rx, ry = x0+w*(i+.5)/n, y0+d*(j+.5)/3, w/n*.46, d/3*.42
                for q, m, up in ((1, 'rug2', .0), (.62, 'rug1', .0006), (.32, 'rug3', .0012)):
                    b._add(m, [(cx-rx*q, cy, z+up), (cx, cy-ry*q, z+up), (cx+rx*q, cy, z+up), (cx, cy+ry*q, z+up)], [(0, 1, 2, 3)])
        for s in (-1, 1):
            strip('rug3', s*w/2-s*.001, y0, s*(w/2-.09), -y0)
    elif kind == 'persian':   # nested borders, a medallion, small figures
        for k, (o, m) in enumerate(((.05, 'rug2'), (.1, 'rug3'), (.24, 'rug2'), (.28, 'rug1'))):
            b.box(m, x0+o, y0+o, .002, -x0-o, -y0-o, .0125+.0006*k)
        zt = .0152
        for i in range(int((w-.7)/.22)):
            for j in range(int((d-.7)/.22)):
                x, y = x0+.42+i*.22, y0+.42+j*.22
                b._add('rug2' if (i+j) % 2 else 'rug3', [(x-.05, y, zt), (x, y-.05, zt), (x+.05, y, zt), (x, y+.05, zt)], [(0, 1, 2, 3)])
        for q, m, up in ((1, 'rug2', .0004), (.8, 'rug3', .0008), (.5, 'rug1', .0012), (.25, 'rug2', .0016)):
            b.prism(m, [(q*w*.2*math.cos(a)*(1+.1*math.cos(8*a)), q*d*.27*math.sin(a)*(1+.1*math.cos(8*a))) for a in [6.283*k/64 for k in range(64)]], zt-.002, zt+up, 'z')
    if kind in ('plain', 'stripes', 'kilim', 'persian'):
        for s in (-1, 1):
            for k in range(int(d/.03)):
                y = y0+.01+k*.03
                b.tube('rug3' if kind == 'plain' else 'rug1', [(s*w/2, y, .008), (s*(w/2+.05), y+rnd.uniform(-.008, .008), .004)], .003, 4)
