import 'server-only';
import type { StaffRole } from '@/lib/access/rights';
import { staffName } from '@/lib/server/auth/staff-name';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { addActivity } from '@/lib/server/data/staff/activity';
import { addStaff, findStaff } from '@/lib/server/data/staff/staff';
import { consumeInvite, findInviteByToken, findInviteTo } from '@/lib/server/data/staff/staff-invites';
import { inTransaction } from '@/lib/server/data/core/transaction';

type Client = Pick<CurrentUser, 'id' | 'verifiedEmail'>;

export type OwnInvitation = Readonly<
  | { state: 'open'; role: StaffRole }
  /** The link belongs to another address. */
  | { state: 'otherAddress'; email: string }
  | { state: 'none' }
>;

/**
 * Finds the invitation by the verified address, which proves the mailbox as the link does. Signing in
 * drops the link from the URL.
 */
export async function readOwnInvitation(client: Client, token: string | null): Promise<OwnInvitation> {
  const own = client.verifiedEmail ? await findInviteTo(client.verifiedEmail) : null;
  if (own) return { state: 'open', role: own.role };
  const linked = token ? await findInviteByToken(token) : null;
  return linked ? { state: 'otherAddress', email: linked.email } : { state: 'none' };
}

/** No second factor yet. False for present staff or without an open invitation. */
export async function acceptOwnInvitation({ id, verifiedEmail }: Client): Promise<boolean> {
  if (verifiedEmail === null) return false;
  return inTransaction(async () => {
    const invite = await findInviteTo(verifiedEmail);
    const known = await findStaff(id);
    const isPresent = known !== null && known.endedAt === null;
    if (!invite || isPresent || !(await consumeInvite(invite.id))) return false;
    await addStaff(id, invite.role, invite.teamId);
    const member = await findStaff(id);
    const name = member ? staffName(member) : verifiedEmail;
    const subject = { kind: 'staff', id } as const;
    await addActivity({ kind: 'client', userId: id }, name, {
      action: 'staffJoined',
      subject,
      after: { role: invite.role, name },
    });
    return true;
  });
}
