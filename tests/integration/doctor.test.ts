import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { parseEnvironment } from '@/lib/env/schema';
import { examine, printFindings } from '@/lib/server/commands/doctor/examine';
import type { Finding } from '@/lib/server/commands/doctor/finding';
import { examineFacebook, examineGoogle } from '@/lib/server/commands/doctor/sign-in';
import { examineBotCheck, examineEmail, examineNewsletter } from '@/lib/server/commands/doctor/services';
import { examineContent } from '@/lib/server/commands/doctor/content';
import { examineAddress, examineProxy } from '@/lib/server/commands/doctor/site';
import { examineDatabase, examineFolders } from '@/lib/server/commands/doctor/storage';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { startEmailSink } from '@/tests/support/servers/mail-sink';
import { startStandIn, type StandIn } from '@/tests/support/servers/stand-in';

jest.setTimeout(60_000);

const SECRET = 'secret of this test';
const nobody = 'http://localhost:1';
const states = (findings: readonly Finding[]) => findings.map(({ state }) => state);
const textOf = (findings: readonly Finding[]) => findings.map(({ text }) => text).join('\n');

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn();
});
afterAll(() => service.close());

it('needs no configuration: unset services are off, and only the secret is bad', async () => {
  const folder = temporaryFolder();
  const env = parseEnvironment({
    DATABASE_URL: `file:${folder}/db`,
    MAIL_FOLDER: `${folder}/mails`,
    STORAGE_URL: `file:${folder}/s`,
  });
  const findings = await examine(env, () => Promise.reject(new Error('none')));
  const off = findings.filter(({ state }) => state === 'off').map(({ about }) => about);
  expect(off).toEqual([
    'Proxy',
    'Mail',
    'Mailbox',
    'Newsletter',
    'Bot check',
    'Google',
    'Facebook',
    'Metrics',
    'Traces',
  ]);
  const { text, broken } = printFindings(findings);
  expect(broken).toBe(1);
  expect(text).toMatch(/^BROKEN {2}Database/m);
});

onDatabase(({ engine, run }) => {
  it('reports the migrated database and its queue', async () => {
    const findings = await examineDatabase(() => Promise.resolve(engine()));
    expect(states(findings)).toEqual(['good', 'good', 'good']);
    expect(textOf(findings)).toMatch(/migrations are applied[\s\S]*No email is waiting/);
  });

  it('reports missing migrations and failed emails', async () => {
    await run(
      `insert into jobs (kind, recipient, locale, payload, status) values ('x', 'a@example.com', 'en', '{}', 'dead')`,
    );
    await engine().db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 0)`);
    const newer = await examineDatabase(() => Promise.resolve(engine()));
    expect(states(newer)).toEqual(['good', 'advice', 'advice']);
    await engine().db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await engine().db.execute(sql`create table migrations_copy as select * from drizzle.__drizzle_migrations`);
    await engine().db.execute(sql`delete from drizzle.__drizzle_migrations`);
    expect(states(await examineDatabase(() => Promise.resolve(engine())))).toEqual(['good', 'bad', 'advice']);
    await engine().db.execute(sql`insert into drizzle.__drizzle_migrations select * from migrations_copy`);
    await engine().db.execute(sql`drop table migrations_copy`);
  });
});

it('distinguishes mail servers that accept, refuse and are down', async () => {
  const sink = await startEmailSink();
  const at = (url: string) => examineEmail(parseEnvironment({ SMTP_URL: url }));
  expect((await at(`smtp://localhost:${sink.port}`)).state).toBe('good');
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('no'), { responseCode: 535 })),
  }).listen(0, 'localhost');
  await once(strict, 'listening');
  const { port } = strict.address() as AddressInfo;
  const refused = await at(`smtp://ada:${encodeURIComponent(SECRET)}@localhost:${port}`);
  expect(refused.text).toContain('535');
  expect(refused.state).toBe('bad');
  // 0.0.0.0 also addresses this machine.
  expect((await at(`smtp://0.0.0.0:${port}`)).text).toContain('SMTP_ALLOW_PLAINTEXT=true');
  strict.close();
  await sink.close();
  const unavailable = await at(`smtp://ada:${encodeURIComponent(SECRET)}@localhost:${sink.port}`);
  expect(unavailable.text).toMatch(/ECONNREFUSED|ESOCKET/);
  expect(unavailable.text + refused.text).not.toContain('not%20to');
  expect(sink.emails).toEqual([]);
});

it.each([
  [200, { data: { attributes: { opt_in_process: 'single_opt_in' } } }, 'good'],
  [200, { data: { attributes: { opt_in_process: 'double_opt_in' } } }, 'advice'],
  [401, {}, 'bad'],
  [403, {}, 'advice'],
  [404, {}, 'bad'],
  [500, {}, 'bad'],
] as const)('judges Klaviyo by %i %j: %s', async (status, body, state) => {
  service.setMode(status, body);
  const env = parseEnvironment({ KLAVIYO_API_KEY: SECRET, KLAVIYO_LIST_ID: 'L1', KLAVIYO_API_URL: service.url });
  expect((await examineNewsletter(env)).state).toBe(state);
  expect(service.calls.at(-1)).toMatchObject({
    path: '/api/lists/L1',
    headers: { authorization: expect.stringContaining(SECRET) },
  });
});

it('reports an unreachable service without its secrets', async () => {
  const env = parseEnvironment({
    ...{ KLAVIYO_API_KEY: SECRET, KLAVIYO_LIST_ID: 'L1', KLAVIYO_API_URL: nobody },
    ...{ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: SECRET, RECAPTCHA_VERIFY_URL: nobody },
    ...{ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: nobody },
    ...{ FACEBOOK_CLIENT_ID: 'f', FACEBOOK_CLIENT_SECRET: SECRET, FACEBOOK_ORIGIN: nobody },
    SITE_URL: 'https://www.example.com',
  });
  const findings = [
    await examineNewsletter(env),
    await examineBotCheck(env),
    ...(await examineGoogle(env)),
    ...(await examineFacebook(env)),
  ];
  expect(states(findings)).toEqual(['bad', 'bad', 'bad', 'bad']);
  expect(textOf(findings).match(/cannot be reached/g)).toHaveLength(4);
  expect(textOf(findings)).not.toContain(SECRET);
});

it.each([
  [{ success: false, 'error-codes': ['invalid-input-response'] }, 'good'],
  [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'bad'],
])('judges the reCAPTCHA secret by %j', async (body, state) => {
  service.setMode(200, body);
  const keys = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's', RECAPTCHA_VERIFY_URL: service.url };
  expect((await examineBotCheck(parseEnvironment(keys))).state).toBe(state);
});

it.each([
  ['invalid_grant', 'good', 'https://www.example.com/api/auth/callback/google'],
  ['invalid_client', 'bad', 'GOOGLE_CLIENT_SECRET'],
  ['redirect_uri_mismatch', 'bad', 'https://www.example.com/api/auth/callback/google'],
])('judges Google by %s', async (error, state, words) => {
  // One response serves as the document and as the invalid code error.
  service.setMode(200, { issuer: service.url, token_endpoint: `${service.url}/token`, error });
  const env = parseEnvironment({
    ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: service.url },
    SITE_URL: 'https://www.example.com',
  });
  const findings = await examineGoogle(env);
  expect(states(findings)).toEqual([state]);
  expect(textOf(findings)).toContain(words);
});

it.each([
  [200, 'good'],
  [400, 'bad'],
])('judges Facebook by %i', async (status, state) => {
  service.setMode(status);
  const env = parseEnvironment({
    ...{ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: SECRET, FACEBOOK_ORIGIN: service.url },
    SITE_URL: 'https://www.example.com',
  });
  expect(states(await examineFacebook(env))).toEqual([state]);
});

it('requires https, a build for this address, and the proxy’s hops', () => {
  const env = (variables: Record<string, string>) => parseEnvironment(variables);
  const https = env({ SITE_URL: 'https://www.example.com' });
  expect(states(examineAddress(https, 'https://www.example.com'))).toEqual(['good']);
  expect(states(examineAddress(https, 'http://localhost:3000'))).toEqual(['good', 'bad']);
  expect(states(examineAddress(env({ SITE_URL: 'http://www.example.com' }), null))).toEqual(['bad']);
  expect(states(examineAddress(env({}), null))).toEqual(['advice']);
  expect(examineProxy(https).state).toBe('bad');
  expect(examineProxy(env({ SITE_URL: 'https://www.example.com', TRUSTED_PROXY_HOPS: '1' })).state).toBe('good');
});

describe('on a public address', () => {
  const at = (SITE_URL: string) => parseEnvironment({ SITE_URL });
  const site = at('https://www.example.com');

  const real: Required<NonNullable<Parameters<typeof examineContent>[1]>> = {
    text: 'AICAT 10234, B61234567, tomo 40012, hoja B-340021, +34 932 150 000, info@agency.com',
    reviews: [{}],
    statistics: {},
    fee: {},
    partners: [],
    profiles: [{ network: 'facebook', url: 'https://www.facebook.com/agency' }],
  };

  it('warns of emails that are only written to a folder', async () => {
    expect((await examineEmail(site)).state).toBe('advice');
    expect((await examineEmail(at('http://localhost:3000'))).state).toBe('off');
  });

  it.each([
    ['AICAT 00000 · RAICV 12345', 'AICAT 00000'],
    ['NIF B00000000', 'B00000000'],
    ['tomo 00000, folio 000, hoja B-000000', 'tomo 00000, B-000000'],
    ['+34 930 000 000, info@agency.example', '+34 930 000 000, info@agency.example'],
  ])('warns of placeholders: %s', (text, named) => {
    const findings = examineContent(site, { ...real, text });
    expect(states(findings)).toEqual(['advice']);
    expect(textOf(findings)).toContain(`${named}.`);
    expect(examineContent(at('http://localhost:3000'), { text, reviews: [{ isSample: true }] })).toEqual([]);
  });

  it('warns of invented reviews, statistics, fee and profiles, and of nothing where all is real', () => {
    const found = (changes: Partial<typeof real>) => textOf(examineContent(site, { ...real, ...changes }));
    expect(examineContent(site, real)).toEqual([]);
    expect(found({ reviews: [{ isSample: true }, {}] })).toMatch(/^1 invented review/);
    expect(found({ statistics: { isSample: true } })).toMatch(/^Invented statistics/);
    expect(found({ fee: { isSample: true } })).toContain('/site/agency');
    const about = { en: 'portal', es: 'portal' };
    const partner = { name: 'Portal Nou', kind: 'portal', look: 'light', about } as const;
    expect(found({ partners: [partner] })).toBe('');
    expect(found({ partners: [partner, { ...partner, name: 'Invented', isSample: true }] })).toMatch(
      /^Invented partners are public, marked as samples: Invented\. /,
    );
    const sample = { network: 'facebook', url: 'https://facebook.example/a' } as const;
    for (const profiles of [[], [...real.profiles, sample]]) expect(found({ profiles })).toContain('/site/social');
  });
});

it('names a folder that is not writable', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'taken'), '');
  mkdirSync(path.join(folder, 'data'));
  chmodSync(path.join(folder, 'data'), 0o700);
  const env = parseEnvironment({ DATABASE_URL: `file:${folder}/data/db`, MAIL_FOLDER: `${folder}/taken/mails` });
  expect(states(examineFolders(env))).toEqual(['good', 'bad']);
});
