import { formatArea } from '@/lib/i18n/format';
import type { ValuationInput } from './valuation-input';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { ValuedPlace } from './valuation-places';

/** The level of the province covers all smaller towns. */
export const valuedPlaceName = ({ id, name }: ValuedPlace, t: Translator<'valuationPage'>): string =>
  id === 'alicante' ? t('form.province') : name;

export function propertyFacts(
  input: ValuationInput,
  place: ValuedPlace | null,
  locale: Locale,
  t: Translator<'valuationPage'>,
): string {
  return [
    place ? valuedPlaceName(place, t) : t('form.elsewhere'),
    t(`form.options.${input.type}`),
    formatArea(input.size, locale, 1),
    t('message.bedrooms', { count: input.bedrooms }),
    ...(input.floor === null ? [] : [t('message.floor', { floor: input.floor, lift: input.hasLift ? 'yes' : 'no' })]),
    t(`form.options.${input.condition}`),
    ...(input.year === null ? [] : [t('message.year', { year: String(input.year) })]),
    ...(input.terrace > 0 ? [t('message.terrace', { size: formatArea(input.terrace, locale, 1) })] : []),
    ...(input.energy === null ? [] : [t('message.energy', { letter: input.energy })]),
  ].join('\u00a0· ');
}

export function visitMessage(
  input: ValuationInput,
  place: ValuedPlace | null,
  range: Readonly<{ low: string; high: string }> | null,
  locale: Locale,
  t: Translator<'valuationPage'>,
): AppHref {
  const estimate = range ? ` ${t('message.estimate', { low: range.low, high: range.high })}` : '';
  const message = `${t('message.opening', { facts: propertyFacts(input, place, locale, t) })}${estimate}`;
  return `/contact?subject=valuation&message=${encodeURIComponent(message)}#contact-form`;
}
