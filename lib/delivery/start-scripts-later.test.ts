import { runInNewContext } from 'node:vm';
import { startScriptsLater } from './start-scripts-later.mjs';

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><p>&lt;/body&gt;</p><script>one()</script><script src="/b.js?x=1&amp;y=2" id="start" async=""></script></body></html>',
].join('');

function run(html: string) {
  const code = [...html.matchAll(/<script>(\(function.*?)<\/script>/g)].map(([, text]) => text)[0] ?? '';
  const added: { src: string; async: boolean }[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  runInNewContext(code, {
    document: {
      createElement: () => ({}),
      head: { appendChild: (script: (typeof added)[number]) => added.push(script) },
    },
    requestAnimationFrame: (done: () => void) => frames.push(done),
    setTimeout: (done: () => void) => timers.push(done),
    addEventListener: (_: string, done: () => void) => listeners.push(done),
  });
  return { added, frames, timers, listeners };
}

it('removes async scripts and their preloads only', () => {
  const html = startScriptsLater(page);
  expect(html).not.toContain('rel="preload"');
  expect(html).not.toMatch(/<script[^>]+async/);
  expect(html).toContain('<script src="/old.js" noModule="">');
  expect(html).toContain('<script>one()</script>');
});

it('starts them in order after the second frame, once', () => {
  const { added, frames, timers, listeners } = run(startScriptsLater(page));
  frames.shift()?.();
  frames.shift()?.();
  expect(added).toEqual([]);
  timers.at(-1)?.();
  expect(added).toMatchObject([
    { src: '/a.js', async: false },
    { src: '/b.js?x=1&y=2', async: false },
  ]);
  timers[0]?.();
  listeners[0]?.();
  expect(added).toHaveLength(2);
});

it.each(['the clock, in a tab that draws no frame', 'the first input'])('starts them by %s', (by) => {
  const { added, timers, listeners } = run(startScriptsLater(page));
  (by.startsWith('the clock') ? timers : listeners)[0]?.();
  expect(added).toHaveLength(2);
});

it('returns an unknown page unchanged, with one warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (const html of ['<p>Hello</p></body>', '<script src="/a.js" async=""></script>']) {
    expect(startScriptsLater(html)).toBe(html);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
