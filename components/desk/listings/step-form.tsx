'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { FigureField } from '@/components/ui/figure-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { stepForm, type ListingCode } from '@/lib/listings/desk/step-forms';

type StepFormProps = Readonly<{
  action: FormAction<ListingCode>;
  isMain: boolean;
  isSale: boolean;
  hasAgreedPrice: boolean;
  /** Confirmation of words that seem to keep people out; null when there are none. */
  confirmation?: string | null;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'submit' | 'pending' | 'soldOn' | 'agreed' | 'agreedHint' | 'consent', string>>;
  errors: Readonly<Record<ListingCode, string>>;
}>;

export function StepForm(props: StepFormProps) {
  const { action, confirmation = null, errors, hasAgreedPrice, hidden, isMain, isSale, labels } = props;
  const form = useActionForm({ form: stepForm, action, texts: errors });
  const { defaultValue: consent, ...consentField } = form.field('consent');
  const { defaultValue: confirmed, ...wordsField } = form.field('confirmsWords');
  return (
    <Form form={form} hidden={hidden}>
      {isSale && <InputField {...form.field('soldOn')} id="soldOn" type="date" label={labels.soldOn} />}
      {hasAgreedPrice && (
        <>
          <FigureField {...form.field('agreed')} label={labels.agreed} unit="€" hint={labels.agreedHint} />
          <CheckboxField {...consentField} id="consent" defaultChecked={consent === 'on'} label={labels.consent} />
        </>
      )}
      {confirmation !== null && (
        <CheckboxField {...wordsField} id="confirmsWords" defaultChecked={confirmed === 'on'} label={confirmation} />
      )}
      <SubmitButton isPending={form.isPending} labels={labels} look={isMain ? 'primary' : 'outline'} isSmall />
    </Form>
  );
}
