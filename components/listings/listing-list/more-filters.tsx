import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import { InputField } from '@/components/ui/input-field';
import { conditions, energyClasses } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { listPlaceGroups } from '@/lib/listings/search-page';
import {
  bathroomSteps,
  bedroomSteps,
  floors,
  METRES_A_MINUTE,
  offeredExclusions,
  seaSteps,
  searchFeatures,
} from '@/lib/listings/search/choices';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import type { NumberField, TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { isOtherCurrency } from '@/lib/text/parse-price';
import { ChoiceBoxes } from './choice-boxes';
import styles from './more-filters.module.scss';

type MoreFiltersProps = { filters: SearchFilters; facets: Facets; typed: TypedNumbers };

/** Fields of the filter form; counts are of the list as it is. */
export async function MoreFilters({ filters, facets, typed }: MoreFiltersProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const any = { value: '', label: t('anyBeds') };
  const figure = (count = 0) => formatNumber(count, locale);
  const priceProblem = (text = '') => (isOtherCurrency(text) ? t('unread.currency', { text }) : t('unread.price'));
  const numberField = (name: NumberField, id: string, problem: string) => {
    const value = filters[name];
    return (
      <InputField
        id={id}
        name={name}
        label={t(name)}
        defaultValue={typed.unread[name] ?? (value === null ? '' : figure(value))}
        inputMode="numeric"
        error={typed.unread[name] === undefined ? undefined : problem}
      />
    );
  };
  const roomSteps = (name: 'beds' | 'baths', offered: readonly number[]) => (
    <Segments
      legend={t(name)}
      name={name}
      value={String(filters[name] ?? '')}
      options={[
        any,
        ...withChosen(offered, filters[name]).map((step) => ({
          value: String(step),
          label: `${step}+`,
          ariaLabel: t(`filterLabels.${name}`, { count: step }),
        })),
      ]}
    />
  );

  return (
    <div className={styles.panel}>
      <ChoiceBoxes
        legend={t('type')}
        name="type"
        options={propertyTypes.map((type) => ({
          value: type,
          label: t(`types.${type}`),
          note: figure(facets.type[type]),
          isChosen: filters.types.includes(type),
        }))}
      />
      <ChoiceBoxes
        legend={t('area')}
        name="area"
        options={listPlaceGroups()
          .flatMap(({ whole, areas }) => [
            ...(whole ? [{ ...whole, label: t('wholeArea', { area: whole.key, name: whole.name }) }] : []),
            ...areas.map((area) => ({ ...area, label: area.name })),
          ])
          .map(({ key, value, label }) => ({
            value,
            label,
            note: figure(facets.area[key]),
            isChosen: filters.areas.includes(key),
          }))}
      />
      <div className={`numeric ${styles.figures}`}>
        {numberField('minPrice', 'min-price', priceProblem(typed.unread.minPrice))}
        {numberField('maxPrice', 'max-price', priceProblem(typed.unread.maxPrice))}
        {numberField('minSize', 'min-size', t('unread.size'))}
      </div>
      <div className={styles.pair}>
        {roomSteps('beds', bedroomSteps)}
        {roomSteps('baths', bathroomSteps)}
      </div>
      <ChoiceBoxes
        legend={t('featuresLegend')}
        name="features"
        options={searchFeatures.map((feature) => ({
          value: feature,
          label: t(`features.${feature}`),
          note: figure(facets.features[feature]),
          isChosen: filters.features.includes(feature),
        }))}
      />
      <ChoiceBoxes
        legend={t('withoutLegend')}
        name="without"
        options={[...new Set([...offeredExclusions, ...filters.without])].map((feature) => ({
          value: feature,
          label: t(`without.${feature}`),
          isChosen: filters.without.includes(feature),
        }))}
      />
      <ChoiceBoxes
        legend={t('condition')}
        name="condition"
        options={conditions.map((condition) => ({
          value: condition,
          label: t(`conditions.${condition}`),
          isChosen: filters.conditions.includes(condition),
        }))}
      />
      <Segments
        legend={t('floor')}
        name="floor"
        value={filters.floor ?? ''}
        options={[any, ...floors.map((floor) => ({ value: floor, label: t(`floors.${floor}`) }))]}
      />
      <div className={styles.figures}>
        <SelectField id="energy" name="energy" label={t('energyClass')} defaultValue={filters.energy ?? ''}>
          <option value="">{any.label}</option>
          {energyClasses.map((letter) => (
            <option key={letter} value={letter}>
              {t('energyStep', { letter })}
            </option>
          ))}
        </SelectField>
        <SelectField id="max-sea" name="maxSea" label={t('sea')} defaultValue={filters.maxSea ?? ''}>
          <option value="">{any.label}</option>
          {withChosen(seaSteps, filters.maxSea).map((metres) => (
            <option key={metres} value={metres}>
              {t('seaStep', { minutes: Math.round(metres / METRES_A_MINUTE) })}
            </option>
          ))}
        </SelectField>
        <InputField
          id="available-by"
          name="availableBy"
          type="date"
          label={t('availableBy')}
          defaultValue={filters.availableBy ?? ''}
        />
      </div>
    </div>
  );
}

/** With a number of the address that is not offered. */
const withChosen = (offered: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
