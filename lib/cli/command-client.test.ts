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

async function received(pieces: readonly Buffer[]): Promise<unknown> {
  server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      pieces.forEach((piece, index) => setTimeout(() => socket.write(piece), index * 100));
      setTimeout(() => socket.end(), pieces.length * 100);
    });
  });
  await new Promise<void>((resolve) => server?.listen(path.join(folder, 'db.admin'), resolve));
  const command = `const { sendCommand } = await import(process.argv[1]); console.log(JSON.stringify(await sendCommand({})));`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', command, path.resolve('lib/cli/command-client.mjs')],
    { cwd: folder, env: { ...process.env, DATABASE_URL: `file:${folder}/db` }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(output);
}

it('decodes a character split over two chunks', async () => {
  const response = Buffer.from('{"text":"Núñez"}\n');
  const middle = response.indexOf('ñ') + 1;
  expect(await received([response.subarray(0, middle), response.subarray(middle)])).toEqual({
    text: 'Núñez',
    wasRunning: true,
  });
});

it('reports a response that breaks off', async () => {
  expect(await received([Buffer.from('{"text":"Nú')])).toMatchObject({ error: expect.stringContaining('stopped') });
});
