import { formatPrice } from '@/lib/i18n/format';
import { placeLevel } from '@/lib/listings/place/place-level';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { priceLevels } from '@/lib/site/price-levels';

export type LevelWords = Readonly<{
  term: string;
  /** `about €5,650 per m² in registered sales (2025, estimated from 2022)`. */
  value: string;
  source: string;
  /** For a description; null where the place is only compared with another. */
  brief: Readonly<{ name: string; amount: string; basis: string; period: string; source: string }> | null;
}>;

type Words = Readonly<{ locale: Locale; t: Translator<'placePage'>; tPrice: Translator<'listingPrice'> }>;

/** Returns the level of the place or of its named parent, or null. */
export function levelWords(id: string, { locale, t, tPrice }: Words): LevelWords | null {
  const level = placeLevel(id);
  if (!level) return null;
  const district = 'district' in level ? priceLevels().districts.find((one) => one.id === level.district) : undefined;
  const figure = level.price ?? district?.price;
  if (!figure) return null;
  const amount = formatPrice(figure.value, locale);
  const period = figure.period[locale];
  const source = figure.source[locale];
  const basis = level.price ? level.basis : (district?.basis ?? level.basis);
  const words = tPrice('level', { amount, basis, period, source });
  const { name } = level;
  const kind = 'kind' in level ? level.kind : 'town';
  return {
    term: t(kind === 'district' ? 'facts.levelDistrict' : kind === 'province' ? 'facts.levelProvince' : 'facts.level', {
      name,
    }),
    value: level.price ? words : t('facts.above', { name: district?.name ?? '', level: words }),
    source,
    brief: level.price ? { name, amount, basis, period, source } : null,
  };
}
