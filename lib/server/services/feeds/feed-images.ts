import 'server-only';
import type { FeedProblem } from '@/lib/listings/kyero/feed-problem';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { printedAddress } from '@/lib/server/http/printed-address';
import type { fetchImages } from '@/lib/server/services/images/fetch-images';

/** Fewer pictures tell little of a home. */
const FEW_IMAGES = 3;

/** What to tell of a home's pictures. `names`: stored images; the same name is the same file. */
export function imageNotes(names: readonly string[], line: number, reference: string): readonly FeedProblem[] {
  const { size } = new Set(names);
  const repeated = names.length - size;
  const about = { line, listing: reference, field: 'images' };
  return [
    ...(size === 0 ? [{ ...about, code: 'noImage' as const }] : []),
    ...(size > 0 && size < FEW_IMAGES ? [{ ...about, code: 'fewImages' as const, values: { count: size } }] : []),
    ...(repeated > 0 ? [{ ...about, code: 'sameImage' as const, values: { count: repeated } }] : []),
  ];
}

export type FeedImages = Awaited<ReturnType<typeof fetchImages>>;

/** Stored name of the image of an address, if there is one. */
export function imageName(images: FeedImages, url: string): readonly string[] {
  const image = images.get(url);
  return image?.status === 'stored' ? [image.name] : [];
}

/** Line of a report, for an address without an image. */
export function imageProblem(reference: string, url: string, images: FeedImages): FeedReport['imageProblems'][number] {
  const image = images.get(url);
  return { reference, url: printedAddress(url), problem: image?.status === 'refused' ? image.problem : 'unreachable' };
}
