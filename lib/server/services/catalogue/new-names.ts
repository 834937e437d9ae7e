import 'server-only';
import { listListingKeys } from '@/lib/server/data/feeds/feed-listings';
import { siteFacts } from '@/lib/site/site-facts';
import { foldText } from '@/lib/text/fold-text';
import { initialsOf } from '@/lib/text/initials';
import { slugify } from '@/lib/text/slugify';

const REFERENCE = /^(?<letters>[A-Z]{2,4})-(?<number>\d{4,})$/;
const FIRST = 101;
const DIGITS = 4;

/**
 * Returns the next names (`CM-0427`, `apartment-eixample-0427`), never those of a deleted listing. Call it within
 * `changeCatalogue`.
 */
export async function newNames(type: string, place: string): Promise<Readonly<{ id: string; reference: string }>> {
  const keys = await listListingKeys();
  const numbers = new Map<string, number[]>();
  for (const { reference } of keys) {
    const { letters, number } = REFERENCE.exec(reference)?.groups ?? {};
    if (letters) numbers.set(letters, [...(numbers.get(letters) ?? []), Number(number)]);
  }
  const [letters, used] = [...numbers].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [
    ownLetters(),
    [FIRST - 1],
  ];
  const number = String(Math.max(...used) + 1).padStart(DIGITS, '0');
  const ids = new Set(keys.map(({ id }) => id));
  const id = slugify(`${type} ${place} ${number}`);
  return { id: ids.has(id) ? `${id}-${letters.toLowerCase()}` : id, reference: `${letters}-${number}` };
}

const ownLetters = () => foldText(initialsOf(siteFacts().agency.name)).toUpperCase().padEnd(2, 'X');
