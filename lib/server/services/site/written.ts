import 'server-only';
import { markdownToHtml } from '@/lib/writing/markdown';
import type { InBoth } from '@/lib/writing/written-texts';

/** What came of a change: `conflict` where somebody else was quicker, at which version it is now. */
export type WriteResult = Readonly<
  { status: 'done'; id: string } | { status: 'conflict'; version: number } | { status: 'gone' }
>;

/** HTML of what was typed in each language. */
export const htmlOf = ({ en, es }: InBoth): InBoth => ({ es: markdownToHtml(es), en: markdownToHtml(en) });

/** Pages of the desk and of the blog, parts of the page of questions. */
const RESERVED: ReadonlySet<string> = new Set(['new', 'filtered', 'main', 'more']);

/** The id, or the id with a number: tries until `take` succeeds. */
export const reserveId = async (id: string, take: (id: string) => Promise<boolean>): Promise<string> => {
  for (let count = RESERVED.has(id) ? 2 : 1; ; count += 1) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (await take(tried)) return tried;
  }
};
