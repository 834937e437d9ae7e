import { balanceText, cutLines, wrapText } from './wrap-text';

/** One point per character. */
const measure = (text: string) => text.length;

it('breaks lines at spaces, and leaves no-break spaces', () => {
  expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrapText('142\u00a0m² of floor', 6, measure)).toEqual(['142\u00a0m²', 'of', 'floor']);
  expect(wrapText('  ', 7, measure)).toEqual([]);
});

it('breaks a word that is wider than a line, and goes on behind it', () => {
  expect(wrapText('a https://example.com b', 8, measure)).toEqual(['a', 'https://', 'example.', 'com b']);
  expect(wrapText('abc', 0.5, measure)).toEqual(['a', 'b', 'c']);
});

it('never makes a line wider than it may be', () => {
  const text = 'Vivienda de protección oficial con certificado energético en trámite y servidumbre de paso';
  for (let width = 1; width < 40; width += 1) {
    const lines = wrapText(text, width, measure);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

it('balances a headline without a further line', () => {
  expect(wrapText('villa for sale in El Portet', 21, measure)).toEqual(['villa for sale in El', 'Portet']);
  expect(balanceText('villa for sale in El Portet', 21, measure)).toEqual(['villa for sale', 'in El Portet']);
});

it('cuts a text at a word, with an ellipsis', () => {
  const lines = ['one two', 'three four', 'five'];
  expect(cutLines(lines, 3, 10, measure)).toEqual(lines);
  expect(cutLines(lines, 2, 10, measure)).toEqual(['one two', 'three…']);
  expect(cutLines(['one, two', 'more'], 1, 6, measure)).toEqual(['one…']);
  expect(cutLines(lines, 0, 10, measure)).toEqual([]);
});
