import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { QueryForm } from '@/components/layout/query-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FieldGroup } from '@/components/ui/field-group';
import { SelectField } from '@/components/ui/select-field';
import { Icon } from '@/components/ui/icon';
import { InputField } from '@/components/ui/input-field';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { bedroomSteps, type SearchFeature } from '@/lib/listings/search/choices';
import styles from './buy-search.module.scss';

const PLACES_ID = 'places';

const features = [
  'terrace',
  'lift',
  'parking',
  'pool',
  'garden',
  'sea-view',
] as const satisfies readonly SearchFeature[];

export async function BuySearch({ placeNames }: { placeNames: readonly string[] }) {
  const t = await getTranslations('buyPage.search');
  const locale = await currentLocale();

  return (
    <QueryForm className={styles.search} action={localizedHref(locale, '/properties')} aria-label={t('label')}>
      <input type="hidden" name="operation" value="sale" />
      <InputField id="location" name="location" label={t('location')} list={PLACES_ID} maxLength={80} />
      <datalist id={PLACES_ID}>
        {placeNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <InputField id="min-price" name="minPrice" label={t('minPrice')} inputMode="numeric" className="numeric" />
      <InputField id="max-price" name="maxPrice" label={t('maxPrice')} inputMode="numeric" className="numeric" />
      <SelectField id="type" name="type" label={t('type')}>
        <option value="">{t('types.any')}</option>
        {(['house', 'apartment', 'villa', 'land'] as const).map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField id="beds" name="beds" label={t('beds')}>
        <option value="">{t('types.any')}</option>
        {bedroomSteps.map((count) => (
          <option key={count} value={count}>
            {t('atLeast', { count })}
          </option>
        ))}
      </SelectField>
      <FieldGroup id="features" legend={t('features')} legendClassName="visuallyHidden" className={styles.features}>
        {features.map((feature) => (
          <CheckboxField
            key={feature}
            id={`with-${feature}`}
            name="features"
            value={feature}
            label={t(`with.${feature}`)}
          />
        ))}
      </FieldGroup>
      <Button type="submit">
        <Icon node={Search} />
        {t('submit')}
      </Button>
    </QueryForm>
  );
}
