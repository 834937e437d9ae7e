import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { agencyDay } from '@/lib/appointments/agency-day';
import { findAbsence, setAbsenceOf, type Absence } from '@/lib/server/data/staff/absences';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';

type AbsenceResult = 'done' | 'past' | 'gone' | 'unknown';

const subjectOf = (userId: string) => ({ kind: 'staff', id: userId, ownerIds: [userId] }) as const;

export async function setAbsence(actor: Actor, userId: string, absence: Absence): Promise<AbsenceResult> {
  return withRight(actor, 'staff.absence', subjectOf(userId), async (record) => {
    const member = await findStaff(userId);
    const deputy = await findStaff(absence.deputyId);
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
