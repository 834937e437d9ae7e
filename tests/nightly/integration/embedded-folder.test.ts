import fs, { chmodSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDatabaseUp } from '@/lib/server/data/core/health';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { countJobs } from '@/lib/server/data/jobs/jobs';
import { closeDatabase, getEngine } from '@/lib/server/db/client';
import { folderOf, runMaintenance, openEmbedded } from '@/lib/server/db/embedded/embedded';
import { lockFolder } from '@/lib/server/db/embedded/folder-lock';
import { env } from '@/lib/server/env';
import { embeddedFolder, skipFsync, temporaryFolder, putEngine, withEmbedded } from '@/tests/support/database/engines';
import { startChild } from '@/tests/support/database/processes';

jest.setTimeout(180_000);

const realSync = fs.fsyncSync;
beforeEach(skipFsync);
afterEach(() => {
  fs.fsyncSync = realSync;
});

const email = (key: string) =>
  ({ kind: 'test', recipient: 'a@example.com', locale: 'en', payload: {}, idempotencyKey: key }) as const;

it('fsyncs every commit before it responds', async () => {
  await withEmbedded(await embeddedFolder(), async (engine) => {
    putEngine(engine);
    const calls = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => undefined);
    for (let n = 0; n < 20; n += 1) {
      const before = calls.mock.calls.length;
      await storeEmail(email(`sync-${n}`));
      expect(calls.mock.calls.length).toBeGreaterThan(before);
    }
  });
});

describe('one process for each folder', () => {
  it('refuses a second process, through a link too, and opens once the first is killed', async () => {
    const folder = await embeddedFolder();
    const link = path.join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    const first = startChild('hold', `file:${folder}`);
    await first.line('open');
    const second = startChild('hold', `file:${link}`);
    const refusal = await second.line('refused');
    expect(refusal).toContain(`in use by process ${first.process.pid}`);
    expect(refusal).toContain('DATABASE_URL');
    await first.kill();
    await withEmbedded(folder, () => Promise.resolve());
  });

  it('lets a second process wait for the first to end', async () => {
    const folder = path.join(temporaryFolder(), 'db');
    const first = await lockFolder(folder, 0);
    setTimeout(first.release, 300);
    const start = Date.now();
    const second = await lockFolder(folder, 5_000);
    expect(Date.now() - start).toBeGreaterThanOrEqual(290);
    second.release();
  });

  it('is held by one of ten concurrent processes at a time', async () => {
    const folder = path.join(temporaryFolder(), 'db');
    let holders = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const lock = await lockFolder(folder, 60_000);
        most = Math.max(most, ++holders);
        await new Promise((resolve) => setTimeout(resolve, 5));
        holders -= 1;
        lock.release();
      }),
    );
    expect(most).toBe(1);
    expect(readdirSync(`${folder}.lock`)).toEqual([]);
  });

  it('reports a path too long for a socket', async () => {
    const folder = path.join(temporaryFolder(), 'x'.repeat(100));
    await expect(lockFolder(folder, 0)).rejects.toThrow('too long');
  });
});

describe('the folder', () => {
  it('is owner-only, also if it existed', async () => {
    const folder = await embeddedFolder();
    chmodSync(folder, 0o755);
    await withEmbedded(folder, () => Promise.resolve());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is left alone if it holds other files', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'letter.txt'), 'dear');
    await expect(openEmbedded(folder, 0)).rejects.toThrow('holds other files');
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });
});

it('is maintained by valid statements', async () => {
  await withEmbedded(await embeddedFolder(), async ({ db }) => {
    const client = (db as unknown as { $client: Parameters<typeof runMaintenance>[0] }).$client;
    await expect(runMaintenance(client)).resolves.toBeUndefined();
  });
});

it('fails without hanging on a full disk, and recovers with all data', async () => {
  await embeddedFolder(folderOf(env.DATABASE_URL));
  putEngine(null);
  await storeEmail(email('before'));
  const engine = await getEngine();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28 });
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full;
  });
  await expect(storeEmail(email('lost'))).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
  expect(engine.isBroken()).toBe(true);
  write.mockRestore();
  expect(await storeEmail(email('after'))).toBe(true);
  expect((await countJobs('email')).queued).toBe(2);
  expect(await isDatabaseUp(5_000)).toBe(true);
  await closeDatabase();
});
