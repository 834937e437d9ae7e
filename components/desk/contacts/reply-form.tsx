'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { DESK_CONTACT_LIMITS, replyForm, type ContactsCode } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './reply-form.module.scss';

const TEMPLATE_FORM = 'template';

type Template = Readonly<{ id: string; label: string; text: string }>;

type ReplyFormProps = Readonly<{
  action: FormAction<ContactsCode>;
  hidden: Readonly<Record<string, string>>;
  addresses: readonly string[];
  subject: string;
  text: string;
  templates: readonly Template[];
  /** Page that fills the form with `template`, without JavaScript. */
  page: Readonly<{ path: string; hidden: Readonly<Record<string, string>> }>;
  labels: Readonly<
    Record<'to' | 'subject' | 'text' | 'textHint' | 'templates' | 'insert' | 'submit' | 'pending', string>
  >;
  errors: Readonly<Record<ContactsCode, string>>;
}>;

/** Appends a template to the typed text; without JavaScript it replaces the text. */
export function ReplyForm(props: ReplyFormProps) {
  const { action, hidden, addresses, subject, text, templates, page, labels, errors } = props;
  const form = useActionForm({ form: replyForm, action, texts: errors });
  const box = useRef<HTMLDivElement>(null);

  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('template');
    const words = templates.find((template) => template.id === id)?.text;
    const field = box.current?.querySelector('textarea');
    if (!field || words === undefined) return;
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
        <div className={styles.templates}>
          <SelectField id="reply-template" name="template" form={TEMPLATE_FORM} label={labels.templates}>
            {templates.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" form={TEMPLATE_FORM} look="outline" isSmall>
            {labels.insert}
          </Button>
        </div>
        <InputField
          {...form.field('subject')}
          id="reply-subject"
          label={labels.subject}
          defaultValue={form.field('subject').defaultValue ?? subject}
          maxLength={DESK_CONTACT_LIMITS.subject}
          required
        />
        <SubmitButton isPending={form.isPending} labels={labels} />
      </Form>
      <form id={TEMPLATE_FORM} action={page.path} onSubmit={insert}>
        <HiddenFields values={page.hidden} />
      </form>
    </div>
  );
}
