import 'server-only';
import { processState } from '@/lib/env/process-state';
import { countLooks, listLooks } from '@/lib/server/data/listings/image-looks';

/** Maximum differing bits of 256 for the same image; see `lookHashOf`. */
const SAME_BITS = 40;
const WORDS = 8;
const DIGITS = 8;
/** Images with fewer set bits (plans, plain walls) often look alike. */
const PLAIN_BITS = 40;

type Index = {
  count: number;
  names: readonly string[];
  words: Uint32Array;
  /** Cached results; a search among 50,000 images takes about 3 ms. */
  found: Map<string, readonly string[]>;
};

const index = processState<Index>('image-looks', () => ({
  count: 0,
  names: [],
  words: new Uint32Array(),
  found: new Map(),
}));

export async function findSameLooks(names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  await load();
  return new Map(names.map((name) => [name, sameAs(name)]));
}

export function lookDistance(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return first.reduce((sum, word, at) => sum + bitsOf(word ^ (second[at] ?? 0)), 0);
}

function sameAs(name: string): readonly string[] {
  const { found, names } = index;
  const position = names.indexOf(name);
  const same = found.get(name) ?? (position < 0 || isPlain(position) ? [] : positionsLike(position).map(nameAt));
  found.set(name, same);
  return same;
}

const nameAt = (position: number) => index.names[position] ?? '';

function isPlain(position: number): boolean {
  const own = index.words.subarray(position * WORDS, (position + 1) * WORDS);
  return own.reduce((sum, word) => sum + bitsOf(word), 0) < PLAIN_BITS;
}

function positionsLike(position: number): readonly number[] {
  const { names, words } = index;
  const like: number[] = [];
  for (let other = 0; other < names.length; other += 1) {
    let differing = 0;
    for (let at = 0; at < WORDS && differing <= SAME_BITS; at += 1) {
      differing += bitsOf((words[position * WORDS + at] ?? 0) ^ (words[other * WORDS + at] ?? 0));
    }
    if (differing <= SAME_BITS && other !== position) like.push(other);
  }
  return like;
}

async function load(): Promise<void> {
  const count = await countLooks();
  if (count === index.count) return;
  const looks = await listLooks();
  const words = new Uint32Array(looks.length * WORDS);
  for (const [at, { lookHash }] of looks.entries()) words.set(wordsOf(lookHash), at * WORDS);
  Object.assign(index, { count: looks.length, names: looks.map(({ id }) => id), words, found: new Map() });
}

const wordsOf = (hash: string): readonly number[] =>
  Array.from({ length: WORDS }, (_, at) => parseInt(hash.slice(at * DIGITS, (at + 1) * DIGITS), 16) >>> 0);

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
