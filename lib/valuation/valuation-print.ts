import 'server-only';
import { valuationFactors } from '@/content/valuation-factors';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { siteFacts } from '@/lib/site/site-facts';
import { readSavedValuation, type SavedValuation } from './saved-valuation';
import { estimateView } from './valuation-estimate';
import { findValuedPlace } from './valuation-places';
import { readListingForm } from './value-property';

export type ValuationPrint = Readonly<{
  locale: Locale;
  head: Readonly<{ agency: string; contact: string; label: string; date: string }>;
  name: string;
  facts: string;
  range: string;
  dated: string;
  moved: string | null;
  /** Null if the levels have changed since. */
  factors: Readonly<{ caption: string; rows: readonly (readonly [string, string])[] }> | null;
  sections: readonly Readonly<{ heading: string; paragraphs: readonly string[] }>[];
  foot: Readonly<{ caution: string; legal: string; again: string; url: string }>;
}>;

export async function readValuationPrint(
  saved: SavedValuation,
  locale: Locale,
  siteUrl: URL,
): Promise<ValuationPrint | null> {
  const view = await readSavedValuation(saved, locale);
  const [newest] = saved.entries;
  const input = newest && readListingForm(newest.answers).input;
  const place = input && findValuedPlace(input.area);
  if (!view || !place) return null;
  const { agency } = siteFacts();
  const t = translatorOf(locale, 'valuationPage');
  const dashboard = translatorOf(locale, 'dashboardPage.valuations');
  const { latest, today } = view;
  const estimate = estimateView(input, place, valuationFactors, locale, t);
  const { street, number, postalCode, city } = agency.address;
  return {
    locale,
    head: {
      agency: agency.name,
      contact: `${agency.phone.display} · ${agency.email}`,
      label: t('print.label'),
      date: latest.day,
    },
    name: view.name || view.place,
    facts: view.facts,
    range: dashboard('range', { low: latest.low, high: latest.high }),
    dated: dashboard('dated', { day: latest.day, level: latest.level }),
    moved: today && dashboard('moved', today),
    factors: today
      ? null
      : {
          caption: t('table.caption'),
          rows: [
            [estimate.base.term, estimate.base.amount],
            ...estimate.factors.map(
              ({ amount, effect, term, usual }) => [`${term}: ${effect} (${usual})`, amount] as const,
            ),
          ],
        },
    sections: [
      {
        heading: t('print.method'),
        paragraphs: [
          ...(today ? [] : [`${estimate.level} ${estimate.levelNote} ${estimate.levelSource}`, estimate.perArea]),
          estimate.method,
        ],
      },
      { heading: t('unknown.heading'), paragraphs: [t('unknown.text')] },
    ],
    foot: {
      caution: t('print.caution'),
      legal: `${agency.legalName} · ${street} ${number}, ${postalCode} ${city}`,
      again: dashboard('again'),
      url: new URL(localizedHref(locale, view.toolHref), siteUrl).href,
    },
  };
}
