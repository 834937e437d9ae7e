import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { StaffRole } from '@/lib/access/rights';
import { staffName } from '@/lib/server/auth/staff-name';
import { defaultLocale } from '@/lib/i18n/locales';
import { endFeedSecret } from '@/lib/server/data/diary/calendar-feeds';
import { deleteCalendarSource } from '@/lib/server/data/diary/calendar-sources';
import { findCalendar } from '@/lib/server/data/diary/calendars';
import { removeSecondFactor } from '@/lib/server/data/staff/second-factors';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import { findUserById } from '@/lib/server/data/accounts/users';
import { findStaff, lockStaff, markStaffEnded, updateStaff, type StaffMember } from '@/lib/server/data/staff/staff';
import { withdrawInvites } from '@/lib/server/data/staff/staff-invites';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withRight, type RecordActivity } from '@/lib/server/services/access/with-right';
import { countAhead } from '@/lib/server/services/staff/reassign-appointments';
import { reassignAll } from '@/lib/server/services/staff/reassign-all';

/** `lastOwner`: no owner would remain. `unknown`: not, or no longer, staff. */
export type StaffChangeResult = 'done' | 'lastOwner' | 'unknown';

/** `heirGone`: the successor is no longer staff. `needsHeir`: future appointments need a successor. */
export type StaffEndResult = StaffChangeResult | 'heirGone' | 'needsHeir';

type Change = Readonly<{ userId: string; role: StaffRole; teamId: string | null }>;

const subjectOf = (userId: string) => ({ kind: 'staff', id: userId }) as const;

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

/** The next desk page requires a new second factor; an email tells its owner. */
export async function resetSecondFactor(actor: Actor, userId: string): Promise<StaffChangeResult> {
  return withRight(actor, 'staff.manage', subjectOf(userId), async (record) => {
    const member = await lockPresent(userId);
    if (typeof member === 'string') return member;
    await removeSecondFactor(userId);
    const locale = (await findUserById(userId))?.locale ?? defaultLocale;
    await queueEmail({ kind: 'secondStepReset', recipient: member.email, locale, payload: {} });
    await record('secondFactorReset', { after: { name: staffName(member) } });
    return 'done';
  });
}

/**
 * Ends staff access at once. Listings and contacts are reassigned to `heirId` or no agent; future appointments need a
 * successor. The account becomes a client account.
 */
export async function endStaff(actor: Actor, userId: string, heirId: string | null): Promise<StaffEndResult> {
  return withRight(actor, 'staff.manage', subjectOf(userId), (record) => endPresent(actor, userId, heirId, record));
}

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

async function endCalendarAddresses(staffId: string): Promise<void> {
  const calendar = await findCalendar({ staffId });
  if (!calendar) return;
  await endFeedSecret(calendar.id);
  await deleteCalendarSource(calendar.id);
}

/** Locks all active staff, so that two owners cannot leave at once. */
async function lockPresent(userId: string): Promise<(StaffMember & { isLastOwner: boolean }) | 'unknown'> {
  const present = await lockStaff();
  const owners = present.filter(({ role }) => role === 'owner');
  const member = present.some((one) => one.userId === userId) ? await findStaff(userId) : null;
  return member ? { ...member, isLastOwner: owners.length === 1 && owners[0]?.userId === userId } : 'unknown';
}
