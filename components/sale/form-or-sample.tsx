import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { FormAction } from '@/lib/forms/define-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import { SampleButton } from './sample-button';
import { SaleForm } from './sale-form';

type FormOrSampleProps = Readonly<
  Omit<ComponentProps<typeof SaleForm>, 'action'> & {
    /** Null in the example, whose buttons say what they would do. */
    action: FormAction<SaleCode> | null;
    sample: 'answer' | 'price' | 'fact' | 'times' | 'closedTime';
  }
>;

/** A form of a seller; in the example a button in its place. */
export async function FormOrSample({ action, sample, ...form }: FormOrSampleProps) {
  if (action) return <SaleForm {...form} action={action} />;
  const t = await getTranslations('sale.sample');
  return <SampleButton label={form.labels.submit} text={t(sample)} />;
}
