'use client';

import { useRef } from 'react';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { DESK_CONTACT_LIMITS, replyForm, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './reply-form.module.scss';

type Template = Readonly<{ id: string; label: string; text: string; href: string }>;

type ReplyFormProps = Readonly<{
  action: FormAction<ContactsCode>;
  hidden: Readonly<Record<string, string>>;
  addresses: readonly string[];
  subject: string;
  text: string;
  templates: readonly Template[];
  labels: Readonly<Record<'to' | 'subject' | 'text' | 'textHint' | 'templates' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<ContactsCode, string>>;
}>;

/** Appends a template to the typed text; without JavaScript a template is a link that fills the form. */
export function ReplyForm({ action, hidden, addresses, subject, text, templates, labels, errors }: ReplyFormProps) {
  const form = useActionForm({ form: replyForm, action, texts: errors });
  const box = useRef<HTMLDivElement>(null);

  const add = (words: string) => {
    const field = box.current?.querySelector('textarea');
    if (!field) return;
    field.value = field.value.trim() === '' ? words : `${field.value.trimEnd()}\n\n${words}`;
    field.focus();
  };

  const [first = ''] = addresses;
  return (
    <div ref={box} className={styles.reply}>
      <Form form={form} hidden={addresses.length > 1 ? hidden : { ...hidden, email: first }}>
        {addresses.length > 1 && (
          <SelectField {...form.field('email')} id="reply-email" label={labels.to}>
            {addresses.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </SelectField>
        )}
        <InputField
          {...form.field('subject')}
          id="reply-subject"
          label={labels.subject}
          defaultValue={form.field('subject').defaultValue ?? subject}
          maxLength={DESK_CONTACT_LIMITS.subject}
          required
        />
        <div className={styles.templates}>
          <span id="reply-templates">{labels.templates}</span>
          <ul aria-labelledby="reply-templates">
            {templates.map(({ id, href, label, text: words }) => (
              <li key={id}>
                {form.isLive ? (
                  <button type="button" onClick={() => add(words)}>
                    {label}
                  </button>
                ) : (
                  <a href={href}>{label}</a>
                )}
              </li>
            ))}
          </ul>
        </div>
        <TextAreaField
          {...form.field('text')}
          id="reply-text"
          label={labels.text}
          hint={labels.textHint}
          defaultValue={form.field('text').defaultValue ?? text}
          maxLength={DESK_CONTACT_LIMITS.text}
          rows={8}
          required
        />
        <SubmitButton isPending={form.isPending} labels={labels} />
      </Form>
    </div>
  );
}
