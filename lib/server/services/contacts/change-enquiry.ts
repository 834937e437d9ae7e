import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ClosedReason, EnquiryState } from '@/lib/contacts/enquiry-state';
import { adoptContact } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry, setAssignee, setEnquiryState } from '@/lib/server/data/contacts/inbox';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';

export async function changeEnquiryState(
  actor: StaffActor,
  id: string,
  state: EnquiryState,
  reason: ClosedReason | null = null,
): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'enquiry', id }, async (record) => {
    const enquiry = await findInboxEnquiry(id);
    if (!enquiry) return false;
    await setEnquiryState(id, state, state === 'closed' ? reason : null);
    await record('enquiryStateChanged', { before: { state: enquiry.state }, after: { state } });
    return true;
  });
}

export async function restoreFromSpam(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'enquiry', id }, async (record) => {
    const enquiry = await findInboxEnquiry(id);
    if (enquiry?.state !== 'spam') return false;
    const state = enquiry.stateBefore ?? 'unanswered';
    await setEnquiryState(id, state);
    await record('enquiryStateChanged', { before: { state: 'spam' }, after: { state } });
    return true;
  });
}

/** Returns false when the enquiry or staff member no longer exists. */
export async function assignEnquiry(actor: StaffActor, id: string, assigneeId: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'enquiry', id }, async (record) => {
    const enquiry = await findInboxEnquiry(id);
    const member = await findStaff(assigneeId);
    if (!enquiry || !member || member.endedAt) return false;
    await setAssignee(id, assigneeId);
    if (enquiry.contactId) await adoptContact(enquiry.contactId, assigneeId);
    await record('enquiryAssigned', { before: { assignee: enquiry.assigneeId }, after: { assignee: assigneeId } });
    return true;
  });
}
