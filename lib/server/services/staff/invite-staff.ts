import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { StaffRole } from '@/lib/access/rights';
import type { Locale } from '@/lib/i18n/locales';
import { listStaff } from '@/lib/server/data/staff/staff';
import { createInvite, findInvite, withdrawInvites } from '@/lib/server/data/staff/staff-invites';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withRight } from '@/lib/server/services/access/with-right';

export type StaffInvitation = Readonly<{ email: string; role: StaffRole; teamId: string | null }>;

/** Emails a link that is valid for seven days; earlier links end. */
export async function inviteStaff(
  actor: Actor,
  invitation: StaffInvitation,
  locale: Locale,
): Promise<'done' | 'alreadyStaff'> {
  const email = normalizeEmail(invitation.email);
  return withRight(actor, 'staff.manage', { kind: 'staff', id: email }, async (record) => {
    const isStaff = (await listStaff()).some((member) => member.endedAt === null && member.email === email);
    if (isStaff) return 'alreadyStaff';
    await send(actor, { ...invitation, email }, locale);
    await record('staffInvited', { after: { role: invitation.role } });
    return 'done';
  });
}

export async function resendInvitation(actor: Actor, id: string, locale: Locale): Promise<'done' | 'unknown'> {
  const invite = await findInvite(id);
  return withRight(actor, 'staff.manage', { kind: 'staff', id: invite?.email ?? id }, async (record) => {
    if (!invite) return 'unknown';
    const { email, role, teamId } = invite;
    await send(actor, { email, role, teamId }, locale);
    await record('staffInvited', { after: { role } });
    return 'done';
  });
}

export async function withdrawInvitation(actor: Actor, id: string): Promise<'done' | 'unknown'> {
  const invite = await findInvite(id);
  return withRight(actor, 'staff.manage', { kind: 'staff', id: invite?.email ?? id }, async (record) => {
    if (!invite) return 'unknown';
    await withdrawInvites(invite.email, null);
    await record('invitationWithdrawn');
    return 'done';
  });
}

async function send(actor: Actor, invitation: StaffInvitation, locale: Locale): Promise<void> {
  const token = await createInvite({ ...invitation, invitedBy: actor.kind === 'staff' ? actor.userId : null });
  const inviter = actor.kind === 'staff' ? actor.name : null;
  await queueEmail({
    kind: 'staffInvitation',
    recipient: invitation.email,
    locale,
    payload: { token, role: invitation.role, inviter },
  });
}
