import 'server-only';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { appointments, calendars } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type ListingViewing = Dto<
  'HomeViewing',
  {
    id: string;
    startsAt: Date;
    minutes: number;
    status: 'scheduled' | 'cancelled';
    outcome: 'tookPlace' | 'noShow' | null;
    awaitsConfirmation: boolean;
    feedbackForSeller: string | null;
    sequence: number;
    agreedAt: Date;
    staffId: string | null;
  }
>;

const isViewingOf = (listingId: string) => and(eq(appointments.listingId, listingId), eq(appointments.kind, 'viewing'));

export async function listListingViewings(listingId: string): Promise<readonly ListingViewing[]> {
  const { agreedAt, awaitsConfirmation, feedbackForSeller, id, minutes, outcome, sequence, startsAt, status } =
    appointments;
  const rows = await withDb((db) =>
    db
      .select({
        agreedAt,
        awaitsConfirmation,
        feedbackForSeller,
        id,
        minutes,
        outcome,
        sequence,
        startsAt,
        status,
        staffId: calendars.staffId,
      })
      .from(appointments)
      .leftJoin(calendars, eq(calendars.id, appointments.calendarId))
      .where(isViewingOf(listingId))
      .orderBy(desc(startsAt)),
  );
  return rows.map((row) => asDto<ListingViewing>(row));
}

export async function countViewings(listingId: string, from: number, to: number): Promise<number> {
  const { awaitsConfirmation, startsAt, status } = appointments;
  const isIn = and(
    eq(status, 'scheduled'),
    eq(awaitsConfirmation, false),
    gte(startsAt, new Date(from)),
    lt(startsAt, new Date(to)),
  );
  const [row] = await withDb((db) =>
    db
      .select({ n: count() })
      .from(appointments)
      .where(and(isViewingOf(listingId), isIn)),
  );
  return row?.n ?? 0;
}
