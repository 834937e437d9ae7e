import { formatDate, formatNumber } from '@/lib/i18n/format';
import type { EnergyClass, EnergyRating, Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

type Rating = Readonly<{ letter: EnergyClass; value: string }>;

/** RD 390/2021: energy label, or why there is none. */
export type EnergyView =
  | Readonly<{ status: 'rated'; use: Rating; emissions: Rating; label: string; certificate: string }>
  | Readonly<{ status: 'exempt'; title: string; reason: string }>;

export function energyView(
  { energy }: Pick<Listing, 'energy'>,
  locale: Locale,
  t: Translator<'listingFacts'>,
): EnergyView {
  if (energy.status !== 'rated') {
    return { status: 'exempt', title: t('energy.exempt'), reason: energy.reason[locale] };
  }
  const rating = ({ letter, value }: EnergyRating): Rating => ({ letter, value: formatNumber(value, locale, 1) });
  const use = rating(energy.consumption);
  const emissions = rating(energy.emissions);
  return {
    status: 'rated',
    use,
    emissions,
    label: t('energy.label', {
      use: use.letter,
      useValue: use.value,
      emissions: emissions.letter,
      emissionsValue: emissions.value,
    }),
    certificate: t('energy.certificate', {
      issued: formatDate(energy.issued, locale),
      expires: formatDate(energy.expires, locale),
      scale: `${energy.scale}`,
    }),
  };
}
