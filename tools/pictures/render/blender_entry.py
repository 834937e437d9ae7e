"""Runs inside Blender (make.py starts it).  blender -b -P blender_entry.py -- render JOB.json | grade JOB.json"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'scenes'), os.path.join(HERE, 'home'), os.path.join(HERE, 'aerial')]
import bpy  # noqa: E402

what, path = sys.argv[sys.argv.index('--') + 1:][:2]
job = json.load(open(path))

if what == 'render':
    import importlib
    import kit
    kit.reset()
    extra = importlib.import_module(job['scene']).build(job.get('spec', {})) or {}
    extra.update(job.get('render', {}))
    if 'border' in job:      # fractions from the left and the top; Blender counts from the bottom
        r = bpy.context.scene.render
        r.use_border = True
        r.border_min_x, r.border_max_y, r.border_max_x, r.border_min_y = (v if i % 2 == 0 else 1-v for i, v in enumerate(job['border']))
    kit.render(job['base'], job['w'], job['h'], job['samples'], tcap=job.get('cap', 0), **extra)
else:   # Filmic tone map of the denoised EXR
    s = bpy.context.scene
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = job.get('look', 'Medium High Contrast')
    s.view_settings.exposure = job.get('exposure', 0)
    im = bpy.data.images.load(job['base'] + '.dn.exr')
    im.colorspace_settings.name = 'Linear'
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    s.render.image_settings.color_depth = '8'
    im.save_render(job['base'] + '.tone.png', scene=s)
