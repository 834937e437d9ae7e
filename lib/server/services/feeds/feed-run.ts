import 'server-only';
import type { FeedError } from '@/lib/listings/kyero/feed-problem';
import { duplicatesOf } from '@/lib/listings/kyero/duplicates';
import { REPORT_LINES, type FeedNotes, type FeedReport, type ListingNotes } from '@/lib/listings/kyero/feed-report';
import { builtAt } from '@/lib/env/process';
import { supplementFor, supplementOf } from '@/lib/listings/kyero/feed-settings';
import type { FeedPlan } from '@/lib/listings/kyero/held-changes';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import { findStoredListings, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeUnannounced } from '@/lib/server/data/listings/catalogue-version';
import {
  listComparedListings,
  listDrafts,
  listListingKeys,
  type ListingKey,
} from '@/lib/server/data/feeds/feed-listings';
import { findFeedNotes } from '@/lib/server/data/feeds/feeds';
import { withdrawalOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { compareFeed } from './compare-feed';
import { feedOrigin, type FeedSource } from './feed-source';
import { FeedTally, printedProblem } from './feed-tally';
import { KnownListings } from './known-listings';
import { storeFeedBatch, type FeedCandidate } from './store-feed-batch';
import { whileDatabaseFails } from './while-database-fails';
import type { FeedListing } from '@/content/types/feed-listing';
import { slugify } from '@/lib/text/slugify';

const MAX_LENGTH = 80;

function newListingId({ reference, town, type }: FeedListing, taken: ReadonlySet<string>): string {
  const id = slugify(`${type} ${town} ${reference}`).slice(0, MAX_LENGTH).replace(/-$/, '');
  let number = 1;
  const numbered = () => (number === 1 ? id : `${id}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** Per transaction, after their images: a desk change waits for one batch at most. */
const BATCH = 100;

type RunOptions = Readonly<{
  isFirst: boolean;
  isRenumbered: boolean;
  requireFeed: () => Promise<void>;
}>;

export class FeedRun {
  readonly #startedAt = new Date();
  readonly #tally = new FeedTally();
  readonly #origin: string;
  readonly #ids: Set<string>;
  readonly #known: KnownListings;
  readonly #seen = new Set<string>();
  #batch: FeedCandidate[] = [];
  #held: FeedReport['held'] = null;
  #heldIds: ReadonlySet<string> = new Set();
  #renumbered = 0;
  readonly #formerNotes: ReadonlyMap<string, ListingNotes>;

  private constructor(
    private readonly source: FeedSource,
    private readonly options: RunOptions,
    keys: Awaited<ReturnType<typeof listListingKeys>>,
    private readonly former: FeedNotes | null,
  ) {
    this.#formerNotes = new Map(former?.listings.map((one) => [one.reference, one]));
    this.#origin = feedOrigin(source);
    this.#ids = new Set(keys.map(({ id }) => id));
    this.#known = new KnownListings(keys, this.#origin, options.isRenumbered);
  }

  static async start(source: FeedSource, options: RunOptions): Promise<FeedRun> {
    const keys = await whileDatabaseFails(listListingKeys);
    const notes = await whileDatabaseFails(() => findFeedNotes(source.name));
    return new FeedRun(source, options, keys, notes);
  }

  /** Null when most listings were renumbered: store nothing then. */
  async compare(listings: AsyncIterable<FeedItem>): Promise<FeedPlan | null> {
    const { plan, renumbered } = await compareFeed(listings, this.#known, this.source.settings);
    this.#renumbered = renumbered;
    return renumbered > 0 ? null : plan;
  }

  /** `isDeclined`: staff declined the plan, else it awaits approval. */
  hold({ of, repriced, rows, withdrawn }: FeedPlan, isDeclined: boolean): void {
    this.#held = { withdrawn, repriced, of, isDeclined };
    this.#heldIds = new Set(rows.map(({ id }) => id));
  }

  /** True when all images were fetched and no plan awaits approval. */
  get isWhole(): boolean {
    return this.#tally.lists.imageProblems.length === 0 && (this.#held?.isDeclined ?? true);
  }

  /** For a feed with the same bytes, which need no reading. */
  repeat(): void {
    if (this.former) this.#tally.repeat(this.former);
  }

  /** True for a listing that this run need not interpret. */
  readonly isStored = (item: Pick<FeedItem, 'feedId' | 'reference' | 'hash'>): boolean =>
    item.reference !== null && this.#known.isStored(item, this.#inputHash(item.hash, item.reference));

  #inputHash(hash: string, reference: string): string {
    const { newBuilds, trusted } = this.source.settings;
    return listingHash([builtAt(), trusted, newBuilds, hash, supplementOf(this.source.settings, reference)]);
  }

  async take({ feedId, hash, isUnchanged, line, listing, notes, problems, reference }: FeedItem): Promise<void> {
    this.#tally.counts.read += 1;
    const found = this.#known.find({ feedId, reference });
    const key = found && !this.#seen.has(found.id) ? found : null;
    if (key) this.#seen.add(key.id);
    if (key && (isUnchanged || this.#heldIds.has(key.id))) {
      const former = this.#formerNotes.get(key.reference);
      if (former) this.#tally.repeatNotes(former, line);
      if (!this.#heldIds.has(key.id)) this.#tally.counts.unchanged += 1;
      return;
    }
    if (!listing) return this.#tally.addSkipped(problems);
    this.#tally.addNotes(notes, { line, reference: listing.reference });
    const other = this.#known.findClash(listing.reference);
    if (other) {
      const values = { source: other.source, id: other.id };
      return this.#tally.addSkipped([{ line, listing: listing.reference, field: 'ref', code: 'otherSource', values }]);
    }
    const supplement = supplementFor(listing, this.source.settings);
    const inputHash = this.#inputHash(hash, listing.reference);
    const isKnown = key && key.reference === listing.reference && (!feedId || key.feedId === feedId);
    if (isKnown && key.inputHash === inputHash && key.isAbsent === (listing.status === 'withdrawn')) {
      this.#tally.counts.unchanged += 1;
      return;
    }
    const id = key?.id ?? newListingId(listing, this.#ids);
    this.#ids.add(id);
    const position = this.#tally.counts.read;
    this.#batch.push({ id, feedId: feedId ?? key?.feedId ?? null, line, position, listing, supplement, inputHash });
    if (this.#batch.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const images = await whileDatabaseFails(() => fetchImages(batch.flatMap(({ listing }) => listing.images)));
    const { options, source } = this;
    const counted = await whileDatabaseFails(() => storeFeedBatch({ batch, images, source, ...options }));
    for (const count of counted) count(this.#tally);
  }

  async withdrawAbsent(): Promise<void> {
    const isGone = ({ id, isAbsent }: ListingKey) => !isAbsent && !this.#seen.has(id) && !this.#heldIds.has(id);
    const gone = this.#known.own.filter(isGone);
    if (gone.length === 0) return;
    await whileDatabaseFails(() =>
      changeUnannounced(async (version) => {
        await this.options.requireFeed();
        const stored = await findStoredListings(gone.map(({ id }) => id));
        await storeListings(version, stored.map(withdrawalOf));
      }),
    );
    for (const { id, reference } of gone) this.#tally.addLine('withdrawn', { id, reference });
  }

  get notes(): FeedNotes {
    return this.#tally.all;
  }

  async finish(outcome: FeedReport['outcome'], fault?: FeedError): Promise<FeedReport> {
    const drafts = await whileDatabaseFails(() => listDrafts(this.#origin));
    const present = outcome === 'unchanged' ? [] : await whileDatabaseFails(listComparedListings);
    return {
      feed: this.source.name,
      startedAt: this.#startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      outcome,
      fault: fault
        ? printedProblem({ line: fault.line, listing: null, field: null, code: fault.code, values: fault.values })
        : null,
      counts: { ...this.#tally.counts, drafts: drafts.length },
      ...this.#tally.lists,
      noteKinds: this.#tally.noteKinds,
      duplicates: duplicatesOf(present, this.#origin).slice(0, REPORT_LINES),
      drafts: drafts.slice(0, REPORT_LINES),
      held: this.#held,
      renumbered: this.#renumbered,
    };
  }
}
