import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { Actor } from '@/lib/access/actor';
import { listRedirects, type StoredRedirect } from '@/lib/server/data/site/redirects';
import { requireRight } from '@/lib/server/services/access/with-right';
import type { PageOf } from '@/lib/text/paginate';
import { countPages } from '@/lib/text/paginate';
import { MAX_REDIRECTS } from './change-redirects';

const PER_PAGE = 50;

export async function readDeskRedirects(actor: Actor, search: string, page: number): Promise<PageOf<StoredRedirect>> {
  requireRight(actor, 'site.edit');
  const first = await listRedirects(search, PER_PAGE, (page - 1) * PER_PAGE);
  const pageCount = countPages(first.total, PER_PAGE);
  const last = page > pageCount ? await listRedirects(search, PER_PAGE, (pageCount - 1) * PER_PAGE) : first;
  return { ...last, page: Math.min(page, pageCount), pageCount };
}

export async function exportRedirects(actor: Actor): Promise<string> {
  requireRight(actor, 'site.edit');
  const { items } = await listRedirects('', MAX_REDIRECTS, 0);
  return stringify(
    [
      ['from', 'to', 'hits', 'last hit', 'by', 'since'],
      ...items.map(({ address, author, createdAt, hits, lastHitAt, target }) => [
        address,
        target ?? '410',
        hits,
        lastHitAt?.toISOString() ?? '',
        author,
        createdAt.toISOString(),
      ]),
    ],
    { bom: true, delimiter: ';', escape_formulas: true, record_delimiter: 'windows' },
  );
}
