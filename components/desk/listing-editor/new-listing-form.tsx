'use client';

import { FigureField } from '@/components/ui/figure-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import type { Option } from '@/lib/listings/fields/field-options';
import { newListingForm } from '@/lib/listings/fields/new-listing-form';
import { classNames } from '@/lib/text/class-names';
import styles from './listing-editor.module.scss';

type Code = (typeof newListingForm)['codes'][number];
type Field = 'operation' | 'type' | 'place' | 'town' | 'street' | 'price';

type NewListingFormProps = Readonly<{
  action: FormAction<Code>;
  locale: string;
  options: Readonly<Record<'operation' | 'type' | 'place', readonly Option[]>>;
  labels: Readonly<Record<Field, string>>;
  hints: Readonly<{ street: string; price: string }>;
  texts: Readonly<Record<Code, string>>;
  buttons: Readonly<{ submit: string; pending: string; choose: string }>;
}>;

export function NewListingForm({ action, buttons, hints, labels, locale, options, texts }: NewListingFormProps) {
  const form = useActionForm({ form: newListingForm, action, texts });
  const select = (name: 'operation' | 'type' | 'place') => {
    const { defaultValue = '', ...field } = form.field(name);
    return (
      <SelectField
        id={`new-${name}`}
        label={labels[name]}
        {...field}
        key={`${name} ${defaultValue}`}
        defaultValue={defaultValue}
      >
        <option value="">{buttons.choose}</option>
        {options[name].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  };
  return (
    <div className={styles.begin}>
      <Form form={form} hidden={{ locale }}>
        <div className={classNames(styles.inputs, styles.pair)}>
          {select('operation')}
          {select('type')}
          {select('place')}
          <InputField id="new-town" label={labels.town} {...form.field('town')} />
          <InputField id="new-street" label={labels.street} hint={hints.street} {...form.field('street')} />
          <FigureField id="new-price" label={labels.price} hint={hints.price} unit="€" {...form.field('price')} />
        </div>
        <SubmitButton isPending={form.isPending} labels={buttons} />
      </Form>
    </div>
  );
}
