'use server';

import { revalidatePath } from 'next/cache';
import { redirect, RedirectType } from 'next/navigation';
import {
  absenceForm,
  changeStaffForm,
  endStaffForm,
  invitationForm,
  staffInviteForm,
  resignForm,
  memberForm,
  NO_HEIR,
  type StaffNotice,
} from '@/lib/access/staff-forms';
import type { Locale } from '@/lib/i18n/locales';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { endAbsence, setAbsence } from '@/lib/server/services/staff/absence';
import { changeStaff, endStaff, resign, resetSecondFactor } from '@/lib/server/services/staff/change-staff';
import { inviteStaff, resendInvitation, withdrawInvitation } from '@/lib/server/services/staff/invite-staff';
import { listTeam } from '@/lib/site/team';

const PATH = '/dashboard/agency/staff';

export const inviteStaffAction = formAction(staffInviteForm, async ({ email, role, teamId }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const result = await inviteStaff(actor, { email, role, teamId: teamIdOf(teamId) }, locale);
  if (result === 'alreadyStaff') return { status: 'error', code: result };
  revalidatePath(`/${locale}${PATH}`);
  return { status: 'done' };
});

export const resendInvitationAction = formAction(invitationForm, async ({ id }, { locale }) => {
  const result = await resendInvitation(await requireStaffInAction(locale, PATH), id, locale);
  back(locale, result === 'done' ? 'resent' : result);
});

export const withdrawInvitationAction = formAction(invitationForm, async ({ id }, { locale }) => {
  const result = await withdrawInvitation(await requireStaffInAction(locale, PATH), id);
  back(locale, result === 'done' ? 'withdrawn' : result);
});

export const changeStaffAction = formAction(changeStaffForm, async ({ userId, role, teamId }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const result = await changeStaff(actor, { userId, role, teamId: teamIdOf(teamId) });
  back(locale, result === 'done' ? 'changed' : result);
});

export const resetSecondFactorAction = formAction(memberForm, async ({ userId }, { locale }) => {
  const result = await resetSecondFactor(await requireStaffInAction(locale, PATH), userId);
  back(locale, result === 'done' ? 'reset' : result);
});

export const endStaffAction = formAction(endStaffForm, async ({ userId, sure, heir }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  if (!sure) back(locale, 'unsure', userId);
  if (!heir) back(locale, 'noHeir', userId);
  const result = await endStaff(actor, userId, heir === NO_HEIR ? null : heir);
  if (result !== 'done') back(locale, result, userId);
  back(locale, 'ended');
});

/** Redirects to the sign-in, because all sessions have ended. */
export const resignAction = formAction(resignForm, async ({ sure, heir }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  if (!sure) back(locale, 'unsure', actor.userId);
  if (!heir) back(locale, 'noHeir', actor.userId);
  const result = await resign(actor, heir === NO_HEIR ? null : heir);
  if (result !== 'done') back(locale, result, actor.userId);
  redirect(`/${locale}/login`, RedirectType.replace);
});

export const setAbsenceAction = formAction(absenceForm, async ({ userId, from, until, deputy }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const result = await setAbsence(actor, userId, { from, until, deputyId: deputy });
  if (result === 'past' || result === 'gone') return { status: 'error', code: result };
  back(locale, result === 'done' ? 'absenceSet' : result);
});

export const endAbsenceAction = formAction(memberForm, async ({ userId }, { locale }) => {
  const result = await endAbsence(await requireStaffInAction(locale, PATH), userId);
  back(locale, result === 'done' ? 'absenceEnded' : result);
});

function back(locale: Locale, notice: StaffNotice, member?: string): never {
  revalidatePath(`/${locale}${PATH}`);
  redirect(`/${locale}${PATH}?${new URLSearchParams({ notice, ...(member && { member }) }).toString()}`);
}

/** Returns null for a member that has left the team since. */
const teamIdOf = (id: string | null) => (listTeam('es').some((member) => member.id === id) ? id : null);
