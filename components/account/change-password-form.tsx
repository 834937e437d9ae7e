'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm as useValidatedFields } from 'react-hook-form';
import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { Form } from '@/components/ui/form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { UsernameField } from '@/components/ui/username-field';
import { changeForm, type AccountAction } from '@/lib/accounts/account-forms';
import { changeSchema, type AccountCode, type ChangeInput } from '@/lib/accounts/account-schemas';
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

/** The current password and the new one twice, checked while they are typed. The button waits until all are there. */
export function ChangePasswordForm({ action, labels, errors, locale, email }: ChangePasswordFormProps) {
  const { formState, handleSubmit, register, reset } = useValidatedFields<ChangeInput>({
    resolver: standardSchemaResolver(changeSchema),
  });
  const form = useForm({ form: changeForm, action, texts: errors });
  const { isDone, isPending, response } = form;
  const box = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(true);

  useEffect(() => {
    if (isDone) reset();
  }, [isDone, reset]);

  const update = () => {
    const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])];
    setIsFilled(inputs.every(({ value }) => value !== ''));
  };
  // A browser may have filled them in before; after a change they are empty.
  useEffect(update, [response]);

  const field = (name: keyof ChangeInput) => {
    const own = formState.errors[name]?.message as AccountCode | undefined;
    return { ...form.field(name), ...register(name), ...(own && { error: errors[own], isInvalid: true }) };
  };

  return (
    <div ref={box} onChange={update}>
      <Form
        form={{
          ...form,
          formProps: { ...form.formProps, onSubmit: (event) => void handleSubmit(form.submit)(event) },
        }}
        done={labels.done}
        hidden={{ locale }}
      >
        <UsernameField email={email} />
        <PasswordField
          {...field('current')}
          id="current"
          label={labels.current}
          showLabel={labels.showPassword}
          autoComplete="current-password"
          required
        />
        <NewPasswordPair
          key={String(isDone)}
          password={{ ...field('next'), id: 'next', label: labels.next }}
          confirm={field('confirm')}
          labels={labels}
        />
        <SubmitButton isPending={isPending} labels={labels} disabled={!isFilled} />
      </Form>
    </div>
  );
}
