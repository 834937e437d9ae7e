import 'server-only';
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { FigureAppointment, FigureEnquiry } from '@/lib/contacts/figures';
import { activityLog, appointments, contactEvents, contacts, messages } from '@/lib/server/db/schema';
import { asDto, type Dto } from './dto';
import { withDb } from './transaction';

type EnquiryRow = Dto<'FigureEnquiry', FigureEnquiry>;
type AppointmentRow = Dto<'FigureAppointment', FigureAppointment>;

/** Answered by the first reply, or when it was first marked as waiting for the person, or closed. */
const answeredAt = sql<Date | null>`least(
  (select min(event.created_at) from ${contactEvents} as event
    where event.ref_id = messages.id and event.kind = 'reply'),
  (select min(entry.created_at) from ${activityLog} as entry
    where entry.subject_kind = 'enquiry' and entry.subject_id = messages.id::text
      and entry.action = 'enquiryStateChanged' and entry.after ->> 'state' in ('waiting', 'closed'))
)`.mapWith(messages.createdAt);

/** Without spam. */
export async function listFigureEnquiries(since: Date): Promise<readonly EnquiryRow[]> {
  const { assigneeId: agentId, createdAt, source, state } = messages;
  const rows = await withDb((db) =>
    db
      .select({ agentId, createdAt, source, answeredAt })
      .from(messages)
      .where(and(gte(createdAt, since), ne(state, 'spam'))),
  );
  return rows.map((row) => asDto<EnquiryRow>(row));
}

/** Those that took place or will today; of the person's agent. */
export async function listFigureAppointments(since: Date, until: Date): Promise<readonly AppointmentRow[]> {
  const { startsAt, status } = appointments;
  const rows = await withDb((db) =>
    db
      .select({ startsAt, agentId: contacts.ownerId })
      .from(appointments)
      .leftJoin(contacts, eq(contacts.id, appointments.contactId))
      .where(and(gte(startsAt, since), lte(startsAt, until), eq(status, 'scheduled'))),
  );
  return rows.map((row) => asDto<AppointmentRow>(row));
}
