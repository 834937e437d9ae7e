'use client';

import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.scss';
import { FormMessages } from './form-messages';
import { HiddenFields } from './hidden-fields';

type FormProps = {
  form: Readonly<{
    formProps: ComponentProps<'form'>;
    error: string | undefined;
    isDone: boolean;
    isPending: boolean;
    messageId: string;
  }>;
  done?: string | undefined;
  hidden?: Readonly<Record<string, string>>;
  notice?: ReactNode;
  children: ReactNode;
};

export function Form({ form, done, hidden = {}, notice, children }: FormProps) {
  return (
    <fieldset disabled={form.isPending} className={styles.fields}>
      <FormMessages id={form.messageId} done={form.isDone && done} error={form.error} />
      {notice}
      <form {...form.formProps} className={styles.form}>
        <HiddenFields values={hidden} />
        {children}
      </form>
    </fieldset>
  );
}
