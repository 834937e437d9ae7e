import { plainText, textBlocks } from './plain-text';

it.each([
  ['<p>One <strong>word</strong>.</p><p>Two.</p>', 'One word. Two.'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['Cerdà &amp; Mar &lt;3', 'Cerdà & Mar <3'],
  ['&amp;lt;', '&lt;'],
  ['450.000\u00a0€\n  y más', '450.000\u00a0€ y más'],
  ['', ''],
])('%s is read as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

describe('textBlocks', () => {
  it('returns paragraphs and list items, then tables', () => {
    expect(textBlocks('<p>a</p><table><tr><td>1</td><td>2</td></tr></table><ul><li>b</li></ul><h2>c</h2>')).toEqual([
      'a',
      'b',
      'c',
      '1 2',
    ]);
  });

  it('gives nothing for nothing', () => {
    expect(textBlocks('')).toEqual([]);
    expect(textBlocks('<p> </p>')).toEqual([]);
  });
});
