/** Stores each answer at once, so that setup can resume. Accepts flags or variables. */
import { createInterface } from 'node:readline/promises';
import { openServer } from './command-client.mjs';
import { fail } from './node-version.mjs';

export const answerNames = [
  ...[
    'name',
    'legal-name',
    'tax-id',
    'founded',
    'company-register',
    'volume',
    'folio',
    'sheet',
    'aicat',
    'raicv',
    'fee',
  ],
  ...['phone', 'whatsapp', 'email', 'street', 'number', 'postal-code', 'city', 'region', 'latitude', 'longitude'],
  ...['office-hours', 'phone-hours', 'owner', 'samples'],
];

export function readAnswers(flags, environment) {
  const given = answerNames.map((name) => [
    name,
    flags[name] ?? environment[`AGENCY_${name.toUpperCase().replaceAll('-', '_')}`],
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

export async function startAgency({ answers, locale, mayAsk }) {
  const server = await openServer();
  const send = async (given) => {
    const { text, error } = await server.send({ command: 'start', answers: given, locale });
    if (!error) return JSON.parse(text);
    await server.close();
    return fail(error);
  };
  let report = await send(answers);
  const problems = [...report.problems];
  for (const problem of problems) console.log(`Not stored: ${problem}`);
  if (mayAsk) report = await askFor(report, send);
  await server.close();
  print(report);
  if (!mayAsk && problems.length > 0) fail(`${problems.length} answers were not stored: see the lines above.`);
}

async function askFor(first, send) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const isClosed = new Promise((resolve) => terminal.once('close', () => resolve(null)));
  const ask = (text) => Promise.race([terminal.question(text).catch(() => null), isClosed]);
  console.log(
    'Enter keeps the value in brackets, - empties it. Ctrl+C stops; the same command continues from there.\n',
  );
  let report = first;
  for (let index = 0; index < report.steps.length; index += 1) {
    const { acceptsPresent, asks, isDone, title } = report.steps[index];
    if (isDone || asks.length === 0) continue;
    console.log(`${title}`);
    const typed = {};
    for (const { name, now, question } of asks) {
      const answer = await ask(`  ${question}${now ? ` [${now}]` : ''}: `);
      if (answer === null) return report;
      if (answer.trim() === '-') typed[name] = '';
      else if (answer.trim() !== '') typed[name] = answer;
      else if (acceptsPresent) typed[name] = now;
    }
    if (Object.keys(typed).length === 0) continue;
    report = await send(typed);
    for (const problem of report.problems) console.log(`  Not stored: ${problem}`);
    if (report.problems.length > 0) index -= 1;
  }
  terminal.close();
  return report;
}

function print({ steps }) {
  console.log('');
  for (const { isDone, lines, title } of steps) {
    console.log(`${isDone ? 'done' : 'open'}  ${title}`);
    for (const line of lines) console.log(`        ${line}`);
  }
  const open = steps.filter(({ isDone }) => !isDone).length;
  console.log(
    open === 0 ? '\nNothing is open.' : `\n${open} of ${steps.length} steps are open: npm run agency -- start`,
  );
}
