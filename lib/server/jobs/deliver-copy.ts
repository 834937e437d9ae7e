import 'server-only';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { forgetBounces, noteBounce } from '@/lib/server/data/campaigns/campaign-subscribers';
import { putBack, settleSend, type CampaignSend, type SendOutcome } from '@/lib/server/data/campaigns/campaign-sends';
import { allowUnsubscribe } from '@/lib/server/data/campaigns/subscribers';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { copyFor, type CampaignTemplate } from '@/lib/server/email/campaign/campaign-template';
import { log } from '@/lib/server/log';
import { EmailDeferredError, EmailRefusedError, type EmailProvider } from '@/lib/server/providers/mail/port';
import { withTimeLimit } from '@/lib/server/time-limit';

const SEND_LIMIT_MS = 30_000;
/** About eight hours, with pauses up to an hour. */
const MAX_ATTEMPTS = 16;

type Result = SendOutcome | 'later' | 'outage';

/** Sends one claimed copy and stores the outcome. At most once: possibly delivered copies are not resent. */
export async function deliverCopy(
  send: CampaignSend,
  template: CampaignTemplate,
  provider: EmailProvider,
): Promise<Result> {
  const result = send.isSubscriber ? await attempt(send, template, provider) : 'skipped';
  if (result === 'outage') await putBack(send, true);
  else if (result === 'later' && send.attempts < MAX_ATTEMPTS) await putBack(send, false);
  else await settle(send, result === 'later' ? 'failed' : result);
  return result;
}

async function attempt(send: CampaignSend, template: CampaignTemplate, provider: EmailProvider): Promise<Result> {
  const { campaignId, email, subscriberId } = send;
  const token = derivedToken('newsletter:unsubscribe', subscriberId);
  await allowUnsubscribe(subscriberId, token);
  const copy = copyFor(template, { campaignId, subscriberId, email, token });
  try {
    await withTimeLimit(SEND_LIMIT_MS, provider.send(copy), () => new EmailDeferredError('too slow', true));
    return 'sent';
  } catch (error) {
    const result = resultOf(error);
    // Excludes the message: mail servers often quote the address.
    log.warn({ campaign: campaignId, subscriber: subscriberId, result }, 'a newsletter was not taken');
    return result;
  }
}

function resultOf(error: unknown): Result {
  if (error instanceof EmailRefusedError) return error.isNoMailbox ? 'bounced' : 'failed';
  if (error instanceof EmailDeferredError) return error.mayHaveArrived ? 'unknown' : 'later';
  return 'outage';
}

async function settle(send: CampaignSend, outcome: SendOutcome): Promise<void> {
  await inTransaction(async () => {
    await settleSend(send, outcome);
    if (outcome === 'bounced') await noteBounce(send.subscriberId);
    if (outcome === 'sent') await forgetBounces(send.subscriberId);
  });
}
