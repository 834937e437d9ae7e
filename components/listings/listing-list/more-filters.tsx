import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import { InputField } from '@/components/ui/input-field';
import { findPlaceOption, listPlaceGroups, type PlaceOption } from '@/lib/listings/search-page';
import { bedroomSteps } from '@/lib/listings/search/choices';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import type { NumberField, TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { isOtherCurrency } from '@/lib/text/parse-price';
import styles from './more-filters.module.scss';
import type { ReactNode } from 'react';

type MoreFiltersProps = {
  filters: SearchFilters;
  facets: Facets;
  typed: TypedNumbers;
  /** Chips of the other types. */
  children: ReactNode;
};

export async function MoreFilters({ filters, facets, typed, children }: MoreFiltersProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { areas, beds } = filters;
  const chosenArea = findPlaceOption(areas[0] ?? null)?.value ?? '';
  const priceProblem = (text = '') => (isOtherCurrency(text) ? t('unread.currency', { text }) : t('unread.price'));
  const numberField = (name: NumberField, id: string, problem: string, hint?: string) => {
    const value = filters[name];
    return (
      <InputField
        id={id}
        name={name}
        label={t(name)}
        defaultValue={typed.unread[name] ?? (value === null ? '' : formatNumber(value, locale))}
        inputMode="numeric"
        hint={hint}
        error={typed.unread[name] === undefined ? undefined : problem}
      />
    );
  };
  const placeOption = ({ key, name, value }: PlaceOption, label = name) => (
    <option key={key} value={value}>
      {t('placeCount', { name: label, count: facets.area[key] ?? 0 })}
    </option>
  );
  // Keep a number from the URL.
  const steps = beds === null || bedroomSteps.includes(beds) ? bedroomSteps : [...bedroomSteps, beds];

  return (
    <div className={`wrap ${styles.panel}`}>
      <SelectField id="area" name="area" label={t('area')} defaultValue={chosenArea} data-value={chosenArea}>
        <option value="">{t('anyArea')}</option>
        {listPlaceGroups().map(({ whole, areas }) => (
          <optgroup key={whole?.key ?? 'elsewhere'} label={whole?.name ?? t('elsewhere')}>
            {whole && placeOption(whole, t('wholeArea', { area: whole.key, name: whole.name }))}
            {areas.map((option) => placeOption(option))}
          </optgroup>
        ))}
      </SelectField>
      <div className={`numeric ${styles.prices}`}>
        {numberField('minPrice', 'min-price', priceProblem(typed.unread.minPrice))}
        {numberField(
          'maxPrice',
          'max-price',
          priceProblem(typed.unread.maxPrice),
          typed.isTurned ? t('turned') : undefined,
        )}
      </div>
      <Segments
        legend={t('beds')}
        name="beds"
        value={String(beds ?? '')}
        options={[
          { value: '', label: t('anyBeds') },
          ...steps.map((step) => {
            const label = t('filterLabels.beds', { count: step });
            const listings = facets.beds[step];
            return {
              value: String(step),
              label: `${step}+`,
              ...(listings === undefined
                ? { ariaLabel: label }
                : {
                    note: formatNumber(listings, locale),
                    ariaLabel: t('bedsCount', { filter: label, count: listings }),
                  }),
            };
          }),
        ]}
      />
      <div className={`numeric ${styles.last}`}>
        {numberField('minSize', 'min-size', t('unread.size'))}
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </div>
      <div className={styles.further} role="group" aria-label={t('furtherTypes')}>
        <p aria-hidden="true">{t('furtherTypes')}</p>
        {children}
      </div>
    </div>
  );
}
