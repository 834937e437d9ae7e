import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import type { StaffRole } from '@/lib/access/rights';
import { createSession } from '@/lib/server/data/accounts/sessions';
import { addStaff, findStaff, verifyStaffSession } from '@/lib/server/data/staff/staff';
import { createUser } from '@/lib/server/data/accounts/users';
import { staffName } from '@/lib/server/auth/staff-name';

export async function makeStaff(role: StaffRole, teamId: string | null = null): Promise<StaffActor> {
  const email = `${role}-${randomUUID()}@example.com`;
  const user = await createUser({ email, locale: 'en', isEmailVerified: true });
  if (!user) throw new Error('the address was taken');
  await addStaff(user.id, role, teamId);
  const session = await createSession(user.id);
  await verifyStaffSession(session.id);
  const member = await findStaff(user.id);
  if (!member) throw new Error('no member of staff');
  return { kind: 'staff', role, userId: user.id, email, name: staffName(member), sessionId: session.id };
}
