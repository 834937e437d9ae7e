import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Span } from '@/lib/diary/open-spans';
import { calendarOf, deleteBlock, findBlockOwner, insertBlock, lockCalendars } from '@/lib/server/data/diary/calendars';
import type { CalendarOwner } from '@/lib/server/data/diary/calendars';
import { listScheduled, listViewingsOf } from '@/lib/server/data/diary/diary';
import { withRight } from '@/lib/server/services/access/with-right';
import { calendarSubject, nameOfOwner } from '@/lib/server/services/calendars/calendar-owners';

type BlockRefusal = 'occupied' | 'wrongOrder';

/** Refuses a span that contains appointments. */
export async function blockTime(
  actor: Actor,
  owner: CalendarOwner,
  span: Span,
  reason: 'unavailable' | 'holiday' = 'unavailable',
): Promise<Readonly<{ status: 'done' } | { status: 'error'; code: BlockRefusal }>> {
  if (span.from >= span.to || span.to <= Date.now()) return { status: 'error', code: 'wrongOrder' };
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const { id: calendarId } = await calendarOf(owner);
    await lockCalendars([calendarId]);
    const booked =
      'staffId' in owner
        ? await listScheduled(calendarId, span.from, span.to)
        : await listViewingsOf(owner.listingId, span.from, span.to);
    if (booked.length > 0) return { status: 'error', code: 'occupied' } as const;
    const [startsAt, endsAt] = [new Date(span.from), new Date(span.to)];
    await insertBlock({ calendarId, startsAt, endsAt, reason });
    await record('timeBlocked', { after: { name, startsAt, endsAt, reason } });
    return { status: 'done' } as const;
  });
}

export async function freeTime(actor: Actor, blockId: string): Promise<boolean> {
  const calendar = await findBlockOwner(blockId);
  const owner = calendar && ownerOf(calendar);
  if (!owner) return false;
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const isGone = await deleteBlock(blockId);
    if (isGone) await record('timeFreed', { before: { name } });
    return isGone;
  });
}

function ownerOf({ listingId, staffId }: Readonly<{ listingId: string | null; staffId: string | null }>) {
  if (staffId !== null) return { staffId };
  return listingId === null ? null : { listingId };
}
