import 'server-only';
import { processState } from '@/lib/env/process-state';
import { countLooks, listLooks } from '@/lib/server/data/image-looks';

/** Of 256 bits. See `lookHashOf` for how far same and different photographs are apart. */
const SAME_BITS = 40;
const WORDS = 8;
const DIGITS = 8;
/** Fewer set bits: a plan or a plain wall, of which many look alike. */
const PLAIN_BITS = 40;

type Index = { count: number; names: readonly string[]; words: Uint32Array };

/** 32 bytes for each stored image. */
const index = processState<Index>('image-looks', () => ({ count: 0, names: [], words: new Uint32Array() }));

/** Of each of these images the others that look the same: the same photograph in another size, light or compression. */
export async function findSameLooks(names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  await load();
  const positions = new Map(index.names.map((name, position) => [name, position]));
  return new Map(
    names.map((name) => {
      const position = positions.get(name);
      return [name, position === undefined ? [] : sameAs(position)];
    }),
  );
}

/** How many of the 256 bits of two look hashes differ. */
export function lookDistance(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return first.reduce((sum, word, at) => sum + bitsOf(word ^ (second[at] ?? 0)), 0);
}

function sameAs(position: number): readonly string[] {
  const { names, words } = index;
  const own = words.subarray(position * WORDS, (position + 1) * WORDS);
  if (own.reduce((sum, word) => sum + bitsOf(word), 0) < PLAIN_BITS) return [];
  return names.filter((_, other) => {
    let differing = 0;
    for (let at = 0; at < WORDS && differing <= SAME_BITS; at += 1) {
      differing += bitsOf((own[at] ?? 0) ^ (words[other * WORDS + at] ?? 0));
    }
    return differing <= SAME_BITS && other !== position;
  });
}

async function load(): Promise<void> {
  const count = await countLooks();
  if (count === index.count) return;
  const looks = await listLooks();
  const words = new Uint32Array(looks.length * WORDS);
  for (const [at, { lookHash }] of looks.entries()) words.set(wordsOf(lookHash), at * WORDS);
  Object.assign(index, { count: looks.length, names: looks.map(({ id }) => id), words });
}

const wordsOf = (hash: string): readonly number[] =>
  Array.from({ length: WORDS }, (_, at) => parseInt(hash.slice(at * DIGITS, (at + 1) * DIGITS), 16) >>> 0);

/** Set bits of a 32-bit number. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
