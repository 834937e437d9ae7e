"""Materials of a coast from the air: fronts with windows, sea and sand by the distance from the water, crags."""
from kit import *

FH = 3.15      # height of a storey


def mat_front(name, wall, pane, wide=3.2):
    """A front with a window in every bay and storey, so that far houses need no geometry; along x + y, so for axis-parallel walls."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    g = N(nt, 'ShaderNodeNewGeometry')
    s = N(nt, 'ShaderNodeSeparateXYZ')
    L(g.outputs['Position'], s.inputs[0])
    along, up, flat = N(nt, 'ShaderNodeMath', operation='ADD'), N(nt, 'ShaderNodeMath', operation='ADD'), N(nt, 'ShaderNodeCombineXYZ')
    L(s.outputs[0], along.inputs[0])
    L(s.outputs[1], along.inputs[1])
    L(s.outputs[2], up.inputs[0])
    up.inputs[1].default_value = -.25
    L(along.outputs[0], flat.inputs[0])
    L(up.outputs[0], flat.inputs[1])
    br = N(nt, 'ShaderNodeTexBrick', offset=0.0)
    for k, v in (('Scale', 1), ('Brick Width', wide), ('Row Height', FH), ('Mortar Size', .62), ('Mortar Smooth', 0), ('Color1', hexc(pane)), ('Color2', hexc('#8f9391')), ('Mortar', hexc(wall))):
        br.inputs[k].default_value = v
    L(flat.outputs[0], br.inputs['Vector'])
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.11, i_Detail=5.0)
    L(pos(nt), n.inputs[0])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    L(mix(nt, 1, br.outputs[0], ramp(nt, n.outputs[0], [(.3, (.84, .83, .82, 1)), (.7, (1.04, 1.03, 1.02, 1))]), 'MULTIPLY'), p.inputs['Base Color'])
    L(ramp(nt, br.outputs[1], [(0, (.2,)*3+(1,)), (1, (.85,)*3+(1,))]), p.inputs['Roughness'])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_shore(name, sand=False):
    """Sea or sand by the attribute `shore`, the distance from the water's edge (the sea is negative): shallows, foam, wet sand."""
    m, nt, out = new_mat(name)
    L = nt.links.new

    def maths(op, a, v):
        k = N(nt, 'ShaderNodeMath', operation=op)
        L(a, k.inputs[0])
        k.inputs[1].default_value = v if not hasattr(v, 'node') else 0
        if hasattr(v, 'node'):
            L(v, k.inputs[1])
        return k.outputs[0]

    def waves(scale, stretch, detail=4.0):
        n = N(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail)
        L(pos(nt, (1, stretch, 1)), n.inputs[0])
        return n.outputs[0]
    d = N(nt, 'ShaderNodeAttribute', attribute_name='shore').outputs['Fac']
    if sand:
        wet = ramp(nt, maths('MULTIPLY', maths('ADD', d, maths('MULTIPLY', waves(.05, .5), 9)), .05), [(.3, hexc('#a58f6c')), (.44, hexc('#c2ab82')), (.56, hexc('#e2d1ab'))])
        c = mix(nt, 1, wet, ramp(nt, waves(.16, .3, 8.0), [(.3, (.86, .85, .83, 1)), (.7, (1.05, 1.04, 1.03, 1))]), 'MULTIPLY')
        p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.9)
        b = N(nt, 'ShaderNodeBump', i_Strength=.5, i_Distance=.25)
        L(waves(.9, 1, 6.0), b.inputs['Height'])
        L(c, p.inputs['Base Color'])
        L(b.outputs[0], p.inputs['Normal'])
        L(p.outputs[0], out.inputs[0])
        return m
    deep = maths('MULTIPLY', maths('ADD', d, maths('MULTIPLY', waves(.018, 1), 60)), -.008)
    c = ramp(nt, deep, [(.0, hexc('#86b2a4')), (.08, hexc('#4a979f')), (.4, hexc('#29718c')), (.9, hexc('#1b5474'))])
    edge = maths('MULTIPLY', maths('ADD', d, maths('MULTIPLY', waves(.03, .35), 16)), .022)      # bands of breakers, bent by noise and torn
    edge = maths('ADD', edge, .62)
    bands = ramp(nt, edge, [(.2, (0,)*3+(1,)), (.23, (.4,)*3+(1,)), (.26, (0,)*3+(1,)), (.45, (0,)*3+(1,)), (.48, (.9,)*3+(1,)), (.53, (.12,)*3+(1,)), (.60, (0,)*3+(1,)), (.66, (1,)*3+(1,)), (.72, (.5,)*3+(1,)), (.8, (.75,)*3+(1,))])
    torn = ramp(nt, waves(.22, .4, 7.0), [(.40, (0,)*3+(1,)), (.58, (1,)*3+(1,))])
    foam = mix(nt, 1, bands, torn, 'MULTIPLY')
    b = N(nt, 'ShaderNodeBump', i_Strength=.42, i_Distance=.22)
    L(waves(.2, .5, 6.0), b.inputs['Height'])
    fr, gl, df = N(nt, 'ShaderNodeFresnel', i_IOR=1.33), N(nt, 'ShaderNodeBsdfGlossy', i_Roughness=.14), N(nt, 'ShaderNodeBsdfDiffuse')
    for k in (fr, gl):
        L(b.outputs[0], k.inputs['Normal'])
    L(c, df.inputs[0])
    wave, top, white = N(nt, 'ShaderNodeMixShader'), N(nt, 'ShaderNodeMixShader'), N(nt, 'ShaderNodeBsdfDiffuse')
    white.inputs[0].default_value = (.86, .88, .87, 1)
    for k, (x, y, z) in ((wave, (fr, df, gl)), (top, (None, wave, white))):
        L(foam if x is None else x.outputs[0], k.inputs[0])
        L(y.outputs[0], k.inputs[1])
        L(z.outputs[0], k.inputs[2])
    L(top.outputs[0], out.inputs[0])
    return m


def mat_crag(name, stone, green):
    """Rock where it is steep, scrub where it is not; streaks run down the cliffs."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    n, v = N(nt, 'ShaderNodeTexNoise', i_Scale=.03, i_Detail=9.0, i_Roughness=.65), N(nt, 'ShaderNodeTexNoise', i_Scale=.02, i_Detail=8.0)
    L(pos(nt, (1, 1, .25)), n.inputs[0])
    L(pos(nt), v.inputs[0])
    g, s = N(nt, 'ShaderNodeNewGeometry'), N(nt, 'ShaderNodeSeparateXYZ')
    L(g.outputs['Normal'], s.inputs[0])
    a = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    L(v.outputs[0], a.inputs[0])
    a.inputs[1].default_value = .7
    L(s.outputs[2], a.inputs[2])
    c = hexc(stone)
    rock = ramp(nt, n.outputs[0], [(.3, tuple(x*.5 for x in c[:3])+(1,)), (.5, c), (.7, tuple(min(1, x*1.35) for x in c[:3])+(1,))])
    scrub = ramp(nt, v.outputs[0], [(.35, tuple(x*.6 for x in hexc(green)[:3])+(1,)), (.65, hexc(green))])
    p, bp = N(nt, 'ShaderNodeBsdfDiffuse'), N(nt, 'ShaderNodeBump', i_Strength=1, i_Distance=9)
    L(n.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], p.inputs['Normal'])
    L(mix(nt, ramp(nt, a.outputs[0], [(.9, (0,)*3+(1,)), (1.08, (1,)*3+(1,))]), rock, scrub), p.inputs[0])
    L(p.outputs[0], out.inputs[0])
    return m


FRONTS = ('f0', 'f1', 'f2', 'f3', 'f4', 'f0', 'f2')
MATS = {
    'slab': (mat_stone, '#f0ebe2', .03, .06, {'bump': .05}), 'core': (mat_plain, '#8a7c6a', .6), 'pane': (mat_plain, '#4f6c78', .06, .25, .9), 'panel': (mat_wood, '#a9794c', (3, 3, 1)), 'frame': (mat_plain, '#2c2f31', .4, .4), 'rail': (mat_glass, '#dbe8e8', .7), 'steel': (mat_plain, '#c8c8c4', .3, .8),
    'leafy': (mat_leaf, ['#4d6b2c', '#6d8a3b', '#3f5a28'], .35), 'bou': (mat_leaf, ['#c22a78', '#d9428f', '#b01e66'], .4), 'trunk': (mat_stone, '#8f7558', .35, .2, {'scale': 3}), 'rib': (mat_plain, '#8c9a4e', .6), 'frond': (mat_leaf, ['#4a6a2c', '#5f8038', '#7a963f'], .3), 'needle': (mat_leaf, ['#2f4d22', '#3f6130', '#557a3c'], .25), 'barkp': (mat_stone, '#7d5a44', .35, .2), 'bark': (mat_stone, '#8f8268', .3, .2), 'tleaf': (mat_leaf, ['#5f7a2f', '#7a9040', '#8ea049', '#54702c'], .35),
    'pave': (mat_stone, '#c6b79c', .12, .05, {'scale': .3}), 'pave2': (mat_stone, '#b07a5e', .12, .05, {'scale': .3}), 'lawn': (mat_stone, '#717f45', .4, .05, {'scale': .06}), 'earth': (mat_stone, '#b09a74', .3, .05, {'scale': .15}), 'asph': (mat_stone, '#67625c', .15, .05, {'scale': .2}), 'ground': (mat_stone, '#a89c88', .2, .05, {'scale': .05}), 'paint': (mat_plain, '#e9e6de', .7), 'conc': (mat_stone, '#d2c8b8', .08, .1), 'pool': (mat_plain, '#43a9b8', .06, 0, .7), 'pond': (mat_water, '#3f6f68', '#2d5a5a', .5, .25, .05), 'lagoon': (mat_water, '#8f9a98', '#6d8791', .1, .1, .05), 'salt': (mat_stone, '#a39c70', .3, .05, {'scale': .05}),
    'wood': (mat_wood, '#9a6a3f', (2, 2, 10)), 'iron': (mat_plain, '#22282c', .5, .5), 'rock': (mat_stone, '#8f897f', .35, .2, {'scale': .3}), 'sail': (mat_plain, '#f6f2ea', .8), 'cloth2': (mat_plain, '#c9774a', .9), 'cloth3': (mat_plain, '#3f7f93', .9), 'skin': (mat_plain, '#a8734f', .8), 'car1': (mat_plain, '#e9e7e2', .25), 'car2': (mat_plain, '#3d4246', .25), 'car3': (mat_plain, '#7c2f2a', .3), 'win': (mat_plain, '#39434a', .2), 'ac': (mat_plain, '#d5d2ca', .5), 'panelblue': (mat_plain, '#1e2a3d', .15, 0, .7),
    'croof': (mat_stone, '#b4714f', .2, .1), 'croof2': (mat_stone, '#bfa288', .15, .1), 'groof': (mat_stone, '#a7a095', .2, .1), 'c3': (mat_stone, '#e2d2b2', .1, .14), 'c4': (mat_stone, '#b9a58c', .1, .14), 'c5': (mat_stone, '#e9dfd0', .08, .12), 'f0': (mat_front, '#ded3bf', '#3f4a50'), 'f1': (mat_front, '#c2997a', '#3c4247'), 'f2': (mat_front, '#e9e4d9', '#46535a'), 'f3': (mat_front, '#b8ab98', '#3a4248', 2.6), 'f4': (mat_front, '#d9bf9a', '#454a4c', 4.2), 'ftower': (mat_front, '#a9b4b8', '#3f5666', 2.2),
    'sea': (mat_shore,), 'sand': (mat_shore, True), 'crag': (mat_crag, '#948572', '#62663c'), 'hill': (mat_crag, '#867d6b', '#586040')}
