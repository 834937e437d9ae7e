type Encoding = 'windows-1252' | 'iso-8859-15' | 'macintosh';

/** Most likely first; the first of equals counts. */
const encodings: readonly Encoding[] = ['windows-1252', 'iso-8859-15', 'macintosh'];

const COMMON = /[áéíóúüñçàèòïÁÉÍÓÚÜÑÇÀÈÒÏ]/;
const OTHER = /[\p{Letter}¿¡ºª€’‘“”–—…«»]/u;
const UNLIKELY = /[\u0080-\u009f¤ƒ]/;
const LETTER = /\p{Letter}/u;
/** The apostrophe and the dot of `l·l` occur within words; ordinals may. */
const WITHIN = /[’‘·ºª]/;
/** The letter in question is between its neighbours. */
const MIXED = /\p{Lowercase}\p{Uppercase}|\p{Uppercase}{2}\p{Lowercase}|\p{Uppercase}\p{Lowercase}\p{Uppercase}/u;
const ALONE = /[àèìòáéíóúÀÈÌÒÁÉÍÓÚºª]/;
const NOT_FIRST = /ç|ñ(?=[^aeiou])/;

/** Chooses the encoding that makes the most likely words of Western Europe. */
export function decodeSingleBytes(bytes: Uint8Array): string {
  const texts = encodings.map((encoding) => {
    const decoder = new TextDecoder(encoding);
    // Node 20 decodes a single chunk as Latin-1, without the euro sign.
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  });
  const scores = texts.map(scoreOf);
  return texts[scores.indexOf(Math.max(...scores))] ?? '';
}

function scoreOf(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\u0000-\u007f]/g)) {
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    const isLetter = LETTER.test(sign);
    const [isBehind, isAhead] = [LETTER.test(before), LETTER.test(after)];
    score += COMMON.test(sign) ? 2 : OTHER.test(sign) ? 1 : 0;
    if (sign === '·') score += /l/i.test(before) && /l/i.test(after) ? 3 : -3;
    const isWrong =
      UNLIKELY.test(sign) ||
      (isBehind && /[‘“]/.test(sign)) ||
      (isLetter && MIXED.test(before + sign + after)) ||
      (isLetter && !isBehind && !isAhead && !ALONE.test(sign)) ||
      (!isLetter && isBehind && isAhead && !WITHIN.test(sign)) ||
      (!isBehind && NOT_FIRST.test(sign + after));
    if (isWrong) score -= 4;
  }
  return score;
}
