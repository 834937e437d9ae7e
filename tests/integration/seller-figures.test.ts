import { randomUUID } from 'node:crypto';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import type { SellerActor } from '@/lib/access/actor';
import { recordView, isCounted, storeViews } from '@/lib/server/services/reports/record-view';
import { readListingReport } from '@/lib/server/services/reports/read-listing-report';
import { sendWeeklyFigures, setWeeklyFigures, stopWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';
import { endSeller } from '@/lib/server/services/sales/sale-sellers';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListing } from '@/tests/support/make-listing';
import { makeSale, viewSale } from '@/tests/support/make-sale';

jest.setTimeout(60_000);

const NOW = Date.parse('2026-11-26T12:00:00Z');
const FRIDAY = Date.parse('2026-11-27T08:30:00Z');
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

onDatabase(({ run }) => {
  async function onMarket() {
    const sale = await makeSale(run);
    const facts = { operation: 'sale', type: 'apartment', area: 'eixample', published: '2026-11-02' } as const;
    const like = [1, 2, 3, 4, 5].map((n) => makeListing('flat', { ...facts, id: `like${n}` }));
    const other = makeListing('flat', { ...facts, id: 'elsewhere', area: 'madrid', region: 'madrid' });
    setCatalogue([makeListing('flat', { ...facts, id: sale.id }), ...like, other], [], 1);
    await run(`update listings set published_at = '2026-11-02' where id = '${sale.id}'`);
    return sale;
  }

  const store = (listing: string, day: string, n: number) =>
    run(`insert into listing_counts (listing_id, day, kind, n) values ('${listing}', '${day}', 'view', ${n})`);

  it('counts page views by day, and neither bots nor whoever asks not to be', async () => {
    const { id } = await onMarket();
    for (const address of ['192.0.2.1', '192.0.2.2']) recordView(id, address, NOW);
    recordView('no-such-home', '192.0.2.1', NOW);
    await storeViews();
    recordView(id, '192.0.2.3', NOW);
    await storeViews();
    await storeViews();
    expect(await run('select listing_id, day::text, kind, n from listing_counts')).toEqual([
      { listing_id: id, day: '2026-11-26', kind: 'view', n: 3 },
    ]);
    expect(isCounted(new Headers({ 'user-agent': CHROME }))).toBe(true);
    expect(isCounted(new Headers({ 'user-agent': CHROME, 'sec-gpc': '1' }))).toBe(false);
    expect(isCounted(new Headers({ 'user-agent': GOOGLE }))).toBe(false);
  });

  it('shows a seller her weeks against five like homes, and what a new price did', async () => {
    const { id, seller } = await onMarket();
    await store(id, '2026-11-02', 7);
    await store(id, '2026-11-18', 9);
    for (const n of [1, 2, 3, 4, 5]) await store(`like${n}`, '2026-11-18', n);
    await store('elsewhere', '2026-11-18', 500);
    await run(`insert into listing_events (listing_id, kind, price, previous_price, origin, created_at)
      values ('${id}', 'price', 480000, 500000, 'desk', '2026-11-16 12:00Z')`);
    for (const state of ['unanswered', 'spam']) {
      await run(`insert into messages (idempotency_key, name, email, locale, message, privacy_version, listing_id,
        created_at, state) values ('${randomUUID()}', 'Grace', 'grace@example.com', 'en', 'x', '1', '${id}',
        '2026-11-18 12:00Z', '${state}')`);
    }
    const figures = await readListingReport(seller, id, NOW);
    expect(figures).toMatchObject({ since: '2026-11-02', days: 24, isSent: false });
    expect(figures?.weeks.map(({ monday, own }) => [monday, own.views])).toEqual([
      ['2026-11-02', 7],
      ['2026-11-09', 0],
      ['2026-11-16', 9],
      ['2026-11-23', 0],
    ]);
    expect(figures?.weeks[2]).toMatchObject({ own: { enquiries: 1 }, median: { views: 3, enquiries: 0 }, like: 5 });
    expect(figures?.changes).toMatchObject([
      { before: 500_000, after: 480_000, earlier: { views: 7 }, later: { days: 11, sums: { views: 9, enquiries: 1 } } },
    ]);
    await expect(readListingReport((await makeSale(run)).seller, id, NOW)).rejects.toThrow('sale.read');
  });

  it('sends the figures on Fridays to whoever wants them, once, until she stops', async () => {
    const { agent, client, id, seller } = await onMarket();
    await store(id, '2026-11-20', 4);
    await store(id, '2026-11-27', 100);
    const emails = () =>
      run<{ payload: { token: string; sums: object } }>(
        `select payload from jobs where kind = 'saleFigures' and recipient = '${client.email}'`,
      );
    await sendWeeklyFigures(FRIDAY);
    expect(await emails()).toEqual([]);
    await expect(setWeeklyFigures(agent as unknown as SellerActor, id, true)).rejects.toThrow('sale.ask');
    await setWeeklyFigures(seller, id, true);
    expect((await readListingReport(seller, id, NOW))?.isSent).toBe(true);
    await sendWeeklyFigures(NOW);
    await sendWeeklyFigures(Date.parse('2026-11-27T07:30:00Z'));
    expect(await emails()).toEqual([]);
    await sendWeeklyFigures(FRIDAY);
    await sendWeeklyFigures(FRIDAY + 3_600_000);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.payload.sums).toMatchObject({ views: 4 });
    expect(await stopWeeklyFigures('another')).toBe(false);
    expect(await stopWeeklyFigures(email?.payload.token ?? '')).toBe(true);
    await sendWeeklyFigures(FRIDAY + 7 * 86_400_000);
    expect(await emails()).toHaveLength(1);
    await setWeeklyFigures(seller, id, true);
    await endSeller(agent, id, (await viewSale(agent, id)).sellers[0]?.id ?? '');
    await sendWeeklyFigures(FRIDAY + 7 * 86_400_000);
    expect(await emails()).toHaveLength(1);
  });
});
