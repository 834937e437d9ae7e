/**
 * `npm run listings:import -- feed.xml [--to FILE]`: imports a Kyero v3 feed into content/imported/homes.json
 * (data/imported/homes.json in the standalone folder), all or nothing, by way of ./admin-client.mjs.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendCommand } from './admin-client.mjs';
import { isStandalone } from './folder.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { feed, to } = readOptions();
const { text, error } = await sendCommand({ command: 'import', file: path.resolve(feed), to: path.resolve(to) });
if (error) fail(error);
console.log(text);

function readOptions() {
  const folder = isStandalone ? 'data' : 'content';
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string', default: `${folder}/imported/homes.json` } },
    });
    if (positionals.length === 1) return { feed: positionals[0], to: values.to };
  } catch {
    // Unknown option: prints the usage.
  }
  return fail('Say which feed: npm run listings:import -- feed.xml [--to FILE]');
}
