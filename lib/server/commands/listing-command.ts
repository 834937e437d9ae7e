import 'server-only';
import { z } from 'zod';
import { findStoredListing, listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { commandActor } from '@/lib/access/actor';
import { changeListing, type ListingChange } from '@/lib/server/services/catalogue/change-listing';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { removeFiles } from '@/lib/server/services/catalogue/remove-files';
import {
  conflictsOf,
  isDraft,
  isGone,
  isWithdrawn,
  visibleListing,
  withChanges,
} from '@/lib/server/services/catalogue/visible-listing';
import type { ListingDraft } from '@/content/types/listing';
import { lacksProvince } from '@/lib/listings/kyero/write-feed';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { translatorOf } from '@/lib/i18n/translator';
import { SentenceError } from './sentence-error';

export const listingCommand = z.object({
  action: z.enum(['list', 'publish', 'reserve', 'sell', 'price', 'withdraw', 'remove-files']),
  reference: z.string().optional(),
  /** EUR; per month for lettings. */
  price: z.number().int().positive().max(1_000_000_000).optional(),
});

type ListingCommand = z.infer<typeof listingCommand>;
type CommandResult = Readonly<{ rows: { listings: number }; text: string }>;

/** @throws SentenceError */
export async function runListingCommand({ action, reference, price }: ListingCommand): Promise<CommandResult> {
  // A database that no server has opened has no listings.
  await storeContent();
  if (action === 'list') return listAll();
  if (action === 'remove-files') {
    const count = await removeFiles();
    return { rows: { listings: count }, text: `${count} listings of content/properties are withdrawn for good.` };
  }
  if (!reference) throw new SentenceError(`Enter a reference: npm run listings -- ${action} CM-0000`);
  const result = await changeListing(commandActor, reference, toChange(action, price));
  if (result.status === 'unknown') {
    throw new SentenceError(`No listing has the reference ${reference}. To list all: npm run listings -- list`);
  }
  if (result.status === 'draft') throw new SentenceError(`${reference} is a draft: publish it first.`);
  if (result.status === 'incomplete') {
    const refused = action === 'price' ? 'cannot have this price' : 'cannot be published yet';
    throw new SentenceError([`${reference} ${refused}. What is missing:`, ...gapLines(result.problems)].join('\n'));
  }
  if (result.status === 'withdrawn') {
    throw new SentenceError(`${reference} is withdrawn: publish it first. npm run listings -- publish ${reference}`);
  }
  if (result.status === 'unconfirmed') {
    throw new SentenceError(
      `The text of ${reference} seems to exclude people: publish it at the desk, under your name.`,
    );
  }
  const isChanged = result.status === 'changed';
  const text = isChanged
    ? `${reference} (${result.id}): ${outcomes[action]}.`
    : `${reference} is already in this state.`;
  const warnings = action === 'publish' ? await publishedWarnings(reference) : [];
  return { rows: { listings: isChanged ? 1 : 0 }, text: [text, ...warnings].join('\n') };
}

/** Imports report unknown places. */
const warningsOf = (draft: ListingDraft) => listingWarnings(draft).filter(({ field }) => field !== 'area');

async function publishedWarnings(reference: string): Promise<readonly string[]> {
  const stored = await findStoredListing(reference);
  return stored ? gapLines(warningsOf(withChanges(stored))) : [];
}

function gapLines(problems: readonly ListingProblem[], indent = '  '): readonly string[] {
  return listingGaps(problems, translatorOf('en', 'listingGaps')).map(({ details, isRule, sentence }) =>
    isRule ? `${indent}${sentence} (${details.join('; ')})` : `${indent}${sentence}`,
  );
}

const outcomes = {
  publish: 'on the market',
  reserve: 'reserved',
  sell: 'sold or let; its page stays for six months',
  price: 'has its new price',
  withdraw: 'withdrawn; its address answers 410',
} as const;

function toChange(
  action: Exclude<ListingCommand['action'], 'list' | 'remove-files'>,
  price: number | undefined,
): ListingChange {
  if (action !== 'price') return { kind: action };
  if (price === undefined) throw new SentenceError('Enter the price in EUR: npm run listings -- price CM-0000 350000');
  return { kind: 'price', price };
}

async function listAll(): Promise<CommandResult> {
  const all = await listStoredListings();
  const lines = all.map((stored) => {
    const { reference, price, id } = withChanges(stored);
    const state = stateOf(stored);
    const conflicts = conflictsOf(stored).map(
      (field) =>
        `; ${stored.source} now says ${field} ${said(stored.base[field])}, the desk's ${said(stored.changes[field]?.value)} stays`,
    );
    const line = `${reference}  ${state.padEnd(13)} ${String(price ?? '').padStart(10)} EUR  ${stored.source.padEnd(8)} ${id}${conflicts.join('')}`;
    if (isWithdrawn(stored)) return line;
    const shown = visibleListing(stored);
    const omitted =
      shown && lacksProvince(shown, stored.province)
        ? ['    Not in /feeds/kyero.xml: its province is unknown. Enter its postcode at the desk.']
        : [];
    return [line, ...gapLines([...stored.problems, ...warningsOf(withChanges(stored))], '    '), ...omitted].join('\n');
  });
  return { rows: { listings: all.length }, text: lines.join('\n') };
}

const said = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? 'nothing'));

function stateOf(stored: StoredListing): string {
  if (isWithdrawn(stored)) return 'withdrawn';
  if (isDraft(stored)) return 'draft';
  return isGone(stored) ? 'sold long ago' : (withChanges(stored).status ?? '');
}
