import 'server-only';
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { FigureEnquiry, FigureEvent } from '@/lib/reports/sources';
import {
  activityLog,
  appointments,
  calendars,
  contactEvents,
  contacts,
  messages,
  offers,
  sales,
} from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type EnquiryRow = Dto<'FigureEnquiry', FigureEnquiry>;
type EventRow = Dto<'FigureEvent', FigureEvent>;

const ofFirstEnquiry = <Value>(column: 'source' | 'source_name') => sql<Value>`(
  select first.${sql.identifier(column)} from ${messages} as first
  where first.contact_id = ${contacts.id} and first.state <> 'spam' order by first.created_at limit 1
)`;
const attribution = {
  source: ofFirstEnquiry<FigureEvent['source']>('source'),
  sourceName: ofFirstEnquiry<string | null>('source_name'),
};

const answeredAt = sql<Date | null>`least(
  (select min(event.created_at) from ${contactEvents} as event
    where event.ref_id = messages.id and event.kind = 'reply'),
  (select min(entry.created_at) from ${activityLog} as entry
    where entry.subject_kind = 'enquiry' and entry.subject_id = messages.id::text
      and entry.action = 'enquiryStateChanged' and entry.after ->> 'state' in ('waiting', 'closed'))
)`.mapWith(messages.createdAt);

export async function listFigureEnquiries(since: Date): Promise<readonly EnquiryRow[]> {
  const { assigneeId: agentId, createdAt, state } = messages;
  const rows = await withDb((db) =>
    db
      .select({ agentId, createdAt, source: messages.source, sourceName: messages.sourceName, answeredAt })
      .from(messages)
      .where(and(gte(createdAt, since), ne(state, 'spam'))),
  );
  return rows.map((row) => asDto<EnquiryRow>(row));
}

/** Viewings by calendar agent; offers and completed sales by the account that opened the sale. */
export async function listFigureEvents(since: Date, until: Date): Promise<readonly EventRow[]> {
  const { contactId, kind, startsAt, status } = appointments;
  const viewings = await withDb((db) =>
    db
      .select({
        at: startsAt,
        agentId: sql<string | null>`coalesce(${calendars.staffId}, ${contacts.ownerId})`,
        ...attribution,
      })
      .from(appointments)
      .leftJoin(calendars, eq(calendars.id, appointments.calendarId))
      .leftJoin(contacts, eq(contacts.id, contactId))
      .where(and(eq(kind, 'viewing'), gte(startsAt, since), lte(startsAt, until), eq(status, 'scheduled'))),
  );
  const received = await withDb((db) =>
    db
      .select({ at: offers.createdAt, agentId: sales.openedBy, ...attribution })
      .from(offers)
      .innerJoin(sales, eq(sales.id, offers.saleId))
      .leftJoin(contacts, eq(contacts.id, offers.contactId))
      .where(gte(offers.createdAt, since)),
  );
  const sold = await withDb((db) =>
    db
      .select({ at: sales.closedAt, agentId: sales.openedBy })
      .from(sales)
      .where(and(eq(sales.state, 'completed'), gte(sales.closedAt, since))),
  );
  return [
    ...viewings.map((row) => asDto<EventRow>({ kind: 'viewings', ...row })),
    ...received.map((row) => asDto<EventRow>({ kind: 'offers', ...row })),
    ...sold.flatMap(({ agentId, at }) => (at ? [asDto<EventRow>({ kind: 'sales', source: null, agentId, at })] : [])),
  ];
}
