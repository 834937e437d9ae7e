'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DIARY_LIMITS, type DiaryCode } from '@/lib/diary/diary-forms';
import { guestForm } from '@/lib/diary/viewing-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type GuestFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'name' | 'email' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function GuestForm({ action, errors, hidden, labels }: GuestFormProps) {
  const form = useActionForm({ form: guestForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <InputField
        {...form.field('name')}
        id="guest-name"
        label={labels.name}
        maxLength={DIARY_LIMITS.name}
        autoComplete="off"
        required
      />
      <InputField
        {...form.field('email')}
        id="guest-email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <SubmitButton isPending={form.isPending} labels={labels} look="outline" />
    </Form>
  );
}
