import { readQuery } from './search-query';

describe('readQuery', () => {
  it('takes the words as they were typed, with one space between them', () => {
    expect(readQuery('  Gràcia\n terraza ')).toBe('Gràcia terraza');
  });

  it.each([undefined, '', '   ', '???', ['a', 'b'], '\u0000', '\ud83d'])('finds nothing to ask for in %j', (value) => {
    expect(readQuery(value)).toBe('');
  });

  it('reads a hundred characters and no more, emoji whole', () => {
    expect(readQuery('x'.repeat(5_000))).toHaveLength(100);
    expect([...readQuery(`a${'🏠'.repeat(200)}`)]).toHaveLength(100);
  });

  it('leaves markup as the text it is', () => {
    expect(readQuery('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});
