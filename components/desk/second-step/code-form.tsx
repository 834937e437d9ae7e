'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { secondStepForm, type SecondStepCode } from '@/lib/access/second-step-form';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './second-step.module.scss';

export type CodeFormProps = Readonly<{
  action: FormAction<SecondStepCode>;
  labels: Readonly<{ code: string; hint?: string; submit: string; pending: string }>;
  texts: Readonly<Record<SecondStepCode, string>>;
  hidden: Readonly<Record<string, string>>;
  isRecovery?: boolean;
}>;

export function CodeForm({ action, labels, texts, hidden, isRecovery = false }: CodeFormProps) {
  const form = useActionForm({ form: secondStepForm, action, texts });
  return (
    <Form form={form} hidden={hidden}>
      <InputField
        {...form.field('code')}
        key={isRecovery ? 'recovery' : 'app'}
        id="code"
        label={labels.code}
        hint={labels.hint}
        className={styles.code}
        autoComplete="one-time-code"
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={isRecovery ? 40 : 12}
        spellCheck={false}
        required
      />
      <SubmitButton isPending={form.isPending} labels={labels} isWide />
    </Form>
  );
}
