'use client';

import { ProblemList } from '@/components/tools/problem-list';
import formStyles from '@/components/tools/tool-form.module.scss';
import { FigureField } from '@/components/ui/figure-field';
import { FormMessage } from '@/components/ui/form-message';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { budgetFields } from '@/lib/costs/budget/budget-input';
import type { BudgetView } from '@/lib/mortgage/budget-page';
import type { BudgetLabels } from './budget-labels';
import type { ComponentProps } from 'react';

type BudgetFormProps = Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onSubmit'> & {
  locale: string;
  view: BudgetView;
  isPending: boolean;
  isLost: boolean;
  messageId: string;
  labels: BudgetLabels;
};

export function BudgetForm(props: BudgetFormProps) {
  const { locale, view, isPending, isLost, messageId, labels, ...target } = props;
  const { errors, problems, values } = view;
  const wrong = budgetFields.filter((name) => errors[name] !== undefined);
  const field = (name: keyof BudgetLabels['hints']) => ({
    name,
    label: labels.fields[name],
    hint: labels.hints[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form {...target} className={formStyles.form} aria-label={labels.form} aria-busy={isPending} noValidate>
      <FormMessage kind="error" id={messageId}>
        {isLost && labels.lost}
      </FormMessage>
      {wrong.length > 0 && (
        <ProblemList
          title={problems}
          problems={wrong.map((name) => ({
            href: `#${name === 'residence' ? `residence-${values.residence || 'resident'}` : name}`,
            label: labels.fields[name],
            text: errors[name] ?? '',
          }))}
        />
      )}
      <input type="hidden" name="locale" value={locale} />
      <fieldset className={formStyles.group}>
        <legend>{labels.buyer}</legend>
        <FigureField {...field('savings')} unit="€" required />
        <FigureField {...field('income')} unit={labels.month} required />
        <FigureField {...field('otherLoans')} unit={labels.month} />
        <FigureField {...field('age')} unit={labels.years} inputMode="numeric" required />
      </fieldset>
      <fieldset className={formStyles.group}>
        <legend>{labels.place}</legend>
        <SelectField
          id="region"
          name="region"
          label={labels.fields.region}
          defaultValue={values.region}
          error={errors.region}
        >
          {labels.regions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Segments
          legend={labels.fields.residence}
          name="residence"
          value={values.residence}
          error={errors.residence}
          options={labels.residences}
        />
      </fieldset>
      <div className={formStyles.send}>
        <SubmitButton isPending={isPending} labels={labels} isWide />
        <p className="mini soft">{labels.privacy}</p>
      </div>
    </form>
  );
}
