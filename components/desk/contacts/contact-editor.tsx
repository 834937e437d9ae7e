'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { contactEditForm, DESK_CONTACT_LIMITS, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { PhoneRows, type PhoneRowsLabels, type PhoneRowsProps } from './phone-rows';

type Choice = Readonly<{ value: string; label: string }>;

type ContactFormProps = Readonly<{
  action: FormAction<ContactsCode>;
  hidden: Readonly<Record<string, string>>;
  values: Readonly<Record<'name' | 'language' | 'agent', string>>;
  phones: PhoneRowsProps['phones'];
  languages: readonly Choice[];
  agents: readonly Choice[];
  labels: PhoneRowsLabels & Readonly<Record<'name' | 'language' | 'agent' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<ContactsCode, string>>;
}>;

export function ContactEditor(props: ContactFormProps) {
  const { action, hidden, values, phones, languages, agents, labels, errors } = props;
  const form = useActionForm({ form: contactEditForm, action, texts: errors });
  const field = (name: keyof typeof values) => {
    const own = form.field(name);
    return { ...own, id: `contact-${name}`, label: labels[name], defaultValue: own.defaultValue ?? values[name] };
  };
  const options = (choices: readonly Choice[]) =>
    choices.map(({ label, value }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <Form form={form} hidden={hidden}>
      <InputField {...field('name')} maxLength={DESK_CONTACT_LIMITS.name} autoComplete="off" />
      <PhoneRows
        phones={phones}
        main={Number(form.field('main').defaultValue ?? 0)}
        field={form.field}
        labels={labels}
      />
      <SelectField {...field('language')}>{options(languages)}</SelectField>
      <SelectField {...field('agent')}>{options(agents)}</SelectField>
      <SubmitButton look="outline" isSmall isPending={form.isPending} labels={labels} />
    </Form>
  );
}
