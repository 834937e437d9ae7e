import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import type { Supplement } from '@/lib/listings/kyero/feed-settings';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import {
  findStoredListings,
  storeListings,
  type ListingFields,
  type ListingWrite,
  type StoredListing,
} from '@/lib/server/data/listings/catalogue';
import { changeUnannounced } from '@/lib/server/data/listings/catalogue-version';
import { freeReferences, storeInputs } from '@/lib/server/data/feeds/feed-listings';
import { rememberPrices } from '@/lib/server/data/listings/listing-prices';
import { eventsOf } from '@/lib/server/services/catalogue/listing-events';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { visibleListing } from '@/lib/server/services/catalogue/visible-listing';
import { imageName, imageNotes, imageProblem, type FeedImages } from './feed-images';
import { feedOrigin, type FeedSource } from './feed-source';
import type { FeedTally } from './feed-tally';
import { storedFeedListing } from './stored-feed-listing';

export type FeedCandidate = Readonly<{
  id: string;
  feedId: string | null;
  line: number;
  position: number;
  listing: FeedListing;
  supplement: Supplement;
  inputHash: string;
}>;

type Count = (tally: FeedTally) => void;

type Input = Readonly<{
  batch: readonly FeedCandidate[];
  images: FeedImages;
  isFirst: boolean;
  requireFeed: () => Promise<void>;
  source: FeedSource;
}>;

/** Stores listings in one transaction. Returns counts to apply after the commit. */
export async function storeFeedBatch(input: Input): Promise<readonly Count[]> {
  const { batch, images, isFirst, requireFeed, source } = input;
  const counts: Count[] = [];
  const origin = feedOrigin(source);
  await changeUnannounced(async (version) => {
    await requireFeed();
    const stored = new Map((await findStoredListings(batch.map(({ id }) => id))).map((one) => [one.id, one]));
    const same: ListingFields[] = [];
    const writes: ListingWrite[] = [];
    for (const candidate of batch) {
      const before = stored.get(candidate.id) ?? null;
      const next = fieldsOf(candidate, { before, images, source });
      counts.push(countImages(candidate, images));
      if (before && isSame(before, next)) {
        same.push(next);
        counts.push((tally) => (tally.counts.unchanged += 1));
        continue;
      }
      const events = eventsOf(before, next, origin);
      writes.push({ fields: next, events });
      const line = { id: candidate.id, reference: candidate.listing.reference };
      counts.push((tally) => tally.addStored(line, before === null, events));
      const problems = listingWarnings(next.base);
      if (problems.length > 0) counts.push((tally) => tally.note('warnings', { ...line, problems }));
    }
    await storeInputs(same.map(({ base, feedId, inputHash }) => ({ id: base.id, feedId, inputHash })));
    if (isFirst) await rememberPrices(writes.flatMap(({ fields }) => visibleListing(fields) ?? []));
    await freeReferences(version, origin, new Map(writes.map(({ fields: { base } }) => [base.reference, base.id])));
    await storeListings(version, writes);
  });
  return counts;
}

type Context = Readonly<{ before: StoredListing | null; images: FeedImages; source: FeedSource }>;

function fieldsOf(
  { inputHash, listing, ...candidate }: FeedCandidate,
  { before, images, source }: Context,
): ListingFields {
  const isWhole = listing.images.every((url) => images.get(url)?.status === 'stored');
  return storedFeedListing({
    ...candidate,
    listing,
    before,
    isTrusted: source.settings.trusted,
    origin: feedOrigin(source),
    inputHash: isWhole ? inputHash : null,
    images: [...new Set(namesOf(listing, images))],
  });
}

function countImages({ line, listing }: FeedCandidate, images: FeedImages): Count {
  const { reference } = listing;
  const failed = listing.images.filter((url) => images.get(url)?.status !== 'stored');
  return (tally) => {
    for (const url of failed) tally.note('imageProblems', imageProblem(reference, url, images));
    tally.addNotes(imageNotes(namesOf(listing, images), line, reference), { line, reference });
  };
}

const namesOf = ({ images: urls }: FeedListing, images: FeedImages) => urls.flatMap((url) => imageName(images, url));

const isSame = (one: ListingFields, other: ListingFields): boolean =>
  listingHash(stateOf(one)) === listingHash(stateOf(other));

const stateOf = ({ baseHash, isAbsent, problems, publishedAt }: ListingFields) => [
  baseHash,
  isAbsent,
  publishedAt !== null,
  ...problems.map(({ field, message }) => `${field} ${message}`),
];
