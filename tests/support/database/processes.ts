import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Child = Readonly<{
  process: ChildProcess;
  lines: string[];
  line: (start: string) => Promise<string>;
  kill: () => Promise<void>;
}>;

export function startChild(task: 'write' | 'hold' | 'migrate', url: string): Child {
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--liftoff-only',
      '--import',
      './tests/support/typescript-loader.mjs',
      'tests/support/database/child.ts',
      task,
      url,
    ],
    { env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines: string[] = [];
  let complaints = '';
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    waiting.forEach((look) => look());
  });
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // `close` fires after the output is read.
  const ended = once(child, 'close');
  const line = (start: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((text) => text.startsWith(start));
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      child.once('close', () => {
        look();
        reject(new Error(`The process ended without '${start}': ${complaints}`));
      });
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { process: child, lines, line, kill };
}
