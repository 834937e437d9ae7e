/** `npm run db:backup [FILE or FOLDER]`, `npm run db:restore FILE`, `npm run db:copy -- --to postgres://…`. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const [command, file] = positionals;
const request = requestOf();
const { rows, text, error, wasRunning } = await sendCommand(request);
if (error) fail(error);
report();

function requestOf() {
  if (command === 'backup') return { command, file: path.resolve(backupFile()) };
  if (command === 'restore') {
    if (!file) fail('Usage: npm run db:restore data/backups/….jsonl.gz');
    if (!existsSync(file)) fail(`There is no file ${file}.`);
    return { command, file: path.resolve(file) };
  }
  if (command === 'copy') {
    if (!/^postgres(ql)?:\/\//.test(values.to ?? '')) {
      fail('Usage: npm run db:copy -- --to postgres://user:password@host/name (an empty database).');
    }
    return { command, to: values.to };
  }
  fail('The commands are backup, restore and copy.');
}

function backupFile() {
  const isFolder = file?.endsWith('/') || (file && statSync(file, { throwIfNoEntry: false })?.isDirectory());
  if (file !== undefined && !isFolder) return file;
  return path.join(file ?? 'data/backups', `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`);
}

function report() {
  const counts = Object.entries(rows).map(([table, count]) => `${count} ${table}`);
  const done = {
    backup: () => `Backed up to ${request.file} (${statSync(request.file).size} bytes)`,
    restore: () => `Restored from ${request.file}`,
    copy: () => 'Copied, and compared row by row',
  };
  console.log(`${done[command]()}: ${counts.join(', ')}.`);
  if (text) console.log(text);
  if (command === 'copy') console.log('The images stay where STORAGE_URL says.');
  if (command === 'copy' && wasRunning) {
    console.log(
      'The site kept running: what it has stored since then is not in the copy. To move permanently, stop it first.',
    );
  }
}
