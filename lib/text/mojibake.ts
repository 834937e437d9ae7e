/** What Windows-1252 makes of the bytes 0x80 to 0x9f. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const NEXT = `[\u0080-\u00bf${SIGNS}]`;
/** Accents, signs such as quotes and the euro, emoji: nobody writes these sequences. */
const SEQUENCE = new RegExp(`[ÂÃ]${NEXT}|â[€\u0080‚]${NEXT}|ðŸ${NEXT}{2}`, 'g');

/** `JÃ¡vea`, UTF-8 that a program took for Latin-1 or Windows-1252, as it was meant. */
export const withoutMojibake = (text: string): string =>
  text.replace(SEQUENCE, (sequence) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(sequence, byteOf));
    } catch {
      return sequence;
    }
  });

function byteOf(sign: string): number {
  const index = SIGNS.indexOf(sign);
  return index === -1 ? sign.charCodeAt(0) : 0x80 + index;
}
