import 'server-only';
import {
  advanceMailbox,
  leaseMailbox,
  releaseMailbox,
  restartMailbox,
  type MailboxState,
  type MailOutcome,
} from '@/lib/server/data/contacts/mailboxes';
import { addEmailFiles } from '@/lib/server/data/contacts/email-files';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { readEmail } from '@/lib/server/email/incoming/read-email';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import type { Inbox } from '@/lib/server/providers/inbox/port';
import { fetchFiles, filesOf } from './fetch-files';
import { mailboxId, mailKeyOf, MAX_EMAIL_BYTES } from './mailbox-id';
import { storeIncoming } from './store-email';

const BATCH = 50;
const LEASE_SECONDS = 300;
/** Age limit of emails in a new mailbox. */
const FIRST_DAYS = 2;
const DAY_MS = 86_400_000;

export async function readMailbox(address = env.INBOX_URL): Promise<void> {
  if (!address) return;
  const id = mailboxId(address);
  const state = await leaseMailbox(id, LEASE_SECONDS);
  if (!state) return;
  let failure: string | null = null;
  try {
    await withInbox(address, async (inbox) => {
      for (const uid of (await newUids(inbox, state)).slice(0, BATCH)) await take(inbox, state, uid);
      await fetchFiles(inbox, id);
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    failure = reasonOf(error);
    log.warn({ reason: failure }, 'the mailbox could not be read');
  }
  await releaseMailbox(id, failure);
}

async function newUids(inbox: Inbox, { id, lastUid, uidValidity }: MailboxState): Promise<readonly number[]> {
  if (uidValidity === inbox.uidValidity) return inbox.uidsAfter(lastUid);
  const uids = await inbox.uidsSince(new Date(Date.now() - FIRST_DAYS * DAY_MS));
  const before = (uids[0] ?? 1) - 1;
  await restartMailbox(id, inbox.uidValidity, before);
  return uids;
}

async function take(inbox: Inbox, { id, listsUnknown }: MailboxState, uid: number): Promise<void> {
  const raw = await inbox.read(uid, MAX_EMAIL_BYTES);
  let outcome: MailOutcome = 'unreadable';
  try {
    const email = raw && (await readEmail(raw));
    const place = { uid, mailboxId: id, uidValidity: inbox.uidValidity };
    const files = email ? await filesOf(inbox, uid, email) : [];
    await inTransaction(async () => {
      outcome = 'ours';
      if (email) {
        const mailKey = mailKeyOf(email, place);
        outcome = await storeIncoming(email, mailKey, listsUnknown ? place : null);
        await addEmailFiles(mailKey, place, files);
      }
      await advanceMailbox(id, uid, outcome);
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    // Otherwise one unreadable email blocks all later ones.
    await advanceMailbox(id, uid, 'unreadable');
    log.warn({ err: error, uid }, 'an email of the mailbox could not be read');
  }
}

type InboxError = Readonly<{ authenticationFailed?: boolean; code?: string; message?: string; responseText?: string }>;

function reasonOf(error: unknown): string {
  const { authenticationFailed, code, message, responseText } = error as InboxError;
  return authenticationFailed ? 'authentication failed' : (responseText ?? code ?? message ?? '').slice(0, 200);
}
