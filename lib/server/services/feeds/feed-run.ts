import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import type { FeedError, FeedProblem } from '@/lib/listings/kyero/feed-problem';
import { REPORT_LINES, type FeedListingLine, type FeedReport } from '@/lib/listings/kyero/feed-report';
import { supplementOf } from '@/lib/listings/kyero/feed-settings';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import {
  changeCatalogue,
  findStoredListings,
  listDrafts,
  listListingKeys,
  storeInputHashes,
  storeListings,
  type ListingKey,
  type ListingWrite,
} from '@/lib/server/data/catalogue';
import { rememberPrices } from '@/lib/server/data/listing-prices';
import { eventsOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { visibleListing } from '@/lib/server/services/catalogue/visible-listing';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { newListingId } from './new-listing-id';
import { storedFeedListing } from './stored-feed-listing';
import type { FeedSource } from './feed-source';

/** Stored in one transaction, after their pictures. */
const BATCH = 50;
/** Of fewer homes half may go at once. */
const FEW = 10;

type Candidate = Readonly<{ id: string; position: number; listing: FeedListing; inputHash: string }>;

type Lists = 'added' | 'changed' | 'published' | 'withdrawn' | 'skipped' | 'imageProblems';

/** One run over a feed: compares its homes with the catalogue, stores what differs, and counts. */
export class FeedRun {
  readonly #startedAt = new Date();
  readonly #counts = { read: 0, unchanged: 0, added: 0, changed: 0, published: 0, withdrawn: 0, drafts: 0, skipped: 0 };
  readonly #lists = {
    added: [] as FeedListingLine[],
    changed: [] as FeedListingLine[],
    published: [] as FeedListingLine[],
    withdrawn: [] as FeedListingLine[],
    skipped: [] as FeedProblem[],
    imageProblems: [] as FeedReport['imageProblems'][number][],
  } satisfies Pick<{ -readonly [List in Lists]: FeedReport[List][number][] }, Lists>;
  readonly #origin: string;
  readonly #ids: Set<string>;
  readonly #keys: Map<string, ListingKey>;
  readonly #seen = new Set<string>();
  #batch: Candidate[] = [];
  #isWithdrawalHeld = false;

  private constructor(
    private readonly source: FeedSource,
    private readonly settingsHash: string,
    private readonly isFirst: boolean,
    keys: readonly ListingKey[],
  ) {
    this.#origin = `feed:${source.name}`;
    this.#ids = new Set(keys.map(({ id }) => id));
    this.#keys = new Map(keys.map((key) => [key.reference, key]));
  }

  /** `isFirst`: its listings are no news. */
  static async start(source: FeedSource, settingsHash: string, isFirst: boolean): Promise<FeedRun> {
    return new FeedRun(source, settingsHash, isFirst, await listListingKeys());
  }

  /** Whether every picture was fetched. */
  get isWhole(): boolean {
    return this.#lists.imageProblems.length === 0;
  }

  async take({ line, listing, problems, reference }: FeedItem): Promise<void> {
    this.#counts.read += 1;
    // A home with a problem stays as it was.
    if (reference) this.#seen.add(reference);
    if (!listing) return this.#skip(problems);
    const key = this.#keys.get(listing.reference);
    if (key && key.source !== this.#origin) {
      const message = `has a reference that a listing of another source has (${key.source}, ${key.id})`;
      return this.#skip([{ line, listing: `ref ${listing.reference}`, field: 'ref', message }]);
    }
    const supplement = supplementOf(this.source.settings, listing.reference);
    const inputHash = listingHash([this.settingsHash, listing, supplement]);
    const isAbsent = listing.status === 'withdrawn';
    if (key?.inputHash === inputHash && key.isAbsent === isAbsent) {
      this.#counts.unchanged += 1;
      return;
    }
    const id = key?.id ?? newListingId(listing, this.#ids);
    this.#ids.add(id);
    this.#batch.push({ id, position: this.#counts.read, listing, inputHash });
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
      for (const { id, inputHash, listing, position } of batch) {
        const before = stored.get(id) ?? null;
        const failed = listing.images.filter((url) => images.get(url)?.status !== 'stored');
        for (const url of failed) this.#note('imageProblems', imageProblem(listing.reference, url, images));
        const next = storedFeedListing({
          id,
          listing,
          position,
          before,
          settings: this.source.settings,
          origin: this.#origin,
          inputHash: failed.length > 0 ? null : inputHash,
          images: listing.images.flatMap((url) => imageName(images, url)),
        });
        if (before && before.baseHash === next.baseHash && before.isAbsent === next.isAbsent) {
          same.set(id, inputHash);
          this.#counts.unchanged += 1;
          continue;
        }
        const events = eventsOf(before, next, this.#origin);
        writes.push({ fields: next, events });
        this.#count(before === null, { id, reference: listing.reference }, events);
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
      const writes = stored.map((before) => {
        const fields = { ...before, isAbsent: true };
        this.#note('withdrawn', { id: before.id, reference: before.reference });
        this.#counts.withdrawn += 1;
        return { fields, events: eventsOf(before, fields, this.#origin) };
      });
      await storeListings(version, writes);
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
      counts: { ...this.#counts, drafts: drafts.length },
      ...this.#lists,
      drafts: drafts.slice(0, REPORT_LINES).map(({ id, problems, reference }) => ({ id, reference, problems })),
      isWithdrawalHeld: this.#isWithdrawalHeld,
    };
  }

  #skip(problems: readonly FeedProblem[]): void {
    this.#counts.skipped += 1;
    for (const problem of problems) this.#note('skipped', problem);
  }

  #count(isNew: boolean, line: FeedListingLine, events: ListingWrite['events']): void {
    const list = isNew ? 'added' : 'changed';
    this.#counts[list] += 1;
    this.#note(list, line);
    for (const kind of ['published', 'withdrawn'] as const) {
      if (!events.some((event) => event.kind === kind)) continue;
      this.#counts[kind] += 1;
      this.#note(kind, line);
    }
  }

  #note<List extends Lists>(list: List, line: FeedReport[List][number]): void {
    const lines = this.#lists[list] as FeedReport[List][number][];
    if (lines.length < REPORT_LINES) lines.push(line);
  }
}

type Images = Awaited<ReturnType<typeof fetchImages>>;

function imageName(images: Images, url: string): readonly string[] {
  const image = images.get(url);
  return image?.status === 'stored' ? [image.name] : [];
}

function imageProblem(reference: string, url: string, images: Images): FeedReport['imageProblems'][number] {
  const image = images.get(url);
  return { reference, url, problem: image?.status === 'refused' ? image.problem : 'unreachable' };
}
