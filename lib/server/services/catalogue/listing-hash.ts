import 'server-only';
import { createHash } from 'node:crypto';

export const listingHash = (listing: unknown): string =>
  createHash('sha256').update(JSON.stringify(listing)).digest('hex');
