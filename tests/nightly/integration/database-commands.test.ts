import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serveAdmin } from '@/lib/server/commands/socket';
import {
  makeDatabaseUnavailable,
  openTestEngine,
  putEngine,
  skipFsync,
  temporaryFolder,
} from '@/tests/support/database/engines';
import { fill, newFile, rowsIn } from '@/tests/support/database/filled';

jest.setTimeout(120_000);

beforeAll(skipFsync);

describe('the commands for the embedded database', () => {
  const run = async (args: readonly string[], folder: string) => {
    const child = spawn(process.execPath, ['lib/cli/database.mjs', ...args], {
      env: { ...process.env, DATABASE_URL: `file:${folder}` },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it('use an owner-only socket of the running server', async () => {
    const folder = path.join(temporaryFolder(), 'db');
    const engine = await openTestEngine('embedded');
    await fill(engine);
    const admin = serveAdmin(`${folder}.admin`);
    expect(statSync(`${folder}.admin`).mode & 0o777).toBe(0o600);
    const file = newFile();
    const backup = await run(['backup', file], folder);
    expect(backup).toEqual({ code: 0, output: expect.stringContaining('1203 jobs') });
    const old = path.join(path.dirname(file), 'old.jsonl.gz');
    const lines = gunzipSync(readFileSync(file)).toString();
    writeFileSync(old, gzipSync(lines.replace(/"createdAt":"\d+/, '"createdAt":"2020')));
    const next = await run(['backup', `${path.dirname(file)}/`], folder);
    expect(next).toEqual({ code: 0, output: expect.stringMatching(/T.*Z\.jsonl\.gz[^]*Older backups deleted: old/) });
    expect(existsSync(old)).toBe(false);
    const again = await run(['backup', file], folder);
    expect(again).toEqual({ code: 1, output: expect.stringContaining('already exists') });
    expect((await run(['restore', file], folder)).output).toContain('not empty');
    const empty = await openTestEngine('embedded');
    putEngine(empty);
    expect((await run(['restore', file], folder)).code).toBe(0);
    expect(await rowsIn(empty)).toHaveLength(1_204);
    admin.close();
    putEngine(null);
    await Promise.all([engine.close(), empty.close()]);
  });

  it.each([
    [['restore'], 'Usage: npm run db:restore'],
    [['restore', '/nowhere.gz'], 'no file'],
    [['copy'], 'Usage: npm run db:copy'],
    [['copy', '--to', 'file:./x'], 'Usage: npm run db:copy'],
    [['drop'], 'backup, restore and copy'],
  ])('report what is missing from %p', async (args, sentence) => {
    expect(await run(args, '/nowhere/db')).toEqual({ code: 1, output: expect.stringContaining(sentence) });
  });

  const errorOf = async (text: string) => {
    const file = path.join(temporaryFolder(), 'a.admin');
    const admin = serveAdmin(file);
    const socket = net.connect(file);
    socket.write(text);
    const [response] = (await once(socket, 'data')) as [Buffer];
    admin.close();
    return (JSON.parse(response.toString()) as { error: string }).error;
  };

  it.each([
    ['nonsense\n', 'JSON'],
    ['{"command":"drop"}\n', 'no command drop'],
    ['{"command":"backup","file":"relative"}\n', '"file"'],
    ['[]\n', 'object'],
  ])('are the only ones accepted: %p is not', async (text, reason) => {
    expect(await errorOf(text)).toContain(reason);
  });

  it('wait for a database that gives no connection at first', async () => {
    const engine = await openTestEngine('embedded');
    makeDatabaseUnavailable();
    setTimeout(() => putEngine(engine), 500);
    expect(await errorOf('{"command":"listings","action":"list"}\n')).toBeUndefined();
    putEngine(null);
    await engine.close();
  });

  it.each(['{"command":"leads","since":"2026-01-01","format":"csv"}\n', '{"command":"listings","action":"list"}\n'])(
    'tell in a sentence that the database does not answer: %p',
    async (text) => {
      makeDatabaseUnavailable();
      expect(await errorOf(text)).toMatch(/^The database does not answer \(.+\): .+\.$/);
      putEngine(null);
    },
  );
});
