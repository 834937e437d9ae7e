import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { StaffChoice } from '@/lib/contacts/people-views';
import { staffName } from '@/lib/server/auth/current-staff';
import { listStaff } from '@/lib/server/data/staff';
import { requireRight } from '@/lib/server/services/access/with-right';

/** Present staff, to whom enquiries and reminders are passed. */
export async function listStaffChoices(actor: Actor): Promise<readonly StaffChoice[]> {
  requireRight(actor, 'contact.read');
  const staff = await listStaff();
  return staff.filter(({ endedAt }) => !endedAt).map((member) => ({ id: member.userId, name: staffName(member) }));
}
