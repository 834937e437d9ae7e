/** `npm run leads -- --since 2026-01-01 --format csv`: prints leads or writes `--out FILE`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const usage = 'Usage: npm run leads -- --since 2026-01-01 --format csv (or json) [--out FILE]';
const { since, format, out } = readOptions();
const { rows, text, error } = await sendCommand({ command: 'leads', since, format });
if (error) fail(error);
const counts = Object.entries(rows).map(([kind, count]) => `${count} ${kind}`);
if (out) {
  mkdirSync(path.dirname(out), { recursive: true });
  // Personal data: readable only by the file owner; never overwrites.
  writeFileSync(out, text, { mode: 0o600, flag: 'wx' });
  console.log(`Written to ${out}: ${counts.join(', ')}.`);
} else {
  process.stdout.write(text);
  console.error(`${counts.join(', ')} since ${since}.`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        since: { type: 'string', default: '2008-01-01' },
        format: { type: 'string', default: 'csv' },
        out: { type: 'string' },
      },
    });
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.since) && !Number.isNaN(Date.parse(values.since));
    if (!isDay || !['csv', 'json'].includes(values.format)) fail(usage);
    if (values.out && existsSync(values.out)) fail(`${values.out} already exists: give another name.`);
    return values;
  } catch {
    return fail(usage);
  }
}
