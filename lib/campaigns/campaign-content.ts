import { locales, type Locale } from '@/lib/i18n/locales';

/** What is written in one language. Paragraphs are parted by an empty line. */
export type CampaignText = Readonly<{ subject: string; opening: string; closing: string }>;

/** A newsletter in both languages; homes and articles in their order. */
export type CampaignContent = Readonly<
  Record<Locale, CampaignText> & { listings: readonly string[]; articles: readonly string[] }
>;

const emptyText: CampaignText = { subject: '', opening: '', closing: '' };

export const emptyCampaign: CampaignContent = { en: emptyText, es: emptyText, listings: [], articles: [] };

export const campaignLimits = { subject: 120, text: 4_000, listings: 12, articles: 6 } as const;

/** Without these a language is not written; the closing may be left out. */
const neededTexts = ['subject', 'opening'] as const;

type MissingText = Readonly<{ locale: Locale; field: (typeof neededTexts)[number] }>;

/** What must be written before it can be sent. */
export const missingTexts = (content: CampaignContent): readonly MissingText[] =>
  locales.flatMap((locale) =>
    neededTexts.filter((field) => content[locale][field].trim() === '').map((field) => ({ locale, field })),
  );

/** The first subject that is written, its own language first; null for none. */
export const campaignName = (content: CampaignContent, locale: Locale): string | null =>
  [locale, ...locales].map((one) => content[one].subject.trim()).find(Boolean) ?? null;

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
