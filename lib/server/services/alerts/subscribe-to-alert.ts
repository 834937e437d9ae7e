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

/** `begun`: active at once, for a signed-in client. */
export type AlertSubscription = Readonly<
  { code: 'asked' | 'begun' | 'full' } | { code: 'tooMany'; retryAfter: number }
>;

/** Per address. */
const MAX_ALERTS = 20;
const TEN_MINUTES = 600;
const HOUR = 3_600;

/**
 * Requests an alert. The result is the same for any address. Until confirmed, only confirmations are sent, ten an hour
 * at most.
 */
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
  // Facebook verifies no address: a session is not enough.
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
