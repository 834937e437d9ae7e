import 'server-only';
import { listings } from '@/content/properties/all';
import { listingIds } from '@/content/properties/ids';
import { checkListings } from './listing-schema';
import type { Listing } from '@/content/types/listing';

/** Listings of content/properties, featured ones first. One that lacks something fails the build. */
export const contentListings: readonly Listing[] = checkListings(listingIds.map((id) => listings[id]));
