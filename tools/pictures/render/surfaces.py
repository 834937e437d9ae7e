"""Larger surfaces: paving, brick, dry stone, water, pool, rock, asphalt, panot pavement."""
from materials import N, hexc, mix, new_mat, pos, ramp


def mat_travertine(name, c1='#dccdb2', c2='#d0bf9f', joint='#9a8b72', w=1.2, h=.6):
    m, nt, out = new_mat(name)
    L = nt.links.new
    br = N(nt, 'ShaderNodeTexBrick', offset=.5)
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = w
    br.inputs['Row Height'].default_value = h
    br.inputs['Mortar Size'].default_value = .006
    br.inputs['Color1'].default_value = hexc(c1)
    br.inputs['Color2'].default_value = hexc(c2)
    br.inputs['Mortar'].default_value = hexc(joint)
    L(pos(nt), br.inputs['Vector'])
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=2.0, i_Detail=9.0, i_Distortion=.5)
    L(pos(nt, (1, 4, 1)), n.inputs[0])
    c = mix(nt, 1, br.outputs[0], ramp(nt, n.outputs[0], [(.3, (.85, .82, .78, 1)), (.7, (1.05, 1.04, 1.02, 1))]), 'MULTIPLY')
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.5)
    L(c, p.inputs['Base Color'])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_drystone(name, cols=('#b09a7a', '#cbb592', '#a08a6c', '#d6c4a4'), joint='#5c4e3c', size=2.6, flat=1.9):
    m, nt, out = new_mat(name)
    L = nt.links.new
    v = N(nt, 'ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', i_Scale=size)
    v2 = N(nt, 'ShaderNodeTexVoronoi', i_Scale=size)
    nn = N(nt, 'ShaderNodeTexNoise', i_Scale=3.0)
    L(pos(nt), nn.inputs[0])
    mp = mix(nt, .12, pos(nt, (1, 1, flat)), nn.outputs[1])
    L(mp, v.inputs['Vector'])
    L(mp, v2.inputs['Vector'])
    edge = ramp(nt, v.outputs[0], [(.0, (0, 0, 0, 1)), (.07, (1, 1, 1, 1))])
    sx = N(nt, 'ShaderNodeSeparateColor')
    L(v2.outputs['Color'], sx.inputs[0])
    c = ramp(nt, sx.outputs[0], [(0, hexc(cols[0])), (.35, hexc(cols[1])), (.7, hexc(cols[2])), (1, hexc(cols[3]))])
    c = mix(nt, edge, hexc(joint), c)
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=18, i_Detail=6.0)
    L(pos(nt), n.inputs[0])
    c = mix(nt, .35, c, ramp(nt, n.outputs[0], [(.3, (.3, .3, .3, 1)), (.7, (1, 1, 1, 1))]), 'MULTIPLY')
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.9)
    L(c, p.inputs['Base Color'])
    b = N(nt, 'ShaderNodeBump', i_Strength=.9, i_Distance=.05)
    L(edge, b.inputs['Height'])
    L(b.outputs[0], p.inputs['Normal'])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_brick(name, col='#a5553c', joint='#c9b79f', length=.26, height=.075):
    """Brickwork on walls of any compass direction (bond drawn along x + y, so best on axis-parallel fronts)."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    g = N(nt, 'ShaderNodeNewGeometry')
    sx = N(nt, 'ShaderNodeSeparateXYZ')
    L(g.outputs['Position'], sx.inputs[0])
    along = N(nt, 'ShaderNodeMath', operation='ADD')
    L(sx.outputs[0], along.inputs[0])
    L(sx.outputs[1], along.inputs[1])
    flat = N(nt, 'ShaderNodeCombineXYZ')
    L(along.outputs[0], flat.inputs[0])
    L(sx.outputs[2], flat.inputs[1])
    c = hexc(col)
    br = N(nt, 'ShaderNodeTexBrick', offset=.5)
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = length
    br.inputs['Row Height'].default_value = height
    br.inputs['Mortar Size'].default_value = .007
    br.inputs['Color1'].default_value = tuple(v*.82 for v in c[:3])+(1,)
    br.inputs['Color2'].default_value = tuple(min(1, v*1.12) for v in c[:3])+(1,)
    br.inputs['Mortar'].default_value = hexc(joint)
    L(flat.outputs[0], br.inputs['Vector'])
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.9, i_Detail=6.0)
    L(pos(nt), n.inputs[0])
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.9)
    p.inputs['Specular'].default_value = .2
    L(mix(nt, 1, br.outputs[0], ramp(nt, n.outputs[0], [(.3, (.86, .84, .82, 1)), (.7, (1.04, 1.03, 1.02, 1))]), 'MULTIPLY'), p.inputs['Base Color'])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_water(name, shallow, deep, sc, st, rough=.02, spec=.5):
    m, nt, out = new_mat(name)
    L = nt.links.new
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=sc, i_Detail=5.0, i_Roughness=.55)
    L(pos(nt, (1, 1.7, 1)), n.inputs[0])
    b = N(nt, 'ShaderNodeBump', i_Strength=st, i_Distance=.15)
    L(n.outputs[0], b.inputs['Height'])
    fr = N(nt, 'ShaderNodeFresnel', i_IOR=1.33)
    L(b.outputs[0], fr.inputs['Normal'])
    gl = N(nt, 'ShaderNodeBsdfGlossy', i_Roughness=rough)
    L(b.outputs[0], gl.inputs['Normal'])
    g = N(nt, 'ShaderNodeNewGeometry')
    sx = N(nt, 'ShaderNodeSeparateXYZ')
    L(g.outputs['Position'], sx.inputs[0])
    n2 = N(nt, 'ShaderNodeTexNoise', i_Scale=.02, i_Detail=4.0)
    L(pos(nt), n2.inputs[0])
    c = ramp(nt, n2.outputs[0], [(.35, hexc(deep)), (.65, hexc(shallow))])
    df = N(nt, 'ShaderNodeBsdfDiffuse')
    L(c, df.inputs[0])
    mx = N(nt, 'ShaderNodeMixShader')
    L(fr.outputs[0], mx.inputs[0])
    L(df.outputs[0], mx.inputs[1])
    L(gl.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    return m


def mat_pool(name, glow=.55):
    """mosaic floor with caustic net, tinted by depth; seen through a mirror-fresnel surface"""
    m, nt, out = new_mat(name)
    m.cycles.sample_as_light = False
    L = nt.links.new
    nn = N(nt, 'ShaderNodeTexNoise', i_Scale=1.1, i_Detail=2.0)
    L(pos(nt), nn.inputs[0])
    w = mix(nt, .25, pos(nt), nn.outputs[1])
    v = N(nt, 'ShaderNodeTexVoronoi', feature='SMOOTH_F1', i_Scale=2.0)
    v.inputs['Smoothness'].default_value = .35
    L(w, v.inputs['Vector'])
    ca = ramp(nt, v.outputs[0], [(.30, (.62, .66, .68, 1)), (.62, (1.0, 1.0, .98, 1)), (.80, (1.5, 1.5, 1.4, 1))])
    br = N(nt, 'ShaderNodeTexBrick', offset=0.0)
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = .1
    br.inputs['Row Height'].default_value = .1
    br.inputs['Mortar Size'].default_value = .004
    br.inputs['Color1'].default_value = hexc('#7fd0d2')
    br.inputs['Color2'].default_value = hexc('#5fbcc6')
    br.inputs['Mortar'].default_value = hexc('#9adcdc')
    L(pos(nt), br.inputs['Vector'])
    p = N(nt, 'ShaderNodeBsdfDiffuse')
    cc = mix(nt, 1, br.outputs[0], ca, 'MULTIPLY')
    L(cc, p.inputs[0])
    e = N(nt, 'ShaderNodeEmission', i_Strength=glow)
    L(cc, e.inputs[0])
    ad = N(nt, 'ShaderNodeAddShader')
    L(p.outputs[0], ad.inputs[0])
    L(e.outputs[0], ad.inputs[1])
    L(ad.outputs[0], out.inputs[0])
    return m


def mat_pool_surface(name):
    m, nt, out = new_mat(name)
    L = nt.links.new
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=1.6, i_Detail=3.0)
    L(pos(nt), n.inputs[0])
    b = N(nt, 'ShaderNodeBump', i_Strength=.16, i_Distance=.12)
    L(n.outputs[0], b.inputs['Height'])
    fr = N(nt, 'ShaderNodeFresnel', i_IOR=1.33)
    gl = N(nt, 'ShaderNodeBsdfGlossy', i_Roughness=.0)
    tr = N(nt, 'ShaderNodeBsdfTransparent')
    tr.inputs[0].default_value = hexc('#c8f0f0')
    L(b.outputs[0], fr.inputs['Normal'])
    L(b.outputs[0], gl.inputs['Normal'])
    mx = N(nt, 'ShaderNodeMixShader')
    L(fr.outputs[0], mx.inputs[0])
    L(tr.outputs[0], mx.inputs[1])
    L(gl.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    return m


def mat_rock(name):
    m, nt, out = new_mat(name)
    L = nt.links.new
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.012, i_Detail=12.0)
    L(pos(nt, (1, 1, .35)), n.inputs[0])
    c = ramp(nt, n.outputs[0], [(.3, hexc('#3f474c')), (.5, hexc('#5e5a55')), (.7, hexc('#7a6f62'))])
    c = mix(nt, .3, c, hexc('#6d8296'))
    p = N(nt, 'ShaderNodeBsdfDiffuse')
    L(c, p.inputs[0])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_asphalt(name):
    m, nt, out = new_mat(name)
    L = nt.links.new
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.25, i_Detail=8.0)
    L(pos(nt), n.inputs[0])
    n2 = N(nt, 'ShaderNodeTexNoise', i_Scale=60, i_Detail=3.0)
    L(pos(nt), n2.inputs[0])
    c = ramp(nt, n.outputs[0], [(.3, hexc('#5b5753')), (.7, hexc('#77716a'))])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    L(c, p.inputs['Base Color'])
    L(ramp(nt, n.outputs[0], [(.35, (.45,)*3+(1,)), (.65, (.8,)*3+(1,))]), p.inputs['Roughness'])
    bp = N(nt, 'ShaderNodeBump', i_Strength=.3, i_Distance=.01)
    L(n2.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], p.inputs['Normal'])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_panot(name):
    m, nt, out = new_mat(name)
    L = nt.links.new
    br = N(nt, 'ShaderNodeTexBrick', offset=0.0)
    br.inputs['Scale'].default_value = 2.5
    br.inputs['Brick Width'].default_value = .5
    br.inputs['Row Height'].default_value = .5
    br.inputs['Mortar Size'].default_value = .012
    br.inputs['Color1'].default_value = hexc('#b9ab98')
    br.inputs['Color2'].default_value = hexc('#a89a88')
    br.inputs['Mortar'].default_value = hexc('#75695b')
    L(pos(nt), br.inputs['Vector'])
    n = N(nt, 'ShaderNodeTexNoise', i_Scale=.6, i_Detail=6.0)
    L(pos(nt), n.inputs[0])
    c = mix(nt, 1, br.outputs[0], ramp(nt, n.outputs[0], [(.3, (.75, .74, .72, 1)), (.7, (1.05, 1.03, 1, 1))]), 'MULTIPLY')
    p = N(nt, 'ShaderNodeBsdfPrincipled', i_Roughness=.7)
    L(c, p.inputs['Base Color'])
    L(p.outputs[0], out.inputs[0])
    return m
