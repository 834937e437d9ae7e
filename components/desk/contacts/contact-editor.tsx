'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { contactEditForm, DESK_CONTACT_LIMITS, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type Choice = Readonly<{ value: string; label: string }>;

type ContactFormProps = Readonly<{
  action: FormAction<ContactsCode>;
  hidden: Readonly<Record<string, string>>;
  values: Readonly<Record<'name' | 'phone' | 'language' | 'agent', string>>;
  languages: readonly Choice[];
  agents: readonly Choice[];
  labels: Readonly<Record<'name' | 'phone' | 'language' | 'agent' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<ContactsCode, string>>;
}>;

export function ContactEditor({ action, hidden, values, languages, agents, labels, errors }: ContactFormProps) {
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
      <InputField {...field('phone')} type="tel" maxLength={40} autoComplete="off" />
      <SelectField {...field('language')}>{options(languages)}</SelectField>
      <SelectField {...field('agent')}>{options(agents)}</SelectField>
      <SubmitButton look="outline" isSmall isPending={form.isPending} labels={labels} />
    </Form>
  );
}
