import { listListings } from '@/lib/listings/catalogue/listings';
import { emailsIn } from '@/tests/support/email-files';
import { runSql } from '@/tests/support/run-sql';
import { folder, serve, stop } from '@/tests/support/site-server';
import { found } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

const [listing, other] = listListings()
  .filter(({ operation, status }) => operation === 'sale' && status === 'available')
  .map(({ id }) => id);
const database = `${folder}/alerts`;
const emailFolder = `${folder}/alerts-mail`;
const EMAIL_LIMIT_MS = 40_000;

const start = () => serve({ DATABASE_URL: `file:${database}`, MAIL_FOLDER: emailFolder });

const emailAbout = (id = '') =>
  found(
    () => emailsIn(emailFolder).find((text) => text.includes(`/properties/${id}`)),
    EMAIL_LIMIT_MS,
    `an email about ${id}`,
  );

it('emails a price drop after a restart, once, and stops by one click', async () => {
  await stop(await start());
  const [watched] = runSql(
    database,
    `
    insert into search_alerts (email, locale, query, frequency, status, consent_version, confirmed_at)
      values ('ada@example.com', 'es', 'operation=sale', 'daily', 'confirmed', '2025-06-09', now());
    update watched_homes set price = price + 100000 where listing_id = '${listing}' returning price`,
  );
  const before = new Intl.NumberFormat('es-ES').format(Number(watched?.price));
  expect(emailsIn(emailFolder)).toEqual([]);

  const site = await start();
  const email = await emailAbout(listing);
  expect(email).toContain(`/es/properties/${listing}`);
  expect(email).toContain(`antes, ${before}`);
  expect(email).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const link = /<http:\/\/localhost:3000(\/api\/alerts\/stop\?token=[\w-]{43})>/.exec(email)?.[1] ?? '';
  const click = () =>
    fetch(site.url + link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
  expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
  expect((await fetch(`${site.url}/api/alerts/stop?token=${'x'.repeat(43)}`, { method: 'POST' })).status).toBe(404);
  await stop(site);

  runSql(
    database,
    `
    update search_alerts set status = 'confirmed', last_sent_at = null;
    update watched_homes set price = price + 100000 where listing_id = '${other}'`,
  );
  const again = await start();
  const next = await emailAbout(other);
  await stop(again);
  expect(next).not.toContain(`/properties/${listing}`);
  expect(emailsIn(emailFolder)).toHaveLength(2);
});
