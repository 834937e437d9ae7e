import 'server-only';
import type { Actor, StaffActor } from '@/lib/access/actor';
import type { EnquiryView, ListPage, ContactListRow, StaffChoice, TaskView } from '@/lib/contacts/contact-views';
import { phoneText } from '@/lib/contacts/phone-number';
import type { Locale } from '@/lib/i18n/locales';
import { listStoodInFor } from '@/lib/server/data/staff/absences';
import { listContacts, type ContactFilters } from '@/lib/server/data/contacts/contact-list';
import type { Contact } from '@/lib/server/data/contacts/contacts';
import { countWaiting, listInbox, listUnanswered, type InboxFilters } from '@/lib/server/data/contacts/inbox';
import { listDueTasks, listOpenTasks, type Task } from '@/lib/server/data/contacts/tasks';
import { requireRight } from '@/lib/server/services/access/with-right';
import { agencyDay } from '@/lib/appointments/agency-day';
import { isUuid } from '@/lib/text/is-uuid';
import { countPages } from '@/lib/text/paginate';
import { enquiryViews } from './enquiry-view';
import { listStaffChoices } from './staff-choices';

const PER_PAGE = 50;
const ENQUIRIES_PER_PAGE = 25;

export async function readInbox(
  actor: Actor,
  filters: InboxFilters,
  page: number,
  locale: Locale,
): Promise<ListPage<EnquiryView>> {
  requireRight(actor, 'contact.read');
  const others = isUuid(filters.agent) ? await listStoodInFor(filters.agent, agencyDay()) : [];
  const { enquiries, total } = await listInbox(filters, others, ENQUIRIES_PER_PAGE, (page - 1) * ENQUIRIES_PER_PAGE);
  const views = enquiries.map(enquiryViews(locale, await listStaffChoices(actor)));
  return pageOf(views, total, page, ENQUIRIES_PER_PAGE);
}

export async function readContacts(
  actor: Actor,
  filters: ContactFilters,
  page: number,
): Promise<ListPage<ContactListRow>> {
  requireRight(actor, 'contact.read');
  const { people: contacts, total } = await listContacts(filters, PER_PAGE, (page - 1) * PER_PAGE);
  return pageOf(contacts.map(contactRows(await listStaffChoices(actor))), total, page);
}

export async function readTasks(actor: Actor, whose: 'mine' | 'all', page: number): Promise<ListPage<TaskView>> {
  requireRight(actor, 'contact.read');
  const assigneeId = whose === 'mine' && actor.kind === 'staff' ? actor.userId : null;
  const { tasks, total } = await listOpenTasks(assigneeId, PER_PAGE, (page - 1) * PER_PAGE);
  return pageOf(tasks.map(taskViews(await listStaffChoices(actor))), total, page);
}

/** Reminders of the actor, of deputised colleagues and unassigned ones that are due today or overdue. */
export async function readDueTasks(actor: StaffActor, size: number, now = Date.now()): Promise<ListPage<TaskView>> {
  requireRight(actor, 'contact.read');
  const day = agencyDay(now);
  const assignees = [actor.userId, ...(await listStoodInFor(actor.userId, day))];
  const { tasks, total } = await listDueTasks(assignees, day, size);
  return pageOf(tasks.map(taskViews(await listStaffChoices(actor), now)), total, 1);
}

/** Enquiries of the actor, of deputised colleagues and unassigned ones; all for agency owners. */
export async function listWaiting(actor: Actor): Promise<Readonly<{ count: number; oldest: Date | null }>> {
  requireRight(actor, 'contact.read');
  return countWaiting(await agentsWaitedFor(actor));
}

/** Enquiries of `listWaiting`; longest wait first. */
export async function readUnanswered(actor: Actor, size: number, locale: Locale): Promise<readonly EnquiryView[]> {
  requireRight(actor, 'contact.read');
  const [enquiries, staff] = await Promise.all([
    agentsWaitedFor(actor).then((agents) => listUnanswered(agents, size)),
    listStaffChoices(actor),
  ]);
  return enquiries.map(enquiryViews(locale, staff));
}

/** Agents with work that the actor sees in Today; null: all. */
export async function agentsWaitedFor(actor: Actor): Promise<readonly string[] | null> {
  if (actor.kind !== 'staff' || actor.role === 'owner') return null;
  return [actor.userId, ...(await listStoodInFor(actor.userId, agencyDay()))];
}

export const contactRows =
  (staff: readonly StaffChoice[]) =>
  ({ emails, id, lastContactAt, name, ownerId, phones: [phone] }: Contact): ContactListRow => ({
    emails,
    id,
    name,
    phone: phone ? phoneText(phone) : null,
    agent: staff.find((member) => member.id === ownerId)?.name ?? null,
    lastContactAt: lastContactAt.toISOString(),
  });

export const taskViews = (staff: readonly StaffChoice[], now = Date.now()) => {
  const today = agencyDay(now);
  return ({ assigneeId, contactId, doneAt, dueOn, id, name, text }: Task): TaskView => ({
    contactId,
    dueOn,
    id,
    text,
    contact: name,
    isLate: !doneAt && dueOn < today,
    isDone: doneAt !== null,
    assignee: staff.find((member) => member.id === assigneeId)?.name ?? null,
  });
};

const pageOf = <Item>(items: readonly Item[], total: number, page: number, size = PER_PAGE): ListPage<Item> => ({
  items,
  total,
  page,
  pageCount: countPages(total, size),
});
