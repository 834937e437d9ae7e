import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { UnknownSenderSettings } from '@/lib/contacts/contact-views';
import { staffName } from '@/lib/server/auth/staff-name';
import { findMailbox, setListsUnknown } from '@/lib/server/data/contacts/mailboxes';
import { deleteUnknownEmails, listIgnoredSenders, stopIgnoring } from '@/lib/server/data/contacts/unknown-emails';
import { findStaff, listStaff, setMailboxReader } from '@/lib/server/data/staff/staff';
import { env } from '@/lib/server/env';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { mailboxId } from './mailbox-id';

export async function readUnknownSettings(actor: StaffActor): Promise<UnknownSenderSettings | null> {
  requireRight(actor, 'mailbox.manage');
  if (!env.INBOX_URL) return null;
  const [state, staff, ignored] = await Promise.all([
    findMailbox(mailboxId(env.INBOX_URL)),
    listStaff(),
    listIgnoredSenders(),
  ]);
  const agents = staff.filter(({ endedAt, role }) => endedAt === null && role === 'agent');
  return {
    isListed: state?.listsUnknown ?? false,
    agents: agents.map((member) => ({
      id: member.userId,
      name: staffName(member),
      isReader: member.readsMailbox,
    })),
    ignored: ignored.map(({ email }) => email),
  };
}

/** Switching off deletes the listed emails. */
export async function listUnknownSenders(actor: StaffActor, isListed: boolean): Promise<boolean> {
  const id = env.INBOX_URL && mailboxId(env.INBOX_URL);
  if (!id) return false;
  return withRight(actor, 'mailbox.manage', { kind: 'mailbox', id }, async (record) => {
    await setListsUnknown(id, isListed);
    if (!isListed) await deleteUnknownEmails();
    await record(isListed ? 'unknownListed' : 'unknownUnlisted');
    return true;
  });
}

/** Returns false for staff that are not agents. */
export async function nameMailboxReader(actor: StaffActor, userId: string, isReader: boolean): Promise<boolean> {
  return withRight(actor, 'mailbox.manage', { kind: 'staff', id: userId }, async (record) => {
    if ((await findStaff(userId))?.role !== 'agent' || !(await setMailboxReader(userId, isReader))) return false;
    await record(isReader ? 'mailboxReaderNamed' : 'mailboxReaderEnded');
    return true;
  });
}

/** Lists later emails of a sender again. Returns false for a sender that is not ignored. */
export async function listSenderAgain(actor: StaffActor, email: string): Promise<boolean> {
  return withRight(actor, 'mailbox.manage', { kind: 'mailbox', id: 'senders' }, async (record) => {
    if (!(await stopIgnoring(email))) return false;
    await record('senderListed');
    return true;
  });
}
