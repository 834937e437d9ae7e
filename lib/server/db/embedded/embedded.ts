import 'server-only';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { log } from '@/lib/server/log';
import type { DurableFs } from './durable-fs';
import type { Db, Engine } from '@/lib/server/db/engine';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from '@/lib/server/db/migrate';
import * as schema from '@/lib/server/db/schema';

/** A process that is being replaced may take ten seconds to end. */
const LOCK_WAIT_MS = 15_000;
/** Single-user Postgres has no background workers: nobody else collects garbage and moves the log on. */
const UPKEEP_MS = 3_600_000;

/** Made by the build (lib/cli/complete-standalone.mjs). Without it, as in `next dev`, PGlite runs initdb. */
const EMPTY_DATABASE = path.join(process.cwd(), 'lib/server/db/empty-database.tar.gz');

/** Where a folder's owner waits for the db: commands. */
export const adminSocketOf = (folder: string) => `${folder}.admin`;

/** The folder of a `file:` address. */
export const folderOf = (url: string) => path.resolve(url.replace(/^file:/, ''));

/**
 * Opens the embedded database; makes it where there is none.
 * @throws FolderInUseError with a sentence where another process has the folder.
 */
export async function openEmbedded(folder: string, lockWaitMs = LOCK_WAIT_MS): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One folder has one lock, whichever link leads to it.
  const home = realpathSync(folder);
  requireSafeMode(home);
  const lock = await lockFolder(home, lockWaitMs);
  try {
    return await openLocked(home, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(home: string, release: () => void): Promise<Engine> {
  const { client, files } = await createClient(home);
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client, { schema });
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
  const upkeep = setInterval(() => {
    keepUp(client).catch((error: unknown) => log.error({ err: error }, 'upkeep of the database failed'));
  }, UPKEEP_MS).unref();
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    isBroken: () => files.isDead,
    close: async () => {
      clearInterval(upkeep);
      try {
        await client.close();
      } finally {
        release();
      }
    },
  };
}

/** One statement each: together they would be one transaction, in which VACUUM is not allowed. */
export async function keepUp(client: Pick<PGlite, 'exec'>): Promise<void> {
  await client.exec('vacuum (analyze)');
  await client.exec('checkpoint');
}

async function createClient(home: string): Promise<{ client: PGlite; files: DurableFs }> {
  const [{ PGlite }, { DurableFs, guardAgainstDeath, syncFile, syncFolder }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./durable-fs'),
  ]);
  const mark = `${home}.making`;
  const isNew = prepareFolder(home, mark);
  const files = new DurableFs(home);
  const client = await PGlite.create({
    fs: files,
    ...(isNew && existsSync(EMPTY_DATABASE) ? { loadDataDir: new Blob([readFileSync(EMPTY_DATABASE)]) } : {}),
    startParams: [
      // -F switches fsync off.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB'],
    ],
  });
  guardAgainstDeath(client, files);
  if (isNew) {
    await client.exec('checkpoint');
    makePrivate(home);
    syncFolder(home);
    syncFile(path.dirname(home));
    rmSync(mark);
    // A mark that comes back after a power cut would empty a database with promises in it.
    syncFile(path.dirname(home));
  }
  return { client, files };
}

/** Gives files of the template the modes of those that Postgres makes: for their owner alone. */
function makePrivate(home: string): void {
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/**
 * Whether the database is still to be made. A first start that is killed leaves half of one, which would never open
 * again: the mark says that nothing in the folder was ever promised to anyone, and only then is it emptied.
 */
function prepareFolder(home: string, mark: string): boolean {
  const names = readdirSync(home);
  if (existsSync(mark)) {
    for (const name of names) rmSync(path.join(home, name), { recursive: true });
    return true;
  }
  if (names.includes('PG_VERSION')) return false;
  if (names.length > 0) {
    throw new Error(`${home} holds other files than a database: give DATABASE_URL an empty folder or a new one.`);
  }
  writeFileSync(mark, '');
  return true;
}

function requireSafeMode(home: string): void {
  // Made by hand, or by a program that did not care: client data is for this user alone.
  if (process.platform !== 'win32' && (statSync(home).mode & 0o077) !== 0) chmodSync(home, 0o700);
}
