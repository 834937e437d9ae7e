import type { Listing } from '@/content/types/listing';

export type ListingKind = 'home' | 'plot' | 'premises';

export function listingKind({ type }: Pick<Listing, 'type'>): ListingKind {
  if (type === 'land') return 'plot';
  return type === 'commercial' ? 'premises' : 'home';
}
