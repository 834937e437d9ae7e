'use client';

import type { ReactNode } from 'react';
import { redirectingForm, type RedirectingAction } from '@/lib/forms/redirecting-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { FormMessage } from './form-message';

type ActionFormProps = {
  /** Leads to another page. */
  action: RedirectingAction;
  /** Shown if it does not. */
  failed: string;
  children: ReactNode;
};

/** A form whose action leads to another page. Where it does not, the form and what was typed stay. */
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
