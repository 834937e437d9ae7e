import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { StaffRole } from '@/lib/access/rights';
import { staffName } from '@/lib/server/auth/current-staff';
import { endFeedSecret } from '@/lib/server/data/diary/calendar-feeds';
import { deleteCalendarSource } from '@/lib/server/data/diary/calendar-sources';
import { findCalendar } from '@/lib/server/data/diary/calendars';
import { removeSecondFactor } from '@/lib/server/data/staff/second-factors';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import { findStaff, lockStaff, markStaffEnded, updateStaff, type StaffMember } from '@/lib/server/data/staff/staff';
import { withdrawInvites } from '@/lib/server/data/staff/staff-invites';
import { withRight, type RecordActivity } from '@/lib/server/services/access/with-right';
import { countAhead } from '@/lib/server/services/staff/reassign-appointments';
import { reassignAll } from '@/lib/server/services/staff/reassign-all';

/** `lastOwner`: the agency would have nobody left who runs the desk. `unknown`: not, or no longer, staff. */
export type StaffChangeResult = 'done' | 'lastOwner' | 'unknown';

/**
 * `heirGone`: whoever should look after her homes and people is no longer staff. `needsHeir`: clients expect somebody
 * at her appointments to come.
 */
export type StaffEndResult = StaffChangeResult | 'heirGone' | 'needsHeir';

type Change = Readonly<{ userId: string; role: StaffRole; teamId: string | null }>;

const subjectOf = (userId: string) => ({ kind: 'staff', id: userId }) as const;

/** Role, and the member of the team that visitors see. */
export async function changeStaff(actor: Actor, { userId, role, teamId }: Change): Promise<StaffChangeResult> {
  return withRight(actor, 'staff.manage', subjectOf(userId), async (record) => {
    const member = await lockPresent(userId);
    if (typeof member === 'string') return member;
    if (role === 'agent' && member.isLastOwner) return 'lastOwner';
    const name = staffName(member);
    await updateStaff(userId, { role, teamId });
    if (role !== member.role) {
      await record('staffRoleChanged', { before: { role: member.role, name }, after: { role, name } });
    }
    if (teamId !== member.teamId) {
      await record('staffLinked', { before: { teamId: member.teamId, name }, after: { teamId, name } });
    }
    return 'done';
  });
}

/** For a lost telephone: the next page of the desk asks to set up another. */
export async function resetSecondFactor(actor: Actor, userId: string): Promise<StaffChangeResult> {
  return withRight(actor, 'staff.manage', subjectOf(userId), async (record) => {
    const member = await lockPresent(userId);
    if (typeof member === 'string') return member;
    await removeSecondFactor(userId);
    await record('secondFactorReset', { after: { name: staffName(member) } });
    return 'done';
  });
}

/**
 * Ends somebody's work at the desk at once: sessions, invitations, second factor. Her homes and people go to a colleague
 * (account `heirId`) or to nobody, her appointments to come only to a colleague. The account stays a client's.
 */
export async function endStaff(actor: Actor, userId: string, heirId: string | null): Promise<StaffEndResult> {
  return withRight(actor, 'staff.manage', subjectOf(userId), (record) => endPresent(actor, userId, heirId, record));
}

/** As `endStaff`, oneself. */
export async function resign(actor: Actor, heirId: string | null): Promise<StaffEndResult> {
  const userId = actor.kind === 'system' ? '' : actor.userId;
  return withRight(actor, 'staff.leave', subjectOf(userId), (record) => endPresent(actor, userId, heirId, record));
}

async function endPresent(
  actor: Actor,
  userId: string,
  heirId: string | null,
  record: RecordActivity,
): Promise<StaffEndResult> {
  const member = await lockPresent(userId);
  if (typeof member === 'string') return member;
  if (member.isLastOwner) return 'lastOwner';
  const heir = heirId === null ? null : await findStaff(heirId);
  if (heirId !== null && (!heir || heir.endedAt || heir.userId === userId)) return 'heirGone';
  if (heir === null && (await countAhead(userId)) > 0) return 'needsHeir';
  const passed = await reassignAll(actor, member, heir);
  await markStaffEnded(userId);
  await removeSecondFactor(userId);
  await revokeAllSessionsOf(userId);
  await withdrawInvites(member.email, userId);
  await endCalendarAddresses(userId);
  await record('staffEnded', {
    before: { name: staffName(member), role: member.role },
    after: { ...passed, to: heir && staffName(heir) },
  });
  return 'done';
}

/** Neither comes back with a former member. */
async function endCalendarAddresses(staffId: string): Promise<void> {
  const calendar = await findCalendar({ staffId });
  if (!calendar) return;
  await endFeedSecret(calendar.id);
  await deleteCalendarSource(calendar.id);
}

/** With all present staff locked: of two owners who leave at once one stays. */
async function lockPresent(userId: string): Promise<(StaffMember & { isLastOwner: boolean }) | 'unknown'> {
  const present = await lockStaff();
  const owners = present.filter(({ role }) => role === 'owner');
  const member = present.some((one) => one.userId === userId) ? await findStaff(userId) : null;
  return member ? { ...member, isLastOwner: owners.length === 1 && owners[0]?.userId === userId } : 'unknown';
}
