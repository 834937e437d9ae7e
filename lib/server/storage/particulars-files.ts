import 'server-only';
import { createHash } from 'node:crypto';

const DIGITS = 32;

/** Names a file by what is printed in it: the same version has the same name on every instance. */
export const particularsHash = (printed: unknown): string =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, DIGITS);

/** Key in the storage, in 256 folders. */
export const particularsKey = (hash: string): string => `particulars/${hash.slice(0, 2)}/${hash}.pdf`;
