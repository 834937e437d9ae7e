import 'server-only';
import { createHash } from 'node:crypto';

const DIGITS = 32;

/** Names a file by its printed content, so that all instances use the same name. */
export const particularsHash = (printed: unknown): string =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, DIGITS);

export const particularsKey = (hash: string): string => `particulars/${hash.slice(0, 2)}/${hash}.pdf`;
