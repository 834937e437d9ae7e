'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { absenceForm } from '@/lib/access/staff-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type Code = (typeof absenceForm.codes)[number];

export type AbsenceFormProps = Readonly<{
  action: FormAction<Code>;
  labels: Readonly<Record<'from' | 'until' | 'deputy' | 'choose' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<Code, string>>;
  colleagues: readonly Readonly<{ id: string; name: string }>[];
  absence: Readonly<{ from: string; until: string; deputy: string }>;
  hidden: Readonly<Record<string, string>>;
}>;

export function AbsenceForm({ action, labels, errors, colleagues, absence, hidden }: AbsenceFormProps) {
  const form = useActionForm({ form: absenceForm, action, texts: errors });
  const field = (name: keyof typeof absence) => {
    const props = form.field(name);
    return { ...props, id: `absence-${name}`, label: labels[name], defaultValue: props.defaultValue ?? absence[name] };
  };
  return (
    <Form form={form} hidden={hidden}>
      <InputField {...field('from')} type="date" required />
      <InputField {...field('until')} type="date" required />
      <SelectField {...field('deputy')} required>
        <option value="">{labels.choose}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton isPending={form.isPending} labels={labels} isSmall />
      </div>
    </Form>
  );
}
