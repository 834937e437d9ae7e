import 'server-only';
import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import type { StaffChoice } from '@/lib/contacts/contact-views';
import { staffName } from '@/lib/server/auth/staff-name';
import { listStaff } from '@/lib/server/data/staff/staff';
import { requireRight } from '@/lib/server/services/access/with-right';
import { agencyDay } from '@/lib/appointments/agency-day';

export const listStaffChoices = cache(async (actor: Actor): Promise<readonly StaffChoice[]> => {
  requireRight(actor, 'contact.read');
  const staff = await listStaff();
  const present = staff.filter(({ endedAt }) => !endedAt);
  const today = agencyDay();
  return present.map((member) => {
    const { absentFrom, absentUntil, deputyId } = member;
    const isAbsent = absentFrom !== null && absentFrom <= today && absentUntil !== null && absentUntil >= today;
    const deputy = isAbsent && present.find(({ userId }) => userId === deputyId);
    return { id: member.userId, name: staffName(member), deputy: deputy ? staffName(deputy) : null };
  });
});
