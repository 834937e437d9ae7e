import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivityQuery } from '@/lib/access/activity-query';
import { activityValues, sentenceKey, systemActor } from '@/lib/access/activity-values';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listActivity, type ActivityRow } from '@/lib/server/data/staff/activity';
import { withRight } from '@/lib/server/services/access/with-right';
import { spreadsheetCsv } from '@/lib/text/spreadsheet-csv';
import { withSubjects } from './read-activity';

const MAX_ROWS = 50_000;

const columns = ['at', 'person', 'action', 'sentence', 'kind', 'subject', 'before', 'after'] as const;

/** Records the export in the log. */
export async function exportActivity(actor: Actor, query: ActivityQuery, locale: Locale): Promise<string> {
  const rows = await withRight(actor, 'activity.read', { kind: 'log', id: 'activity' }, async (record) => {
    const found = await listActivity(query, MAX_ROWS);
    await record('activityExported', { after: { rows: found.length } });
    return found;
  });
  const t = translatorOf(locale, 'activityLog');
  const nameOf = ({ actorKind, actorName }: ActivityRow): string => {
    const { key, name } = systemActor(actorName);
    return actorKind === 'system' ? t(`system.${key}`, { name }) : actorName;
  };
  const lines = (await withSubjects(rows, locale)).map(({ row, subject }) => [
    moment(row.at),
    nameOf(row),
    t(`names.${row.action}`),
    t.markup(sentenceKey(row.action), {
      actor: nameOf(row),
      subject,
      kind: row.actorKind === 'system' ? systemActor(row.actorName).key : 'staff',
      link: (words) => words,
      ...activityValues(row, locale),
    }),
    t(`kinds.${row.subject.kind}`),
    subject,
    asText(row.before),
    asText(row.after),
  ]);
  return spreadsheetCsv([columns.map((column) => t(`columns.${column}`)), ...lines]);
}

const asText = (values: ActivityRow['before']): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

const moment = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' });
