import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { canonicalQuery } from '@/lib/listings/alerts/alerts';
import { addContactEvent } from '@/lib/server/data/contacts/contact-events';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry, setEnquiryState } from '@/lib/server/data/contacts/inbox';
import { deleteRequirement, insertRequirement } from '@/lib/server/data/alerts/requirements';
import { completeTask, insertTask } from '@/lib/server/data/contacts/tasks';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';

const contact = (id: string) => ({ kind: 'contact', id }) as const;

export async function addNote(actor: StaffActor, contactId: string, text: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(contactId), async (record) => {
    if (!(await findContact(contactId))) return false;
    await addContactEvent({ contactId, kind: 'note', body: text, ...authorOf(actor) });
    await record('noteAdded');
    return true;
  });
}

/** Records a message received in an agent's own mailbox; reopens the named enquiry. */
export async function noteReceived(
  actor: StaffActor,
  contactId: string,
  text: string,
  enquiryId: string | null,
): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(contactId), async (record) => {
    if (!(await findContact(contactId))) return false;
    const enquiry = enquiryId ? await findInboxEnquiry(enquiryId) : null;
    const refId = enquiry?.contactId === contactId ? enquiry.id : null;
    await addContactEvent({ contactId, kind: 'received', body: text, refId, ...authorOf(actor) });
    if (refId) await setEnquiryState(refId, 'unanswered');
    await record('noteAdded');
    return true;
  });
}

export async function addTask(
  actor: StaffActor,
  contactId: string,
  task: Readonly<{ text: string; dueOn: string; assigneeId: string }>,
): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(contactId), async (record) => {
    const member = await findStaff(task.assigneeId);
    if (!(await findContact(contactId)) || !member || member.endedAt) return false;
    await insertTask({ contactId, ...task });
    await record('taskAdded', { after: { assignee: task.assigneeId, dueOn: task.dueOn } });
    return true;
  });
}

export async function finishTask(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(id), async (record) => {
    const contactId = await completeTask(id);
    if (contactId) await record('taskDone', {}, contact(contactId));
    return contactId !== null;
  });
}

/** `query` as in the URL of the list. */
export async function addRequirement(actor: StaffActor, contactId: string, query: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(contactId), async (record) => {
    if (!(await findContact(contactId))) return false;
    const requirement = { contactId, query: canonicalQuery(query), createdBy: actor.userId };
    if (await insertRequirement(requirement)) await record('requirementAdded');
    return true;
  });
}

export async function removeRequirement(actor: StaffActor, contactId: string, id: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', contact(contactId), async (record) => {
    const isGone = await deleteRequirement(contactId, id);
    if (isGone) await record('requirementRemoved');
    return isGone;
  });
}

const authorOf = ({ name, userId }: StaffActor) => ({ author: name, authorId: userId });
