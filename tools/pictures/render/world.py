"""Sky with sun and clouds, camera (level, with shift), lights, render settings."""
import bpy, math
from mathutils import Vector
from materials import N, ramp, mix


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def sky(elev, rot, strength=.25, cloud=.0, seed=0, dust=1.0, air=1.0, cloudcol=(1, .95, .9), size=1.2, sun_int=1.0):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    L = nt.links.new
    out = N(nt, 'ShaderNodeOutputWorld')
    bg = N(nt, 'ShaderNodeBackground', i_Strength=strength)
    s = N(nt, 'ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elev), sun_rotation=math.radians(
        rot), sun_size=math.radians(size), dust_density=dust, air_density=air, sun_intensity=sun_int)
    col = s.outputs[0]
    if cloud:
        tc = N(nt, 'ShaderNodeTexCoord')
        sx = N(nt, 'ShaderNodeSeparateXYZ')
        L(tc.outputs['Generated'], sx.inputs[0])
        ad = N(nt, 'ShaderNodeMath', operation='ADD')
        ad.inputs[1].default_value = .12
        L(sx.outputs[2], ad.inputs[0])
        dv = [N(nt, 'ShaderNodeMath', operation='DIVIDE') for _ in range(2)]
        cb = N(nt, 'ShaderNodeCombineXYZ')
        for i in range(2):
            L(sx.outputs[i], dv[i].inputs[0])
            L(ad.outputs[0], dv[i].inputs[1])
            L(dv[i].outputs[0], cb.inputs[i])
        cb.inputs[2].default_value = seed
        mp = N(nt, 'ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (.55, 1.0, 1)
        mp.inputs['Rotation'].default_value = (0, 0, .6)
        L(cb.outputs[0], mp.inputs[0])
        n = N(nt, 'ShaderNodeTexNoise', i_Scale=1.5, i_Detail=9.0, i_Roughness=.56, i_Distortion=.35)
        L(mp.outputs[0], n.inputs[0])
        f = ramp(nt, n.outputs[0], [(.50, (0, 0, 0, 1)), (.78, (1, 1, 1, 1))])
        fz = N(nt, 'ShaderNodeMapRange')
        fz.inputs[1].default_value = .02
        fz.inputs[2].default_value = .22
        L(sx.outputs[2], fz.inputs[0])
        mu = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
        L(f, mu.inputs[0])
        L(fz.outputs[0], mu.inputs[1])
        mu2 = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
        mu2.inputs[1].default_value = cloud
        L(mu.outputs[0], mu2.inputs[0])
        lum = N(nt, 'ShaderNodeRGBToBW')
        L(col, lum.inputs[0])
        mn = N(nt, 'ShaderNodeMath', operation='MINIMUM')
        mn.inputs[1].default_value = 6.0
        L(lum.outputs[0], mn.inputs[0])
        ma = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        ma.inputs[1].default_value = 1.3
        ma.inputs[2].default_value = .9
        L(mn.outputs[0], ma.inputs[0])
        cc = N(nt, 'ShaderNodeCombineColor')
        for i in range(3):
            q = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
            q.inputs[1].default_value = cloudcol[i]
            L(ma.outputs[0], q.inputs[0])
            L(q.outputs[0], cc.inputs[i])
        col = mix(nt, mu2.outputs[0], col, cc.outputs[0])
    L(col, bg.inputs[0])
    L(bg.outputs[0], out.inputs[0])


def camera(loc, target, lens=28, shift_y=0, shift_x=0, dof=None, fstop=2.8):
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    o.location = loc
    d = Vector(target)-Vector(loc)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens
    c.shift_y = shift_y
    c.shift_x = shift_x
    c.clip_end = 20000
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = dof
        c.dof.aperture_fstop = fstop
    return o


def area(loc, target, sx, sy, power, col=(1, 1, 1), glossy=True):
    """Soft lamp, unseen; glossy False for lamps behind the camera, whose rectangle would shine back from window panes."""
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = col
    o = bpy.data.objects.new('a', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_glossy = glossy
    return o


def point(loc, power, col=(1, .75, .5), r=.08):
    l = bpy.data.lights.new('p', 'POINT')
    l.energy = power
    l.color = col
    l.shadow_soft_size = r
    o = bpy.data.objects.new('p', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.visible_camera = False
    return o


def render(path, w=1600, h=1000, spp=96, exposure=0, look='Medium High Contrast', bounces=6, clamp=4, seed=1, tcap=0, noise=.02, fastgi=0, gi=2):
    """writes path.exr (noisy + denoising guides) for denoise.py, plus path.png raw"""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = noise
    c.adaptive_min_samples = max(8, spp*2//5)
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transparent_max_bounces = 24
    c.transmission_bounces = 6
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.seed = seed
    c.use_denoising = False
    c.use_light_tree = True if hasattr(c, 'use_light_tree') else None
    if fastgi:   # replaces bounces after the gi-th by ambient occlusion: far less noise indoors; 1 halves the time of 2
        c.use_fast_gi = True
        c.fast_gi_method = 'REPLACE'
        c.ao_bounces = gi
        c.ao_bounces_render = gi
        s.world.light_settings.ao_factor = fastgi
        s.world.light_settings.distance = 2.5
    if tcap:
        c.time_limit = tcap
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    s.render.image_settings.color_depth = '16'
    s.render.image_settings.exr_codec = 'ZIP'
    s.render.use_persistent_data = False
    s.render.filepath = path+'.exr'
    bpy.ops.render.render(write_still=True)
