import { listAskingPrices } from '@/lib/listings/alerts/alerts';
import type { AlertRequest } from '@/lib/listings/alerts/alert-schema';
import { recordPrices } from '@/lib/server/data/listings/listing-prices';
import { subscribeToAlert } from '@/lib/server/services/alerts/subscribe-to-alert';
import { confirmAlertLink } from '@/lib/server/services/alerts/confirm-alert';

export const VILLA = 'villa-moraira';
export const visitor = { ip: '203.0.113.7', locale: 'en' as const };
export const alertRequest: AlertRequest = {
  email: 'Ada@Example.com',
  search: 'type=villa&sort=newest&page=2',
  frequency: 'daily',
};
/** Asking prices in EUR. */
export const portfolio = listAskingPrices();

type Run = <Row>(statement: string) => Promise<readonly Row[]>;
type QueuedEmail = {
  id: string;
  kind: string;
  recipient: string;
  payload: { token: string; listings?: { listingId: string; price: number; before: number | null }[] };
};

export const recordEarlier = (missing: readonly string[], dearer: readonly string[]) =>
  recordPrices(
    portfolio
      .filter(({ id }) => !missing.includes(id))
      .map(({ id, price }) => ({ id, price: dearer.includes(id) ? price + 50_000 : price })),
  );

export function alertsIn(run: Run) {
  const emails = () => run<QueuedEmail>('select id, kind, recipient, payload from jobs order by created_at, id');
  const last = async () => (await emails()).at(-1);
  const digests = async () => (await emails()).filter(({ kind }) => kind === 'alertDigest');
  const statuses = async () =>
    (await run<{ status: string }>('select status from search_alerts')).map(({ status }) => status);

  async function subscribed(fields: Partial<AlertRequest> = {}) {
    await run('delete from rate_limits');
    await subscribeToAlert({ ...alertRequest, ...fields }, visitor, null);
    await confirmAlertLink((await last())?.payload.token ?? '');
  }

  return { emails, last, digests, statuses, subscribed };
}
