'use client';

import { FieldGroup } from '@/components/ui/field-group';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DIARY_LIMITS, signForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './sheet.module.scss';
import { SignaturePad } from './signature-pad';

type SignFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  name: string;
  labels: Readonly<Record<'name' | 'signature' | 'signatureHint' | 'clear' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function SignForm({ action, errors, hidden, labels, name }: SignFormProps) {
  const form = useActionForm({ form: signForm, action, texts: errors });
  const { error, isInvalid } = form.field('signature');
  if (!form.isLive) return null;
  return (
    <Form form={form} hidden={hidden}>
      <InputField
        {...form.field('name')}
        defaultValue={form.values?.name ?? name}
        id="sign-name"
        label={labels.name}
        maxLength={DIARY_LIMITS.name}
        autoComplete="off"
        required
      />
      <FieldGroup id="signature" legend={labels.signature} hint={labels.signatureHint} error={error}>
        <SignaturePad name="signature" label={labels.signature} clear={labels.clear} isInvalid={isInvalid} />
      </FieldGroup>
      <SubmitButton isPending={form.isPending} labels={labels} className={styles.submit} />
    </Form>
  );
}
