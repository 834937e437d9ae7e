import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { listAskingPrices, listHiddenPrices, matchingPrices } from '@/lib/listings/alerts/alerts';
import { digestOf } from '@/lib/listings/alerts/alert-digest';
import { currentCatalogue, type Catalogue } from '@/lib/listings/catalogue/catalogue';
import { isCatalogueRead } from '@/lib/listings/catalogue/listing-ids';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { markNotified, claimDueAlert } from '@/lib/server/data/alerts/alert-digests';
import { allowStop } from '@/lib/server/data/alerts/alert-links';
import type { SearchAlert } from '@/lib/server/data/alerts/alerts';
import { addCounts } from '@/lib/server/data/listings/listing-counts';
import { listNewsSince, recordPrices, rememberPrices } from '@/lib/server/data/listings/listing-prices';
import { listSendsToAddress } from '@/lib/server/data/alerts/listing-sends';
import { listRecentlyChanged } from '@/lib/server/data/listings/recent-changes';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withoutSent } from '@/lib/server/services/matching/already-sent';

let compared: Catalogue | null = null;

/** Stores news of the catalogue since the last call, then due digests. Safe with several instances. */
export async function sendAlerts(): Promise<void> {
  const catalogue = currentCatalogue();
  if (isCatalogueRead() && compared !== catalogue) {
    // After reading the catalogue: changes that staff can still undo are not news.
    const hidden = listHiddenPrices();
    const waiting = new Set((await listRecentlyChanged()).map(({ listingId }) => listingId));
    const news = await recordPrices(listAskingPrices(), new Set([...waiting, ...hidden.map(({ id }) => id)]));
    await rememberPrices(hidden);
    compared = waiting.size > 0 ? null : catalogue;
    if (news) log.info({ news }, 'the catalogue has news');
  }
  await storeDueDigests();
}

export async function storeDueDigests(): Promise<number> {
  let stored = 0;
  for (;;) {
    const outcome = await inTransaction(storeOne);
    if (outcome === null) return stored;
    if (outcome) stored += 1;
  }
}

async function storeOne(): Promise<boolean | null> {
  const alert = await claimDueAlert();
  if (!alert) return null;
  const news = await listNewsSince(alert.newsThrough);
  const found = digestOf(news, matchingPrices(alert.query));
  const lines = found.length > 0 ? withoutSent(found, await listSendsToAddress(alert.email)) : found;
  const newest = news.at(-1)?.createdAt ?? new Date();
  const hasNews = lines.length > 0;
  await markNotified(alert.id, newest, hasNews);
  if (hasNews) await storeDigest(alert, lines);
  return hasNews;
}

async function storeDigest(alert: SearchAlert, listings: ReturnType<typeof digestOf>): Promise<void> {
  const { id, email, locale, query } = alert;
  const token = derivedToken('alerts:stop', id);
  await allowStop(id, token);
  await queueEmail({
    kind: 'alertDigest',
    recipient: email,
    locale,
    payload: { token, query, listings: [...listings] },
    idempotencyKey: `alert:${id}:${alert.newsThrough.toISOString()}`,
  });
  const { day } = wallClock(Date.now(), appointmentRules().zone);
  const ids = new Set(listings.map(({ listingId }) => listingId));
  await addCounts(
    'alert',
    [...ids].map((listingId) => ({ listingId, day, n: 1 })),
  );
}
