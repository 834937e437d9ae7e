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

/** A replaced process may need ten seconds to end. */
const LOCK_WAIT_MS = 15_000;
/** Single-user Postgres has no background vacuum or checkpoints. */
const UPKEEP_MS = 3_600_000;

/** Built by lib/cli/complete-standalone.mjs; without it, PGlite runs initdb. */
const EMPTY_DATABASE = path.join(process.cwd(), 'lib/server/db/empty-database.tar.gz');

export const adminSocketOf = (folder: string) => `${folder}.admin`;

export const folderOf = (url: string) => path.resolve(url.replace(/^file:/, ''));

/**
 * Opens or creates the embedded database.
 * @throws FolderInUseError when another process uses the folder
 */
export async function openEmbedded(folder: string, lockWaitMs = LOCK_WAIT_MS): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One lock per folder, also through symbolic links.
  const realFolder = realpathSync(folder);
  requireSafeMode(realFolder);
  const lock = await lockFolder(realFolder, lockWaitMs);
  try {
    return await openLocked(realFolder, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(realFolder: string, release: () => void): Promise<Engine> {
  const { client, files } = await createClient(realFolder);
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
  const upkeep = setInterval(() => {
    runMaintenance(client).catch((error: unknown) => log.error({ err: error }, 'database maintenance failed'));
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

/** Separate statements: VACUUM cannot run in a transaction. */
export async function runMaintenance(client: Pick<PGlite, 'exec'>): Promise<void> {
  await client.exec('vacuum (analyze)');
  await client.exec('checkpoint');
}

async function createClient(realFolder: string): Promise<{ client: PGlite; files: DurableFs }> {
  const [{ PGlite }, { DurableFs, guardAgainstDeath, syncFile, syncFolder }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./durable-fs'),
  ]);
  const mark = `${realFolder}.making`;
  const isNew = prepareFolder(realFolder, mark);
  const files = new DurableFs(realFolder);
  const client = await PGlite.create({
    fs: files,
    ...(isNew && existsSync(EMPTY_DATABASE) ? { loadDataDir: new Blob([readFileSync(EMPTY_DATABASE)]) } : {}),
    startParams: [
      // -F disables fsync.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB'],
    ],
  });
  guardAgainstDeath(client, files);
  if (isNew) {
    await client.exec('checkpoint');
    makePrivate(realFolder);
    syncFolder(realFolder);
    syncFile(path.dirname(realFolder));
    rmSync(mark);
    // A mark restored by a power cut would delete a database in use.
    syncFile(path.dirname(realFolder));
  }
  return { client, files };
}

/** Sets owner-only modes, as Postgres does. */
function makePrivate(realFolder: string): void {
  for (const entry of readdirSync(realFolder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** The mark means unfinished creation: only then is the folder emptied. */
function prepareFolder(realFolder: string, mark: string): boolean {
  const names = readdirSync(realFolder);
  if (existsSync(mark)) {
    for (const name of names) rmSync(path.join(realFolder, name), { recursive: true });
    return true;
  }
  if (names.includes('PG_VERSION')) return false;
  if (names.length > 0) {
    throw new Error(`${realFolder} holds other files than a database: give DATABASE_URL an empty folder or a new one.`);
  }
  writeFileSync(mark, '');
  return true;
}

function requireSafeMode(realFolder: string): void {
  // Client data: owner-only access.
  if (process.platform !== 'win32' && (statSync(realFolder).mode & 0o077) !== 0) chmodSync(realFolder, 0o700);
}
