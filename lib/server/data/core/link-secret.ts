import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new token: 256 bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Hash to store: readers of the database cannot follow links. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
