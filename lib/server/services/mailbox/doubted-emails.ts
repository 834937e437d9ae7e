import 'server-only';
import type { SystemActor } from '@/lib/access/actor';
import type { OwnPortal } from '@/lib/contacts/portals/own-portal';
import { countActionsOf } from '@/lib/server/data/staff/activity';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { env } from '@/lib/server/env';
import { withRight } from '@/lib/server/services/access/with-right';
import { mailboxId } from './mailbox-id';
import { fromPortal } from './store-portal-email';

const job: SystemActor = { kind: 'system', name: 'job' };
const DAYS = 30;

const subjectOf = (address: string) => ({ kind: 'mailbox', id: mailboxId(address) }) as const;

/** Whether an email has the address of a portal without coming from it. */
export function isDoubtedPortal(email: IncomingEmail, portals: readonly OwnPortal[]): boolean {
  const { portal } = email;
  if (portal?.sender !== 'failed') return false;
  return fromPortal({ ...email, portal: { ...portal, sender: 'unstated' } }, portals) !== null;
}

/** Records that an email stays in the mailbox, without its content. */
export async function noteDoubted(): Promise<void> {
  if (!env.INBOX_URL) return;
  await withRight(job, 'contact.edit', subjectOf(env.INBOX_URL), (record) => record('senderDoubted'));
}

export const countDoubted = (address: string): Promise<number> =>
  countActionsOf('senderDoubted', subjectOf(address), DAYS);
