'use client';

import { useState } from 'react';
import { FigureField } from '@/components/ui/figure-field';
import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { audienceAt, type AudienceRange } from '@/lib/listings/desk/audience';
import { priceForm, readPrice, type ListingCode } from '@/lib/listings/desk/step-forms';
import styles from './step.module.scss';

type PriceFormProps = Readonly<{
  action: FormAction<ListingCode>;
  price: number;
  audience: readonly AudienceRange[];
  locale: Locale;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<
    Record<'price' | 'priceHint' | 'reason' | 'reasonHint' | 'submit' | 'pending' | 'lower' | 'higher' | 'same', string>
  >;
  errors: Readonly<Record<ListingCode, string>>;
}>;

export function PriceForm({ action, audience, errors, hidden, labels, locale, price }: PriceFormProps) {
  const form = useActionForm({ form: priceForm, action, texts: errors });
  const [typed, setTyped] = useState('');
  const next = readPrice(typed);
  const doubtful = form.code === 'largePrice' ? readPrice(form.values?.price ?? '') : null;
  return (
    <Form
      form={doubtful === null ? form : { ...form, error: question(doubtful) }}
      hidden={doubtful === null ? hidden : { ...hidden, confirmedPrice: String(doubtful) }}
    >
      <FigureField
        {...form.field('price')}
        label={labels.price}
        unit="€"
        hint={labels.priceHint}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={styles.effect}>
        {next !== null && effect(next)}
      </p>
      <TextAreaField
        {...form.field('reason')}
        id="reason"
        label={labels.reason}
        hint={labels.reasonHint}
        rows={2}
        maxLength={500}
      />
      <SubmitButton isPending={form.isPending} labels={labels} isSmall />
    </Form>
  );

  function question(after: number): string {
    return errors.largePrice
      .replace('{before}', formatPrice(price, locale))
      .replace('{after}', formatPrice(after, locale))
      .replace('{percent}', change(after));
  }

  function change(amount: number): string {
    return formatPercent(Math.abs(amount - price) / price, locale, 1);
  }

  function effect(amount: number): string {
    if (amount === price) return labels.same;
    const text = amount < price ? labels.lower : labels.higher;
    return text.replace('{percent}', change(amount)).replace('{count}', String(audienceAt(audience, amount)));
  }
}
