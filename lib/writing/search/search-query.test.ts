import { readQuery } from './search-query';

describe('readQuery', () => {
  it('keeps words, with single spaces', () => {
    expect(readQuery('  Gràcia\n terraza ')).toBe('Gràcia terraza');
  });

  it.each([undefined, '', '   ', '???', ['a', 'b'], '\u0000', '\ud83d', '\u200b'])('is empty for %j', (value) => {
    expect(readQuery(value)).toBe('');
  });

  it('reads at most a hundred characters, with whole emoji', () => {
    expect(readQuery('x'.repeat(5_000))).toHaveLength(100);
    expect([...readQuery(`a${'🏠'.repeat(200)}`)]).toHaveLength(100);
  });

  it('keeps markup as text', () => {
    expect(readQuery('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});
