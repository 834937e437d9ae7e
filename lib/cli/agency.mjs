/**
 * `npm run agency -- start`; `add EMAIL [--locale en]` invites an owner; `reset EMAIL` removes a lost second step;
 * `list`; `export FOLDER`; `levels FILE` reads price levels.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendCommand } from './command-client.mjs';
import { answerNames, readAnswers, startAgency } from './agency-start.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const USAGE = [
  'Usage: npm run agency -- start, list, add name@example.com [--locale en], reset name@example.com, export FOLDER,',
  'or levels FILE (CSV: place, quarter, EUR per m2, source). Answers to start can be given as flags:',
  ...[`${answerNames.map((name) => `--${name}`).join(' ')}; --no-ask asks nothing.`],
].join('\n');

const { positionals, values } = readArguments();
const [action, operand, ...rest] = positionals;
const { locale } = values;
const isKnown = ['start', 'list', 'add', 'reset', 'export', 'levels'].includes(action) && ['en', 'es'].includes(locale);
if (!isKnown || rest.length > 0 || (operand === undefined) !== (action === 'list' || action === 'start')) fail(USAGE);
if (action !== 'start' && answerNames.some((name) => values[name] !== undefined)) fail(USAGE);

if (action === 'start') {
  const mayAsk = process.stdin.isTTY === true && !values['no-ask'];
  await startAgency({ answers: readAnswers(values, process.env), locale, mayAsk });
} else {
  const { text, error } = await sendCommand(commandOf());
  if (error) fail(error);
  console.log(text);
}

function commandOf() {
  if (action === 'export') return { command: 'export', folder: path.resolve(operand), locale };
  if (action === 'levels') return { command: 'levels', file: path.resolve(operand) };
  return { command: 'agency', action, email: operand, locale };
}

function readArguments() {
  const answers = Object.fromEntries(answerNames.map((name) => [name, { type: 'string' }]));
  const options = { locale: { type: 'string', default: 'es' }, 'no-ask': { type: 'boolean' }, ...answers };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return fail(USAGE);
  }
}
