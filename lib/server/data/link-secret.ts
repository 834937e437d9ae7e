import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new secret for a link of a mail: 256 bits, as 43 characters that an address takes as they are. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of it: whoever reads the database cannot follow the link. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
