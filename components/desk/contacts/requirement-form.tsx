'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DESK_CONTACT_LIMITS, requirementForm } from '@/lib/contacts/contact-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

export type RequirementCode = (typeof requirementForm.codes)[number];

type RequirementFormProps = Readonly<{
  action: FormAction<RequirementCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'add' | 'query' | 'hint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<RequirementCode, string>>;
}>;

export function RequirementForm({ action, errors, hidden, labels }: RequirementFormProps) {
  const form = useActionForm({ form: requirementForm, action, texts: errors });
  const { error, ...query } = form.field('query');
  return (
    // Open, so that a refusal is visible before JavaScript.
    <details open={form.response.status === 'error' || undefined}>
      <summary>{labels.add}</summary>
      <Form form={{ ...form, formProps: { ...form.formProps, noValidate: false } }} hidden={hidden}>
        <InputField
          {...query}
          id="requirement-query"
          label={labels.query}
          hint={labels.hint}
          error={error?.replace('{words}', form.values?.query ?? '')}
          maxLength={DESK_CONTACT_LIMITS.query}
          required
        />
        <SubmitButton isPending={form.isPending} labels={labels} look="outline" isSmall />
      </Form>
    </details>
  );
}
