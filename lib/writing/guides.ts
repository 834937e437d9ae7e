import 'server-only';
import { guideTexts as english } from '@/content/en/guides/all';
import { guideTexts as spanish } from '@/content/es/guides/all';
import { guides, type GuideId } from '@/content/guides';
import type { GuideEntry, GuideTable, GuideText, Source } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';
import type { RichHtml } from '@/lib/text/trusted-html';
import { memoizeByLocale } from '@/lib/i18n/memoize-by-locale';
import { guidePath } from '@/lib/i18n/routes';
import { perWriting } from './desk-writing';
import { fillFigures } from './fill-figures';
import { keepUnitsTogether, richText } from '@/lib/site/rich-text';

export type GuideSummary = GuideEntry &
  Readonly<{
    href: ReturnType<typeof guidePath>;
    title: string;
    excerpt: string;
    /** In order; anchors: `guideStepId`. */
    steps: readonly string[];
    checks: number;
  }>;

export type GuideStepView = Readonly<{ id: string; title: string; body: RichHtml; checklist: readonly string[] }>;

export type Guide = Omit<GuideSummary, 'steps'> &
  Readonly<{
    intro: RichHtml;
    steps: readonly GuideStepView[];
    tables: GuideText['tables'];
    timeline: GuideText['timeline'];
    sources: readonly Source[];
  }>;

const texts: Readonly<Record<Locale, Readonly<Record<GuideId, GuideText>>>> = {
  en: fillFigures(english, 'en'),
  es: fillFigures(spanish, 'es'),
};

/** Counts from 0; equal in all locales. */
export function guideStepId(index: number): string {
  return `step-${index + 1}`;
}

function summaryOf(entry: (typeof guides)[number], locale: Locale): GuideSummary {
  const { title, excerpt, steps } = texts[locale][entry.id];
  return {
    ...entry,
    href: guidePath(entry.id),
    title: keepUnitsTogether(title),
    excerpt: keepUnitsTogether(excerpt),
    steps: steps.map((step) => keepUnitsTogether(step.title)),
    checks: steps.reduce((sum, { checklist }) => sum + checklist.length, 0),
  };
}

export const listGuides = memoizeByLocale((locale): readonly GuideSummary[] =>
  guides.map((entry) => summaryOf(entry, locale)),
);

function withUnits({ caption, head, rows, note }: GuideTable): GuideTable {
  return {
    caption: keepUnitsTogether(caption),
    head,
    rows: rows.map((row) => row.map(keepUnitsTogether)),
    note: keepUnitsTogether(note),
  };
}

/** Cached per published content: bodies are sanitised, without links to hidden articles. */
const guidesIn = perWriting(
  (locale): ReadonlyMap<string, Guide> => new Map(guides.map((entry) => [entry.id, guideIn(entry, locale)])),
);

function guideIn(entry: (typeof guides)[number], locale: Locale): Guide {
  const { intro, steps, tables, timeline, sources } = texts[locale][entry.id];
  return {
    ...summaryOf(entry, locale),
    intro: richText(intro, locale),
    steps: steps.map(({ title, body, checklist }, index) => ({
      id: guideStepId(index),
      title: keepUnitsTogether(title),
      body: richText(body, locale, guideStepId(index)),
      checklist: checklist.map(keepUnitsTogether),
    })),
    tables: tables.map(withUnits),
    timeline,
    sources,
  };
}

export function findGuide(id: string, locale: Locale): Guide | null {
  return guidesIn(locale).get(id) ?? null;
}
