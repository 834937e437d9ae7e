'use client';

import { FieldGroup } from '@/components/ui/field-group';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DIARY_LIMITS, type DiaryCode } from '@/lib/diary/diary-forms';
import { signForm } from '@/lib/diary/viewing-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './sheet.module.scss';
import { SignaturePad } from './signature-pad';

type SignFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  /** Names; first the contact's, which needs a signature. */
  visitors: readonly string[];
  labels: Readonly<
    Record<'name' | 'signature' | 'signatureHint' | 'guestHint' | 'clear' | 'submit' | 'pending', string>
  >;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function SignForm({ action, errors, hidden, labels, visitors }: SignFormProps) {
  const form = useActionForm({ form: signForm, action, texts: errors });
  if (!form.isLive) return null;
  return (
    <Form form={form} hidden={hidden}>
      {visitors.map((visitor, index) => {
        const isGuest = index > 0;
        const [name, signature] = isGuest
          ? ([`guests[${index - 1}].name`, `guests[${index - 1}].signature`] as const)
          : (['name', 'signature'] as const);
        const { error, isInvalid } = form.field(signature);
        const end = isGuest ? `-${index}` : '';
        return (
          <div key={index} className={styles.visitor}>
            <InputField
              {...form.field(name)}
              defaultValue={form.values?.[name] ?? visitor}
              id={`sign-name${end}`}
              label={labels.name}
              maxLength={DIARY_LIMITS.name}
              autoComplete="off"
              required
            />
            <FieldGroup
              id={`signature${end}`}
              legend={labels.signature}
              hint={isGuest ? labels.guestHint : labels.signatureHint}
              error={error}
            >
              <SignaturePad name={signature} label={labels.signature} clear={labels.clear} isInvalid={isInvalid} />
            </FieldGroup>
          </div>
        );
      })}
      <SubmitButton isPending={form.isPending} labels={labels} className={styles.submit} />
    </Form>
  );
}
