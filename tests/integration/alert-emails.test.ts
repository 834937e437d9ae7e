import { findListing } from '@/lib/listings/catalogue/listings';
import { recordPrices } from '@/lib/server/data/listings/listing-prices';
import { composeEmail } from '@/lib/server/email/compose';
import { subscribeToAlert } from '@/lib/server/services/alerts/subscribe-to-alert';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';
import { storeDueDigests } from '@/lib/server/services/alerts/send-alerts';
import { onDatabase } from '@/tests/support/database/engines';
import { alertsIn, portfolio, recordEarlier, VILLA, visitor, alertRequest } from '@/tests/support/search-alerts';

const priceOf = (id: string) => findListing(id)?.price ?? 0;

onDatabase(({ run }) => {
  const { last, digests, statuses, subscribed } = alertsIn(run);

  it('emails a price drop and a new listing of the search, once', async () => {
    const other = portfolio.find(({ id }) => findListing(id)?.type === 'apartment')?.id ?? '';
    const villa = portfolio.find(({ id }) => id !== VILLA && findListing(id)?.type === 'villa')?.id ?? '';
    await recordEarlier([villa], [VILLA, other]);
    await subscribed();
    expect(await storeDueDigests()).toBe(0);
    expect(await recordPrices(portfolio)).toBe(3);
    expect(await storeDueDigests()).toBe(1);
    const [email] = await digests();
    expect(email?.payload.listings).toEqual([
      { listingId: villa, price: priceOf(villa), before: null },
      { listingId: VILLA, price: priceOf(VILLA), before: priceOf(VILLA) + 50_000 },
    ]);
    await recordPrices(portfolio);
    await run(`update search_alerts set last_sent_at = now() - interval '2 days'`);
    expect(await storeDueDigests()).toBe(0);
    const written = await composeEmail({ ...email!, locale: 'es' });
    expect(written.subject).toMatch(/^1 vivienda nueva, 1 bajada de precio: Villas/);
    expect(written.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(written.text).toContain(`/es/properties/${VILLA}`);
  });

  it('leaves out what an agent sent her at that price, at any of her addresses', async () => {
    const villas = portfolio.filter(({ id }) => findListing(id)?.type === 'villa').map(({ id }) => id);
    const [dearer = '', other = '', third = ''] = villas;
    await recordEarlier(villas, []);
    await subscribed();
    const [{ id: ada }] = (await run<{ id: string }>('select contact_id as id from search_alerts')) as [{ id: string }];
    const sent = (listing: string, price: number, to: string) =>
      run(`insert into listing_sends (contact_id, email, listing_id, price, basis, basis_at, stop_hash, sender)
        values ('${ada}', '${to}', '${listing}', ${price}, 'alert', now(), '${listing}', 'Ana')`);
    await sent(dearer, priceOf(dearer) + 1, 'ada@example.com');
    await sent(other, priceOf(other), 'ada@example.com');
    await sent(third, priceOf(third), 'ada.two@example.com');
    await recordPrices(portfolio);
    expect(await storeDueDigests()).toBe(1);
    const found = (await digests())[0]?.payload.listings?.map(({ listingId }) => listingId) ?? [];
    expect(found.toSorted()).toEqual(villas.filter((id) => id !== other && id !== third).toSorted());
    await run('delete from home_news');
    await recordEarlier([], [other]);
    await run(`update search_alerts set last_sent_at = now() - interval '2 days'`);
    expect(await recordPrices(portfolio)).toBe(1);
    expect(await storeDueDigests()).toBe(0);
  });

  it('sends nothing at the first run, nor for higher prices', async () => {
    await subscribed({ search: '' });
    expect(await recordPrices(portfolio)).toBeNull();
    expect(await recordPrices(portfolio.map(({ id, price }) => ({ id, price: price + 1 })))).toBe(0);
    expect(await storeDueDigests()).toBe(0);
  });

  it('sends no old or unmatched news', async () => {
    await recordEarlier([], [VILLA]);
    await recordPrices(portfolio);
    await subscribed();
    expect(await storeDueDigests()).toBe(0);
    await run(`delete from home_news`);
    await recordEarlier([], [VILLA]);
    await subscribed({ search: 'type=land' });
    await recordPrices(portfolio);
    await run(`delete from search_alerts where query = 'type=villa'`);
    expect(await storeDueDigests()).toBe(0);
    expect(await digests()).toEqual([]);
  });

  it('waits a day or a week between emails, then sends all', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed({ frequency: 'weekly' });
    await recordPrices(portfolio);
    expect(await storeDueDigests()).toBe(1);
    const second = portfolio.find(({ id }) => id !== VILLA && findListing(id)?.type === 'villa')?.id ?? '';
    await recordEarlier([], [second]);
    await recordPrices(portfolio);
    await run(`update search_alerts set last_sent_at = now() - interval '6 days'`);
    expect(await storeDueDigests()).toBe(0);
    await run(`update search_alerts set last_sent_at = now() - interval '8 days'`);
    expect(await storeDueDigests()).toBe(1);
    expect((await digests()).at(-1)?.payload.listings).toMatchObject([{ listingId: second }]);
  });

  it('stores news once, though an older version runs in between', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed();
    expect(await recordPrices(portfolio)).toBe(1);
    await recordEarlier([], [VILLA]);
    expect(await recordPrices(portfolio)).toBe(0);
    expect(await storeDueDigests()).toBe(1);
  });

  it('sends one email with several instances, and loses none if storing fails', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed();
    await Promise.all([recordPrices(portfolio), recordPrices(portfolio)]);
    await run('alter table jobs rename to jobs_away');
    await expect(storeDueDigests()).rejects.toThrow();
    await run('alter table jobs_away rename to jobs');
    const stored = await Promise.all([storeDueDigests(), storeDueDigests(), storeDueDigests()]);
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await digests()).toHaveLength(1);
  });

  it('stops by an email’s link, repeatedly, and restarts only by confirmation', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed();
    await recordPrices(portfolio);
    await storeDueDigests();
    const token = (await digests())[0]?.payload.token ?? '';
    expect([await stopAlertLink(token), await stopAlertLink(token), await stopAlertLink('x')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await statuses()).toEqual(['stopped']);
    await subscribeToAlert(alertRequest, visitor, null);
    expect(await statuses()).toEqual(['pending']);
    await confirmAlertLink((await last())?.payload.token ?? '');
    expect(await statuses()).toEqual(['confirmed']);
  });
});
