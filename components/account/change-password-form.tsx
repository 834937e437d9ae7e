'use client';

import { useEffect, useRef, useState } from 'react';
import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { Form } from '@/components/ui/form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { UsernameField } from '@/components/ui/username-field';
import { changeForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useForm } from '@/lib/forms/use-form';

type ChangePasswordFormProps = {
  action: AccountAction;
  labels: NewPasswordLabels &
    Readonly<{ current: string; next: string; submit: string; pending: string; done: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  /** Language, and the address for password managers. */
  locale: string;
  email: string;
};

/** The current password and the new one twice. The button waits until all three are there. */
export function ChangePasswordForm({ action, labels, errors, locale, email }: ChangePasswordFormProps) {
  const form = useForm({ form: changeForm, action, texts: errors });
  const { isDone, isPending, response } = form;
  const box = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(true);

  const update = () => {
    const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])];
    setIsFilled(inputs.every(({ value }) => value !== ''));
  };
  // A browser may have filled them in before; after a change they are empty.
  useEffect(update, [response]);

  return (
    <div ref={box} onChange={update}>
      <Form form={form} done={labels.done} hidden={{ locale }}>
        <UsernameField email={email} />
        <PasswordField
          {...form.field('current')}
          id="current"
          label={labels.current}
          showLabel={labels.showPassword}
          autoComplete="current-password"
          required
        />
        <NewPasswordPair
          key={String(isDone)}
          password={{ ...form.field('next'), id: 'next', label: labels.next }}
          confirm={form.field('confirm')}
          labels={labels}
        />
        <SubmitButton isPending={isPending} labels={labels} disabled={!isFilled} />
      </Form>
    </div>
  );
}
