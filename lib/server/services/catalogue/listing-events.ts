import 'server-only';
import type { ListingEvent, ListingFields } from '@/lib/server/data/catalogue';
import { isWithdrawn, visibleListing } from './visible-listing';

/** What visitors see happen between two states of a listing; `before` is null for a new one. */
export function eventsOf(before: ListingFields | null, after: ListingFields, origin: string): readonly ListingEvent[] {
  const { id: listingId, price, status } = visibleListing(after);
  const event = (kind: ListingEvent['kind'], previousPrice?: number): ListingEvent => ({
    listingId,
    kind,
    price: Math.round(price),
    ...(previousPrice !== undefined && { previousPrice: Math.round(previousPrice) }),
    origin,
  });
  const wasShown = before !== null && !isWithdrawn(before);
  if (isWithdrawn(after)) return wasShown ? [event('withdrawn')] : [];
  if (!wasShown) return [event('published'), ...(status === 'available' ? [] : [event(status)])];
  const former = visibleListing(before);
  return [
    ...(former.price === price ? [] : [event('price', former.price)]),
    ...(former.status === status ? [] : [event(status)]),
  ];
}
