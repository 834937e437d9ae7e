import 'server-only';
import { createHash } from 'node:crypto';
import type { Listing } from '@/content/types/listing';

/** SHA-256 of a listing as its source has it. */
export const listingHash = (listing: Listing): string =>
  createHash('sha256').update(JSON.stringify(listing)).digest('hex');
