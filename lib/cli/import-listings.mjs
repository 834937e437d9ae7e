/**
 * `npm run listings:import -- FEED [--name NAME] [--json] [--withdraw-all] [--renumbered]`: imports a Kyero v3 feed.
 * `--withdraw-all` skips confirmation, also of new prices.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { text, error } = await sendCommand({ command: 'import', ...readOptions() });
if (error) fail(error);
console.log(text);

function readOptions() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        json: { type: 'boolean', default: false },
        'withdraw-all': { type: 'boolean', default: false },
        renumbered: { type: 'boolean', default: false },
      },
    });
    const [feed] = positionals;
    if (positionals.length === 1) {
      return {
        feed: existsSync(feed) ? path.resolve(feed) : feed,
        name: values.name,
        withdrawsAll: values['withdraw-all'],
        isRenumbered: values.renumbered,
        format: values.json ? 'json' : 'text',
      };
    }
  } catch {
    // Unknown option: prints the usage.
  }
  return fail('Usage: npm run listings:import -- feed.xml [--name NAME] [--json] [--withdraw-all] [--renumbered]');
}
