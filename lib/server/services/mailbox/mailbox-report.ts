import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { MailboxReport } from '@/lib/contacts/contact-views';
import { findMailbox } from '@/lib/server/data/contacts/mailboxes';
import { env } from '@/lib/server/env';
import { requireRight } from '@/lib/server/services/access/with-right';
import { countDoubted } from './doubted-emails';
import { mailboxId } from './mailbox-id';
import { countUnmatched } from './unmatched-emails';

export async function readMailboxReport(actor: StaffActor): Promise<MailboxReport | null> {
  requireRight(actor, 'contact.read');
  if (!env.INBOX_URL) return null;
  const state = await findMailbox(mailboxId(env.INBOX_URL));
  const [unmatched, doubted] = await Promise.all([
    countUnmatched(actor),
    state?.listsUnknown ? 0 : countDoubted(env.INBOX_URL),
  ]);
  return {
    address: env.INBOX_ADDRESS ?? null,
    readAt: state?.readAt?.toISOString() ?? null,
    failedAt: state?.failedAt?.toISOString() ?? null,
    failure: state?.failure ?? null,
    unmatched,
    doubted,
    unreadable: state?.unreadable ?? 0,
  };
}
