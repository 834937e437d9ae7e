import 'server-only';
import { randomInt } from 'node:crypto';

const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** `7K4M-2PXQ`: one of 31^8; useless without its key. */
export function newReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  );
  return `${signs.slice(0, REFERENCE_LENGTH / 2).join('')}-${signs.slice(REFERENCE_LENGTH / 2).join('')}`;
}
