import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { addObjection, findObjection } from '@/lib/server/data/alerts/advert-objections';
import {
  confirmListingConsent,
  findListingConsent,
  insertListingConsent,
} from '@/lib/server/data/alerts/listing-consents';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { PRIVACY_VERSION } from '@/lib/site/legal';

type Request = Readonly<{ email: string; similar?: string | undefined; locale: Locale }>;

/**
 * Asks the address to confirm the box of a form, because a visitor may type the address of another. Nothing is asked of
 * an address that has consented or objected (decision 99). Call it in the transaction of the enquiry.
 */
export async function requestListingConsent(request: Request, { page = '/' }: Pick<Visitor, 'page'>): Promise<void> {
  const { email, locale, similar } = request;
  if (similar === undefined || (await findObjection(email)) || (await findListingConsent(email))) return;
  const attempt = await countAttempt([{ name: `matches:confirm:${normalizeEmail(email)}`, limit: 5, seconds: 86_400 }]);
  if (!attempt.isAllowed) return;
  const text = translatorOf(locale, 'contactForm')('similar');
  const token = await insertListingConsent({ email, locale, text, place: page, version: PRIVACY_VERSION });
  await queueEmail({ kind: 'matchesConfirm', recipient: email, locale, payload: { token } });
}

export async function confirmMatchesLink(token: string): Promise<boolean> {
  const isConfirmed = await confirmListingConsent(token);
  if (isConfirmed) log.info('a consent to homes by email was confirmed');
  return isConfirmed;
}

type Client = Pick<CurrentUser, 'verifiedEmail'>;

/** Time of the confirmed consent of a client; null without one. */
export async function readOwnConsent({ verifiedEmail: email }: Client): Promise<Date | null> {
  return email ? findListingConsent(email) : null;
}

export async function stopOwnListings({ verifiedEmail: email }: Client): Promise<void> {
  if (!email) return;
  await inTransaction(() => addObjection(email));
  log.info('a client objected to homes by email');
}
