import 'server-only';
import type { GuideId } from '@/content/guides';
import { glossary as english } from '@/content/en/glossary';
import { glossary as spanish } from '@/content/es/glossary';
import type { GlossaryEntry, GuideTable } from '@/content/types/writing';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { findGuide, listGuides, type GuideSummary } from './guides';

type ResourceList = Readonly<{ title: string; items: readonly string[]; href: AppHref }>;

export type Resources = Readonly<{
  lists: readonly ResourceList[];
  table: GuideTable;
  guides: readonly GuideSummary[];
  glossary: readonly GlossaryEntry[];
}>;

const SHOWN_LISTS = [
  { guide: 'comprar', step: 2 },
  { guide: 'comprar', step: 6 },
  { guide: 'vender', step: 2 },
  { guide: 'alquilar', step: 5 },
] as const satisfies readonly { guide: GuideId; step: number }[];

const TABLE_GUIDE: GuideId = 'comprar';

function readGuide(id: GuideId, locale: Locale) {
  const guide = findGuide(id, locale);
  if (!guide) throw new Error(`No guide ${id}`);
  return guide;
}

export function readResources(locale: Locale): Resources {
  const [table] = readGuide(TABLE_GUIDE, locale).tables;
  if (!table) throw new Error(`The guide ${TABLE_GUIDE} has no table`);
  return {
    lists: SHOWN_LISTS.flatMap(({ guide: id, step: index }) => {
      const guide = readGuide(id, locale);
      const step = guide.steps[index];
      return step ? [{ title: step.title, items: step.checklist, href: `${guide.href}#${step.id}` as const }] : [];
    }),
    table,
    guides: listGuides(locale),
    glossary: { en: english, es: spanish }[locale],
  };
}
