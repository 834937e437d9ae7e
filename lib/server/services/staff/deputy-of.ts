import 'server-only';
import { agencyDay } from '@/lib/appointments/agency-day';
import { staffName } from '@/lib/server/auth/staff-name';
import { findAbsence } from '@/lib/server/data/staff/absences';
import { findStaff, type StaffMember } from '@/lib/server/data/staff/staff';

type StandIn = Readonly<{ agent: string; deputy: StaffMember; until: string }>;

/** Returns today's deputy; null when the agent is present or has none. */
export async function deputyOf(userId: string): Promise<StandIn | null> {
  const absence = await findAbsence(userId);
  const today = agencyDay();
  if (!absence || absence.from > today || absence.until < today) return null;
  const member = await findStaff(userId);
  const deputy = await findStaff(absence.deputyId);
  return member && deputy && !deputy.endedAt ? { agent: staffName(member), deputy, until: absence.until } : null;
}
