import { WINDOWS_1252 } from './windows-1252';

const NEXT = `[\u0080-\u00bf${WINDOWS_1252}]`;
const SEQUENCE = new RegExp(`[ÂÃ]${NEXT}|â[€\u0080‚]${NEXT}|ðŸ${NEXT}{2}`, 'g');

/** Repairs `JÃ¡vea`: UTF-8 read as Latin-1 or Windows-1252. */
export const withoutMojibake = (text: string): string =>
  text.replace(SEQUENCE, (sequence) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(sequence, byteOf));
    } catch {
      return sequence;
    }
  });

/** In Windows-1252 or Latin-1; null for other characters. */
export function bytesOfWindows(text: string): Uint8Array | null {
  const codes = Array.from(text, byteOf);
  return codes.every((code) => code <= 0xff) ? Uint8Array.from(codes) : null;
}

function byteOf(sign: string): number {
  const index = WINDOWS_1252.indexOf(sign);
  return index === -1 ? sign.charCodeAt(0) : 0x80 + index;
}
