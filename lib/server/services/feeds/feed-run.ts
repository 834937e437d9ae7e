import 'server-only';
import { FeedError } from '@/lib/listings/kyero/feed-problem';
import { REPORT_LINES, type FeedReport } from '@/lib/listings/kyero/feed-report';
import { builtAt } from '@/lib/env/process';
import { supplementOf } from '@/lib/listings/kyero/feed-settings';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import { findStoredListings, storeListings } from '@/lib/server/data/catalogue';
import { changeUnannounced } from '@/lib/server/data/catalogue-version';
import { listDrafts, listListingKeys } from '@/lib/server/data/feed-listings';
import { withPrintedAddresses } from '@/lib/server/http/printed-address';
import { withdrawalOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { feedOrigin, type FeedSource } from './feed-source';
import { FeedTally } from './feed-tally';
import { KnownListings } from './known-listings';
import { newListingId } from './new-listing-id';
import { storeFeedBatch, type FeedCandidate } from './store-feed-batch';
import { whileDatabaseFails } from './while-database-fails';

/** Stored in one transaction, after their pictures: a change by the desk waits for one at most. */
const BATCH = 100;

/** One run over a feed: compares its homes with the catalogue, stores what differs, and counts. */
export class FeedRun {
  readonly #startedAt = new Date();
  readonly #tally = new FeedTally();
  readonly #origin: string;
  readonly #ids: Set<string>;
  readonly #known: KnownListings;
  /** Ids of listings whose home was read. */
  readonly #seen = new Set<string>();
  #batch: FeedCandidate[] = [];
  #heldWithdrawal: FeedReport['heldWithdrawal'] = null;
  #renumbered = 0;

  private constructor(
    private readonly source: FeedSource,
    private readonly isFirst: boolean,
    keys: Awaited<ReturnType<typeof listListingKeys>>,
    isRenumbered: boolean,
  ) {
    this.#origin = feedOrigin(source);
    this.#ids = new Set(keys.map(({ id }) => id));
    this.#known = new KnownListings(keys, this.#origin, isRenumbered);
  }

  /** `isFirst`: its listings are no news. `isRenumbered`: homes are known by their reference, in this run. */
  static async start(source: FeedSource, isFirst: boolean, isRenumbered: boolean): Promise<FeedRun> {
    return new FeedRun(source, isFirst, await whileDatabaseFails(listListingKeys), isRenumbered);
  }

  /** Whether most ids of the feed are new and its references are not: nothing may be stored then. */
  async isRenumbered(homes: AsyncIterable<FeedItem>): Promise<boolean> {
    if (this.#known.own.every(({ feedId }) => feedId === null)) return false;
    const names: Pick<FeedItem, 'feedId' | 'reference'>[] = [];
    try {
      for await (const { feedId, reference } of homes) names.push({ feedId, reference });
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
    }
    this.#renumbered = this.#known.countRenumbered(names);
    return this.#renumbered > 0;
  }

  /** Whether the next run has nothing to make good: every picture was fetched, and nothing is held. */
  get isWhole(): boolean {
    return this.#tally.lists.imageProblems.length === 0 && this.#heldWithdrawal === null;
  }

  async take({ feedId, line, listing, notes, problems, reference }: FeedItem): Promise<void> {
    this.#tally.counts.read += 1;
    const found = this.#known.find({ feedId, reference });
    const key = found && !this.#seen.has(found.id) ? found : null;
    // A home with a problem stays as it was.
    if (key) this.#seen.add(key.id);
    if (!listing) return this.#tally.addSkipped(problems);
    this.#tally.addNotes(notes);
    const other = this.#known.findClash(listing.reference);
    if (other) {
      const message = `has a reference that a listing of another source has (${other.source}, ${other.id})`;
      return this.#tally.addSkipped([{ line, listing: `ref ${listing.reference}`, field: 'ref', message }]);
    }
    const supplement = supplementOf(this.source.settings, listing.reference);
    const inputHash = listingHash([builtAt(), this.source.settings.trusted, listing, supplement]);
    const isAbsent = listing.status === 'withdrawn';
    const isKnown = key && key.reference === listing.reference && (!feedId || key.feedId === feedId);
    if (isKnown && key.inputHash === inputHash && key.isAbsent === isAbsent) {
      this.#tally.counts.unchanged += 1;
      return;
    }
    const id = key?.id ?? newListingId(listing, this.#ids);
    this.#ids.add(id);
    const position = this.#tally.counts.read;
    this.#batch.push({ id, feedId: feedId ?? key?.feedId ?? null, line, position, listing, supplement, inputHash });
    if (this.#batch.length >= BATCH) await this.flush();
  }

  /** Stores the homes taken so far. */
  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const images = await whileDatabaseFails(() => fetchImages(batch.flatMap(({ listing }) => listing.images)));
    const { isFirst, source } = this;
    const counted = await whileDatabaseFails(() => storeFeedBatch({ batch, images, isFirst, source }));
    for (const count of counted) count(this.#tally);
  }

  /** Withdraws what the feed has no longer, unless more than half of it is gone: a broken export looks like that. */
  async withdrawAbsent(withdrawsAll: boolean): Promise<void> {
    const own = this.#known.own.filter(({ isAbsent }) => !isAbsent);
    const gone = own.filter(({ id }) => !this.#seen.has(id));
    if (gone.length === 0) return;
    if (!withdrawsAll && gone.length > own.length / 2) {
      this.#heldWithdrawal = { gone: gone.length, of: own.length };
      return;
    }
    await whileDatabaseFails(() =>
      changeUnannounced(async (version) => {
        const stored = await findStoredListings(gone.map(({ id }) => id));
        await storeListings(version, stored.map(withdrawalOf));
      }),
    );
    for (const { id, reference } of gone) this.#tally.addLine('withdrawn', { id, reference });
  }

  async finish(outcome: FeedReport['outcome'], fault?: FeedError): Promise<FeedReport> {
    const drafts = await whileDatabaseFails(() => listDrafts(this.#origin));
    return {
      feed: this.source.name,
      startedAt: this.#startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      outcome,
      fault: fault
        ? { line: fault.line, listing: fault.listing, field: null, message: withPrintedAddresses(fault.message) }
        : null,
      counts: { ...this.#tally.counts, drafts: drafts.length },
      ...this.#tally.lists,
      drafts: drafts.slice(0, REPORT_LINES),
      heldWithdrawal: this.#heldWithdrawal,
      renumbered: this.#renumbered,
    };
  }
}
