import 'server-only';
import type { ActivityAction, ActivityChange } from '@/lib/access/activity';
import { staffName } from '@/lib/server/auth/staff-name';
import { addActivity } from '@/lib/server/data/staff/activity';
import type { StaffMember } from '@/lib/server/data/staff/staff';

export async function recordOwn(member: StaffMember, action: ActivityAction, change: ActivityChange = {}) {
  const { email, role, userId } = member;
  const name = staffName(member);
  const actor = { kind: 'staff', role, userId, email, name, sessionId: '' } as const;
  await addActivity(actor, name, { action, ...change, subject: { kind: 'staff', id: userId } });
}
