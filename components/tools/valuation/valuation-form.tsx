import { getTranslations } from 'next-intl/server';
import { FigureField } from '@/components/ui/figure-field';
import { ToolForm } from '@/components/tools/tool-form';
import styles from '@/components/tools/tool-form.module.scss';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import type { ValuationPageView } from '@/lib/valuation/valuation-page';
import { conditions, energyClasses } from '@/content/types/listing';
import { valuedTypes } from '@/content/types/property-type';
import { liftChoices, valuationFields, type ValuationField } from '@/lib/valuation/valuation-input';

/** What the tool wants to know about a home. */
export async function ValuationForm({
  values,
  errors,
  places,
}: Pick<ValuationPageView, 'values' | 'errors' | 'places'>) {
  const t = await getTranslations('valuationPage.form');
  const wrong = valuationFields.filter((name) => errors[name] !== undefined);
  const field = (name: ValuationField) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong[0] === name,
  });
  const select = (name: ValuationField) => ({
    id: name,
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
  });

  return (
    <ToolForm
      path="/herramientas/valoracion"
      label={t('label')}
      submit={t('submit')}
      problems={wrong.map((name) => ({
        href: `#${name === 'lift' ? 'lift-yes' : name}`,
        label: t(`fields.${name}`),
        text: errors[name] ?? '',
      }))}
    >
      <fieldset className={styles.group}>
        <legend>{t('groups.place')}</legend>
        <SelectField {...select('area')} className={styles.whole}>
          {places.map(({ group, options }) => (
            <optgroup key={group} label={t(`regions.${group}`)}>
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === 'alicante' ? t('province') : name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="elsewhere">{t('elsewhere')}</option>
        </SelectField>
        <SelectField {...select('type')}>
          {valuedTypes.map((type) => (
            <option key={type} value={type}>
              {t(`options.${type}`)}
            </option>
          ))}
        </SelectField>
        <FigureField {...field('size')} unit="m²" hint={t('hints.size')} required />
        <FigureField {...field('bedrooms')} inputMode="numeric" required />
        <FigureField {...field('terrace')} unit="m²" hint={t('hints.terrace')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('groups.building')}</legend>
        <FigureField {...field('floor')} inputMode="numeric" hint={t('hints.floor')} />
        <FigureField {...field('year')} inputMode="numeric" hint={t('hints.year')} />
        <Segments
          legend={t('fields.lift')}
          name="lift"
          value={values.lift}
          error={errors.lift}
          options={liftChoices.map((value) => ({ value, label: t(`options.${value}`) }))}
        />
        <SelectField {...select('energy')}>
          <option value="">{t('options.unknown')}</option>
          {energyClasses.map((letter) => (
            <option key={letter} value={letter}>
              {letter}
            </option>
          ))}
        </SelectField>
        <SelectField {...select('condition')}>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {t(`options.${condition}`)}
            </option>
          ))}
        </SelectField>
      </fieldset>
    </ToolForm>
  );
}
