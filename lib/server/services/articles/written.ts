import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { slugify } from '@/lib/text/slugify';
import { markdownToHtml } from '@/lib/writing/markdown';
import { ID, MAX_ID } from '@/lib/writing/written-texts';

/** What came of a change: `conflict` where somebody else was quicker, at which version it is now. */
export type WriteResult = Readonly<
  { status: 'done'; id: string } | { status: 'conflict'; version: number } | { status: 'gone' }
>;

type InBoth = Readonly<{ es: string; en: string }>;

/** As the activity log and the lists name the author. */
export const authorName = (actor: Actor): string => (actor.kind === 'client' ? '' : actor.name);

/** HTML of what was typed in each language. */
export const htmlOf = ({ en, es }: InBoth): InBoth => ({ es: markdownToHtml(es), en: markdownToHtml(en) });

/** For an address, of a title in either language. `''` where neither has letters. */
export function idOf({ en, es }: InBoth): string {
  const id = slugify(es.trim() || en)
    .slice(0, MAX_ID)
    .replace(/-+$/, '');
  return ID.test(id) ? id : '';
}

/** The id, or the id with a number: tries until `take` succeeds. */
export async function takeFreeId(id: string, take: (id: string) => Promise<boolean>): Promise<string> {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (await take(tried)) return tried;
  }
}
