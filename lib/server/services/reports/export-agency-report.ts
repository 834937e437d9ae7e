import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { Actor } from '@/lib/access/actor';
import type { EnquirySource } from '@/lib/contacts/enquiry-state';
import { portalOf, type FigureRow } from '@/lib/reports/sources';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { withRight } from '@/lib/server/services/access/with-right';
import { readAgencyReport } from './read-agency-report';

export async function exportFigures(actor: Actor, now: number, locale: Locale): Promise<string> {
  const { figures, names } = await readAgencyReport(actor, now);
  await withRight(actor, 'figures.read', { kind: 'log', id: 'figures' }, (record) => record('figuresExported'));
  const t = translatorOf(locale, 'deskFigures');
  const groups = [
    {
      head: t('heads.source'),
      rows: figures.sources,
      nameOf: ({ key }: FigureRow) => portalOf(key) ?? t(`sources.${key as EnquirySource}`),
    },
    {
      head: t('heads.agent'),
      rows: figures.agents,
      nameOf: ({ key }: FigureRow) => (key === '' ? t('nobody') : (names.get(key) ?? t('former'))),
    },
    { head: t('total'), rows: [figures.total], nameOf: () => t('total') },
  ];
  const lines = (['now', 'before'] as const).flatMap((period) =>
    groups.flatMap(({ head, nameOf, rows }) =>
      rows.map((row) => {
        const { enquiries, median, offers, sales, slowest, viewings, waiting } = row[period];
        const { from, to } = figures[period];
        const answers = [waiting, median ?? '', slowest ?? ''];
        return [`${from} – ${to}`, head, nameOf(row), enquiries, ...answers, viewings, offers, sales];
      }),
    ),
  );
  const columns = [
    t('csv.period'),
    t('csv.group'),
    t('csv.name'),
    t('heads.enquiries'),
    t('heads.waiting'),
    t('csv.median'),
    t('csv.slowest'),
    t('heads.viewings'),
    t('heads.offers'),
    t('heads.sales'),
  ];
  return stringify([columns, ...lines], {
    bom: true,
    delimiter: ';',
    // Prevents spreadsheet formula injection.
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
