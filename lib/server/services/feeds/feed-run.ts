import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import type { FeedError } from '@/lib/listings/kyero/feed-problem';
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
import { listDrafts, listListingKeys, storeInputHashes, type ListingKey } from '@/lib/server/data/feed-listings';
import { rememberPrices } from '@/lib/server/data/listing-prices';
import { eventsOf, withdrawalOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { visibleListing } from '@/lib/server/services/catalogue/visible-listing';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { FeedTally } from './feed-tally';
import { newListingId } from './new-listing-id';
import { storedFeedListing } from './stored-feed-listing';
import type { FeedSource } from './feed-source';

/** Stored in one transaction, after their pictures. Each one outdates all pages. */
const BATCH = 500;
/** Of fewer homes half may go at once. */
const FEW = 10;

type Candidate = Readonly<{
  id: string;
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
  readonly #keys: Map<string, ListingKey>;
  readonly #seen = new Set<string>();
  #batch: Candidate[] = [];
  #isWithdrawalHeld = false;

  private constructor(
    private readonly source: FeedSource,
    private readonly isFirst: boolean,
    keys: readonly ListingKey[],
  ) {
    this.#origin = `feed:${source.name}`;
    this.#ids = new Set(keys.map(({ id }) => id));
    this.#keys = new Map(keys.map((key) => [key.reference, key]));
  }

  /** `isFirst`: its listings are no news. */
  static async start(source: FeedSource, isFirst: boolean): Promise<FeedRun> {
    return new FeedRun(source, isFirst, await listListingKeys());
  }

  /** Whether every picture was fetched. */
  get isWhole(): boolean {
    return this.#tally.lists.imageProblems.length === 0;
  }

  async take({ line, listing, notes, problems, reference }: FeedItem): Promise<void> {
    this.#tally.counts.read += 1;
    // A home with a problem stays as it was.
    if (reference) this.#seen.add(reference);
    if (!listing) return this.#tally.addSkipped(problems);
    for (const note of notes) this.#tally.note('notes', note);
    const key = this.#keys.get(listing.reference);
    if (key && key.source !== this.#origin) {
      const message = `has a reference that a listing of another source has (${key.source}, ${key.id})`;
      return this.#tally.addSkipped([{ line, listing: `ref ${listing.reference}`, field: 'ref', message }]);
    }
    const supplement = supplementOf(this.source.settings, listing.reference);
    const inputHash = listingHash([builtAt(), this.source.settings.trusted, listing, supplement]);
    const isAbsent = listing.status === 'withdrawn';
    if (key?.inputHash === inputHash && key.isAbsent === isAbsent) {
      this.#tally.counts.unchanged += 1;
      return;
    }
    const id = key?.id ?? newListingId(listing, this.#ids);
    this.#ids.add(id);
    this.#batch.push({ id, position: this.#tally.counts.read, listing, supplement, inputHash });
    if (this.#batch.length >= BATCH) await this.flush();
  }

  /** Stores the homes taken so far. */
  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const images = await fetchImages(batch.flatMap(({ listing }) => listing.images));
    await changeCatalogue(async (version) => {
      const stored = new Map((await findStoredListings(batch.map(({ id }) => id))).map((one) => [one.id, one]));
      const same = new Map<string, string>();
      const writes: ListingWrite[] = [];
      for (const { id, inputHash, listing, position, supplement } of batch) {
        const before = stored.get(id) ?? null;
        const failed = listing.images.filter((url) => images.get(url)?.status !== 'stored');
        for (const url of failed) this.#tally.note('imageProblems', imageProblem(listing.reference, url, images));
        const next = storedFeedListing({
          id,
          listing,
          position,
          before,
          supplement,
          isTrusted: this.source.settings.trusted,
          origin: this.#origin,
          inputHash: failed.length > 0 ? null : inputHash,
          images: listing.images.flatMap((url) => imageName(images, url)),
        });
        if (before && isSame(before, next)) {
          // Without a hash it is looked at again in the next run.
          if (next.inputHash) same.set(id, next.inputHash);
          this.#tally.counts.unchanged += 1;
          continue;
        }
        const events = eventsOf(before, next, this.#origin);
        writes.push({ fields: next, events });
        this.#tally.addStored({ id, reference: listing.reference }, before === null, events);
        const problems = listingWarnings(next.base);
        if (problems.length > 0) this.#tally.note('warnings', { id, reference: listing.reference, problems });
      }
      await storeInputHashes(same);
      if (this.isFirst) await rememberPrices(writes.flatMap(({ fields }) => visibleListing(fields) ?? []));
      await storeListings(version, writes);
      return writes.length > 0;
    });
  }

  /** Withdraws what the feed has no longer, unless most of it is gone: a broken export looks like that. */
  async withdrawAbsent(withdrawsAll: boolean): Promise<void> {
    const own = [...this.#keys.values()].filter(({ isAbsent, source }) => source === this.#origin && !isAbsent);
    const gone = own.filter(({ reference }) => !this.#seen.has(reference));
    if (gone.length === 0) return;
    this.#isWithdrawalHeld = !withdrawsAll && own.length > FEW && gone.length > own.length / 2;
    if (this.#isWithdrawalHeld) return;
    await changeCatalogue(async (version) => {
      const stored = await findStoredListings(gone.map(({ id }) => id));
      for (const { id, reference } of stored) this.#tally.addLine('withdrawn', { id, reference });
      await storeListings(version, stored.map(withdrawalOf));
      return true;
    });
  }

  async finish(outcome: FeedReport['outcome'], fault?: FeedError): Promise<FeedReport> {
    const drafts = await listDrafts(this.#origin);
    return {
      feed: this.source.name,
      startedAt: this.#startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      outcome,
      fault: fault ? { line: fault.line, listing: fault.listing, field: null, message: fault.message } : null,
      counts: { ...this.#tally.counts, drafts: drafts.length },
      ...this.#tally.lists,
      drafts: drafts.slice(0, REPORT_LINES).map(({ id, problems, reference }) => ({ id, reference, problems })),
      isWithdrawalHeld: this.#isWithdrawalHeld,
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

type Images = Awaited<ReturnType<typeof fetchImages>>;

function imageName(images: Images, url: string): readonly string[] {
  const image = images.get(url);
  return image?.status === 'stored' ? [image.name] : [];
}

function imageProblem(reference: string, url: string, images: Images): FeedReport['imageProblems'][number] {
  const image = images.get(url);
  return { reference, url, problem: image?.status === 'refused' ? image.problem : 'unreachable' };
}
