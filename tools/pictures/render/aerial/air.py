"""What the air does to a view from high up: haze that grows with the distance, a pale horizon; crowns of many trees; ground and sea from above."""
import bpy
from haze import add_haze
from materials import N, hexc, mix, new_mat, pos, ramp


def mat_crown(name, cols, transl=.25, spread=.3):
    """Leaves whose shade also differs from tree to tree, else a wood of instances looks like wallpaper."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    g, o = N(nt, 'ShaderNodeNewGeometry'), N(nt, 'ShaderNodeObjectInfo')
    k = len(cols)-1
    c = ramp(nt, g.outputs['Random Per Island'], [(i/k, hexc(h)) for i, h in enumerate(cols)])
    c = mix(nt, 1, c, ramp(nt, o.outputs['Random'], [(0, (1-spread, 1-spread*.8, 1-spread*.9, 1)), (.5, (1, 1, 1, 1)), (1, (1+spread*1.2, 1+spread*.8, 1, 1))]), 'MULTIPLY')
    d, t, x = N(nt, 'ShaderNodeBsdfDiffuse'), N(nt, 'ShaderNodeBsdfTranslucent'), N(nt, 'ShaderNodeMixShader')
    L(c, d.inputs[0])
    L(mix(nt, 1, c, (1, 1.05, .55, 1), 'MULTIPLY'), t.inputs[0])
    x.inputs[0].default_value = transl
    L(d.outputs[0], x.inputs[1])
    L(t.outputs[0], x.inputs[2])
    L(x.outputs[0], out.inputs[0])
    return m


def mat_land(name, earth='#b09a70', scrub='#77804a', lawn='#748f45', field='#b58a5c', rock='#b8a684'):
    """Ground by the painted attribute `paint` (red lawn, green tilled, blue bare rock); scrub and earth elsewhere, stone where it is steep."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    big, fine = N(nt, 'ShaderNodeTexNoise', i_Scale=.07, i_Detail=9.0, i_Roughness=.7), N(nt, 'ShaderNodeTexNoise', i_Scale=1.3, i_Detail=8.0, i_Roughness=.7)
    for n in (big, fine):
        L(pos(nt), n.inputs[0])
    c = ramp(nt, big.outputs[0], [(.42, hexc(earth)), (.56, hexc(scrub))])
    a, s = N(nt, 'ShaderNodeAttribute', attribute_name='paint'), N(nt, 'ShaderNodeSeparateColor')
    L(a.outputs['Color'], s.inputs[0])
    for i, v in enumerate((lawn, field, rock)):
        c = mix(nt, s.outputs[i], c, hexc(v))
    g, z = N(nt, 'ShaderNodeNewGeometry'), N(nt, 'ShaderNodeSeparateXYZ')
    L(g.outputs['Normal'], z.inputs[0])
    c = mix(nt, ramp(nt, z.outputs[2], [(.62, (1, 1, 1, 1)), (.8, (0, 0, 0, 1))]), c, hexc(rock))
    c = mix(nt, .75, c, ramp(nt, fine.outputs[0], [(.3, (.5, .5, .47, 1)), (.7, (1.2, 1.18, 1.12, 1))]), 'MULTIPLY')
    p, b = N(nt, 'ShaderNodeBsdfDiffuse'), N(nt, 'ShaderNodeBump', i_Strength=.6, i_Distance=.25)
    L(fine.outputs[0], b.inputs['Height'])
    L(b.outputs[0], p.inputs['Normal'])
    L(c, p.inputs[0])
    L(p.outputs[0], out.inputs[0])
    return m


def mat_sea(name, deep='#0f4a66', shallow='#3fa7a5', rough=.2):
    """Sea by the attribute `paint`: red is how shallow, green the surf; sparse ripples, so that it stays calm from high up."""
    m, nt, out = new_mat(name)
    L = nt.links.new
    a, s = N(nt, 'ShaderNodeAttribute', attribute_name='paint'), N(nt, 'ShaderNodeSeparateColor')
    L(a.outputs['Color'], s.inputs[0])
    wind, bed, rip = (N(nt, 'ShaderNodeTexNoise', i_Scale=k, i_Detail=d, i_Roughness=.6) for k, d in ((.004, 5.0), (.06, 6.0), (.35, 4.0)))
    for n, k in ((wind, (1, .35, 1)), (bed, (1, 1, 1)), (rip, (1, 1.8, 1))):
        L(pos(nt, k), n.inputs[0])
    c = mix(nt, s.outputs[0], hexc(deep), hexc(shallow))
    c = mix(nt, .8, c, ramp(nt, wind.outputs[0], [(.35, (.8, .84, .88, 1)), (.65, (1.15, 1.12, 1.08, 1))]), 'MULTIPLY')
    meadow = mix(nt, 1, s.outputs[0], ramp(nt, bed.outputs[0], [(.5, (0, 0, 0, 1)), (.56, (.75, .75, .75, 1))]), 'MULTIPLY')     # weed on the sand
    c = mix(nt, meadow, c, hexc('#0f4656'))
    f = mix(nt, 1, s.outputs[1], ramp(nt, rip.outputs[0], [(.45, (0, 0, 0, 1)), (.6, (1, 1, 1, 1))]), 'MULTIPLY')
    c = mix(nt, f, c, (.85, .88, .88, 1))
    b = N(nt, 'ShaderNodeBump', i_Strength=.25, i_Distance=.3)
    L(rip.outputs[0], b.inputs['Height'])
    d, gl, fr, x = N(nt, 'ShaderNodeBsdfDiffuse'), N(nt, 'ShaderNodeBsdfGlossy', i_Roughness=rough), N(nt, 'ShaderNodeFresnel', i_IOR=1.2), N(nt, 'ShaderNodeMixShader')
    L(c, d.inputs[0])
    L(b.outputs[0], gl.inputs['Normal'])
    L(fr.outputs[0], x.inputs[0])
    L(d.outputs[0], x.inputs[1])
    L(gl.outputs[0], x.inputs[2])
    L(x.outputs[0], out.inputs[0])
    return m


def haze(colour=(.55, .66, .8), far=5000, rise=.16, dense=.9):
    """Haze over every material and over the sky near the horizon."""
    add_haze(bpy.data.materials, colour, far)
    nt = bpy.context.scene.world.node_tree
    L = nt.links.new
    out = next(n for n in nt.nodes if n.type == 'OUTPUT_WORLD')
    sky = out.inputs[0].links[0].from_socket
    tc, z = N(nt, 'ShaderNodeTexCoord'), N(nt, 'ShaderNodeSeparateXYZ')
    L(tc.outputs['Generated'], z.inputs[0])
    f = N(nt, 'ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for i, v in ((1, -.01), (2, rise), (3, dense), (4, 0)):
        f.inputs[i].default_value = v
    L(z.outputs[2], f.inputs[0])
    bg, x = N(nt, 'ShaderNodeBackground'), N(nt, 'ShaderNodeMixShader')
    bg.inputs[0].default_value = (*colour, 1)
    L(f.outputs[0], x.inputs[0])
    L(sky, x.inputs[1])
    L(bg.outputs[0], x.inputs[2])
    L(x.outputs[0], out.inputs[0])
