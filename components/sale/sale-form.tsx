'use client';

import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FigureField } from '@/components/ui/figure-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import { saleForms, type SaleCode, type SaleFormName } from '@/lib/sales/sale-forms';

export type SaleField = Readonly<{
  name: string;
  label: string;
  hint?: string;
  value?: string;
  kind: 'line' | 'email' | 'day' | 'time' | 'euros' | 'percent' | 'text' | 'choice' | 'box';
  choices?: readonly Readonly<{ value: string; label: string }>[];
}>;

type SaleFormProps = Readonly<{
  form: SaleFormName;
  /** Prefix of field ids, because a page can contain the form more than once. */
  id: string;
  action: FormAction<SaleCode>;
  hidden: Readonly<Record<string, string>>;
  fields: readonly SaleField[];
  labels: Readonly<{ submit: string; pending: string }>;
  errors: Readonly<Record<SaleCode, string>>;
  isQuiet?: boolean;
  /** Closed at first below this. */
  summary?: ReactNode;
}>;

export function SaleForm(props: SaleFormProps) {
  const { form: name, id, action, hidden, fields, labels, errors, isQuiet = false, summary } = props;
  const form = useActionForm<string, SaleCode>({ form: saleForms[name], action, texts: errors });
  const body = (
    <Form form={form} hidden={hidden}>
      {fields.map((field) => (
        <Field key={field.name} field={field} id={`${id}-${field.name}`} own={form.field(field.name)} />
      ))}
      <SubmitButton look={isQuiet ? 'outline' : 'primary'} isSmall isPending={form.isPending} labels={labels} />
    </Form>
  );
  if (summary === undefined) return body;
  return (
    <details open={form.response.status === 'error' || undefined}>
      <summary>{summary}</summary>
      {body}
    </details>
  );
}

type FieldProps = Readonly<{
  field: SaleField;
  id: string;
  own: ReturnType<ReturnType<typeof useActionForm<string, SaleCode>>['field']>;
}>;

function Field({ field: { choices = [], hint = '', kind, label, value }, id, own }: FieldProps) {
  const shared = { ...own, id, label, ...(hint && { hint }), defaultValue: own.defaultValue ?? value };
  if (kind === 'text') return <TextAreaField {...shared} rows={3} />;
  if (kind === 'euros') return <FigureField {...shared} unit="€" />;
  if (kind === 'percent') return <FigureField {...shared} unit="%" />;
  if (kind === 'box') {
    const { defaultValue, describedBy, error, isInvalid, name } = own;
    const isTicked = defaultValue === TICKED;
    return (
      <CheckboxField {...{ describedBy, error, id, isInvalid, label, name }} value={TICKED} defaultChecked={isTicked} />
    );
  }
  if (kind !== 'choice') {
    const type = { line: 'text', email: 'email', day: 'date', time: 'time' }[kind];
    return <InputField {...shared} type={type} autoComplete="off" />;
  }
  return (
    <SelectField {...shared}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
