'use client';

import type { FormDefinition as FormDefinition, FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import type { ButtonLook } from './button';
import { Form } from './form';
import { SubmitButton } from './submit-button';

type ButtonFormProps<Code extends string> = ButtonLook & {
  form: FormDefinition<string, Code>;
  action: FormAction<Code>;
  labels: Readonly<{ submit: string; pending: string; done?: string }>;
  texts: Readonly<Record<Code, string>>;
  hidden: Readonly<Record<string, string>>;
};

export function ButtonForm<Code extends string>(props: ButtonFormProps<Code>) {
  const { form: definition, action, labels, texts, hidden, ...look } = props;
  const form = useActionForm({ form: definition, action, texts });
  return (
    <Form form={form} done={labels.done} hidden={hidden}>
      <SubmitButton {...look} isPending={form.isPending} labels={labels} />
    </Form>
  );
}
