import { excerptOf, highlight } from './highlight';

const marked = (text: string, ...terms: string[]) =>
  highlight(text, new Set(terms))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('highlight', () => {
  it('marks whole words whatever their accents and capitals', () => {
    expect(marked('Piso en Gràcia, cerca de GRACIA', 'gracia')).toBe('Piso en [Gràcia], cerca de [GRACIA]');
  });

  it('marks words with a middle dot', () => {
    expect(marked('Avinguda del Paral·lel', 'parallel')).toBe('Avinguda del [Paral·lel]');
  });

  it('ignores parts of words', () => {
    expect(marked('terrace, terraces', 'terrace')).toBe('[terrace], terraces');
  });

  it('returns the whole text without a match', () => {
    expect(highlight('plain', new Set(['x']))).toEqual([{ text: 'plain', isMatch: false }]);
    expect(highlight('', new Set(['x']))).toEqual([]);
  });
});

describe('excerptOf', () => {
  const long = `${'word '.repeat(60)}cédula ${'word '.repeat(60)}`.trim();

  it('starts at the beginning if the word is near', () => {
    expect(excerptOf(['The NIE is a number.'], new Set(['nie']))).toBe('The NIE is a number.');
  });

  it('cuts at whole words around a match', () => {
    const excerpt = excerptOf([long], new Set(['cedula']));
    expect(excerpt).toMatch(/^…word .*cédula.* word…$/);
    expect(excerpt.length).toBeLessThanOrEqual(192);
  });

  it('prefers the text that holds the word', () => {
    expect(excerptOf(['first', 'second arras'], new Set(['arras']))).toBe('second arras');
  });

  it('falls back to the first text', () => {
    expect(excerptOf(['first', 'second'], new Set(['x']))).toBe('first');
    expect(excerptOf([], new Set(['x']))).toBe('');
  });

  it('handles one endless word', () => {
    expect(excerptOf(['x'.repeat(500)], new Set(['y'])).length).toBeLessThanOrEqual(501);
  });
});
