import 'server-only';
import type { ListingSend } from '@/lib/server/data/alerts/listing-sends';

type Sent = Pick<ListingSend, 'price'>;

/** False when the listing now costs less (EUR). */
export const isAlreadySent = (last: Sent, price: number): boolean => last.price <= Math.round(price);

/** `sends`: to the contact, newest first. */
export function withoutSent<Line extends Readonly<{ listingId: string; price: number }>>(
  lines: readonly Line[],
  sends: readonly (Sent & Pick<ListingSend, 'listingId'>)[],
): readonly Line[] {
  return lines.filter(({ listingId, price }) => {
    const last = sends.find((send) => send.listingId === listingId);
    return !last || !isAlreadySent(last, price);
  });
}
