import 'server-only';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { forgetBounces, noteBounce } from '@/lib/server/data/campaigns/campaign-subscribers';
import { putBack, settleSend, type CampaignSend, type SendOutcome } from '@/lib/server/data/campaigns/campaign-sends';
import { allowUnsubscribe } from '@/lib/server/data/campaigns/subscribers';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { copyFor, type CampaignTemplate } from '@/lib/server/email/campaign/campaign-template';
import { log } from '@/lib/server/log';
import {
  EmailDeferredError,
  EmailRefusedError,
  senderRefusal,
  type EmailProvider,
} from '@/lib/server/providers/mail/port';
import { stopSending } from '@/lib/server/services/campaigns/sending-stop';
import { withTimeLimit } from '@/lib/server/time-limit';

const SEND_LIMIT_MS = 30_000;
/** About six hours, with pauses up to an hour. */
const MAX_ATTEMPTS = 16;

/** `stopped`: the server refuses us, not this copy. */
type Result = SendOutcome | 'later' | 'outage' | 'stopped';

/** At most once: possibly delivered copies are not resent. */
export async function deliverCopy(
  send: CampaignSend,
  template: CampaignTemplate,
  provider: EmailProvider,
): Promise<Result> {
  const result = send.isSubscriber ? await attempt(send, template, provider) : 'skipped';
  if (result === 'outage') await putBack(send, 'now');
  else if (result === 'stopped') await putBack(send, 'afterStop');
  else if (result === 'later' && send.attempts < MAX_ATTEMPTS) await putBack(send, 'later');
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
    const refusal = senderRefusal(error);
    if (refusal !== null) await stopSending(refusal);
    const result = refusal === null ? resultOf(error) : 'stopped';
    // Excludes the message: mail servers often quote the address.
    log.warn({ campaign: campaignId, subscriber: subscriberId, result }, 'a newsletter was not taken');
    return result;
  }
}

function resultOf(error: unknown): Exclude<Result, 'stopped'> {
  if (error instanceof EmailRefusedError) return error.kind === 'noMailbox' ? 'bounced' : 'failed';
  if (error instanceof EmailDeferredError) return error.mayHaveArrived ? 'unknown' : 'later';
  return 'outage';
}

async function settle(send: CampaignSend, outcome: SendOutcome): Promise<void> {
  await inTransaction(async () => {
    await settleSend(send, outcome);
    if (outcome === 'bounced') await noteBounce(send.subscriberId, 'server');
    if (outcome === 'sent') await forgetBounces(send.subscriberId);
  });
}
