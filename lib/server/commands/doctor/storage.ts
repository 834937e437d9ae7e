import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Environment } from '@/lib/env/schema';
import { countJobs } from '@/lib/server/data/jobs/jobs';
import { createStorage } from '@/lib/server/storage/get-storage';
import { folderOf } from '@/lib/server/db/embedded/embedded';
import { queryRows, type Engine } from '@/lib/server/db/engine';
import { normalizeError } from '@/lib/server/db/errors';
import { LOST_LIMITS } from '@/lib/server/db/pooler';
import { migrationTags } from '@/lib/server/db/migrate';
import { reasonOf, speakOf, type Finding } from './finding';

/** The embedded database uses up to 64 MB of log. */
const LITTLE_SPACE_MB = 500;
const MB = 1_000_000;

export async function examineDatabase(open: () => Promise<Engine>): Promise<readonly Finding[]> {
  const database = speakOf('Database');
  try {
    const engine = await open();
    const [row] = await queryRows<{ version: string; limit: string }>(
      engine.db,
      sql`select current_setting('server_version') as version, current_setting('statement_timeout') as "limit"`,
    );
    const applied = await queryRows(engine.db, sql`select 1 from drizzle.__drizzle_migrations`);
    const wanted = migrationTags().length;
    const name = engine.kind === 'embedded' ? 'The embedded database' : 'PostgreSQL';
    return [
      database.good(`${name} answers (${row?.version ?? 'version unknown'}).`),
      ...(engine.kind === 'postgres' && row?.limit === '0' ? [database.advice(`${LOST_LIMITS}.`)] : []),
      applied.length === wanted
        ? database.good(`All ${wanted} migrations are applied.`)
        : applied.length < wanted
          ? database.bad(`${applied.length} of ${wanted} migrations are applied: the log of the start says why.`)
          : database.advice(
              `It was migrated by a newer version of the site (${applied.length} migrations, ours ${wanted}).`,
            ),
      await examineOutbox(),
    ];
  } catch (error) {
    return [
      database.bad(
        `It cannot be used: ${(normalizeError(error) as Error).message}. Public pages are served all the same.`,
      ),
    ];
  }
}

async function examineOutbox(): Promise<Finding> {
  const outbox = speakOf('Outbox');
  const { queued, leased, dead } = await countJobs('email');
  const waiting = queued + leased;
  if (dead > 0) return outbox.advice(`${dead} emails could not be sent (see the log); ${waiting} are waiting.`);
  return outbox.good(waiting === 0 ? 'No email is waiting.' : `${waiting} emails are waiting to be sent.`);
}

export async function examineStorage(env: Environment): Promise<Finding> {
  const about = speakOf('Images');
  const storage = createStorage(env);
  const bytes = Buffer.from(randomUUID());
  const key = `doctor/${bytes.toString()}.txt`;
  try {
    await storage.put(key, bytes);
    const isSame = (await storage.get(key))?.equals(bytes) ?? false;
    await storage.remove(key);
    return isSame
      ? about.good(`${storage.name} can be written and read.`)
      : about.bad(`${storage.name} does not return what was written: is it one folder or bucket for all instances?`);
  } catch (error) {
    const { message } = error as Error;
    const reason = message.startsWith(storage.name) ? message.slice(storage.name.length).trim() : reasonOf(error);
    return about.bad(`${storage.name} cannot be written or read: ${reason}.`);
  }
}

/** Writes to each folder, because permissions are not conclusive. */
export function examineFolders({ DATABASE_URL, SMTP_URL, MAIL_FOLDER }: Environment): readonly Finding[] {
  const folders = [
    ...(DATABASE_URL.startsWith('file:') ? [path.dirname(folderOf(DATABASE_URL))] : []),
    ...(SMTP_URL ? [] : [path.resolve(MAIL_FOLDER)]),
  ];
  return [...new Set(folders)].map(examineFolder);
}

function examineFolder(folder: string): Finding {
  const about = speakOf('Folder');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(path.join(folder, '.writable-')));
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.round((bavail * bsize) / MB);
    return free < LITTLE_SPACE_MB
      ? about.advice(`${folder} can be written, but only ${free} MB are free.`)
      : about.good(`${folder} can be written, ${free} MB are free.`);
  } catch (error) {
    return about.bad(`${folder} cannot be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}.`);
  }
}
