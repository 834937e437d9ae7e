'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { campaignSendForm, type SendFormCode } from '@/lib/campaigns/campaign-form';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type SendFormProps = Readonly<{
  action: FormAction<SendFormCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'isRead' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<SendFormCode, string>>;
}>;

export function SendCampaignForm({ action, errors, hidden, labels }: SendFormProps) {
  const form = useActionForm({ form: campaignSendForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <CheckboxField {...form.field('isRead')} id="is-read" label={labels.isRead} />
      <div>
        <SubmitButton isPending={form.isPending} labels={labels} />
      </div>
    </Form>
  );
}
