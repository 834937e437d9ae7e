import 'server-only';
import { cache } from 'react';
import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { Right } from '@/lib/access/rights';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { loadStaffSession, type StaffMember } from '@/lib/server/data/staff/staff';
import { siteFacts } from '@/lib/site/site-facts';
import { knownUser, loginFor, requireUser } from './current-user';

/** What stands between the visitor and the desk. */
export type StaffState = Readonly<
  | { state: 'signedOut' | 'notStaff' }
  | { state: 'unenrolled' | 'unverified'; member: StaffMember; sessionId: string }
  | { state: 'staff'; actor: StaffActor }
>;

/**
 * Read once per request.
 * @throws DatabaseUnavailableError
 */
export const readStaff = cache(async (): Promise<StaffState> => {
  const user = await knownUser();
  if (!user) return { state: 'signedOut' };
  const found = user.verifiedEmail === null ? null : await loadStaffSession(user.sessionId);
  if (!found) return { state: 'notStaff' };
  const { isVerified, member } = found;
  if (member.enrolledAt === null) return { state: 'unenrolled', member, sessionId: user.sessionId };
  if (!isVerified) return { state: 'unverified', member, sessionId: user.sessionId };
  const { email, role, userId } = member;
  return {
    state: 'staff',
    actor: { kind: 'staff', role, userId, email, name: staffName(member), sessionId: user.sessionId },
  };
});

/** As visitors know her, else the name of her account, else her address. */
export function staffName({ email, name, teamId }: Pick<StaffMember, 'email' | 'name' | 'teamId'>): string {
  const member = siteFacts().team.es.find(({ id }) => id === teamId);
  return member?.name ?? name ?? email;
}

/**
 * Whether the desk is shown to whoever is signed in, before its second step too.
 * @throws DatabaseUnavailableError
 */
export const isStaffSignedIn = async (): Promise<boolean> =>
  !['signedOut', 'notStaff'].includes((await readStaff()).state);

/**
 * The member of staff of a page of the desk, whose path and query are `path`. Redirects: signed out to `/login`,
 * others to `/dashboard`, staff to the second step, which comes back, and staff without the right to the first page of
 * the desk.
 * @throws DatabaseUnavailableError
 */
export async function requireStaff(locale: Locale, path: string, right?: Right): Promise<StaffActor> {
  await requireUser(locale, path);
  return staffOrDetour(locale, path, await readStaff(), right);
}

/** As `requireStaff`, for actions: whose session ended is told. */
export async function requireStaffInAction(locale: Locale, path: string, right?: Right): Promise<StaffActor> {
  const staff = await readStaff();
  if (staff.state === 'signedOut') redirect(loginFor(locale, path, true));
  return staffOrDetour(locale, path, staff, right);
}

/** For files and JSON: null, also without the right, answers 404. */
export async function staffOfRequest(right?: Right): Promise<StaffActor | null> {
  const staff = await readStaff();
  return staff.state === 'staff' && hasRight(staff.actor, right) ? staff.actor : null;
}

/**
 * Whoever is on the way to the desk, for the actions of its second step; whoever passed it is led to `goTo`.
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
