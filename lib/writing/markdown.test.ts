import { addStoredImages } from '@/lib/site/stored-images';
import { richText } from '@/lib/site/rich-text';
import { imagesIn, markdownToHtml } from './markdown';

const photo = `photo-${'a'.repeat(32)}`;
addStoredImages([{ id: photo, width: 1600, height: 900, widths: [480, 960, 1600], tone: 'sand' }]);

const shown = (text: string) => richText(markdownToHtml(text), 'en');

it.each([
  ['# One', '<h2 id="one">One</h2>'],
  ['## Two', '<h2 id="two">Two</h2>'],
  ['#### Deep', '<h3 id="deep">Deep</h3>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
  ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['[contact](/contact)', '<p><a href="/en/contact">contact</a></p>'],
  ['[law](https://boe.es/a)', '<p><a href="https://boe.es/a">law</a></p>'],
  ['a\n\nb', '<p>a</p>\n<p>b</p>'],
])('shows %j', (text, html) => {
  expect(shown(text)).toBe(html);
});

it('shows photographs of the storage with their room, and no others', () => {
  expect(shown(`![A "door"](${photo})`)).toBe(
    `<p><img src="/media/${photo}-960.webp" alt="A &#x22;door&#x22;" width="1600" height="900" loading="lazy"></p>`,
  );
  expect(shown(`![none](photo-${'b'.repeat(32)})`)).toBe('<p></p>');
  expect(shown('![far](https://a.example/x.png)')).toBe('<p>far</p>');
  expect(imagesIn(markdownToHtml(`![x](${photo})`))).toEqual([photo]);
});

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://x.example/a.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<body onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<div style="width:expression(alert(1))">x</div>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example/a)',
  '[x](/\\evil.example/a)',
  '[x](<javascript:alert(1)>)',
  '[x](https://a.example "onmouseover=alert(1)")',
  '[x](https://a.example"onmouseover="alert(1))',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](photo-1)',
  `![x" onerror="alert(1)](${photo})`,
  `![x](${photo} "onload=alert(1)")`,
  '`<script>alert(1)</script>`',
  '```\n<script>alert(1)</script>\n```',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[x][a]',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '<details open ontoggle=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '## <img src=x onerror=alert(1)>',
];

it('has some forty hostile texts', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40);
});

const tags = new Set(
  'h2 h3 p br ul ol li strong em a blockquote table caption thead tbody tr th td img div'.split(' '),
);

function dangers(html: string): readonly string[] {
  const elements = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
  return elements.flatMap(([whole, name = '', attributes = '']) => {
    const isKnown = tags.has(name.toLowerCase());
    const values = attributes.replace(/"[^"]*"/g, '""');
    const address = /(?:href|src)="([^"]*)"/.exec(attributes)?.[1] ?? '/';
    const isSafe = !/\s(on\w+|style|srcdoc)=/i.test(values) && /^(https:|mailto:|tel:|#|\/(?![/\\]))/.test(address);
    return isKnown && isSafe ? [] : [whole];
  });
}

it.each(hostile)('makes nothing dangerous of %j', (text) => {
  expect(dangers(shown(text))).toEqual([]);
});

it('would see what is dangerous', () => {
  expect(dangers('<img src=x onerror=alert(1)><a href="javascript:x">y</a><svg>')).toHaveLength(3);
});

it('takes long and broken texts', () => {
  expect(shown('')).toBe('');
  expect(shown('_'.repeat(5_000)).length).toBeLessThan(6_000);
  expect(dangers(shown('['.repeat(2_000)))).toEqual([]);
  expect(dangers(shown('> '.repeat(500)))).toEqual([]);
});
