/**
 * Reads a Kyero v3 feed into content/imported/homes.json: all of it, or none where anything in it is wrong.
 *
 *   npm run listings:import -- feed.xml [--to FILE]
 */
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { portfolioReferences } from '@/lib/content/feed/portfolio-references';
import { readFeed } from '@/lib/content/feed/read-feed';

const USAGE = 'npm run listings:import -- feed.xml [--to FILE]';
const TARGET = path.resolve(import.meta.dirname, '../../content/imported/homes.json');
const MAX_FEED_BYTES = 512 * 1024 * 1024;
const BUFFER_CHARS = 256 * 1024;
const SHOWN_PRICES = 20;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string', default: TARGET } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) {
    console.error(`Which feed? ${USAGE}`);
    return 2;
  }
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`There is no file ${file}.`);
  if (stat.size > MAX_FEED_BYTES)
    throw new Error(`${file} has more than ${MAX_FEED_BYTES >> 20} MB: that is no feed of homes.`);

  const target = path.resolve(values.to);
  sweepDrafts(target);
  const before = await readPrices(target);
  const draft = openDraft(target);
  try {
    const changes = { added: 0, priced: [], same: 0, ours: 0 };
    const ours = portfolioReferences();
    const { homes, problems, problemCount } = await readFeed(createReadStream(file), (home) => {
      draft.write(home);
      if (ours.has(home.reference)) changes.ours += 1;
      const price = before.get(home.reference);
      before.delete(home.reference);
      if (price === undefined) changes.added += 1;
      else if (price === home.price) changes.same += 1;
      else changes.priced.push(`${home.reference}: ${price} -> ${home.price} EUR`);
    });
    if (problemCount > 0) {
      for (const problem of problems) console.error(describe(file, problem));
      if (problemCount > problems.length) console.error(`... and ${problemCount - problems.length} more`);
      console.error(
        `Nothing was imported: ${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}. ${target} is as it was.`,
      );
      return 1;
    }
    draft.keep();
    report(homes, changes, before.size, target);
    return 0;
  } finally {
    draft.discard();
  }
}

function describe(file, { line, home, field, message }) {
  return `${file}:${line}: ${[home, field && `<${field}>`].filter(Boolean).join(', ') || 'the feed'} ${message}`;
}

function report(homes, { added, priced, ours }, gone, target) {
  console.log(`${homes} homes read: ${added} new, ${priced.length} with another price, ${gone} no longer there.`);
  for (const line of priced.slice(0, SHOWN_PRICES)) console.log(`  ${line}`);
  if (priced.length > SHOWN_PRICES) console.log(`  ... and ${priced.length - SHOWN_PRICES} more`);
  console.log(
    `${ours} of them are in the portfolio and take price and date from the feed at the next build; the others wait in`,
  );
  console.log(`${target} until what the law asks of an advertisement is written for them in content/properties.`);
}

/** Reference and price of what was imported before: one home to a line, so that a long file takes little memory. */
async function readPrices(target) {
  const prices = new Map();
  if (!existsSync(target)) return prices;
  for await (const line of createInterface({ input: createReadStream(target), crlfDelay: Infinity })) {
    const text = line.replace(/,$/, '');
    if (!text.startsWith('{')) continue;
    const { reference, price } = JSON.parse(text);
    prices.set(reference, price);
  }
  return prices;
}

/** Of this process; `sweepDrafts` knows the form of the name. */
function draftOf(target) {
  return `${target}.${process.pid}.tmp`;
}

/** Drafts of imports that were killed; one that is still being written stays. */
function sweepDrafts(target) {
  const folder = path.dirname(target);
  if (!existsSync(folder)) return;
  const start = `${path.basename(target)}.`;
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(start) ? (/^(\d+)\.tmp$/.exec(name.slice(start.length)) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
  }
}

function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as another user.
    return error.code === 'EPERM';
  }
}

/** A file beside the target that takes its place in one step, or goes away. */
function openDraft(target) {
  const draft = draftOf(target);
  const descriptor = openSync(draft, 'wx', 0o644);
  let waiting = '[';
  let isFirst = true;
  let isOpen = true;
  const flush = () => {
    writeSync(descriptor, waiting);
    waiting = '';
  };
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    write(home) {
      waiting += `${isFirst ? '' : ','}\n${JSON.stringify(home)}`;
      isFirst = false;
      if (waiting.length > BUFFER_CHARS) flush();
    },
    keep() {
      waiting += '\n]\n';
      flush();
      fsyncSync(descriptor);
      close();
      renameSync(draft, target);
    },
    discard() {
      close();
      rmSync(draft, { force: true });
    },
  };
}
