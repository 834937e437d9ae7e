import type { QueryValues } from '@/lib/browser/path-with-query';
import { readOutcomes, type UploadOutcome } from './upload-outcome';

export type ImagesNotice = Readonly<{
  added: number;
  notAdded: readonly UploadOutcome[];
  isSaved: boolean;
  problem: 'refused' | 'unknown' | null;
  removed: Readonly<{ name: string; at: number }> | null;
}>;

/** The page query is untrusted. */
export function readImagesNotice({ added, at, file, problem, removed, saved }: QueryValues): ImagesNotice {
  const numberOf = (value: unknown) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0);
  return {
    added: numberOf(added),
    notAdded: readOutcomes([file ?? []].flat()),
    isSaved: saved === '1',
    problem: problem === 'refused' || problem === 'unknown' ? problem : null,
    removed: typeof removed === 'string' && /^[\w-]{1,100}$/.test(removed) ? { name: removed, at: numberOf(at) } : null,
  };
}
