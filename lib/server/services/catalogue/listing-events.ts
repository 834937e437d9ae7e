import 'server-only';
import type { ListingEvent, ListingFields, ListingWrite } from '@/lib/server/data/listings/catalogue';
import { visibleListing } from './visible-listing';

export function eventsOf(before: ListingFields | null, after: ListingFields, origin: string): readonly ListingEvent[] {
  const former = before && visibleListing(before);
  const shown = visibleListing(after);
  const event = (kind: ListingEvent['kind'], price: number, previousPrice?: number): ListingEvent => ({
    listingId: after.base.id,
    kind,
    price: Math.round(price),
    ...(previousPrice !== undefined && { previousPrice: Math.round(previousPrice) }),
    origin,
  });
  if (!shown) return former ? [event('withdrawn', former.price)] : [];
  const { price, status } = shown;
  if (!former) return [event('published', price), ...(status === 'available' ? [] : [event(status, price)])];
  return [
    ...(former.price === price ? [] : [event('price', price, former.price)]),
    ...(former.status === status ? [] : [event(status, price)]),
  ];
}

export function withdrawalOf(stored: ListingFields): ListingWrite {
  const fields = { ...stored, isAbsent: true };
  return { fields, events: eventsOf(stored, fields, stored.source) };
}
