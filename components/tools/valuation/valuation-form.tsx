import { getTranslations } from 'next-intl/server';
import { FigureField } from '@/components/ui/figure-field';
import { ToolForm } from '@/components/tools/tool-form';
import styles from '@/components/tools/tool-form.module.scss';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import type { ValuationPageView } from '@/lib/valuation/valuation-page';
import { conditions, energyClasses } from '@/content/types/listing';
import { valuedTypes } from '@/content/types/property-type';
import { liftChoices, valuationFields, type ValuationField } from '@/lib/valuation/valuation-input';
import { MAX_PLACE_LENGTH } from '@/lib/valuation/value-property';

/** `area` is a text field. */
type ToolField = Exclude<ValuationField, 'area'>;

const toolFields = valuationFields.filter((name): name is ToolField => name !== 'area');

export async function ValuationForm({
  values,
  errors,
  place,
  places,
}: Pick<ValuationPageView, 'values' | 'errors' | 'place' | 'places'>) {
  const t = await getTranslations('valuationPage.form');
  const wrong = toolFields.filter((name) => errors[name] !== undefined);
  const field = (name: ToolField) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoFocus: place.error === null && wrong[0] === name,
  });
  const select = (name: ToolField) => ({
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
      problems={[
        ...(place.error === null ? [] : [{ href: '#place' as const, label: t('fields.place'), text: place.error }]),
        ...wrong.map((name) => ({
          href: `#${name === 'lift' ? 'lift-yes' : name}` as const,
          label: t(`fields.${name}`),
          text: errors[name] ?? '',
        })),
      ]}
    >
      <fieldset className={styles.group}>
        <legend>{t('groups.place')}</legend>
        <InputField
          id="place"
          name="place"
          label={t('fields.place')}
          hint={place.note ?? t('hints.place')}
          error={place.error ?? place.unknown?.text}
          defaultValue={place.typed}
          autoFocus={place.error !== null}
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="street-address"
          list="known-places"
          className={styles.whole}
          required
        />
        <datalist id="known-places">
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
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
