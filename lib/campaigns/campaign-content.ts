import { locales, type Locale } from '@/lib/i18n/locales';

/** Text in one language. An empty line separates paragraphs. */
export type CampaignText = Readonly<{ subject: string; opening: string; closing: string }>;

/** Newsletter in both languages; listings and articles in display order. */
export type CampaignContent = Readonly<
  Record<Locale, CampaignText> & { listings: readonly string[]; articles: readonly string[] }
>;

const emptyText: CampaignText = { subject: '', opening: '', closing: '' };

export const emptyCampaign: CampaignContent = { en: emptyText, es: emptyText, listings: [], articles: [] };

export const campaignLimits = { subject: 120, text: 4_000, listings: 12, articles: 6 } as const;

/** Required texts; the closing is optional. */
const neededTexts = ['subject', 'opening'] as const;

type MissingText = Readonly<{ locale: Locale; field: (typeof neededTexts)[number] }>;

export const missingTexts = (content: CampaignContent): readonly MissingText[] =>
  locales.flatMap((locale) =>
    neededTexts.filter((field) => content[locale][field].trim() === '').map((field) => ({ locale, field })),
  );

/** Returns the first non-empty subject, preferring `locale`; null when there is none. */
export const campaignName = (content: CampaignContent, locale: Locale): string | null =>
  [locale, ...locales].map((one) => content[one].subject.trim()).find(Boolean) ?? null;

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
