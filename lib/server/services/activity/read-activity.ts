import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivitySubject } from '@/lib/access/activity';
import type { ActivityQuery } from '@/lib/access/activity-query';
import { nameInChange } from '@/lib/access/activity-values';
import { deskPath, type DeskPath } from '@/lib/i18n/desk-routes';
import { countActivity, listActivity, listActivityNames, type ActivityRow } from '@/lib/server/data/activity';
import { findStoredListings } from '@/lib/server/data/catalogue';
import { staffName } from '@/lib/server/auth/current-staff';
import { listStaff } from '@/lib/server/data/staff';
import { requireRight } from '@/lib/server/services/access/with-right';

const PER_PAGE = 50;

export type ActivityEntry = Readonly<{
  row: ActivityRow;
  /** As people call it: a listing by its reference. */
  subject: string;
  /** Its page, where it has one. */
  href: DeskPath | null;
}>;

export type ActivityPage = Readonly<{
  entries: readonly ActivityEntry[];
  total: number;
  page: number;
  pageCount: number;
  /** Who is in the log. */
  names: readonly string[];
}>;

/** A page of the log, newest first. */
export async function readActivity(actor: Actor, query: ActivityQuery): Promise<ActivityPage> {
  requireRight(actor, 'activity.read');
  const total = await countActivity(query);
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(query.page, pageCount);
  const rows = await listActivity(query, PER_PAGE, (page - 1) * PER_PAGE);
  return { entries: await withSubjects(rows), total, page, pageCount, names: await listActivityNames() };
}

/** Entries with what they are about, in as few queries as possible. Without a right of its own: rows were read with one. */
export const withSubjects = async (rows: readonly ActivityRow[]): Promise<readonly ActivityEntry[]> => {
  const idsOf = (kind: ActivitySubject['kind']) => [
    ...new Set(rows.flatMap(({ subject }) => (subject.kind === kind ? [subject.id] : []))),
  ];
  const listingIds = [...new Set([...idsOf('listing'), ...idsOf('sale')])];
  const listings = listingIds.length > 0 ? await findStoredListings(listingIds) : [];
  const staff = idsOf('staff').length > 0 ? await listStaff() : [];
  const names = new Map<string, string>([
    ...(['listing', 'sale'] as const).flatMap((kind) =>
      listings.map(({ id, base }) => [`${kind} ${id}`, base.reference ?? id] as const),
    ),
    ...staff.map((member) => [`staff ${member.userId}`, staffName(member)] as const),
  ]);
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
