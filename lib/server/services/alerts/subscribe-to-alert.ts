import 'server-only';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { canonicalQuery } from '@/lib/listings/alerts/alerts';
import type { AlertRequest } from '@/lib/listings/alerts/alert-schema';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { activateAlert, requestAlert } from '@/lib/server/data/alerts/alert-links';
import { countOtherAlerts } from '@/lib/server/data/alerts/alerts';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { throttle } from '@/lib/server/http/throttle';

export type AlertSubscription = Readonly<
  { code: 'asked' | 'begun' | 'full' } | { code: 'tooMany'; retryAfter: number }
>;

const MAX_ALERTS = 20;
const TEN_MINUTES = 600;
const HOUR = 3_600;

/** Returns the same result for any address. Until confirmed, sends only confirmations, at most ten an hour. */
export async function subscribeToAlert(
  request: AlertRequest,
  { ip, locale }: Visitor,
  client: Pick<CurrentUser, 'verifiedEmail'> | null,
): Promise<AlertSubscription> {
  const attempt = await countAttempt([{ name: `alerts:ip:${ip}`, limit: 20, seconds: TEN_MINUTES }]);
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  await throttle({ name: 'alerts:all', limit: 500, seconds: TEN_MINUTES });
  const email = normalizeEmail(request.email);
  const query = canonicalQuery(request.search);
  const alertRequest = { email, locale, query, frequency: request.frequency, version: PRIVACY_VERSION };
  // Unconfirmed requests do not count: email limits bound them.
  const isFull = (await countOtherAlerts(email, query)) >= MAX_ALERTS;
  // Facebook verifies no address, so a session is not sufficient.
  if (client?.verifiedEmail === email) {
    if (isFull) return { code: 'full' };
    await activateAlert(alertRequest);
    return { code: 'begun' };
  }
  const emailLimit = await countAttempt([
    { name: `alerts:minute:${email}`, limit: 3, seconds: 60 },
    { name: `alerts:hour:${email}`, limit: 10, seconds: HOUR },
  ]);
  if (emailLimit.isAllowed && !isFull) {
    await inTransaction(async () => {
      const token = await requestAlert(alertRequest);
      await queueEmail({ kind: 'alertConfirm', recipient: email, locale, payload: { token, query } });
    });
  }
  return { code: 'asked' };
}
