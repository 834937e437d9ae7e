import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivitySubject } from '@/lib/access/activity';
import type { ActivityQuery } from '@/lib/access/activity-query';
import { nameInChange } from '@/lib/access/activity-values';
import { deskPath, type DeskPath } from '@/lib/i18n/desk-routes';
import type { Locale } from '@/lib/i18n/locales';
import { countActivity, listActivity, listActivityNames, type ActivityRow } from '@/lib/server/data/staff/activity';
import { requireRight } from '@/lib/server/services/access/with-right';
import { countPages } from '@/lib/text/paginate';
import { subjectNames } from './subject-names';

const PER_PAGE = 50;

export type ActivityEntry = Readonly<{
  row: ActivityRow;
  subject: string;
  href: DeskPath | null;
}>;

export type ActivityPage = Readonly<{
  entries: readonly ActivityEntry[];
  total: number;
  page: number;
  pageCount: number;
  names: readonly string[];
}>;

export async function readActivity(actor: Actor, query: ActivityQuery, locale: Locale): Promise<ActivityPage> {
  requireRight(actor, 'activity.read');
  const total = await countActivity(query);
  const pageCount = countPages(total, PER_PAGE);
  const page = Math.min(query.page, pageCount);
  const rows = await listActivity(query, PER_PAGE, (page - 1) * PER_PAGE);
  return { entries: await withSubjects(rows, locale), total, page, pageCount, names: await listActivityNames() };
}

/** Checks no right. */
export const withSubjects = async (rows: readonly ActivityRow[], locale: Locale): Promise<readonly ActivityEntry[]> => {
  const names = await subjectNames(
    rows.map(({ subject }) => subject),
    locale,
  );
  return rows.map((row) => {
    const { id, kind } = row.subject;
    const subject = names.get(`${kind} ${id}`) ?? nameInChange(row) ?? id;
    return { row, subject, href: pageOf(row.subject) };
  });
};

const lists = {
  listing: 'homes',
  feed: 'feeds',
  place: 'places',
  campaign: 'newsletter',
  site: 'site',
  article: 'articles',
  question: 'questions',
  contact: 'people',
  appointment: 'diary',
} as const;

function pageOf({ kind, id }: ActivitySubject): DeskPath | null {
  if (kind === 'sale') return deskPath('homes', id, 'sale');
  if (kind === 'calendar') return deskPath('diary', 'hours');
  return kind in lists ? deskPath(lists[kind as keyof typeof lists], id) : null;
}
