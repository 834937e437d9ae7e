import 'server-only';
import type { SellerActor } from '@/lib/access/actor';
import type { Span } from '@/lib/diary/open-spans';
import { calendarOf, deleteBlock, findBlockOwner, insertBlock, lockCalendars } from '@/lib/server/data/diary/calendars';
import { listViewingsOf } from '@/lib/server/data/diary/diary';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

const subjectOf = (listingId: string) => ({ kind: 'calendar', id: listingId }) as const;

/** Blocks viewings in a time span. `booked`: it contains a viewing, which the agent must move. */
export async function closeTime(
  actor: SellerActor,
  listingId: string,
  { from, to }: Span,
): Promise<'done' | 'booked' | 'order' | 'gone'> {
  if (from >= to || to <= Date.now()) return 'order';
  return withSale<'done' | 'booked' | 'gone'>(actor, 'sale.ask', listingId, async (_, record) => {
    const listing = await readSaleListing(listingId, AGENCY_LOCALE);
    if (!listing) return 'gone';
    const { id: calendarId } = await calendarOf({ listingId });
    await lockCalendars([calendarId]);
    if ((await listViewingsOf(listingId, from, to)).length > 0) return 'booked';
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    await insertBlock({ calendarId, startsAt, endsAt, reason: 'unavailable' });
    const after = { name: listing.reference, startsAt, endsAt, reason: 'unavailable' };
    await record('timeBlocked', { after }, subjectOf(listingId));
    return 'done';
  });
}

export async function reopenTime(actor: SellerActor, listingId: string, blockId: string): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.ask', listingId, async (_, record) => {
    const owner = await findBlockOwner(blockId);
    if (owner?.listingId !== listingId || !(await deleteBlock(blockId))) return 'gone';
    const listing = await readSaleListing(listingId, AGENCY_LOCALE);
    await record('timeFreed', { before: { name: listing?.reference ?? listingId } }, subjectOf(listingId));
    return 'done';
  });
}
