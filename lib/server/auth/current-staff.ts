import 'server-only';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { Right } from '@/lib/access/rights';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { loadStaffSession, type StaffMember } from '@/lib/server/data/staff/staff';
import { knownUser, loginFor, requireUser } from './current-user';
import { staffName } from './staff-name';

export type StaffState = Readonly<
  | { state: 'signedOut' | 'notStaff' }
  | { state: 'unenrolled' | 'unverified'; member: StaffMember; sessionId: string }
  | { state: 'staff'; actor: StaffActor; hasKeys: boolean }
>;

/** @throws DatabaseUnavailableError */
export const readStaff = cache(async (): Promise<StaffState> => {
  const user = await knownUser();
  if (!user) return { state: 'signedOut' };
  const found = user.verifiedEmail === null ? null : await loadStaffSession(user.sessionId);
  if (!found) return { state: 'notStaff' };
  const { isVerified, member } = found;
  if (member.enrolledAt === null) return { state: 'unenrolled', member, sessionId: user.sessionId };
  if (!isVerified) return { state: 'unverified', member, sessionId: user.sessionId };
  const { email, hasKeys, role, userId } = member;
  return {
    state: 'staff',
    hasKeys,
    actor: { kind: 'staff', role, userId, email, name: staffName(member), sessionId: user.sessionId },
  };
});

/** @throws DatabaseUnavailableError */
export async function hasDeskKeys(): Promise<boolean> {
  const staff = await readStaff();
  return staff.state === 'staff' && staff.hasKeys;
}

/**
 * Also true before the second step.
 * @throws DatabaseUnavailableError
 */
export const isStaffSignedIn = async (): Promise<boolean> =>
  !['signedOut', 'notStaff'].includes((await readStaff()).state);

/**
 * Redirects signed-out visitors to `/login`, clients to `/dashboard`, and staff to the second step or, without the
 * right, to the first desk page.
 * @throws DatabaseUnavailableError
 */
export async function requireStaff(locale: Locale, path: string, right?: Right): Promise<StaffActor> {
  await requireUser(locale, path);
  return staffOrDetour(locale, path, await readStaff(), right);
}

export async function requireStaffInAction(locale: Locale, path: string, right?: Right): Promise<StaffActor> {
  const staff = await readStaff();
  if (staff.state === 'signedOut') redirect(loginFor(locale, path, true));
  return staffOrDetour(locale, path, staff, right);
}

/** For files and JSON: null means 404. */
export async function staffOfRequest(right?: Right): Promise<StaffActor | null> {
  const staff = await readStaff();
  return staff.state === 'staff' && hasRight(staff.actor, right) ? staff.actor : null;
}

/**
 * Redirects to `goTo` after completion.
 * @throws DatabaseUnavailableError
 */
export async function requireSecondStep(
  locale: Locale,
  goTo: string,
): Promise<Readonly<{ member: StaffMember; sessionId: string }>> {
  const staff = await readStaff();
  if (staff.state === 'unenrolled' || staff.state === 'unverified') return staff;
  if (staff.state === 'staff') redirect(localizedPath(locale, goTo));
  if (staff.state === 'signedOut') redirect(loginFor(locale, goTo, true));
  redirect(`/${locale}/dashboard`);
}

const hasRight = (actor: StaffActor, right: Right | undefined) => right === undefined || isAllowed(actor, right);

function staffOrDetour(locale: Locale, path: string, staff: StaffState, right: Right | undefined): StaffActor {
  if (staff.state === 'staff') {
    if (!hasRight(staff.actor, right)) redirect(`/${locale}/dashboard/agency`);
    return staff.actor;
  }
  const step = { unenrolled: 'enrol', unverified: 'verify', notStaff: null, signedOut: null }[staff.state];
  if (!step) redirect(`/${locale}/dashboard`);
  redirect(`/${locale}/dashboard/agency/${step}?returnTo=${encodeURIComponent(path)}`);
}
