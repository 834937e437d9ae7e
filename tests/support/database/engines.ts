import { createHash, randomUUID } from 'node:crypto';
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import '@/lib/server/db/client';
import { openEmbedded } from '@/lib/server/db/embedded/embedded';
import { queryRows, type Engine } from '@/lib/server/db/engine';
import { tables } from '@/lib/server/data/registry/tables';
import { lockFolder } from '@/lib/server/db/embedded/folder-lock';
import { migrationsFolder, migrationTags } from '@/lib/server/db/migrate';
import { openPostgres } from '@/lib/server/db/postgres';
import { processState } from '@/lib/env/process-state';

export type EngineName = Engine['kind'];

const MAKING_LIMIT_MS = 120_000;
/** Arbitrary number; only processes of the test server use it. */
const TEMPLATE_LOCK = 727_275;

/** Undefined without PostgreSQL. */
export const postgresUrl = process.env.TEST_POSTGRES_URL;

/** One statement, because a round trip per table is slower than most tests. */
const emptyTables = `do $$ begin ${tables
  .map(({ name }) => name)
  .filter((name) => name !== 'catalogue_version')
  .toReversed()
  .map((name) => `delete from ${name};`)
  .join(' ')} end $$`;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(folder);
  return folder;
}

function migrationsHash(engine = ''): string {
  const hash = createHash('sha256').update(engine);
  for (const tag of migrationTags()) hash.update(readFileSync(path.join(migrationsFolder, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns a folder with a migrated, empty database, cached per version. */
export async function embeddedFolder(folder = path.join(temporaryFolder(), 'db')): Promise<string> {
  const version = migrationsHash(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const cache = path.join(tmpdir(), `site-tests-${process.getuid?.() ?? 0}`);
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const template = path.join(cache, version);
  if (!existsSync(template)) {
    const lock = await lockFolder(path.join(cache, `making-${version}`), MAKING_LIMIT_MS);
    if (!existsSync(template)) {
      const made = path.join(temporaryFolder(), 'db');
      await (await openEmbedded(made)).close();
      cpSync(made, `${template}.new`, { recursive: true });
      renameSync(`${template}.new`, template);
    }
    lock.release();
  }
  cpSync(template, folder, { recursive: true });
  return folder;
}

export async function withEmbedded<Result>(folder: string, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await openEmbedded(folder, 5_000);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function onTestServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  if (!postgresUrl) throw new Error('no PostgreSQL');
  const client = new Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function postgresDatabase(): Promise<string> {
  return onTestServer((client) => createDatabase(client));
}

async function createDatabase(client: Client, template = 'template1'): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Copies of files take half the time of copies through the log.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  return `${postgresUrl}/${name}`;
}

/** Copies a template created once per server and version. */
function migratedDatabase(): Promise<string> {
  const template = `migrated_${migrationsHash()}`;
  return onTestServer(async (client) => {
    // Prevents copies of an unfinished template.
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const made = await createDatabase(client);
      await (await openPostgres(made, { connections: 1 })).close();
      await client.query(`alter database ${path.basename(made)} rename to ${template}`);
    }
    return createDatabase(client, template);
  });
}

export async function openTestEngine(name: EngineName): Promise<Engine> {
  return name === 'embedded'
    ? openEmbedded(await embeddedFolder())
    : openPostgres(await migratedDatabase(), { connections: 10 });
}

const databaseState = () => processState<object>('database', () => ({}));

export function putEngine(engine: Engine | null): void {
  const opening = engine && Promise.resolve(engine);
  Object.assign(databaseState(), { opening, failedAt: 0, failure: null });
}

/** Makes the database unavailable to the data layer for one minute. */
export function makeDatabaseUnavailable(): void {
  putEngine(null);
  Object.assign(databaseState(), { failedAt: Date.now() + 60_000, failure: 'unavailable' });
}

/** For behaviour of PostgreSQL only. */
export const describeOnPostgres = postgresUrl ? describe : describe.skip;

/** Opens an engine for the data layer until the file or `describe` ends. */
export function withEngine(open: () => Promise<Engine>): () => Engine {
  let engine: Engine;
  beforeAll(async () => {
    skipFsync();
    engine = await open();
    putEngine(engine);
  }, MAKING_LIMIT_MS);
  afterAll(async () => {
    await closeEngines(engine);
  });
  return () => engine;
}

export async function closeEngines(...engines: readonly Engine[]): Promise<void> {
  putEngine(null);
  await Promise.all(engines.map((engine) => engine.close()));
}

export type TestDatabase = Readonly<{
  run: <Row>(statement: string) => Promise<readonly Row[]>;
  engine: () => Engine;
}>;

/** Durability has separate tests. */
export function skipFsync(): void {
  fs.fsyncSync = () => undefined;
}

function onEngine(name: EngineName, tests: (database: TestDatabase) => void): void {
  describe(`on ${name}`, () => {
    const engine = withEngine(() => openTestEngine(name));
    beforeEach(async () => {
      await engine().db.execute(sql.raw(emptyTables));
    });
    tests({ run: (statement) => queryRows(engine().db, sql.raw(statement)), engine });
  });
}

/** Uses PostgreSQL if available, else the embedded database. */
export function onDatabase(tests: (database: TestDatabase) => void): void {
  onEngine(postgresUrl ? 'postgres' : 'embedded', tests);
}

/** For differences between the engines (`tests/contract`). */
export function onBothEngines(tests: (database: TestDatabase) => void): void {
  onEngine('embedded', tests);
  if (postgresUrl) onEngine('postgres', tests);
  else describe.skip('on postgres, which this machine does not have', () => it('is not run', () => undefined));
}
