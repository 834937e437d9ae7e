import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { backUp } from '@/lib/server/commands/backup';
import { copyTo } from '@/lib/server/commands/copy';
import { restore } from '@/lib/server/commands/restore';
import { backupTables } from '@/lib/server/commands/table-rows';
import { leaseEmails } from '@/lib/server/data/jobs/email-jobs';
import { loadSession } from '@/lib/server/data/accounts/sessions';
import { consumeToken } from '@/lib/server/data/core/tokens';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { findCredentials } from '@/lib/server/data/accounts/users';
import type { Engine } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import { findListing } from '@/lib/listings/catalogue/listings';
import { commandActor } from '@/lib/access/actor';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import type { Storage } from '@/lib/server/storage/port';
import { createFolderStorage } from '@/lib/server/storage/folder';
import {
  closeEngines,
  describeOnPostgres,
  openTestEngine,
  postgresDatabase,
  postgresUrl,
  putEngine,
  skipFsync,
  temporaryFolder,
} from '@/tests/support/database/engines';
import { fill, newFile, rowsIn } from '@/tests/support/database/filled';

const filledRows = {
  ...Object.fromEntries(backupTables.map((table) => [table, 0])),
  ...{ users: 1, identities: 1, sessions: 1, tokens: 1, jobs: 1_203 },
  listings: contentListings.length,
  listing_events: contentListings.length + contentListings.filter(({ status }) => status !== 'available').length,
  catalogue_version: 1,
};

jest.setTimeout(120_000);

const engineNames = postgresUrl ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
const pairs = engineNames.flatMap((from) => engineNames.map((to) => [from, to] as const));

beforeAll(skipFsync);

const nothing = createFolderStorage(temporaryFolder());

async function expectUsable({ session, token, user }: Awaited<ReturnType<typeof fill>>, engine: Engine) {
  putEngine(engine);
  const found = await findCredentials('ada@example.com');
  expect(found).toEqual({ user, passwordHash: '$argon2id$x' });
  expect(await loadSession(session.id)).toMatchObject({ session });
  expect(await consumeToken(token, 'reset')).toBe(user.id);
  expect(await leaseEmails('worker', 5_000)).toHaveLength(1_203);
}

describe.each(pairs)('a backup of %s restored into %s', (from, to) => {
  it('works like the original', async () => {
    const [source, target] = await Promise.all([openTestEngine(from), openTestEngine(to)]);
    const filled = await fill(source);
    const file = newFile();
    const [kept, restored] = [temporaryFolder(), temporaryFolder()].map(createFolderStorage) as [Storage, Storage];
    const keys = await addPhoto(source, kept);
    const tally = await backUp(source, file, kept);
    expect(tally).toEqual({ rows: { ...filledRows, stored_images: 1 }, files: { copied: 2, missing: 1 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
    await target.db.execute(sql`insert into watched_homes (listing_id, price) values ('seen', 1)`);
    expect(await restore(target, file, restored)).toEqual(tally);
    expect(await Promise.all(keys.map(restored.get))).toEqual(keys.map((key) => Buffer.from(key)));
    expect((await backUp(source, `${file}.second`, kept)).files).toEqual({ copied: 0, missing: 1 });
    await expectUsable(filled, target);
    await expect(restore(target, file, kept)).rejects.toThrow('not empty');
    await expect(backUp(source, file, kept)).rejects.toThrow('already exists');
    await closeEngines(source, target);
  });
});

async function addPhoto(engine: Engine, storage: Storage): Promise<readonly string[]> {
  const id = `photo-${'a'.repeat(32)}`;
  await engine.db.execute(
    sql`insert into stored_images (id, width, height, widths, tone) values (${id}, 600, 400, '[480, 600]', 'sea')`,
  );
  const keys = ['480.avif', '960.webp'].map((file) => `photos/aa/${id}-${file}`);
  for (const key of keys) await storage.put(key, Buffer.from(key));
  return keys;
}

it('shows the restored listings in a server that is running, whatever their version', async () => {
  const [source, target] = await Promise.all([openTestEngine('embedded'), openTestEngine('embedded')]);
  const [listing] = contentListings;
  const file = newFile();
  putEngine(source);
  await storeContent();
  await changeListing(commandActor, listing?.reference ?? '', { kind: 'price', price: 123_456 });
  await backUp(source, file, nothing);
  putEngine(target);
  await storeContent();
  await target.db.execute(sql`update catalogue_version set version = 2`);
  await loadCatalogue();
  await restore(target, file, nothing);
  expect(await loadCatalogue()).toBe(true);
  expect(findListing(listing?.id ?? '')?.price).toBe(123_456);
  await closeEngines(source, target);
});

describe('an invalid backup', () => {
  let engine: Engine;
  let whole: string;
  beforeAll(async () => {
    const source = await openTestEngine('embedded');
    await fill(source);
    whole = newFile();
    await backUp(source, whole, nothing);
    await source.close();
    engine = await openTestEngine('embedded');
  });
  afterAll(() => engine.close());

  it.each([
    ['below a folder that takes none', '/proc/backups/deep/a.jsonl.gz'],
    ['in a folder that takes no file', '/proc/a.jsonl.gz'],
    ['below a file', '/etc/hostname/a.jsonl.gz'],
  ])('is not written %s, and says so', async (_, file) => {
    await expect(backUp(engine, file, nothing)).rejects.toMatchObject({
      name: 'SentenceError',
      message: expect.stringContaining('another') as string,
    });
  });

  const changed = (change: (text: string) => string) => () => {
    const file = newFile();
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(whole)).toString())));
    return file;
  };
  const lines = (change: (all: string[]) => string[]) => changed((text) => change(text.split('\n')).join('\n'));
  const cut = () => {
    const file = newFile();
    const bytes = readFileSync(whole);
    writeFileSync(file, bytes.subarray(0, bytes.length - 100));
    return file;
  };
  const other = () => {
    const file = newFile();
    writeFileSync(file, 'not gzip at all');
    return file;
  };

  it.each([
    ['cut', cut, 'not a complete backup'],
    ['no gzip', other, 'not a complete backup'],
    ['missing', () => '/nowhere/x.gz', 'no file'],
    ['without its end', lines((all) => all.slice(0, -2)), 'not a complete backup'],
    [
      'with a row less',
      lines((all) =>
        all.toSpliced(
          all.findIndex((line) => line.startsWith('{"row"')),
          1,
        ),
      ),
      'do not add up',
    ],
    [
      'without the name of a table',
      lines((all) => all.filter((line) => !line.startsWith('{"table":"jobs"'))),
      'was changed or damaged',
    ],
    ['with a row changed', changed((text) => text.replace('ada@example.com', 'eve@example.com')), 'do not add up'],
    ['of a newer version', changed((text) => text.replace('"0000_accounts"', '"0000_accounts","0001_x"')), 'newer'],
    ['of another format', changed((text) => text.replace('cerda-mar-backup', 'other')), 'not a backup'],
    [
      'with a table we do not have',
      changed((text) => text.replace('"table":"users"', '"table":"pg_authid"')),
      'not a backup',
    ],
    ['empty', changed(() => ''), 'not a complete backup'],
  ])('%s is refused and changes nothing', async (_name, make, sentence) => {
    await expect(restore(engine, make(), nothing)).rejects.toThrow(sentence);
    expect(await rowsIn(engine)).toEqual([]);
  });
});

describeOnPostgres('a copy to PostgreSQL', () => {
  it('works like the original, and never overwrites', async () => {
    const [source, url] = [await openTestEngine('embedded'), await postgresDatabase()];
    const filled = await fill(source);
    expect(await copyTo(source, url)).toEqual(filledRows);
    await expect(copyTo(source, url)).rejects.toThrow('not empty');
    const target = await openPostgres(url, { connections: 2 });
    await expectUsable(filled, target);
    await closeEngines(source, target);
  });
});
