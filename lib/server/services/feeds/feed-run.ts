import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import { FeedError } from '@/lib/listings/kyero/feed-problem';
import { REPORT_LINES, type FeedReport } from '@/lib/listings/kyero/feed-report';
import { builtAt } from '@/lib/env/process';
import { supplementOf, type Supplement } from '@/lib/listings/kyero/feed-settings';
import { listingWarnings } from '@/lib/listings/listing-warnings';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import {
  changeCatalogue,
  findStoredListings,
  storeListings,
  type ListingFields,
  type ListingWrite,
} from '@/lib/server/data/catalogue';
import { freeReferences, listDrafts, listListingKeys, storeInputs } from '@/lib/server/data/feed-listings';
import { rememberPrices } from '@/lib/server/data/listing-prices';
import { withPrintedAddresses } from '@/lib/server/http/printed-address';
import { eventsOf, withdrawalOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { visibleListing } from '@/lib/server/services/catalogue/visible-listing';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { imageName, imageNotes, imageProblem, type Images } from './feed-images';
import { FeedTally } from './feed-tally';
import { KnownHomes } from './known-homes';
import { newListingId } from './new-listing-id';
import { storedFeedListing } from './stored-feed-listing';
import type { FeedSource } from './feed-source';
import { whileDatabaseFails } from './while-database-fails';

/** Stored in one transaction, after their pictures. Each one outdates all pages. */
const BATCH = 100;

type Candidate = Readonly<{
  id: string;
  feedId: string | null;
  line: number;
  position: number;
  listing: FeedListing;
  supplement: Supplement;
  inputHash: string;
}>;

/** One run over a feed: compares its homes with the catalogue, stores what differs, and counts. */
export class FeedRun {
  readonly #startedAt = new Date();
  readonly #tally = new FeedTally();
  readonly #origin: string;
  readonly #ids: Set<string>;
  readonly #known: KnownHomes;
  /** Ids of listings whose home was read. */
  readonly #seen = new Set<string>();
  #batch: Candidate[] = [];
  #heldWithdrawal: FeedReport['heldWithdrawal'] = null;
  #renumbered = 0;

  private constructor(
    private readonly source: FeedSource,
    private readonly isFirst: boolean,
    keys: Awaited<ReturnType<typeof listListingKeys>>,
    isRenumbered: boolean,
  ) {
    this.#origin = `feed:${source.name}`;
    this.#ids = new Set(keys.map(({ id }) => id));
    this.#known = new KnownHomes(keys, this.#origin, isRenumbered);
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
    const counted = await whileDatabaseFails(() => this.#store(batch, images));
    for (const count of counted) count();
  }

  /** Returns what to count once it is stored. */
  async #store(batch: readonly Candidate[], images: Images): Promise<readonly (() => void)[]> {
    const counted: (() => void)[] = [];
    await changeCatalogue(async (version) => {
      const stored = new Map((await findStoredListings(batch.map(({ id }) => id))).map((one) => [one.id, one]));
      const same: ListingFields[] = [];
      const writes: ListingWrite[] = [];
      for (const { feedId, id, inputHash, line, listing, position, supplement } of batch) {
        const before = stored.get(id) ?? null;
        const failed = listing.images.filter((url) => images.get(url)?.status !== 'stored');
        for (const url of failed)
          counted.push(() => this.#tally.note('imageProblems', imageProblem(listing.reference, url, images)));
        const names = listing.images.flatMap((url) => imageName(images, url));
        const next = storedFeedListing({
          id,
          feedId,
          listing,
          position,
          before,
          supplement,
          isTrusted: this.source.settings.trusted,
          origin: this.#origin,
          inputHash: failed.length > 0 ? null : inputHash,
          images: [...new Set(names)],
        });
        const notes = imageNotes(names, line, listing.reference);
        counted.push(() => this.#tally.addNotes(notes));
        if (before && isSame(before, next)) {
          // Without a hash it is looked at again in the next run.
          same.push(next);
          counted.push(() => (this.#tally.counts.unchanged += 1));
          continue;
        }
        const events = eventsOf(before, next, this.#origin);
        writes.push({ fields: next, events });
        counted.push(() => this.#tally.addStored({ id, reference: listing.reference }, before === null, events));
        const problems = listingWarnings(next.base);
        if (problems.length > 0)
          counted.push(() => this.#tally.note('warnings', { id, reference: listing.reference, problems }));
      }
      await storeInputs(same.map(({ base, feedId, inputHash }) => ({ id: base.id, feedId, inputHash })));
      if (this.isFirst) await rememberPrices(writes.flatMap(({ fields }) => visibleListing(fields) ?? []));
      const taken = new Map(writes.map(({ fields: { base } }) => [base.reference, base.id]));
      await freeReferences(version, this.#origin, taken);
      await storeListings(version, writes);
      return writes.length > 0;
    });
    return counted;
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
      changeCatalogue(async (version) => {
        const stored = await findStoredListings(gone.map(({ id }) => id));
        await storeListings(version, stored.map(withdrawalOf));
        return true;
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

/** Nothing that anybody sees, or that a publication needs, has changed. */
const isSame = (one: ListingFields, other: ListingFields): boolean =>
  listingHash(stateOf(one)) === listingHash(stateOf(other));

const stateOf = ({ baseHash, isAbsent, problems, publishedAt }: ListingFields) => [
  baseHash,
  isAbsent,
  publishedAt !== null,
  ...problems.map(({ field, message }) => `${field} ${message}`),
];
