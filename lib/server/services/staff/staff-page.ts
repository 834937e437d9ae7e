import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { StaffRow } from '@/lib/access/staff-row';
import { staffName } from '@/lib/server/auth/current-staff';
import { listStaff, type StaffMember } from '@/lib/server/data/staff';
import { listInvites, type StaffInvite } from '@/lib/server/data/staff-invites';
import { requireRight } from '@/lib/server/services/access/with-right';

/** Members, present ones first, and to whoever may invite the open invitations. */
export async function readStaffPage(
  actor: Actor,
): Promise<Readonly<{ members: readonly StaffRow[]; invites: readonly StaffInvite[] }>> {
  requireRight(actor, 'staff.read');
  const all = await listStaff();
  const owners = all.filter(({ endedAt, role }) => endedAt === null && role === 'owner');
  const rows = all.map((member) => toRow(member, actor, owners.length === 1 && owners[0]?.userId === member.userId));
  return {
    members: rows.toSorted((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended')),
    invites: isAllowed(actor, 'staff.manage') ? await listInvites() : [],
  };
}

function toRow(member: StaffMember, actor: Actor, isLastOwner: boolean): StaffRow {
  const { createdAt, email, endedAt, enrolledAt, role, teamId, userId } = member;
  const state = endedAt ? 'ended' : enrolledAt ? 'active' : 'unenrolled';
  const isOwn = actor.kind !== 'system' && actor.userId === userId;
  return { userId, name: staffName(member), email, role, teamId, since: createdAt, state, isLastOwner, isOwn };
}
