import 'server-only';
import { markdownToHtml } from '@/lib/writing/markdown';
import type { InBoth } from '@/lib/writing/written-texts';

export type WriteResult = Readonly<
  { status: 'done'; id: string } | { status: 'conflict'; version: number } | { status: 'gone' }
>;

export const htmlOf = ({ en, es }: InBoth): InBoth => ({ es: markdownToHtml(es), en: markdownToHtml(en) });

/** Ids in use by pages and sections. */
const RESERVED: ReadonlySet<string> = new Set(['new', 'filtered', 'main', 'more']);

/** Appends a number until `take` succeeds. */
export const reserveId = async (id: string, take: (id: string) => Promise<boolean>): Promise<string> => {
  for (let count = RESERVED.has(id) ? 2 : 1; ; count += 1) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (await take(tried)) return tried;
  }
};
