'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { EnquiryEntry } from '@/lib/contacts/contact-views';
import { enquiryEntryForm, DESK_CONTACT_LIMITS, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './enquiry-entry-form.module.scss';

type Choice = Readonly<{ value: string; label: string }>;
type Name = keyof EnquiryEntry;

type EnquiryFormProps = Readonly<{
  action: FormAction<ContactsCode>;
  locale: string;
  sources: readonly Choice[];
  languages: readonly Choice[];
  labels: Readonly<Record<Name | 'listingHint' | 'reachHint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<ContactsCode, string>>;
  /** Id and certain fields of the email that is read. */
  email?: Readonly<{ id: string; entry: EnquiryEntry }> | undefined;
}>;

export function EnquiryEntryForm({ action, email, locale, sources, languages, labels, errors }: EnquiryFormProps) {
  const form = useActionForm({ form: enquiryEntryForm, action, texts: errors });
  const field = (name: Name) => {
    const props = form.field(name);
    const defaultValue = props.defaultValue ?? email?.entry[name];
    return { ...props, defaultValue, id: `enquiry-${name}`, label: labels[name] };
  };
  const options = (choices: readonly Choice[]) =>
    choices.map(({ label, value }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <div className={styles.form}>
      <Form form={form} hidden={email ? { locale, from: email.id } : { locale }}>
        <InputField {...field('name')} maxLength={DESK_CONTACT_LIMITS.name} autoComplete="off" required />
        <InputField {...field('phone')} type="tel" maxLength={40} autoComplete="off" hint={labels.reachHint} />
        <InputField {...field('email')} type="email" autoComplete="off" />
        <SelectField {...field('source')}>{options(sources)}</SelectField>
        <InputField {...field('sourceName')} maxLength={80} />
        <InputField {...field('listing')} maxLength={120} hint={labels.listingHint} />
        <SelectField {...field('language')}>{options(languages)}</SelectField>
        <TextAreaField {...field('message')} maxLength={DESK_CONTACT_LIMITS.text} rows={6} />
        <SubmitButton isPending={form.isPending} labels={labels} />
      </Form>
    </div>
  );
}
