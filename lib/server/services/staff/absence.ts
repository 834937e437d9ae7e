import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { wallClock } from '@/lib/appointments/time-zone';
import { staffName } from '@/lib/server/auth/current-staff';
import { findAbsence, setAbsenceOf, type Absence } from '@/lib/server/data/absences';
import { findStaff, type StaffMember } from '@/lib/server/data/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { siteFacts } from '@/lib/site/site-facts';

type AbsenceResult = 'done' | 'past' | 'gone' | 'unknown';

const subjectOf = (userId: string) => ({ kind: 'staff', id: userId, ownerIds: [userId] }) as const;

/** The day at the agency. */
export const agencyDay = (now = Date.now()): string => wallClock(now, siteFacts().agency.timeZone).day;

/** Says when somebody is absent, in place of what was said before. `gone`: the deputy is no longer staff. */
export async function setAbsence(actor: Actor, userId: string, absence: Absence): Promise<AbsenceResult> {
  return withRight(actor, 'staff.absence', subjectOf(userId), async (record) => {
    const [member, deputy] = [await findStaff(userId), await findStaff(absence.deputyId)];
    if (!member || member.endedAt) return 'unknown';
    if (!deputy || deputy.endedAt || deputy.userId === userId) return 'gone';
    if (absence.until < agencyDay()) return 'past';
    await setAbsenceOf(userId, absence);
    await record('absenceSet', { after: absence });
    return 'done';
  });
}

export async function endAbsence(actor: Actor, userId: string): Promise<'done' | 'unknown'> {
  return withRight(actor, 'staff.absence', subjectOf(userId), async (record) => {
    if (!(await findAbsence(userId))) return 'unknown';
    await setAbsenceOf(userId, null);
    await record('absenceEnded');
    return 'done';
  });
}

/** `agent`: name of who is absent, to the day `until`. */
export type StandIn = Readonly<{ agent: string; deputy: StaffMember; until: string }>;

/** Who answers for somebody today; null where she is there, or nobody stands in. */
export async function deputyOf(userId: string): Promise<StandIn | null> {
  const absence = await findAbsence(userId);
  const today = agencyDay();
  if (!absence || absence.from > today || absence.until < today) return null;
  const [member, deputy] = [await findStaff(userId), await findStaff(absence.deputyId)];
  return member && deputy && !deputy.endedAt ? { agent: staffName(member), deputy, until: absence.until } : null;
}
