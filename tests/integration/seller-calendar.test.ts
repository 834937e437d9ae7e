import { randomUUID } from 'node:crypto';
import type { SellerActor } from '@/lib/access/actor';
import type { Span } from '@/lib/diary/open-spans';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { readListingReport } from '@/lib/server/services/reports/read-listing-report';
import { recordView, isCounted, storeViews } from '@/lib/server/services/reports/record-view';
import { sendWeeklyFigures, setWeeklyFigures, stopWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';
import { readViewingsFile, shareViewings, unshareViewings } from '@/lib/server/services/sales/calendar-link';
import { closeTime, reopenTime } from '@/lib/server/services/sales/close-times';
import { closeSale } from '@/lib/server/services/sales/open-sale';
import { readListingCalendar } from '@/lib/server/services/sales/read-listing-calendar';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { endSeller } from '@/lib/server/services/sales/sale-sellers';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListing } from '@/tests/support/make-listing';
import { makeSale, viewSale } from '@/tests/support/make-sale';

jest.setTimeout(60_000);

onDatabase(({ run }) => {
  describe('the calendar', () => {
    const HOUR = 3_600_000;
    const DAY = 24 * HOUR;

    const makeViewing = (listing: string, startsAt: number, more: Readonly<Record<string, string>> = {}) => {
      const values = {
        ...{ reference: randomUUID(), idempotency_key: randomUUID(), locale: 'en', name: 'Grace Hopper' },
        ...{ email: 'grace@example.com', phone: '+34600000000', time_zone: 'Europe/Madrid', minutes: '30' },
        ...{ starts_at: new Date(startsAt).toISOString(), kind: 'viewing', listing_id: listing, notes: 'Third floor?' },
        ...more,
      };
      return run(
        `insert into appointments (${Object.keys(values).join(', ')}) values ('${Object.values(values).join("', '")}')`,
      );
    };

    it('shows a seller the viewings of her home and what was said, and nothing of who came', async () => {
      const { id, seller, agent } = await makeSale(run);
      const now = Date.now();
      await makeViewing(id, now + DAY);
      await makeViewing(id, now + 2 * DAY, { status: 'cancelled' });
      await makeViewing(id, now + 3 * DAY, { awaits_confirmation: 'true' });
      const said = { outcome: 'tookPlace', feedback_internal: 'Grace has no money', feedback_for_seller: 'Too dark' };
      await makeViewing(id, now - DAY, said);
      await makeViewing(id, now - 2 * DAY, { outcome: 'noShow' });
      await makeViewing(id, now - 3 * DAY);
      await makeViewing('another-home', now + DAY);
      await makeViewing(id, now + DAY, { kind: 'valuation' });
      const calendar = await readListingCalendar(seller, id, 'en', now);
      expect(calendar?.coming).toMatchObject([
        { state: 'planned', agent: expect.any(String) as string },
        { state: 'requested' },
      ]);
      expect((await viewSale(seller, id)).figures.viewings).toBe(1);
      expect(calendar?.past.map(({ state }) => state)).toEqual(['cancelled', 'tookPlace', 'noShow', 'waits']);
      expect(calendar?.past[1]?.feedback).toBe('Too dark');
      expect(JSON.stringify(calendar)).not.toMatch(/Grace|grace|600000000|Third floor|money/);
      await expect(readListingCalendar((await makeSale(run)).seller, id, 'en')).rejects.toThrow('sale.read');
      await closeSale(agent, id, { state: 'ended', isComparable: false });
      await expect(readListingCalendar(seller, id, 'en')).rejects.toThrow('sale.read');
    });

    it('closes times of her own home alone, unless a viewing is booked', async () => {
      const { agent, id, seller } = await makeSale(run);
      const other = await makeSale(run);
      const start = Date.now() + DAY;
      const span: Span = { from: start, to: start + 2 * HOUR };
      await makeViewing(id, start + HOUR);
      expect(await closeTime(seller, id, span)).toBe('booked');
      expect(await closeTime(seller, id, { from: span.to, to: span.from })).toBe('order');
      expect(await closeTime(seller, id, { from: 0, to: 1 })).toBe('order');
      expect(await closeTime(seller, id, { from: start + 2 * HOUR, to: start + 3 * HOUR })).toBe('done');
      const closed = (await readListingCalendar(seller, id, 'en'))?.closed ?? [];
      expect(closed).toMatchObject([{ startsAt: new Date(start + 2 * HOUR) }]);
      const blocks = await run(`select 1 from calendar_blocks b join calendars c on c.id = b.calendar_id
      where c.listing_id = '${id}'`);
      expect(blocks).toHaveLength(1);
      const block = closed[0]?.id ?? '';
      await expect(closeTime(other.seller, id, span)).rejects.toThrow('sale.ask');
      await expect(closeTime(agent as unknown as SellerActor, id, span)).rejects.toThrow('sale.ask');
      await expect(reopenTime(other.seller, id, block)).rejects.toThrow('sale.ask');
      expect(await reopenTime(other.seller, other.id, block)).toBe('gone');
      expect(await reopenTime(seller, id, block)).toBe('done');
      expect(await reopenTime(seller, id, block)).toBe('gone');
      const actions = await run<{ action: string }>(
        `select action from activity_log where subject_kind = 'calendar' and subject_id = '${id}' order by created_at`,
      );
      expect(actions.map(({ action }) => action)).toEqual(['timeBlocked', 'timeFreed']);
    });

    it('tells the agent which times a seller proposes', async () => {
      const { id, seller } = await makeSale(run);
      await makeRequest(seller, id, { kind: 'times', amount: null, text: 'On Thursday' });
      expect((await viewSale(seller, id)).requests).toMatchObject([{ kind: 'times', state: 'open' }]);
      const notices = await run<{ payload: { news: string; text: string } }>(
        `select payload from jobs where kind = 'saleNotice' and payload->>'id' = '${id}'`,
      );
      expect(notices.map(({ payload }) => [payload.news, payload.text])).toEqual([['times', 'On Thursday']]);
    });

    it('gives a calendar program times and reference, until the link or the access ends', async () => {
      const { agent, id, seller } = await makeSale(run);
      const isShared = async () => (await readListingCalendar(seller, id, 'en'))?.isShared;
      const share = async () => new URL(await shareViewings(seller, id)).searchParams.get('key') ?? '';
      await makeViewing(id, Date.now() + DAY);
      expect(await isShared()).toBe(false);
      const key = await share();
      expect(await isShared()).toBe(true);
      expect(JSON.stringify(await run('select * from sale_members'))).not.toContain(key);
      const file = await readViewingsFile(key);
      const [home] = await run<{ reference: string }>(`select reference from listings where id = '${id}'`);
      expect(file).toContain(home?.reference);
      expect(file?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(file).not.toMatch(/Grace|grace|ATTENDEE|ORGANIZER|DESCRIPTION|LOCATION|600000000/);
      const next = await share();
      expect(next).not.toBe(key);
      expect(await readViewingsFile(key)).toBeNull();
      expect(await readViewingsFile(next)).not.toBeNull();
      await unshareViewings(seller, id);
      expect(await readViewingsFile(next)).toBeNull();
      const last = await share();
      await endSeller(agent, id, (await viewSale(agent, id)).sellers[0]?.id ?? '');
      expect(await readViewingsFile(last)).toBeNull();
      expect(await run('select 1 from sale_members where calendar_hash is not null')).toEqual([]);
      await expect(share()).rejects.toThrow('sale.ask');
      await expect(unshareViewings(seller, id)).rejects.toThrow('sale.ask');
    });
  });

  describe('the figures', () => {
    const NOW = Date.parse('2026-11-26T12:00:00Z');
    const FRIDAY = Date.parse('2026-11-27T08:30:00Z');
    const CHROME =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

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
        {
          before: 500_000,
          after: 480_000,
          earlier: { views: 7 },
          later: { days: 11, sums: { views: 9, enquiries: 1 } },
        },
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
});
