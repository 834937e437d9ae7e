import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 'empty'],
    ['abcde', 'short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['1234567890', 'weak'],
    ['abcdef', 'weak'],
    ['tramuntana', 'weak'],
    ['paella2026', 'fair'],
    ['Limón7 sal', 'good'],
    ['tres gatos en el tejado', 'good'],
  ])('of %p is %s', (password, strength) => expect(passwordStrength(password, 6)).toBe(strength));

  it('counts characters, not UTF-16 units', () => {
    expect(passwordStrength('🔑🔑🔑', 6)).toBe('short');
  });
});
