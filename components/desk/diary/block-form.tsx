'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { blockForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './diary-form.module.scss';

type Name = 'day' | 'from' | 'to';

type BlockFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  values: Readonly<Record<Name, string>>;
  labels: Readonly<Record<Name | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function BlockForm({ action, errors, hidden, labels, values }: BlockFormProps) {
  const form = useActionForm({ form: blockForm, action, texts: errors });
  const field = (name: Name) => ({
    ...form.field(name),
    defaultValue: form.values?.[name] ?? values[name],
    id: `block-${name}`,
    label: labels[name],
    required: true,
  });
  return (
    <div className={styles.block}>
      <Form form={form} hidden={hidden}>
        <div className={styles.triple}>
          <InputField {...field('day')} type="date" />
          <InputField {...field('from')} type="time" step={900} />
          <InputField {...field('to')} type="time" step={900} />
        </div>
        <SubmitButton isPending={form.isPending} labels={labels} />
      </Form>
    </div>
  );
}
