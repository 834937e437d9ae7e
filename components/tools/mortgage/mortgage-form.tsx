import { getTranslations } from 'next-intl/server';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FieldGroup } from '@/components/ui/field-group';
import { FigureField } from '@/components/ui/figure-field';
import { ToolForm } from '@/components/tools/tool-form';
import styles from '@/components/tools/tool-form.module.scss';
import { SelectField } from '@/components/ui/select-field';
import { Segments } from '@/components/ui/segments';
import { TICKED } from '@/lib/forms/ticked';
import type { MortgagePageView } from '@/lib/mortgage/mortgage-page';
import {
  buyerConditions,
  builds,
  mortgageFields,
  rateTypes,
  regions,
  residences,
  type BuyerCondition,
  type MortgageField,
} from '@/lib/costs/mortgage/mortgage-input';

const anchors: Readonly<Partial<Record<MortgageField, string>>> = {
  build: `build-${builds[0]}`,
  residence: `residence-${residences[0]}`,
  rateType: `rateType-${rateTypes[0]}`,
};

type FieldWithLabel = Exclude<MortgageField, BuyerCondition>;

const isTick = (name: MortgageField): name is BuyerCondition => buyerConditions.some((tick) => tick === name);

const moreFields = ['referenceValue', 'agencyFee', 'mainHome', ...buyerConditions] as const;

type Option = (typeof builds | typeof residences | typeof rateTypes)[number];

export async function MortgageForm({ values, errors }: Pick<MortgagePageView, 'values' | 'errors'>) {
  const t = await getTranslations('mortgagePage.form');
  const wrong = mortgageFields.filter(
    (name): name is FieldWithLabel => !isTick(name) && errors[name] !== undefined,
  );
  const isMoreUsed = moreFields.some((name) => values[name] !== '' || errors[name] !== undefined);
  const field = (name: FieldWithLabel) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong[0] === name,
  });
  const segments = (name: FieldWithLabel, options: readonly Option[]) => (
    <Segments
      legend={t(`fields.${name}`)}
      name={name}
      value={values[name]}
      error={errors[name]}
      options={options.map((value) => ({ value, label: t(`options.${value}`) }))}
    />
  );

  return (
    <ToolForm
      path="/herramientas/calculadora-hipoteca"
      label={t('label')}
      submit={t('submit')}
      problems={wrong.map((name) => ({
        href: `#${anchors[name] ?? name}`,
        label: t(`fields.${name}`),
        text: errors[name] ?? '',
      }))}
    >
      <fieldset className={styles.group}>
        <legend>{t('groups.home')}</legend>
        <FigureField {...field('price')} unit="€" hint={t('hints.price')} required />
        <SelectField
          id="region"
          name="region"
          label={t('fields.region')}
          defaultValue={values.region}
          error={errors.region}
        >
          {regions.map((region) => (
            <option key={region} value={region}>
              {t(`options.${region}`)}
            </option>
          ))}
        </SelectField>
        {segments('build', builds)}
      </fieldset>
      <div className={styles.more}>
        <details open={isMoreUsed}>
          <summary>{t('groups.taxes')}</summary>
          <div className={styles.group}>
            <FieldGroup
              id="main-home"
              legend={t('fields.mainHome')}
              hint={t('hints.mainHome')}
              className={styles.ticks}
            >
              {(['mainHome', ...buyerConditions] as const).map((name) => (
                <CheckboxField
                  key={name}
                  id={name}
                  name={name}
                  value={TICKED}
                  label={t(`ticks.${name}`)}
                  defaultChecked={values[name] === TICKED}
                />
              ))}
            </FieldGroup>
            <FigureField {...field('referenceValue')} unit="€" hint={t('hints.referenceValue')} />
            <FigureField {...field('agencyFee')} unit="€" hint={t('hints.agencyFee')} />
          </div>
        </details>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('groups.buyer')}</legend>
        <FigureField {...field('savings')} unit="€" hint={t('hints.savings')} required />
        <FigureField {...field('age')} unit={t('units.years')} inputMode="numeric" hint={t('hints.age')} required />
        {segments('residence', residences)}
        <FigureField {...field('income')} unit={t('units.month')} hint={t('hints.income')} />
        <FigureField {...field('otherLoans')} unit={t('units.month')} hint={t('hints.otherLoans')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('groups.loan')}</legend>
        {segments('rateType', rateTypes)}
        <FigureField {...field('rate')} unit="%" hint={t('hints.rate')} required />
        <FigureField {...field('years')} unit={t('units.years')} inputMode="numeric" required />
      </fieldset>
    </ToolForm>
  );
}
