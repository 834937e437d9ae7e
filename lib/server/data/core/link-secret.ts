import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** Returns 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Database access must not reveal links. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
