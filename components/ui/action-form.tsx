'use client';

import type { ReactNode } from 'react';
import { redirectingForm, type RedirectingAction } from '@/lib/forms/redirecting-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { FormMessage } from './form-message';

type ActionFormProps = {
  action: RedirectingAction;
  failed: string;
  children: ReactNode;
};

/** Form with a redirecting action. If the redirect fails, the form and typed values remain. */
export function ActionForm({ action, failed, children }: ActionFormProps) {
  const form = useActionForm({ form: redirectingForm, action, texts: { failed } });
  return (
    <form {...form.formProps} noValidate={false}>
      {children}
      <FormMessage id={form.messageId} kind="error">
        {form.error && <p>{form.error}</p>}
      </FormMessage>
    </form>
  );
}
