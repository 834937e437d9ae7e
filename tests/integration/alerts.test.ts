import { findListing } from '@/lib/listings/catalogue/listings';
import { exportLeads } from '@/lib/server/commands/leads';
import { markVerified } from '@/lib/server/data/accounts/users';
import { listAlertsOf } from '@/lib/server/data/alerts/alerts';
import { recordPrices } from '@/lib/server/data/listings/listing-prices';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { composeEmail } from '@/lib/server/email/compose';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';
import { changeOwnAlert, listOwnAlerts, stopOwnAlert } from '@/lib/server/services/alerts/own-alerts';
import { storeDueDigests } from '@/lib/server/services/alerts/send-alerts';
import { subscribeToAlert } from '@/lib/server/services/alerts/subscribe-to-alert';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { onDatabase } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';
import { alertsIn, portfolio, recordEarlier, VILLA, visitor, alertRequest } from '@/tests/support/search-alerts';

onDatabase(({ run }) => {
  describe('alerts', () => {
    const { emails, last, statuses, subscribed } = alertsIn(run);

    it('requires confirmation, stores the proof, and no secret', async () => {
      expect(await subscribeToAlert(alertRequest, visitor, null)).toEqual({ code: 'asked' });
      const [row] = await run<Record<string, unknown>>('select * from search_alerts');
      expect(row).toMatchObject({
        email: 'ada@example.com',
        query: 'type=villa',
        status: 'pending',
        consent_version: PRIVACY_VERSION,
      });
      const email = await last();
      expect(email).toMatchObject({ kind: 'alertConfirm', recipient: 'ada@example.com' });
      expect(JSON.stringify(row)).not.toContain(email?.payload.token);
      expect([await confirmAlertLink(email?.payload.token ?? ''), await statuses()]).toEqual([true, ['confirmed']]);
      expect(await confirmAlertLink(email?.payload.token ?? '')).toBe(true);
      expect(await confirmAlertLink('x'.repeat(43))).toBe(false);
    });

    it('accepts the newest link only, and none after a week', async () => {
      await subscribeToAlert(alertRequest, visitor, null);
      const first = (await last())?.payload.token ?? '';
      await subscribeToAlert(alertRequest, visitor, null);
      expect(await confirmAlertLink(first)).toBe(false);
      await run(`update search_alerts set confirm_expires_at = now() - interval '1 second'`);
      expect(await confirmAlertLink((await last())?.payload.token ?? '')).toBe(false);
    });

    it('changes a confirmed alert for its owner only', async () => {
      await subscribed();
      await subscribeToAlert({ ...alertRequest, frequency: 'weekly' }, visitor, null);
      const [alert] = await listAlertsOf('ada@example.com');
      expect(alert).toMatchObject({ status: 'confirmed', frequency: 'daily' });
      await confirmAlertLink((await last())?.payload.token ?? '');
      expect((await listAlertsOf('ada@example.com'))[0]).toMatchObject({ status: 'confirmed', frequency: 'weekly' });
    });

    it('limits emails per address, and responds alike', async () => {
      for (let n = 0; n < 5; n += 1) {
        expect(await subscribeToAlert({ ...alertRequest, search: `beds=${n + 1}` }, visitor, null)).toEqual({
          code: 'asked',
        });
      }
      expect(await emails()).toHaveLength(3);
      for (let n = 0; n < 20; n += 1)
        await subscribeToAlert({ ...alertRequest, email: `v${n}@example.com` }, visitor, null);
      expect(await subscribeToAlert(alertRequest, visitor, null)).toMatchObject({ code: 'tooMany' });
    });

    it('needs no confirmation for a verified client, and only then', async () => {
      const [ada, eve] = [await makeUser({ email: 'ada@example.com' }), await makeUser()];
      expect(await subscribeToAlert(alertRequest, visitor, await clientOf(ada))).toEqual({ code: 'asked' });
      await markVerified(ada.id);
      await markVerified(eve.id);
      expect(await subscribeToAlert(alertRequest, visitor, await clientOf(eve))).toEqual({ code: 'asked' });
      expect(await subscribeToAlert(alertRequest, visitor, await clientOf(ada))).toEqual({ code: 'begun' });
      expect(await listOwnAlerts(await clientOf(eve), 'en')).toEqual([]);
      const [own] = await listOwnAlerts(await clientOf(ada), 'en');
      expect(own).toMatchObject({
        frequency: 'daily',
        href: '/properties?type=villa',
        title: expect.stringMatching(/^Villas/),
      });
      const id = own?.id ?? '';
      await changeOwnAlert(await clientOf(eve), id, 'weekly');
      await stopOwnAlert(await clientOf(eve), id);
      expect(await listOwnAlerts(await clientOf(ada), 'en')).toMatchObject([{ frequency: 'daily' }]);
      await changeOwnAlert(await clientOf(ada), id, 'weekly');
      expect(await listOwnAlerts(await clientOf(ada), 'es')).toMatchObject([{ frequency: 'weekly' }]);
      await stopOwnAlert(await clientOf(ada), id);
      expect(await listOwnAlerts(await clientOf(ada), 'en')).toEqual([]);
      for (let n = 0; n < 20; n += 1) {
        await run('delete from rate_limits');
        await subscribeToAlert({ ...alertRequest, search: `beds=${n + 1}` }, visitor, await clientOf(ada));
      }
      await run('delete from rate_limits');
      expect(await subscribeToAlert({ ...alertRequest, search: 'type=land' }, visitor, await clientOf(ada))).toEqual({
        code: 'full',
      });
      await subscribeToAlert({ ...alertRequest, search: 'type=land' }, visitor, null);
      expect((await listAlertsOf('ada@example.com')).map(({ query }) => query)).not.toContain('type=land');
    });

    it('does not count strangers’ requests against the owner', async () => {
      const { id } = await makeUser({ email: 'ada@example.com', isEmailVerified: true });
      for (let n = 0; n < 21; n += 1) {
        await run('delete from rate_limits');
        await subscribeToAlert({ ...alertRequest, search: `beds=${n + 1}` }, visitor, null);
      }
      expect(await statuses()).toEqual(Array(21).fill('pending'));
      await run('delete from rate_limits');
      await run('delete from jobs');
      await subscribeToAlert({ ...alertRequest, search: 'type=penthouse' }, visitor, null);
      expect(await last()).toMatchObject({ kind: 'alertConfirm', recipient: 'ada@example.com' });
      expect(await subscribeToAlert({ ...alertRequest, search: 'type=land' }, visitor, await clientOf({ id }))).toEqual(
        {
          code: 'begun',
        },
      );
    });

    it('keeps the proof of a stopped alert, though a stranger requests it again', async () => {
      await subscribed();
      await run(`update search_alerts set status = 'stopped', stopped_at = now() - interval '1 month'`);
      await subscribeToAlert(alertRequest, visitor, null);
      await run(`update search_alerts set wanted_at = now() - interval '31 days'`);
      await deleteExpiredRows();
      expect(await statuses()).toEqual(['pending']);
    });

    it('keeps the owner’s consent until a later request is confirmed', async () => {
      const versions = async () => (await run('select consent_version, wanted_version from search_alerts'))[0];
      await subscribed();
      await run(`update search_alerts set consent_version = 'an earlier text', status = 'stopped', stopped_at = now()`);
      await subscribeToAlert(alertRequest, visitor, null);
      expect(await versions()).toEqual({ consent_version: 'an earlier text', wanted_version: PRIVACY_VERSION });
      await confirmAlertLink((await last())?.payload.token ?? '');
      expect(await versions()).toEqual({ consent_version: PRIVACY_VERSION, wanted_version: null });
    });

    it('is part of the export, of the leads and of the deletion of an account', async () => {
      const { id } = await makeUser({ email: 'ada@example.com' });
      await markVerified(id);
      await subscribed();
      expect(await exportUser(id)).toMatchObject({ searchAlerts: [{ query: 'type=villa', status: 'confirmed' }] });
      expect(JSON.stringify(await exportUser(id))).not.toMatch(/hash/i);
      const leads = await exportLeads(new Date(0), 'csv');
      expect(leads.rows.alerts).toBe(1);
      expect(leads.text).toContain('"/properties?type=villa"');
      await deleteUser(id);
      expect(await statuses()).toEqual(['stopped']);
    });

    it('deletes unconfirmed ones after a month, proofs after three years, and old news', async () => {
      await subscribeToAlert(alertRequest, visitor, null);
      await run(`update search_alerts set consent_at = now() - interval '31 days'`);
      await deleteExpiredRows();
      expect(await statuses()).toEqual([]);
      await subscribed();
      await run(`update search_alerts set status = 'stopped', stopped_at = now() - interval '35 months'`);
      await deleteExpiredRows();
      expect(await statuses()).toEqual(['stopped']);
      await run(`update search_alerts set stopped_at = now() - interval '37 months'`);
      await recordEarlier([], [VILLA]);
      await recordPrices(portfolio);
      await run(`update home_news set created_at = now() - interval '61 days'`);
      await deleteExpiredRows();
      expect(await statuses()).toEqual([]);
      expect(await run('select 1 from home_news')).toEqual([]);
    });
  });

  describe('their emails', () => {
    const priceOf = (id: string) => findListing(id)?.price ?? 0;

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
      const [{ id: ada }] = (await run<{ id: string }>('select contact_id as id from search_alerts')) as [
        { id: string },
      ];
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
});
