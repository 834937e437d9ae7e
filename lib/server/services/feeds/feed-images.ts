import 'server-only';
import type { FeedProblem } from '@/lib/listings/kyero/feed-problem';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { printedAddress } from '@/lib/server/http/printed-address';
import type { fetchImages } from '@/lib/server/services/images/fetch-images';

const FEW_IMAGES = 3;

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

export function imageName(images: FeedImages, url: string): readonly string[] {
  const image = images.get(url);
  return image?.status === 'stored' ? [image.name] : [];
}

export function imageProblem(reference: string, url: string, images: FeedImages): FeedReport['imageProblems'][number] {
  const image = images.get(url);
  return { reference, url: printedAddress(url), problem: image?.status === 'refused' ? image.problem : 'unreachable' };
}
