"""Relief as a height function of numpy arrays: profile, hills, cut roads, house terraces, dry-stone steps; the mesh of land and sea."""
import numpy as np

from kit import *


def ease(x, a, b):
    t = np.clip((x-a)/(b-a), 0, 1)
    return t*t*(3-2*t)


def curve(x, pts):
    """Smooth course through [[x, value], ...]."""
    xs, vs = zip(*pts)
    i = np.clip(np.searchsorted(xs, x)-1, 0, len(xs)-2)
    xs, vs = np.array(xs, float), np.array(vs, float)
    m = np.gradient(vs, xs)
    h = xs[i+1]-xs[i]
    t = np.clip((x-xs[i])/h, 0, 1)
    return (1+2*t)*(1-t)**2*vs[i]+t*(1-t)**2*h*m[i]+t*t*(3-2*t)*vs[i+1]-t*t*(1-t)*h*m[i+1]


class Relief:
    """spec: profile [[y, z]], coast [[x, dy]] (shifts the profile), turn (degrees), tilt (z per m of x), hills [[x, y, rx, ry, h, (sharp)]], rough, seed."""

    def __init__(s, spec):
        s.spec, r = spec, random.Random(spec.get('seed', 1))
        s.waves = [(r.uniform(0, 6.3), r.uniform(0, 6.3), 1.75**k) for k in range(9)]
        s.roads, s.pads, s.steps = [], [], []

    def noise(s, x, y, length, octaves=6):
        n = 0
        for a, p, f in s.waves[:octaves]:
            k = 6.283*f/length
            n = n+np.sin((x*np.cos(a*3)+y*np.sin(a*3))*k+p+1.5*np.sin((x*np.sin(a)-y*np.cos(a))*k*.6+p*2))/f**.9
        return n*.45

    def base(s, x, y):
        p = s.spec
        if 'turn' in p:      # the slope may fall in any direction, the camera looks along +y
            c, n = math.cos(math.radians(p['turn'])), math.sin(math.radians(p['turn']))
            x, y = x*c+y*n, y*c-x*n
        d = curve(x, p['coast']) if 'coast' in p else 0
        z = curve(y-d, p['profile'])+p.get('tilt', 0)*x
        for hx, hy, rx, ry, h, *sharp in p.get('hills', []):
            e = np.sqrt(((x-hx)/rx)**2+((y-hy)/ry)**2)*(1+.16*s.noise(x+hx, y, 1.3*min(rx, ry), 5))
            z = z+h*(np.clip(1-e/2.2, 0, 1)**sharp[0] if sharp else np.exp(-e*e))
        far = np.clip((np.abs(y)+np.abs(x)*.6-250)/2200, 0, 1)
        return z+p.get('rough', 1)*(s.noise(x, y, 90, 6)+far*14*s.noise(x, y, 700, 7))*np.clip((z+3)/12, .15, 1)

    def road(s, pts, wide, level=None):
        """Smooth course, graded along its length; the slope is cut and filled to it."""
        pts = np.array(pts, float)
        n, out = len(pts), []
        for i in range(n-1):
            p0, p1, p2, p3 = pts[max(i-1, 0)], pts[i], pts[i+1], pts[min(i+2, n-1)]
            k = max(2, int(np.hypot(*(p2-p1))/1.5))
            for t in np.arange(k)/k:
                out.append(.5*(2*p1+(p2-p0)*t+(2*p0-5*p1+4*p2-p3)*t*t+(3*p1-p0-3*p2+p3)*t**3))
        q = np.array(out+[pts[-1]])
        z = s.base(q[:, 0], q[:, 1])
        w = 21
        z = np.convolve(np.pad(z, w, 'edge'), np.ones(2*w+1)/(2*w+1), 'valid')
        s.roads.append((q, z, wide))
        return q, z

    def away(s, x, y):
        """Distance to the edge of the nearest road."""
        best = np.full(np.shape(x), 999.)
        for q, z, wide in s.roads:
            best = np.minimum(best, s._near(x, y, q, z)[0]-wide/2)
        return best

    def _near(s, x, y, q, z, reach=40):
        d, h = np.full(np.shape(x), 999.), np.zeros(np.shape(x))
        m = (x > q[:, 0].min()-reach) & (x < q[:, 0].max()+reach) & (y > q[:, 1].min()-reach) & (y < q[:, 1].max()+reach)
        px, py = x[m], y[m]
        for a in range(0, px.size, 4000):
            e = np.hypot(px[a:a+4000, None]-q[None, ::2, 0], py[a:a+4000, None]-q[None, ::2, 1])
            k = e.argmin(1)
            px_, d_ = np.arange(k.size), e
            idx = np.flatnonzero(m.ravel())[a:a+4000]
            d.ravel()[idx], h.ravel()[idx] = d_[px_, k], z[::2][k]
        return d, h

    @staticmethod
    def local(x, y, at, turn):
        c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return (x-at[0])*c+(y-at[1])*n, -(x-at[0])*n+(y-at[1])*c

    def pad(s, at, turn, x0, x1, y0, y1, up=.3, level=None):
        """Level ground for a house; its downhill side is left to the terrace wall. Returns its height."""
        z = level if level is not None else float(s.base(np.array([at[0]]), np.array([at[1]]))[0])+up
        s.pads.append((at, turn, x0, x1, y0, y1, z))
        return z

    def step(s, at, turn, half, edges, wobble=.9):
        """Dry-stone terraces: strips between `edges` (metres along the local y), each level across; half: half length of the walls."""
        s.steps.append((at, turn, half, edges, wobble))

    def _bend(s, u, k, wobble):
        return wobble*(np.sin(u*.09+k*1.7)+.5*np.sin(u*.21+k))

    def step_z(s, st, u, k):
        at, turn, half, edges, wobble = st
        v = (edges[k]+edges[k+1])/2+0*u
        c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return s.base(at[0]+u*c-v*n, at[1]+u*n+v*c)

    def z(s, x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        h = s.base(x, y)
        for st in s.steps:
            at, turn, half, edges, wobble = st
            u, v = s.local(x, y, at, turn)
            into = ease(half+3-np.abs(u), 0, 3)
            for k in range(len(edges)-1):
                m = (v > edges[k]+s._bend(u, k, wobble)) & (v <= edges[k+1]+s._bend(u, k+1, wobble)) & (into > 0)
                h = np.where(m, h*(1-into)+into*(s.step_z(st, u, k)+.012*(v-edges[k])), h)
        for q, zr, wide in s.roads:
            d, hr = s._near(x, y, q, zr)
            w = ease(d, wide/2+.8, wide/2+7)
            h = h*w+(hr-.45)*(1-w)
        for at, turn, x0, x1, y0, y1, zp in s.pads:
            u, v = s.local(x, y, at, turn)
            d = np.hypot(np.maximum(np.maximum(x0-u, u-x1), 0), np.maximum(np.maximum(y0-v, v-y1), 0))
            h = np.where((h > zp-.2) & (d < 7), np.minimum(h, zp-.2+(h-zp+.2)*ease(d, .3, 7)), h)
        return h

    def on_pad(s, x, y, margin=1.0):
        m = np.zeros(np.shape(x), bool)
        for at, turn, x0, x1, y0, y1, zp in s.pads:
            u, v = s.local(x, y, at, turn)
            m |= (u > x0-margin) & (u < x1+margin) & (v > y0-margin) & (v < y1+margin)
        return m


def axis(c, half, res, lo, hi, grow=1.05):
    """Coordinates dense round c, ever sparser away from it."""
    out = list(np.arange(c-half, c+half, res))
    for end, sign in ((hi, 1), (lo, -1)):
        v, d, tail = (out[-1] if sign > 0 else out[0]), res, []
        while (end-v)*sign > 0:
            d *= grow
            v += d*sign
            tail.append(v)
        out = out+tail if sign > 0 else tail[::-1]+out
    return np.array(out)


def sheet(name, mat, X, Y, Z, paint, keep=None):
    """Mesh over the grid, coloured by `paint` (three arrays); keep: which points are wanted."""
    ny, nx = X.shape
    me = bpy.data.meshes.new(name)
    i = np.arange(nx*ny).reshape(ny, nx)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    if keep is not None:
        f = f[keep.ravel()[f].any(1)]
    me.from_pydata(np.stack([X, Y, Z], -1).reshape(-1, 3).tolist(), [], f.tolist())
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    a = me.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    a.data.foreach_set('color', np.stack([*(np.broadcast_to(p, X.shape) for p in paint), np.ones(X.shape)], -1).ravel().astype(np.float32))
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def ribbon(b, mat, q, z, side0, side1, up=.0, low=None):
    """Strip along a course between two sideways distances; with `low` also its flanks (a kerb, a wall)."""
    d = np.gradient(q, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]+1e-9
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    za = np.asarray(z)+up
    rails = [(q+n*side0, za), (q+n*side1, za)]
    if low is not None:
        rails = [(q+n*side0, np.asarray(low)), *rails, (q+n*side1, np.asarray(low))]
    vs = [(p[0], p[1], h) for pts, hs in rails for p, h in zip(pts, hs)]
    k = len(q)
    b._add(mat, vs, [(r*k+i, r*k+i+1, (r+1)*k+i+1, (r+1)*k+i) for r in range(len(rails)-1) for i in range(k-1)])
