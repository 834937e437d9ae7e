import 'server-only';
import type { ListingSend } from '@/lib/server/data/alerts/listing-sends';

type Sent = Pick<ListingSend, 'price'>;

/** Whether what somebody was sent of a home tells her of it at this price (EUR): not if it costs less now. */
export const isAlreadySent = (last: Sent, price: number): boolean => last.price <= Math.round(price);

/** Lines of an alert whose home nobody at the agency has sent her at that price. `sends`: to her, newest first. */
export function withoutSent<Line extends Readonly<{ listingId: string; price: number }>>(
  lines: readonly Line[],
  sends: readonly (Sent & Pick<ListingSend, 'listingId'>)[],
): readonly Line[] {
  return lines.filter(({ listingId, price }) => {
    const last = sends.find((send) => send.listingId === listingId);
    return !last || !isAlreadySent(last, price);
  });
}
