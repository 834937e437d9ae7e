import { listAskingPrices } from '@/lib/content/alerts';
import type { AlertRequest } from '@/lib/forms/alerts';
import { findListing } from '@/lib/content/listings';
import { exportLeads } from '@/lib/server/admin/leads';
import { listAlertsOf } from '@/lib/server/data/alerts';
import { recordPrices } from '@/lib/server/data/home-prices';
import { deleteUser, exportUser } from '@/lib/server/data/personal-data';
import { purgeOldRows } from '@/lib/server/data/purge';
import { markVerified } from '@/lib/server/data/users';
import { composeMail } from '@/lib/server/mails/compose';
import { askForAlert } from '@/lib/server/usecases/alerts/ask-for-alert';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/usecases/alerts/confirm-alert';
import { changeOwnAlert, listOwnAlerts, stopOwnAlert } from '@/lib/server/usecases/alerts/own-alerts';
import { storeDueDigests } from '@/lib/server/usecases/alerts/send-alerts';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const VILLA = 'villa-el-portet-moraira';
const visitor = { ip: '203.0.113.7', locale: 'en' as const };
const wish: AlertRequest = {
  email: 'Ada@Example.com',
  search: 'type=villa&sort=newest&page=2',
  frequency: 'daily',
};
const portfolio = listAskingPrices();
const priceOf = (id: string) => findListing(id)?.price ?? 0;

type Mail = {
  id: string;
  kind: string;
  recipient: string;
  payload: { token: string; homes?: { listingId: string; price: number; before: number | null }[] };
};

onBothEngines(({ run }) => {
  const mails = () => run<Mail>('select id, kind, recipient, payload from outbox order by created_at, id');
  const last = async () => (await mails()).at(-1);
  const digests = async () => (await mails()).filter(({ kind }) => kind === 'alertDigest');
  const statuses = async () =>
    (await run<{ status: string }>('select status from search_alerts')).map(({ status }) => status);

  /** The portfolio as it was before: without some homes, and with others dearer. */
  const recordEarlier = (missing: readonly string[], dearer: readonly string[]) =>
    recordPrices(
      portfolio
        .filter(({ id }) => !missing.includes(id))
        .map(({ id, price }) => ({ id, price: dearer.includes(id) ? price + 50_000 : price })),
    );

  async function subscribed(fields: Partial<AlertRequest> = {}) {
    await run('delete from rate_limits');
    await askForAlert({ ...wish, ...fields }, visitor, null);
    await confirmAlertLink((await last())?.payload.token ?? '');
  }

  it('asks for a confirmation first, keeps the proof, and no secret', async () => {
    expect(await askForAlert(wish, visitor, null)).toEqual({ code: 'asked' });
    const [row] = await run<Record<string, unknown>>('select * from search_alerts');
    expect(row).toMatchObject({
      email: 'ada@example.com',
      query: 'type=villa',
      status: 'pending',
      consent_version: '2025-06-09',
    });
    const mail = await last();
    expect(mail).toMatchObject({ kind: 'alertConfirm', recipient: 'ada@example.com' });
    expect(JSON.stringify(row)).not.toContain(mail?.payload.token);
    expect([await confirmAlertLink(mail?.payload.token ?? ''), await statuses()]).toEqual([true, ['confirmed']]);
    expect(await confirmAlertLink(mail?.payload.token ?? '')).toBe(true);
    expect(await confirmAlertLink('x'.repeat(43))).toBe(false);
  });

  it('lets only the newest link confirm, and none after a week', async () => {
    await askForAlert(wish, visitor, null);
    const first = (await last())?.payload.token ?? '';
    await askForAlert(wish, visitor, null);
    expect(await confirmAlertLink(first)).toBe(false);
    await run(`update search_alerts set confirm_expires_at = now() - interval '1 second'`);
    expect(await confirmAlertLink((await last())?.payload.token ?? '')).toBe(false);
  });

  it('lets nobody but its owner change what is confirmed', async () => {
    await subscribed();
    await askForAlert({ ...wish, frequency: 'weekly' }, visitor, null);
    const [alert] = await listAlertsOf('ada@example.com');
    expect(alert).toMatchObject({ status: 'confirmed', frequency: 'daily' });
    await confirmAlertLink((await last())?.payload.token ?? '');
    expect((await listAlertsOf('ada@example.com'))[0]).toMatchObject({ status: 'confirmed', frequency: 'weekly' });
  });

  it('floods nobody, and answers the same for an address that it writes to no more', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await askForAlert({ ...wish, search: `beds=${n + 1}` }, visitor, null)).toEqual({ code: 'asked' });
    }
    expect(await mails()).toHaveLength(3);
    for (let n = 0; n < 20; n += 1) await askForAlert({ ...wish, email: `v${n}@example.com` }, visitor, null);
    expect(await askForAlert(wish, visitor, null)).toMatchObject({ code: 'tooMany' });
  });

  it('spares a client with a verified address the second step, and nobody else', async () => {
    const [ada, eve] = [await makeUser({ email: 'ada@example.com' }), await makeUser()];
    expect(await askForAlert(wish, visitor, ada.id)).toEqual({ code: 'asked' });
    await markVerified(ada.id);
    await markVerified(eve.id);
    expect(await askForAlert(wish, visitor, eve.id)).toEqual({ code: 'asked' });
    expect(await askForAlert(wish, visitor, ada.id)).toEqual({ code: 'begun' });
    expect(await listOwnAlerts(eve.id, 'en')).toEqual([]);
    const [own] = await listOwnAlerts(ada.id, 'en');
    expect(own).toMatchObject({
      frequency: 'daily',
      href: '/properties?type=villa',
      title: expect.stringMatching(/^Villas/),
    });
    const id = own?.id ?? '';
    await changeOwnAlert(eve.id, id, 'weekly');
    await stopOwnAlert(eve.id, id);
    expect(await listOwnAlerts(ada.id, 'en')).toMatchObject([{ frequency: 'daily' }]);
    await changeOwnAlert(ada.id, id, 'weekly');
    expect(await listOwnAlerts(ada.id, 'es')).toMatchObject([{ frequency: 'weekly' }]);
    await stopOwnAlert(ada.id, id);
    expect(await listOwnAlerts(ada.id, 'en')).toEqual([]);
    for (let n = 0; n < 20; n += 1) {
      await run('delete from rate_limits');
      await askForAlert({ ...wish, search: `beds=${n + 1}` }, visitor, ada.id);
    }
    expect(await askForAlert({ ...wish, search: 'type=land' }, visitor, ada.id)).toEqual({ code: 'full' });
  });

  it('mails a price drop and a new home of the search, once', async () => {
    const other = portfolio.find(({ id }) => findListing(id)?.type === 'apartment')?.id ?? '';
    const villa = portfolio.find(({ id }) => id !== VILLA && findListing(id)?.type === 'villa')?.id ?? '';
    await recordEarlier([villa], [VILLA, other]);
    await subscribed();
    expect(await storeDueDigests()).toBe(0);
    expect(await recordPrices(portfolio)).toBe(3);
    expect(await storeDueDigests()).toBe(1);
    const [mail] = await digests();
    expect(mail?.payload.homes).toEqual([
      { listingId: villa, price: priceOf(villa), before: null },
      { listingId: VILLA, price: priceOf(VILLA), before: priceOf(VILLA) + 50_000 },
    ]);
    await recordPrices(portfolio);
    await run(`update search_alerts set last_sent_at = now() - interval '2 days'`);
    expect(await storeDueDigests()).toBe(0);
    const written = await composeMail({ ...mail!, locale: 'es' });
    expect(written.subject).toMatch(/^1 vivienda nueva, 1 bajada de precio: Villas/);
    expect(written.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(written.text).toContain(`/es/properties/${VILLA}`);
  });

  it('alerts nobody at the first look, nor of prices that rose', async () => {
    await subscribed({ search: '' });
    expect(await recordPrices(portfolio)).toBeNull();
    expect(await recordPrices(portfolio.map(({ id, price }) => ({ id, price: price + 1 })))).toBe(0);
    expect(await storeDueDigests()).toBe(0);
  });

  it('does not tell old news to who comes later, or what does not match', async () => {
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

  it('waits a day or a week from one mail to the next, and then tells all of it', async () => {
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
    expect((await digests()).at(-1)?.payload.homes).toMatchObject([{ listingId: second }]);
  });

  it('makes the same news once, though an older version of the site looks in between', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed();
    expect(await recordPrices(portfolio)).toBe(1);
    await recordEarlier([], [VILLA]);
    expect(await recordPrices(portfolio)).toBe(0);
    expect(await storeDueDigests()).toBe(1);
  });

  it('sends one mail however many instances look, and none is lost where storing it fails', async () => {
    await recordEarlier([], [VILLA]);
    await subscribed();
    await Promise.all([recordPrices(portfolio), recordPrices(portfolio)]);
    await run('alter table outbox rename to outbox_away');
    await expect(storeDueDigests()).rejects.toThrow();
    await run('alter table outbox_away rename to outbox');
    const stored = await Promise.all([storeDueDigests(), storeDueDigests(), storeDueDigests()]);
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await digests()).toHaveLength(1);
  });

  it('stops by the link of a mail, again and again, and begins anew only by confirming', async () => {
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
    await askForAlert(wish, visitor, null);
    expect(await statuses()).toEqual(['pending']);
    await confirmAlertLink((await last())?.payload.token ?? '');
    expect(await statuses()).toEqual(['confirmed']);
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

  it('forgets who never confirmed after a month, the proof of a consent after three years, and old news', async () => {
    await askForAlert(wish, visitor, null);
    await run(`update search_alerts set consent_at = now() - interval '31 days'`);
    await purgeOldRows();
    expect(await statuses()).toEqual([]);
    await subscribed();
    await run(`update search_alerts set status = 'stopped', stopped_at = now() - interval '35 months'`);
    await purgeOldRows();
    expect(await statuses()).toEqual(['stopped']);
    await run(`update search_alerts set stopped_at = now() - interval '37 months'`);
    await recordEarlier([], [VILLA]);
    await recordPrices(portfolio);
    await run(`update home_news set created_at = now() - interval '61 days'`);
    await purgeOldRows();
    expect(await statuses()).toEqual([]);
    expect(await run('select 1 from home_news')).toEqual([]);
  });
});
