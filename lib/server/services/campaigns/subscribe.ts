import 'server-only';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { SELLING_PLACE } from '@/lib/forms/newsletter-form';
import type { NewsletterRequest } from '@/lib/forms/newsletter-schema';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { requestSubscription } from '@/lib/server/data/campaigns/subscribers';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { throttle } from '@/lib/server/http/throttle';
import { queueGuides } from './send-guides';

export type SubscribeResult = Readonly<{ code: 'subscribed' } | { code: 'tooMany'; retryAfter: number }>;

const TEN_MINUTES = 600;
const HOUR = 3_600;

/** Returns the same result for any address. New addresses get a confirmation link, confirmed ones the guides again. */
export async function subscribe(request: NewsletterRequest, { ip, locale }: Visitor): Promise<SubscribeResult> {
  const attempt = await countAttempt([{ name: `newsletter:ip:${ip}`, limit: 10, seconds: TEN_MINUTES }]);
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  await throttle({ name: 'newsletter:all', limit: 500, seconds: TEN_MINUTES });
  const email = normalizeEmail(request.email);
  const emailLimit = await countAttempt([
    { name: `newsletter:minute:${email}`, limit: 1, seconds: 60 },
    { name: `newsletter:hour:${email}`, limit: 5, seconds: HOUR },
  ]);
  if (emailLimit.isAllowed) await write(email, request, locale);
  return { code: 'subscribed' };
}

function write(email: string, { place = 'page' }: NewsletterRequest, locale: Visitor['locale']): Promise<unknown> {
  return inTransaction(async () => {
    const { subscriber, confirmToken } = await requestSubscription({
      email,
      locale,
      place,
      version: PRIVACY_VERSION,
      wantsSellingGuide: place === SELLING_PLACE,
    });
    if (!confirmToken) return queueGuides(subscriber);
    return queueEmail({
      kind: 'newsletterConfirm',
      recipient: subscriber.email,
      locale,
      payload: { token: confirmToken, hasSellingGuide: subscriber.wantsSellingGuide },
    });
  });
}
