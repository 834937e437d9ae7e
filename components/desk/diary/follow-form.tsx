'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DIARY_LIMITS, followForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type FollowFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  locale: string;
  /** Null before a calendar is connected. */
  connected: Readonly<{ ownAddresses: readonly string[] }> | null;
  labels: Readonly<Record<'address' | 'hint' | 'ownAddresses' | 'ownAddressesHint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function FollowForm({ action, connected, errors, labels, locale }: FollowFormProps) {
  const form = useActionForm({ form: followForm, action, texts: errors });
  return (
    <Form form={form} hidden={{ locale }}>
      <InputField
        {...form.field('address')}
        id="calendar-address"
        label={labels.address}
        hint={labels.hint}
        maxLength={DIARY_LIMITS.address}
        autoComplete="off"
        inputMode="url"
        required={connected === null}
      />
      <InputField
        {...form.field('ownAddresses')}
        defaultValue={form.values?.ownAddresses ?? connected?.ownAddresses.join(', ')}
        id="calendar-own-addresses"
        label={labels.ownAddresses}
        hint={labels.ownAddressesHint}
        maxLength={DIARY_LIMITS.ownAddresses}
        autoComplete="email"
        inputMode="email"
      />
      <SubmitButton isPending={form.isPending} labels={labels} />
    </Form>
  );
}
