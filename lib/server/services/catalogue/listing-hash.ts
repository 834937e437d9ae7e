import 'server-only';
import { createHash } from 'node:crypto';

/** SHA-256 of a listing as its source has it. */
export const listingHash = (listing: unknown): string =>
  createHash('sha256').update(JSON.stringify(listing)).digest('hex');
