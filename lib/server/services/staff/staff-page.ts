import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { Workload, StaffRow } from '@/lib/access/staff-row';
import { staffName } from '@/lib/server/auth/staff-name';
import { findStaff, listStaff, type StaffMember } from '@/lib/server/data/staff/staff';
import { listInvites, type StaffInvite } from '@/lib/server/data/staff/staff-invites';
import { requireRight } from '@/lib/server/services/access/with-right';
import { agencyDay } from '@/lib/appointments/agency-day';
import { countWorkload } from '@/lib/server/services/staff/reassign-all';

export async function readStaffPage(
  actor: Actor,
): Promise<Readonly<{ members: readonly StaffRow[]; invites: readonly StaffInvite[] }>> {
  requireRight(actor, 'staff.read');
  const all = await listStaff();
  const owners = all.filter(({ endedAt, role }) => endedAt === null && role === 'owner');
  const lastOwner = owners.length === 1 ? owners[0]?.userId : undefined;
  const rows = all.map((member) => toRow(member, actor, { isLastOwner: member.userId === lastOwner, all }));
  return {
    members: rows.toSorted((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended')),
    invites: isAllowed(actor, 'staff.manage') ? await listInvites() : [],
  };
}

export async function readHoldings(actor: Actor, userId: string): Promise<Workload | null> {
  requireRight(actor, 'staff.read');
  const member = await findStaff(userId);
  return member && countWorkload(member);
}

type Circumstances = Readonly<{ isLastOwner: boolean; all: readonly StaffMember[] }>;

function toRow(member: StaffMember, actor: Actor, { all, isLastOwner }: Circumstances): StaffRow {
  const { createdAt, email, endedAt, enrolledAt, role, teamId, userId } = member;
  const state = endedAt ? 'ended' : enrolledAt ? 'active' : 'unenrolled';
  const isOwn = actor.kind !== 'system' && actor.userId === userId;
  const absence = absenceOf(member, all, agencyDay());
  return { userId, name: staffName(member), email, role, teamId, since: createdAt, state, isLastOwner, isOwn, absence };
}

function absenceOf(
  { absentFrom: from, absentUntil: until, deputyId }: StaffMember,
  all: readonly StaffMember[],
  today: string,
): StaffRow['absence'] {
  if (from === null || until === null || until < today) return null;
  const deputy = all.find(({ userId }) => userId === deputyId);
  return { from, until, isNow: from <= today, deputyId, deputy: deputy ? staffName(deputy) : null };
}
