/** Only `short` is refused; the rest is a hint. */
export type PasswordStrength = 'empty' | 'short' | 'weak' | 'fair' | 'good';

const FAIR_BITS = 45;
const GOOD_BITS = 56;

const kinds: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
];

/** Repeats and sequences (`aaaaaa`, `123456`) count once. */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const characters = [...password];
  if (characters.length === 0) return 'empty';
  if (characters.length < minLength) return 'short';
  const size = kinds.reduce((sum, [pattern, count]) => (pattern.test(password) ? sum + count : sum), 0);
  const surprising = characters.filter((character, index) => !follows(characters[index - 1], character)).length;
  const bits = Math.log2(Math.max(size, 2)) * Math.min(surprising, new Set(characters).size * 1.5);
  if (bits >= GOOD_BITS) return 'good';
  return bits >= FAIR_BITS ? 'fair' : 'weak';
}

function follows(before: string | undefined, character: string): boolean {
  const step = (character.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? -9);
  return Math.abs(step) <= 1;
}
