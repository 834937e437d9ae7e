import { getTranslations } from 'next-intl/server';
import { FigureField } from '@/components/tools/figure-field';
import { ProblemList } from '@/components/tools/problem-list';
import styles from '@/components/tools/tool-form.module.scss';
import { Button } from '@/components/ui/button';
import { Segments, SelectField } from '@/components/ui/field';
import type { MortgagePageView } from '@/lib/content/tools/mortgage-page';
import {
  builds,
  mortgageFields,
  rateTypes,
  regions,
  residences,
  type MortgageField,
} from '@/lib/domain/mortgage/mortgage-input';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';

/** Where a field stands on the page: choices by their first option. */
const anchors: Readonly<Partial<Record<MortgageField, string>>> = {
  build: `build-${builds[0]}`,
  residence: `residence-${residences[0]}`,
  rateType: `rateType-${rateTypes[0]}`,
};

type Option = (typeof builds | typeof residences | typeof rateTypes)[number];

/** What the calculator wants to know: a GET form, so that every result has an address. */
export async function MortgageForm({ values, errors }: Pick<MortgagePageView, 'values' | 'errors'>) {
  const t = await getTranslations('mortgagePage.form');
  const words = await getTranslations('toolForm');
  const locale = await currentLocale();
  const wrong = mortgageFields.filter((name) => errors[name] !== undefined);
  const field = (name: MortgageField) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoFocus: wrong[0] === name,
  });
  const segments = (name: MortgageField, options: readonly Option[]) => (
    <Segments
      legend={t(`fields.${name}`)}
      name={name}
      value={values[name]}
      options={options.map((value) => ({ value, label: t(`options.${value}`) }))}
    />
  );

  return (
    <form
      className={styles.form}
      action={`${localizedHref(locale, '/herramientas/calculadora-hipoteca')}#result`}
      aria-label={t('label')}
      noValidate
    >
      {wrong.length > 0 && (
        <ProblemList
          title={words('problems', { count: wrong.length })}
          problems={wrong.map((name) => ({
            href: `#${anchors[name] ?? name}` as const,
            label: t(`fields.${name}`),
            text: errors[name] ?? '',
          }))}
        />
      )}
      <fieldset className={styles.group}>
        <legend>{t('groups.home')}</legend>
        <FigureField {...field('price')} unit="€" required />
        <SelectField
          id="region"
          name="region"
          label={t('fields.region')}
          defaultValue={values.region}
          aria-invalid={errors.region === undefined ? undefined : true}
        >
          {regions.map((region) => (
            <option key={region} value={region}>
              {t(`options.${region}`)}
            </option>
          ))}
        </SelectField>
        {segments('build', builds)}
      </fieldset>
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
      <div className={styles.send}>
        <Button type="submit" isWide>
          {t('submit')}
        </Button>
        <p className="mini soft">{words('privacy')}</p>
      </div>
    </form>
  );
}
