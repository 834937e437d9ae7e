import type { Messages } from 'next-intl';
import type { FeedProblemCode } from './feed-problem';

export type NoteKind = Readonly<{ code: FeedProblemCode; count: number }>;

type NoteCode = keyof Messages['feedProblems']['kinds'];

/** The important kinds first. */
const order: readonly NoteCode[] = [
  ...(['lessThanWhole', 'province', 'newBuildSale', 'takenForSale', 'takenForMonth'] as const),
  ...(['atSea', 'point', 'turned', 'size', 'usableArea', 'rooms', 'roomsTaken', 'energyClass', 'yesNo'] as const),
  ...(['twice', 'brokenText', 'noLanguage', 'textCut', 'manyMore', 'mediaAddress', 'imageAddress'] as const),
  ...(['noImage', 'day', 'knownByReference', 'sameImage', 'imageTwice', 'fewImages'] as const),
];

const placeOf = (code: FeedProblemCode): number => {
  const place = order.findIndex((one) => one === code);
  return place === -1 ? order.length : place;
};

/** Kinds that are told by their number alone: whole feeds have them. */
const counted: ReadonlySet<FeedProblemCode> = new Set([
  ...(['takenForMonth', 'day', 'knownByReference', 'sameImage', 'imageTwice', 'fewImages'] as const),
]);

export const isOnlyCounted = (code: FeedProblemCode): boolean => counted.has(code);

export const noteKindsOf = (counts: ReadonlyMap<FeedProblemCode, number>): readonly NoteKind[] =>
  [...counts]
    .map(([code, count]) => ({ code, count }))
    .toSorted((one, other) => placeOf(one.code) - placeOf(other.code));

export const noteKindName = (code: FeedProblemCode): NoteCode | null => order.find((one) => one === code) ?? null;
