/** Invisible but copied: direction marks, zero-width spaces, soft hyphens, Braille blank, objects. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu;
const JOINERS = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;
const WIDE = /[\uff01-\uff5e\ufe50-\ufe6b]/g;
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu;
const ZEROS = { arabic: 0x660, persian: 0x6f0 };

export function cleanInput(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(WIDE, (sign) => sign.normalize('NFKC'))
    .replace(/[\u3002\uff61]/g, '.')
    .replace(DASHES, '-')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ZEROS.arabic))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - ZEROS.persian));
}

export function removeInvisible(text: string): string {
  if (text.replace(INVISIBLE, '').trim() === '') return '';
  return text.replace(INVISIBLE, (mark) => (JOINERS.test(mark) ? mark : ''));
}
