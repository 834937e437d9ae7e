#!/usr/bin/python3
"""Makes the pictures of catalogue.json into OUT/NAME.webp; OUT is $PICTURES_OUT, or out/ beside this program.

make.py NAME...            finals (skips what is finished; --again makes it anew; 'all' = whole catalogue)
make.py --preview NAME...  small and fast (640 px, 8 samples) into OUT/NAME.preview.png
make.py --finish NAME...   only tone map + finish again from the kept render (new exposure, no new render)
make.py --missing [HOME...]  the pictures of anew.txt, in its order, then those of homes/*.json that are neither finished nor published,
                             home by home (touch OUT/stop to end it)
make.py --status           what is published, finished and missing, by home
make.py --patch=x0,y0,x1,y1 NAME   renders only a rectangle anew (fractions from the left and top, before a flip), then finishes
"""
import glob
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get('PICTURES_OUT') or os.path.join(HERE, 'out')
PUBLISHED = os.path.join(HERE, '../../../public/pictures')
CATALOGUE = json.load(open(os.path.join(HERE, 'catalogue.json')))
DEFAULTS = CATALOGUE.pop('_defaults')
MASTER = 2400      # px: half the samples, denoised at this size; publishing scales it down, which smooths every edge
ROOM = dict(samples=10, denoise=1.8, exposure=.15, finish=dict(sat=1.04, con=.12, warm=.045))


def read_home(path):
    """The pictures of a home as catalogue entries: what its brief says of the whole home, then of the picture."""
    brief = json.load(open(path))
    for name, picture in brief['pictures'].items():
        room = brief['pictures'][picture['view_of']] if 'view_of' in picture else {}
        picture = dict(room, **dict(picture, spec=dict(room.get('spec', {}), **picture.get('spec', {}))))
        spec = dict(brief.get('home', {}), **picture['spec'])
        spec['colours'] = dict(brief.get('home', {}).get('colours', {}), **picture['spec'].get('colours', {}))
        look = ROOM if 'scene' not in picture else {}
        yield name, dict(look, **dict({k: v for k, v in picture.items() if k not in ('room', 'area', 'view_of')}, scene=picture.get('scene', 'room'), spec=spec))


HOMES = {os.path.basename(p)[:-5]: dict(read_home(p)) for p in sorted(glob.glob(os.path.join(HERE, 'homes', '*.json')))}
for pictures in HOMES.values():
    CATALOGUE.update(pictures)


def job_of(name):
    """The catalogue entry as a job: at least MASTER wide, with half the samples where that makes it larger."""
    job = dict(DEFAULTS, **CATALOGUE[name])
    w, h = job.pop('size')
    if w < MASTER:
        w, h, job['samples'], job['width'] = MASTER, round(h*MASTER/w), max(3, (job['samples']+1)//2), MASTER
    return dict(job, w=w, h=h)


def to_be_made_anew():
    """Published pictures whose scene has changed since, in the order of anew.txt."""
    with open(os.path.join(HERE, 'anew.txt')) as f:
        return [line.strip() for line in f if line.strip() in CATALOGUE]


def blender(what, job_file, log):
    return subprocess.call(['chrt', '-i', '0', 'nice', '-n', '19', 'blender', '-b', '-P', os.path.join(HERE, 'blender_entry.py'), '--', what, job_file],
                           stdout=log, stderr=subprocess.STDOUT)


def tool(script, *args, log=None):
    subprocess.check_call(['nice', '-n', '19', '/usr/bin/python3', os.path.join(HERE, script), *map(str, args)], stdout=log, stderr=log)


def patch(name, border):
    """Renders the rectangle after a small correction of the scene and puts it into the kept render."""
    job = job_of(name)
    base = os.path.join(OUT, name)
    job.update(base=base + '.patch', border=border, cap=0)
    with open(base + '.patch.json', 'w') as f:
        json.dump(job, f)
    with open(base + '.patch.log', 'w') as log:
        blender('render', base + '.patch.json', log)
        tool('patch.py', base + '.exr', base + '.patch.exr', *border, log=log)
        os.remove(base + '.dn.exr')
    make(name, finish_only=True)


def make(name, preview=False, again=False, finish_only=False):
    job = job_of(name)
    base = os.path.join(OUT, name + ('.preview' if preview else ''))
    result = base + ('.png' if preview else '.webp')
    if os.path.exists(result) and not (preview or again or finish_only):
        return print(name, 'is finished')
    job['base'] = base
    if preview:
        job['w'], job['h'], job['samples'], job['cap'] = 640, round(640 * job['h'] / job['w']), 8, 90
    with open(base + '.job.json', 'w') as f:
        json.dump(job, f)
    start = time.time()
    with open(base + '.log', 'w') as log:
        if not finish_only and (preview or again or not os.path.exists(base + '.exr')):
            blender('render', base + '.job.json', log)
            if not os.path.exists(base + '.exr'):
                return print(name, 'FAILED, see', base + '.log')
        rendered = time.time() - start
        if not finish_only or not os.path.exists(base + '.dn.exr'):
            tool('denoise.py', base + '.exr', base + '.dn.exr', job['denoise'], log=log)
        blender('grade', base + '.job.json', log)
        looks = ['%s=%s' % kv for kv in job['finish'].items()]
        tool('finish.py', base + '.tone.png', base + '.png', *looks, log=log)
        if not preview:
            width = min(job['w'], job['width'])
            subprocess.check_call(['cwebp', '-quiet', '-q', str(job['quality']), '-m', '6', '-resize', str(width), '0', base + '.png', '-o', result])
    print('%s: rendered %.0f s, all %.0f s' % (name, rendered, time.time() - start), flush=True)


def print_status():
    """One line for each home with a brief: its pictures that are published, finished here, and missing."""
    for home, pictures in HOMES.items():
        published = [n for n in pictures if os.path.exists(os.path.join(PUBLISHED, n + '-480.avif'))]
        finished = [n for n in pictures if n not in published and os.path.exists(os.path.join(OUT, n + '.webp'))]
        print('%s: %d published, %d finished, missing: %s' % (home, len(published), len(finished), ' '.join(n for n in pictures if n not in published + finished) or 'none'))


def make_missing(homes):
    """Renders the pictures of anew.txt, then what is neither finished nor published, home by home in the order given (all homes without any).

    Each picture is a process of its own: briefs may change while this runs."""
    names = [] if homes else to_be_made_anew()
    names += [n for home in homes or HOMES for n in HOMES[home] if not os.path.exists(os.path.join(PUBLISHED, n + '-480.avif'))]
    for name in names:
        if os.path.exists(os.path.join(OUT, 'stop')):
            return print('stopped')
        if not any(os.path.exists(os.path.join(OUT, name + end)) for end in ('.webp', '.rejected')):
            subprocess.call([sys.executable, os.path.abspath(__file__), name])


if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    flags = {a for a in sys.argv[1:] if a.startswith('--')}
    names = [a for a in sys.argv[1:] if not a.startswith('--')]
    if not names and not flags:
        sys.exit(__doc__ + '\nIn the catalogue: ' + ' '.join(CATALOGUE))
    rectangle = [a.partition('=')[2] for a in flags if a.startswith('--patch=')]
    if rectangle:
        for n in names:
            patch(n, [float(v) for v in rectangle[0].split(',')])
        sys.exit()
    if '--status' in flags:
        print_status()
        sys.exit()
    if '--missing' in flags:
        make_missing(names)
        sys.exit()
    for n in (list(CATALOGUE) if names == ['all'] else names):
        make(n, '--preview' in flags, '--again' in flags, '--finish' in flags)
