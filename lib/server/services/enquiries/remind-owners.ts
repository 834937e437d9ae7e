import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { latenessOf, LATE_MINUTES } from '@/lib/contacts/lateness';
import { findListing } from '@/lib/listings/catalogue/listings';
import { staffName } from '@/lib/server/auth/staff-name';
import { listUnnoticed, markNoticed, type InboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { listOwnerEmails } from '@/lib/server/data/staff/present-staff';
import { findStaff } from '@/lib/server/data/staff/staff';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';

const BATCH = 100;

/** Notifies agency owners once of each enquiry unanswered for four office hours. */
export async function remindOwners(now = Date.now()): Promise<void> {
  const rules = appointmentRules();
  for (const enquiry of await listUnnoticed(LATE_MINUTES * 60, BATCH)) {
    if (latenessOf(rules, enquiry.stateAt.getTime(), now) !== 'onTime') await remind(enquiry);
  }
}

async function remind(enquiry: InboxEnquiry): Promise<void> {
  await inTransaction(async () => {
    if (!(await markNoticed(enquiry.id))) return;
    const agent = enquiry.assigneeId ? await findStaff(enquiry.assigneeId) : null;
    const payload = {
      name: enquiry.name,
      since: enquiry.stateAt.toISOString(),
      agent: agent && !agent.endedAt ? staffName(agent) : null,
      reference: (enquiry.listingId && findListing(enquiry.listingId)?.reference) || null,
      contactId: enquiry.contactId,
    };
    for (const recipient of await listOwnerEmails()) {
      await queueEmail({ kind: 'enquiryWaiting', recipient, locale: await staffLocale(recipient), payload });
    }
  });
}
