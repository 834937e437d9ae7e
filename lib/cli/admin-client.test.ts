import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
let server: net.Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ask-'));
});
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

async function told(pieces: readonly Buffer[]): Promise<unknown> {
  server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      pieces.forEach((piece, index) => setTimeout(() => socket.write(piece), index * 100));
      setTimeout(() => socket.end(), pieces.length * 100);
    });
  });
  await new Promise<void>((resolve) => server?.listen(path.join(folder, 'db.admin'), resolve));
  const question = `const { ask } = await import(process.argv[1]); console.log(JSON.stringify(await ask({})));`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', question, path.resolve('lib/cli/admin-client.mjs')],
    { cwd: folder, env: { ...process.env, DATABASE_URL: `file:${folder}/db` }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(output);
}

it('reads a letter whose bytes come in two pieces', async () => {
  const answer = Buffer.from('{"text":"Núñez"}\n');
  const middle = answer.indexOf('ñ') + 1;
  expect(await told([answer.subarray(0, middle), answer.subarray(middle)])).toEqual({
    text: 'Núñez',
    wasRunning: true,
  });
});

it('says so where the server ends in the middle of its answer', async () => {
  expect(await told([Buffer.from('{"text":"Nú')])).toMatchObject({ error: expect.stringContaining('ended') });
});
