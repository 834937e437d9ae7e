import 'server-only';

/** The `latin` files of @fontsource. */
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;
const LETTER = /[\p{L}\p{N}]/u;

/** Replaces unsupported characters by their base (`₂` by `2`), other letters by a question mark; omits symbols. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\t\u2000-\u200a\u202f]/g, '\u00a0'), drawn).join('');
}

function drawn(character: string): string {
  if (DRAWN.test(character)) return character;
  const base = Array.from(character.normalize('NFKD'))
    .filter((part) => DRAWN.test(part))
    .join('');
  return base !== '' || !LETTER.test(character) ? base : '?';
}
