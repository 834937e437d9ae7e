/** Characters of bytes 0x80 to 0x9f; five undefined bytes stay control characters. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const CODES = /[\u0080-\u009f]/g;

/** Reads codes of Windows-1252 that were taken for Unicode: `&#145;`, and all of them in Node.js 20. */
export const withWindowsSigns = (text: string): string =>
  text.replace(CODES, (sign) => {
    const read = WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? '';
    return read === sign ? ' ' : read;
  });
