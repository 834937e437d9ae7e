import { readingMinutes } from './reading-time';

const words = (count: number) => Array.from({ length: count }, () => 'casa').join(' ');

describe('readingMinutes', () => {
  it('reads 200 words a minute', () => {
    expect(readingMinutes(`<p>${words(1400)}</p>`)).toBe(7);
  });

  it('rounds to the nearest minute', () => {
    expect(readingMinutes(words(299))).toBe(1);
    expect(readingMinutes(words(300))).toBe(2);
  });

  it('is at least a minute', () => {
    expect(readingMinutes('')).toBe(1);
  });

  it('ignores tags, attributes and lone signs, and separates cells', () => {
    const cells = '<td class="a b c">uno</td><td>dos</td>';
    expect(readingMinutes(cells.repeat(150))).toBe(2);
    expect(readingMinutes('<p>–</p>'.repeat(1000))).toBe(1);
  });
});
