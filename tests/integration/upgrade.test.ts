import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { restore } from '@/lib/server/commands/restore';
import { verifyPassword } from '@/lib/server/auth/passwords';
import { findAppointmentByKey } from '@/lib/server/data/diary/appointment-keys';
import { adoptPhones } from '@/lib/server/data/contacts/contact-phones';
import { countJobs } from '@/lib/server/data/jobs/jobs';
import { listSavedListings } from '@/lib/server/data/accounts/saved-listings';
import { loadSession } from '@/lib/server/data/accounts/sessions';
import { consumeToken } from '@/lib/server/data/core/tokens';
import { findCredentials } from '@/lib/server/data/accounts/users';
import { listValuations } from '@/lib/server/data/accounts/valuations';
import { queryRows, type Engine } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import { adoptFormerNewsletterJobs } from '@/lib/server/data/campaigns/newsletter-jobs';
import { startEmailWorker, startNewsletterWorker } from '@/lib/server/jobs/workers';
import type { Email } from '@/lib/server/providers/mail/port';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';
import { createFolderStorage } from '@/lib/server/storage/folder';
import {
  describeOnPostgres,
  openTestEngine,
  postgresDatabase,
  postgresUrl,
  temporaryFolder,
  withEngine,
} from '@/tests/support/database/engines';

/** Data stored by commit 6d18a39: a database (pg_dump), a backup (db:backup) and link tokens. */
const FIXTURE = path.resolve('tests/fixtures/version-6d18a39');
const secrets = JSON.parse(readFileSync(`${FIXTURE}/secrets.json`, 'utf8')) as {
  session: string;
  users: { ada: string; eve: string };
  password: string;
  reset: string;
  verify: string;
  call: { reference: string; key: string };
  cancelled: { reference: string; key: string };
  newsletter: { confirm: string; unsubscribe: string };
  alerts: { confirm: string; stop: string };
  tally: Record<string, number>;
};
const renewals = [
  `update sessions set last_seen_at = now(), expires_at = now() + interval '1 day'`,
  `update tokens set expires_at = now() + interval '1 hour'`,
  `update subscribers set confirm_expires_at = now() + interval '1 hour' where confirm_expires_at is not null`,
  `update search_alerts set confirm_expires_at = now() + interval '1 hour' where confirm_expires_at is not null`,
];
const WAITING_EMAILS = 21;
const WAITING_CALENDAR_FILES = 10;

async function openUpgraded(): Promise<Engine> {
  const url = await postgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(`${FIXTURE}/database.sql`, 'utf8'));
  await client.end();
  return openPostgres(url, { connections: 4 });
}

async function openRestored(): Promise<Engine> {
  const engine = await openTestEngine(postgresUrl ? 'postgres' : 'embedded');
  await restore(engine, `${FIXTURE}/backup.jsonl.gz`, createFolderStorage(temporaryFolder()));
  return engine;
}

function expectAllWorks(open: () => Promise<Engine>) {
  const engine = withEngine(open);
  const run = <Row>(statement: string) => queryRows<Row>(engine().db, sql.raw(statement));

  beforeAll(async () => {
    for (const statement of renewals) await run(statement);
  });

  it('keeps sessions, passwords, saved listings and valuations', async () => {
    expect(await loadSession(secrets.session)).toMatchObject({ session: { userId: secrets.users.ada } });
    const credentials = await findCredentials('ada@example.com');
    expect(await verifyPassword(credentials?.passwordHash ?? null, secrets.password)).toBe(true);
    expect(await listSavedListings(secrets.users.ada)).toHaveLength(secrets.tally.saved_homes ?? 0);
    expect(await listValuations(secrets.users.ada)).toHaveLength(1);
  });

  it('accepts every link that was sent', async () => {
    expect(await findAppointmentByKey(secrets.call.reference, secrets.call.key)).toMatchObject({ status: 'scheduled' });
    expect(await findAppointmentByKey(secrets.cancelled.reference, secrets.cancelled.key)).toMatchObject({
      status: 'cancelled',
    });
    expect(await consumeToken(secrets.reset, 'reset')).toBe(secrets.users.ada);
    expect(await consumeToken(secrets.verify, 'verify')).toBe(secrets.users.eve);
    expect(await confirmAlertLink(secrets.alerts.confirm)).toBe(true);
    expect(await stopAlertLink(secrets.alerts.stop)).toBe(true);
    expect(await confirmNewsletter(secrets.newsletter.confirm)).toBe(true);
    expect(await unsubscribeNewsletter(secrets.newsletter.unsubscribe)).toBe(true);
  });

  it('sends queued emails, those of a crashed worker included', async () => {
    await run(`update jobs set lease_until = now() - interval '1 second' where status = 'leased'`);
    const sent: Email[] = [];
    const worker = startEmailWorker({ name: 'folder', send: async (email: Email) => void sent.push(email) });
    await worker.wake();
    await worker.stop();
    expect(sent.length).toBeGreaterThanOrEqual(WAITING_EMAILS);
    expect(sent.filter(({ attachments }) => attachments)).toHaveLength(WAITING_CALENDAR_FILES);
    expect(sent.filter(({ text }) => text.includes('/alerts/stop?token='))).toHaveLength(1);
    expect(await countJobs('email')).toMatchObject({ queued: 0, leased: 0, dead: 0 });
  });

  it('completes the newsletter jobs', async () => {
    const sent: [string, string][] = [];
    const worker = startNewsletterWorker({
      send: async (action, email) => {
        sent.push([action, email]);
        return { isDone: true };
      },
    });
    await adoptFormerNewsletterJobs();
    await worker.wake();
    await worker.stop();
    expect(sent).toContainEqual(['unsubscribe', 'ada@example.com']);
    expect(await run('select 1 from newsletter_jobs')).toEqual([]);
  });
}

describeOnPostgres('a database of the version before', () => {
  expectAllWorks(openUpgraded);
});

describe('a backup of the previous version', () => {
  expectAllWorks(openRestored);
});

describeOnPostgres('an instance of the version before, beside one of this during an update', () => {
  const engine = withEngine(openUpgraded);
  const run = <Row>(statement: string) => queryRows<Row>(engine().db, sql.raw(statement));

  it('finds what was booked as it was, with its quarters of an hour', async () => {
    const [slots] = await run<{ count: number }>('select count(*)::int as count from appointment_slots');
    expect(slots?.count).toBeGreaterThan(0);
    const cells = `select count(*)::int as count from appointment_slots s
      join appointment_cells c on c.appointment_id = s.appointment_id
        and c.starts_at in (s.starts_at, s.starts_at + interval '15 minutes') where c.kind = 'appointment'`;
    expect(await run(cells)).toEqual([{ count: 2 * (slots?.count ?? 0) }]);
    expect(await run(`select distinct kind, mode, calendar_id from appointments`)).toEqual([
      { kind: 'call', mode: 'telephone', calendar_id: null },
    ]);
  });

  it('finds the telephones of contacts', async () => {
    const main = `select id as contact_id, phone as e164 from contacts where phone is not null`;
    expect(await run(`${main} limit 1`)).toHaveLength(1);
    await adoptPhones();
    expect(await run(`${main} except select contact_id, e164 from contact_phones`)).toEqual([]);
  });

  it('stores and leases emails, which this version sends', async () => {
    await run('delete from jobs');
    const store = `insert into jobs (kind, recipient, locale, payload, idempotency_key)
      values ('passwordChanged', 'ada@example.com', 'es', '{}', 'once') on conflict (idempotency_key) do nothing returning id`;
    expect([(await run(store)).length, (await run(store)).length]).toEqual([1, 0]);
    const lease = `update jobs set status = 'leased', lease_owner = 'former', lease_until = now() - interval '1 second',
        attempts = attempts + 1
      where id = any(array(select id from jobs where status = 'queued' order by next_attempt_at limit 2
        for update skip locked)) returning kind, attempts`;
    expect(await run(lease)).toEqual([{ kind: 'passwordChanged', attempts: 1 }]);
    const sent: Email[] = [];
    const worker = startEmailWorker({ name: 'folder', send: async (email: Email) => void sent.push(email) });
    await worker.wake();
    await worker.stop();
    expect(sent).toHaveLength(1);
  });
});
