import 'server-only';
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { listListings } from '@/lib/listings/listings';
import type { FeedProblem } from '@/lib/listings/kyero/feed-problem';
import { readFeed } from '@/lib/listings/kyero/parse-feed';
import type { ImportedListing } from '@/content/types/imported';
import { SentenceError } from './sentence-error';

const MAX_FEED_BYTES = 512 * 1024 * 1024;
const SHOWN_PRICES = 20;

type Price = Pick<ImportedListing, 'reference' | 'price'>;

/**
 * Imports a Kyero v3 feed into a file of listings; returns the changes since the last import.
 * @throws SentenceError if the feed cannot be read or is invalid; the file is then unchanged.
 */
export async function importFeed(feed: string, target: string): Promise<{ rows: { listings: number }; text: string }> {
  const stat = statSync(feed, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new SentenceError(`There is no file ${feed}.`);
  if (stat.size > MAX_FEED_BYTES) {
    throw new SentenceError(`${feed} has more than ${MAX_FEED_BYTES >> 20} MB: that is no feed of homes.`);
  }
  const before = await readPrices(target);
  const draft = `${target}.tmp`;
  const descriptor = openDraft(draft);
  try {
    const portfolio = new Set(listListings().map(({ reference }) => reference));
    const changes = { added: 0, priced: [] as string[], inPortfolio: 0 };
    let separator = '[';
    const { listings, problems, problemCount } = await readFeed(createReadStream(feed), (listing) => {
      writeSync(descriptor, `${separator}\n${JSON.stringify(listing)}`);
      separator = ',';
      const { reference, price } = listing;
      if (portfolio.has(reference)) changes.inPortfolio += 1;
      const former = before.get(reference);
      before.delete(reference);
      if (former === undefined) changes.added += 1;
      else if (former !== price) changes.priced.push(`${reference}: ${former} -> ${price} EUR`);
    });
    if (problemCount > 0) throw new SentenceError(describe(feed, target, problems, problemCount));
    writeSync(descriptor, separator === '[' ? '[]\n' : '\n]\n');
    renameSync(draft, target);
    return { rows: { listings }, text: report(listings, changes, before.size, target) };
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
}

/** Reference and price of the last import, read line by line to save memory. */
async function readPrices(target: string): Promise<Map<string, number>> {
  const prices = new Map<string, number>();
  if (!existsSync(target)) return prices;
  for await (const line of createInterface({ input: createReadStream(target), crlfDelay: Infinity })) {
    if (!line.startsWith('{')) continue;
    const { reference, price } = JSON.parse(line.replace(/,$/, '')) as Price;
    prices.set(reference, price);
  }
  return prices;
}

function openDraft(draft: string): number {
  try {
    mkdirSync(path.dirname(draft), { recursive: true });
    return openSync(draft, 'wx', 0o644);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SentenceError(`${draft} cannot be written: ${(error as Error).message}`);
    }
    throw new SentenceError(`Another import is writing ${draft}. If none is running, delete that file and try again.`);
  }
}

function describe(feed: string, target: string, problems: readonly FeedProblem[], count: number): string {
  const lines = problems.map(
    ({ line, listing, field, message }) =>
      `${feed}:${line}: ${[listing, field && `<${field}>`].filter(Boolean).join(', ') || 'the feed'} ${message}`,
  );
  if (count > problems.length) lines.push(`... and ${count - problems.length} more`);
  lines.push(`Nothing was imported: ${count} ${count === 1 ? 'problem' : 'problems'}. ${target} is as it was.`);
  return lines.join('\n');
}

type Changes = Readonly<{ added: number; priced: readonly string[]; inPortfolio: number }>;

function report(listings: number, { added, priced, inPortfolio }: Changes, gone: number, target: string): string {
  const lines = [
    `${listings} homes read: ${added} new, ${priced.length} with another price, ${gone} no longer there.`,
    ...priced.slice(0, SHOWN_PRICES).map((line) => `  ${line}`),
  ];
  if (priced.length > SHOWN_PRICES) lines.push(`  ... and ${priced.length - SHOWN_PRICES} more`);
  lines.push(
    `${inPortfolio} of them are in the portfolio and take price and date from the feed at the next build; the others wait in`,
    `${target} until what the law asks of an advertisement is written for them in content/properties.`,
  );
  return lines.join('\n');
}
