import { execFileSync } from 'node:child_process';
import { startMailSink, type MailSink } from '@/tests/support/servers/mail-sink';
import { startStandIn, type StandIn } from '@/tests/support/servers/stand-in';
import { exitCode, folder, freePort, start, untilReady, type Run } from '@/tests/support/site-server';

jest.setTimeout(240_000);

const SECRET = 'a secret of forty characters, for tests only';
const running = new Set<Run>();

type Site = Readonly<{ run: Run; url: string; environment: Record<string, string> }>;

/** Starts the site; again in the same place with the environment of another. */
async function serve(name: string, environment: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const whole = {
    DATABASE_URL: `file:${folder}/${name}`,
    MAIL_FOLDER: `${folder}/${name}-mail`,
    AUTH_SECRET: SECRET,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const run = start(['--port', String(port)], whole);
  running.add(run);
  await untilReady(port);
  return { run, url: `http://localhost:${port}`, environment: whole };
}

async function stop({ run }: Site, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  running.delete(run);
  run.child.kill(signal);
  await exitCode(run);
}

let visitors = 0;
/** An address of the network that nobody had before. */
const nextVisitor = () => `198.51.100.${(visitors += 1) % 250}`;

const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

function post(site: Site, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-forwarded-for': nextVisitor(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const send = (site: Site, fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  post(site, '/api/contact/send', { ...good, ...fields }, headers);

async function until(isTrue: () => boolean, limitMs: number): Promise<number> {
  const begin = Date.now();
  while (!isTrue()) {
    if (Date.now() - begin > limitMs) throw new Error(`not within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - begin;
}

/** Rows of the export, which is what the agency has. */
function leads({ environment }: Site): { kind: string; message?: string; status: string }[] {
  const text = execFileSync('node', ['lib/commands/leads.mjs', '--format', 'json'], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 << 20,
  });
  return JSON.parse(text.toString()) as ReturnType<typeof leads>;
}

const notices = (sink: MailSink) => sink.mails.filter(({ to }) => to === 'info@cerda-mar.example');

afterAll(async () => {
  for (const run of running) run.child.kill('SIGKILL');
  await Promise.all([...running].map(exitCode));
});

describe('requests that are not to be taken', () => {
  let site: Site;
  beforeAll(async () => {
    site = await serve('refusals');
  });
  afterAll(() => stop(site));

  it.each([
    ['blanks', 422, { name: ' ', email: '', message: '\n' }, {}],
    ['no address', 422, { email: 'ada' }, {}],
    ['another site', 403, {}, { origin: 'https://evil.example' }],
    ['plain text', 415, {}, { 'content-type': 'text/plain' }],
  ])('%s get %i', async (_what, status, fields, headers) => {
    const answer = await send(site, fields, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('code');
  });

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['['.repeat(30_000), 400],
    [`{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, 422],
    ['x'.repeat(33_000), 413],
  ])('the body %#, in JSON with a code', async (body, status) => {
    const answer = await post(site, '/api/contact/send', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('code');
  });

  it('20 MB at once and in pieces, without memory for it', async () => {
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(status(site))?.[1] ?? 0) / 1_024;
    const before = memory();
    const big = 'x'.repeat(20 << 20);
    const begin = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(site, '/api/contact/send', big).then(
          ({ status: code }) => code,
          () => 413,
        ),
      ),
    );
    const ms = Date.now() - begin;
    const grown = Math.round(memory() - before);
    console.info(`five bodies of 20 MB: ${answers.join(' ')} in ${ms} ms, memory ${grown} MB more`);
    expect(answers).toEqual(Array(5).fill(413));
    expect(grown).toBeLessThan(60);
  });

  it('a filled hidden field looks like success, and nothing of all this was stored or mailed', async () => {
    const answer = await send(site, { honeypot: 'http://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([200, { code: 'SENT' }]);
    expect(leads(site)).toEqual([]);
  });

  it('the sixth message of an address in ten minutes, with the time to wait; others go on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await send(site, { email: `v${n}@example.com` }, headers)).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await send(site, { email: 'v7@example.com' }, headers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send(site, { email: 'v7@example.com' })).status).toBe(200);
  });

  it('sends a form without JavaScript to a page', async () => {
    const answer = await post(site, '/api/contact/send', new URLSearchParams({ ...good, locale: 'es' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/es/contact/sent']);
  });
});

const status = ({ run }: Site) => execFileSync('cat', [`/proc/${run.child.pid}/status`]).toString();

describe('no lead is lost', () => {
  it('while the mail server is down, slow or refuses for now, and none comes twice', async () => {
    const first = await startMailSink();
    const { port } = first;
    await first.close();
    const site = await serve('outage', { SMTP_URL: `smtp://localhost:${port}` });
    const key = 'k'.repeat(32);
    const accepted = [];
    for (let n = 0; n < 4; n += 1) accepted.push(await send(site, { email: `o${n}@example.com`, message: `n${n}` }));
    // A double click: the same key at the same moment.
    const double = { email: 'double@example.com', idempotencyKey: key };
    accepted.push(...(await Promise.all([send(site, double), send(site, double)])));
    expect(accepted.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(leads(site)).toHaveLength(5);

    const sink = await startMailSink(port);
    sink.setMode('later');
    await until(() => sink.refusals() > 0, 60_000);
    sink.setMode('slow');
    const ms = await until(() => notices(sink).length === 5, 90_000);
    sink.setMode('accept');
    await until(() => sink.mails.length === 10, 90_000);
    const ids = new Set(sink.mails.map(({ messageId }) => messageId));
    console.info(
      `down, then slow: accepted 5, stored ${leads(site).length}, delivered ${notices(sink).length} after ${ms} ms`,
    );
    expect([sink.mails.length, ids.size]).toEqual([10, 10]);
    expect(notices(sink)[0]?.raw).toMatch(/^Reply-To: .*o\d@example\.com/m);
    expect(ms).toBeLessThan(60_000);
    await stop(site);
    await sink.close();
  });

  it('when the process is killed right after it said yes', async () => {
    const sink = await startMailSink();
    const dead = await startMailSink();
    await dead.close();
    const place = { SMTP_URL: `smtp://localhost:${dead.port}` };
    let accepted = 0;
    for (let round = 0; round < 3; round += 1) {
      const site = await serve('killed', place);
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) => send(site, { email: `k${round}-${n}@example.com` })),
      );
      accepted += answers.filter((answer) => answer.status === 200).length;
      await stop(site, 'SIGKILL');
    }
    const site = await serve('killed', { SMTP_URL: `smtp://localhost:${sink.port}` });
    await until(() => new Set(notices(sink).map(({ messageId }) => messageId)).size === accepted, 90_000);
    const stored = leads(site).length;
    const delivered = new Set(notices(sink).map(({ messageId }) => messageId)).size;
    console.info(`killed three times: accepted ${accepted}, stored ${stored}, delivered ${delivered}`);
    expect([accepted, stored, delivered]).toEqual([12, 12, 12]);
    await stop(site);
    await sink.close();
  });

  it('when the database is away: the answer says so, and the public pages are served', async () => {
    const site = await serve('away', {});
    await stop(site);
    const port = await freePort();
    const run = start(['--port', String(port)], {
      ...site.environment,
      DATABASE_URL: 'postgres://nobody@localhost:1/x',
    });
    running.add(run);
    const away = { run, url: `http://localhost:${port}`, environment: site.environment };
    await until(() => run.output().includes('cannot be opened'), 30_000);
    const answer = await send(away);
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'UNAVAILABLE' }]);
    expect((await fetch(`${away.url}/en/contact`)).status).toBe(200);
    await stop(away);
  });
});

describe('the newsletter, with Klaviyo standing in', () => {
  let [site, klaviyo, sink] = [] as unknown as [Site, StandIn, MailSink];
  beforeAll(async () => {
    [klaviyo, sink] = await Promise.all([startStandIn(), startMailSink()]);
    site = await serve('klaviyo', {
      SMTP_URL: `smtp://localhost:${sink.port}`,
      KLAVIYO_API_KEY: 'pk_test',
      KLAVIYO_LIST_ID: 'LIST',
      KLAVIYO_API_URL: klaviyo.url,
    });
  });
  afterAll(async () => {
    await stop(site);
    await Promise.all([klaviyo.close(), sink.close()]);
  });

  const mailTo = async (address: string, subject: RegExp) => {
    const find = () => sink.mails.find(({ to, raw }) => to === address && subject.test(raw));
    await until(() => find() !== undefined, 20_000);
    return (find()?.raw ?? '')
      .replace(/=\r\n/g, '')
      .replace(/=3D/g, '=')
      .replace(/\r\n[ \t]+/g, ' ');
  };

  it('answers in two seconds whatever Klaviyo does, and tells it once it listens', async () => {
    klaviyo.setMode('hang');
    // The first request of a process loads its code, which takes a slow machine seconds.
    await post(site, '/api/klaviyo/subscribe', { email: 'no address' });
    const begin = Date.now();
    const answer = await post(site, '/api/klaviyo/subscribe', { email: 'reader@example.com' });
    expect([answer.status, await answer.json()]).toEqual([200, { code: 'SUBSCRIBED' }]);
    expect(Date.now() - begin).toBeLessThan(2_000);
    const again = await post(site, '/api/klaviyo/subscribe', { email: 'reader@example.com' });
    expect([again.status, await again.json()]).toEqual([200, { code: 'SUBSCRIBED' }]);

    const confirmation = await mailTo('reader@example.com', /confirm/);
    const link = /http:\/\/localhost:3000(\/en\/newsletter\/confirm\?token=[\w-]{43})/.exec(confirmation)?.[1] ?? '';
    const page = await (await fetch(site.url + link)).text();
    expect(page).toMatch(/<form[^>]*method="POST"/i);
    expect(sink.mails.some(({ raw }) => raw.includes('List-Unsubscribe'))).toBe(false);

    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
    const form = new FormData();
    for (const [, name = '', value = ''] of fields.filter(([, name]) => /^\$|token|locale/.test(name ?? ''))) {
      form.set(name, value);
    }
    const start2 = Date.now();
    const confirmed = await fetch(site.url + link, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { origin: site.url, 'x-forwarded-for': nextVisitor() },
    });
    const ms = Date.now() - start2;
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/en/newsletter/confirm?outcome=done'),
    ]);
    expect(ms).toBeLessThan(2_000);

    const guide = await mailTo('reader@example.com', /List-Unsubscribe/);
    expect(guide).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    expect(guide).toContain('/guides/buying-guide-en.pdf');
    await until(() => klaviyo.calls.length > 0, 20_000);
    klaviyo.setMode(202);
    const calls = klaviyo.calls.length;
    const waited = await until(() => klaviyo.calls.length > calls, 60_000);
    const { path, headers, body } = klaviyo.calls.at(-1) ?? { path: '', headers: {}, body: '{}' };
    console.info(`Klaviyo hung, then listened: told after ${waited} ms`);
    expect(path).toBe('/api/profile-subscription-bulk-create-jobs');
    expect(headers).toMatchObject({ authorization: 'Klaviyo-API-Key pk_test', revision: '2026-04-15' });
    expect(JSON.parse(body)).toMatchObject({
      data: {
        type: 'profile-subscription-bulk-create-job',
        attributes: { profiles: { data: [{ attributes: { email: 'reader@example.com' } }] } },
        relationships: { list: { data: { type: 'list', id: 'LIST' } } },
      },
    });
  });

  it('lets the mailbox unsubscribe with one click, from anywhere, and tells Klaviyo', async () => {
    const guide = await mailTo('reader@example.com', /List-Unsubscribe/);
    const link = /<http:\/\/localhost:3000(\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>/.exec(guide)?.[1] ?? '';
    const click = () =>
      fetch(site.url + link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    expect(
      (await fetch(`${site.url}/api/newsletter/unsubscribe?token=${'x'.repeat(43)}`, { method: 'POST' })).status,
    ).toBe(404);
    expect(leads(site)).toMatchObject([{ kind: 'subscriber', status: 'unsubscribed' }]);
    await until(() => klaviyo.calls.some(({ path }) => path.includes('bulk-delete')), 30_000);
  });
});

describe('the bot check, with reCAPTCHA standing in', () => {
  let [site, google] = [] as unknown as [Site, StandIn];
  beforeAll(async () => {
    google = await startStandIn();
    site = await serve('captcha', {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: `${google.url}/siteverify`,
    });
  });
  afterAll(async () => {
    await stop(site);
    await google.close();
  });

  const human = { success: true, score: 0.9, action: 'submit', hostname: 'localhost' };
  const outcome = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

  it('takes a person, once for each token', async () => {
    google.setMode(200, human);
    expect(await outcome(await send(site, { recaptchaToken: 'one' }))).toEqual([200, 'SENT']);
    expect(await outcome(await send(site, { recaptchaToken: 'one', message: 'again' }))).toEqual([400, 'CAPTCHA']);
    expect(new URLSearchParams(google.calls[0]?.body).get('secret')).toBe('secret');
  });

  it.each([
    ['no success', { ...human, success: false, 'error-codes': ['invalid-input-response'] }],
    ['a low score', { ...human, score: 0.1 }],
    ['no score', { ...human, score: undefined }],
    ['another action', { ...human, action: 'login' }],
    ['another host', { ...human, hostname: 'evil.example' }],
  ])('refuses %s', async (what, verdict) => {
    google.setMode(200, verdict);
    const answer = await send(site, { recaptchaToken: what, email: `${what.replace(/\W/g, '')}@example.com` });
    expect(await outcome(answer)).toEqual([400, 'CAPTCHA']);
  });

  it('refuses who brings none', async () => {
    expect(await outcome(await send(site, { email: 'none@example.com' }))).toEqual([400, 'CAPTCHA_NOT_LOADED']);
  });

  it.each([500, 429, 404, 'hang', 'close'] as const)('loses nobody when it answers %s', async (mode) => {
    google.setMode(mode);
    const begin = Date.now();
    const answer = await send(site, { recaptchaToken: `away-${mode}`, email: `away-${mode}@example.com` });
    expect(await outcome(answer)).toEqual([200, 'SENT']);
    expect(Date.now() - begin).toBeLessThan(6_000);
  });

  it('stored those it took and no other', () => {
    const found = leads(site).length;
    console.info(`bot check: 6 taken, ${found} stored`);
    expect(found).toBe(6);
  });
});
