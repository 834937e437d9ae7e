/**
 * `npm run listings -- list`, or publish, reserve, sell, withdraw REFERENCE, or price REFERENCE EUR. `remove-files`
 * permanently withdraws content/properties.
 */
import { parseArgs } from 'node:util';
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const USAGE =
  'Usage: npm run listings -- list, or publish, reserve, sell, withdraw CM-0000, or price CM-0000 350000, or remove-files';
const { text, error } = await sendCommand({ command: 'listings', ...readOptions() });
if (error) fail(error);
console.log(text);

function readOptions() {
  const [action, reference, price, ...rest] = readArguments();
  const isKnown = ['list', 'publish', 'reserve', 'sell', 'withdraw', 'price', 'remove-files'].includes(action);
  if (!isKnown || rest.length > 0 || (price !== undefined) !== (action === 'price')) fail(USAGE);
  if ((reference === undefined) !== (action === 'list' || action === 'remove-files')) fail(USAGE);
  if (price === undefined) return { action, reference };
  if (!/^[1-9]\d{0,8}$/.test(price)) fail('The price is a whole number of EUR, without dots or commas.');
  return { action, reference, price: Number(price) };
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    return [];
  }
}
