import 'server-only';
import { addObjection } from '@/lib/server/data/alerts/advert-objections';
import { endSuspension, noteBounce } from '@/lib/server/data/campaigns/campaign-subscribers';
import { endNewsletter } from '@/lib/server/data/campaigns/newsletter-jobs';
import {
  findCopy,
  findSentEmail,
  requeueReturned,
  settleReturned,
  type ReturnedCopy,
} from '@/lib/server/data/campaigns/returned-copies';
import { advertKinds } from '@/lib/server/data/campaigns/sending-stops';
import { findSubscriber } from '@/lib/server/data/campaigns/subscribers';
import type { IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { worstOf } from '@/lib/server/email/incoming/read-report';
import type { OwnMessage } from '@/lib/server/message-id';
import { refusalKind } from '@/lib/server/providers/mail/refusal';
import { stopSending } from '@/lib/server/services/campaigns/sending-stop';

type Sent = Readonly<{ email: string; isAdvert: boolean; copy: ReturnedCopy | null }>;

/** Anyone can write a report: it must name the Message-ID of our email, which only the recipient knows. */
export async function applyReport(email: IncomingEmail): Promise<void> {
  const { answers, automatic, from } = email;
  const isFromMailbox = automatic === null || automatic === 'reply' || automatic === 'read' || automatic === 'receipt';
  if (isFromMailbox && from) await endSuspension(from.address);
  if (isFromMailbox) return;
  for (const message of answers) {
    const sent = await findSent(message);
    if (!sent) continue;
    if (automatic === 'complaint') await object(sent.email);
    else await applyDelivery(email, sent);
    return;
  }
}

async function findSent({ id, kind }: OwnMessage): Promise<Sent | null> {
  const copy = kind === 'copy' ? await findCopy(id) : null;
  if (copy) return { copy, email: copy.email, isAdvert: true };
  const job = kind === 'job' ? await findSentEmail(id) : null;
  return job && { copy: null, email: job.email, isAdvert: advertKinds.has(job.kind) };
}

async function object(email: string): Promise<void> {
  await addObjection(email);
  await endNewsletter(email);
}

async function applyDelivery({ deliveries = [] }: IncomingEmail, { copy, email, isAdvert }: Sent): Promise<void> {
  const own = deliveries.filter(({ addresses }) => addresses.includes(email));
  const found = own.length > 0 ? own : deliveries;
  if (found.length === 0) return;
  const outcome = worstOf(found);
  if (outcome === 'delivered') await endSuspension(email);
  if (outcome !== 'bounce') return;
  const words = found.find((delivery) => delivery.outcome === 'bounce')?.words ?? '';
  const kind = refusalKind({ words });
  if (kind === 'sender') {
    if (isAdvert) await stopSending(words);
    if (copy) await requeueReturned(copy);
    return;
  }
  if (copy) await settleReturned(copy, kind === 'noMailbox' ? 'bounced' : 'failed');
  const subscriber = kind === 'noMailbox' ? await findSubscriber(email) : null;
  if (subscriber) await noteBounce(subscriber.id, 'report');
}
