import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exitCode, folder, freePort, start, untilReady, type Run } from '@/tests/support/site-server';

jest.setTimeout(240_000);

const VILLA = 'villa-el-portet-moraira';
const OTHER = 'villa-cap-blanc-moraira';
const database = `${folder}/alerts`;
const mailFolder = `${folder}/alerts-mail`;
const MAIL_LIMIT_MS = 40_000;

async function serve(): Promise<{ run: Run; url: string }> {
  const port = await freePort();
  const run = start(['--port', String(port)], { DATABASE_URL: `file:${database}`, MAIL_FOLDER: mailFolder });
  await untilReady(port);
  return { run, url: `http://localhost:${port}` };
}

async function stop({ run }: { run: Run }): Promise<void> {
  run.child.kill('SIGTERM');
  await exitCode(run);
}

/** Statements on the database while no site runs. */
function sql(statement: string): readonly Record<string, unknown>[] {
  const program = `import { PGlite } from '@electric-sql/pglite';
    const db = new PGlite(${JSON.stringify(database)});
    console.log(JSON.stringify((await db.exec(${JSON.stringify(statement)})).at(-1).rows));
    await db.close();`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as Record<string, unknown>[];
}

const mails = () =>
  (existsSync(mailFolder) ? readdirSync(mailFolder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(`${mailFolder}/${name}`, 'utf8')
        .replace(/=\r\n/g, '')
        .replace(/=3D/g, '=')
        .replace(/\r\n[ \t]+/g, ' '),
    );

/** Waits for a mail about a home. */
async function mailAbout(id: string): Promise<string> {
  const end = Date.now() + MAIL_LIMIT_MS;
  for (;;) {
    const mail = mails().find((text) => text.includes(`/properties/${id}`));
    if (mail) return mail;
    if (Date.now() > end) throw new Error(`no mail about ${id} came`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('tells a price drop by mail after the start with the new price, once, and is stopped by the mailbox', async () => {
  // The first look at the portfolio alerts nobody.
  await stop(await serve());
  const [home] = sql(`
    insert into search_alerts (email, locale, query, frequency, status, consent_version, confirmed_at)
      values ('ada@example.com', 'es', 'type=villa', 'daily', 'confirmed', '2025-06-09', now());
    update watched_homes set price = price + 100000 where listing_id = '${VILLA}' returning price`);
  const before = new Intl.NumberFormat('es-ES').format(Number(home?.price));
  expect(mails()).toEqual([]);

  const site = await serve();
  const mail = await mailAbout(VILLA);
  expect(mail).toContain(`/es/properties/${VILLA}`);
  expect(mail).toContain(`antes, ${before}`);
  expect(mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const link = /<http:\/\/localhost:3000(\/api\/alerts\/stop\?token=[\w-]{43})>/.exec(mail)?.[1] ?? '';
  const click = () =>
    fetch(site.url + link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
  expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
  expect((await fetch(`${site.url}/api/alerts/stop?token=${'x'.repeat(43)}`, { method: 'POST' })).status).toBe(404);
  await stop(site);

  sql(`
    update search_alerts set status = 'confirmed', last_sent_at = null;
    update watched_homes set price = price + 100000 where listing_id = '${OTHER}'`);
  const again = await serve();
  const next = await mailAbout(OTHER);
  await stop(again);
  expect(next).not.toContain(`/properties/${VILLA}`);
  expect(mails()).toHaveLength(2);
});
