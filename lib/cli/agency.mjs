/**
 * `npm run agency -- add EMAIL [--locale en]` invites an owner of the agency's desk; `reset EMAIL` removes a lost second
 * step; `list` shows who is staff. By way of ./admin-client.mjs, on both databases.
 */
import { parseArgs } from 'node:util';
import { sendCommand } from './admin-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const USAGE = 'Say what: npm run agency -- list, or add name@example.com [--locale en], or reset name@example.com';
const { text, error } = await sendCommand({ command: 'agency', ...readOptions() });
if (error) fail(error);
console.log(text);

function readOptions() {
  const { positionals, values } = readArguments();
  const [action, email, ...rest] = positionals;
  const isKnown = ['add', 'reset', 'list'].includes(action) && ['en', 'es'].includes(values.locale);
  if (!isKnown || rest.length > 0 || (email === undefined) !== (action === 'list')) fail(USAGE);
  return { action, email, locale: values.locale };
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { locale: { type: 'string', default: 'es' } } });
  } catch {
    return fail(USAGE);
  }
}
