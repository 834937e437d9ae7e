'use client';

import { FieldGroup } from '@/components/ui/field-group';
import { Form } from '@/components/ui/form';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { listingAnswerForm, MAX_ANSWER_WORDS, type AnswerCode } from '@/lib/contacts/listing-answer';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './answers.module.scss';

type Choice = Readonly<{ value: string; label: string }>;

type AnswerFormProps = Readonly<{
  action: FormAction<AnswerCode>;
  hidden: Readonly<Record<string, string>>;
  given: Readonly<Record<'answer' | 'reason' | 'words', string>>;
  answers: readonly Choice[];
  reasons: readonly Choice[];
  labels: Readonly<Record<'answer' | 'reason' | 'words' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<AnswerCode, string>>;
}>;

export function AnswerForm({ action, answers, errors, given, hidden, labels, reasons }: AnswerFormProps) {
  const form = useActionForm({ form: listingAnswerForm, action, texts: errors });
  const { error } = form.field('answer');
  const valueOf = (name: keyof typeof given) => form.values?.[name] ?? given[name];
  return (
    <div className={styles.form}>
      <Form form={form} hidden={hidden}>
        <FieldGroup id="answer" legend={labels.answer} error={error}>
          <div className={styles.choices}>
            {answers.map(({ label, value }, index) => (
              <label key={value}>
                <input
                  type="radio"
                  name="answer"
                  value={value}
                  defaultChecked={value === valueOf('answer')}
                  aria-invalid={error && index === 0 ? true : undefined}
                />
                {label}
              </label>
            ))}
          </div>
        </FieldGroup>
        {reasons.length > 0 && (
          <SelectField
            {...form.field('reason')}
            key={valueOf('reason')}
            defaultValue={valueOf('reason')}
            id="reason"
            label={labels.reason}
            className={styles.reason}
          >
            {reasons.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          {...form.field('words')}
          defaultValue={valueOf('words')}
          id="words"
          label={labels.words}
          maxLength={MAX_ANSWER_WORDS}
          rows={3}
        />
        <SubmitButton isPending={form.isPending} labels={labels} className={styles.submit} />
      </Form>
    </div>
  );
}
