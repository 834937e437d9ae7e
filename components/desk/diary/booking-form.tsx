'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { diaryBookingForm, DIARY_LIMITS, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import { Options, type Choice } from './form-choices';
import styles from './diary-form.module.scss';

type Name = (typeof diaryBookingForm)['preserved'][number];
type Hinted = 'isByVideo' | 'time' | 'listing' | 'place' | 'notes' | 'ignoresTravel' | 'internal' | 'forSeller';

type BookingFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  locale: string;
  choices: Readonly<Record<'whose' | 'kind' | 'minutes' | 'language' | 'outcome', readonly Choice[]>>;
  values: Readonly<Partial<Record<Name, string>>>;
  labels: Readonly<Record<Name | `${Hinted}Hint` | 'over' | 'overLead' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function BookingForm({ action, choices, errors, labels, locale, values }: BookingFormProps) {
  const form = useActionForm({ form: diaryBookingForm, action, texts: errors });
  const valueOf = (name: Name) => (form.values ?? values)[name] ?? '';
  const field = (name: Name) => ({
    ...form.field(name),
    defaultValue: valueOf(name),
    id: `booking-${name}`,
    label: labels[name],
  });
  const select = (name: keyof typeof choices) => (
    // The key remounts a returned list with its value.
    <SelectField {...field(name)} key={valueOf(name)}>
      <Options choices={choices[name]} />
    </SelectField>
  );
  const box = (name: 'isByVideo' | 'ignoresTravel') => (
    <CheckboxField
      {...field(name)}
      defaultValue={undefined}
      key={`${name}-${valueOf(name)}`}
      defaultChecked={valueOf(name) === TICKED}
      value={TICKED}
      hint={labels[`${name}Hint`]}
    />
  );
  return (
    <div className={styles.form}>
      <Form form={form} hidden={{ locale }}>
        <div className={styles.pair}>
          {select('kind')}
          {select('whose')}
        </div>
        {box('isByVideo')}
        <div className={styles.triple}>
          <InputField {...field('day')} type="date" required />
          <InputField {...field('time')} type="time" step={900} hint={labels.timeHint} required />
          {select('minutes')}
        </div>
        <InputField {...field('listing')} maxLength={120} hint={labels.listingHint} autoCapitalize="characters" />
        <InputField {...field('place')} maxLength={DIARY_LIMITS.place} hint={labels.placeHint} />
        <InputField {...field('name')} maxLength={DIARY_LIMITS.name} autoComplete="off" required />
        <div className={styles.pair}>
          <InputField {...field('email')} type="email" autoComplete="off" required />
          <InputField {...field('phone')} type="tel" maxLength={DIARY_LIMITS.phone} autoComplete="off" required />
        </div>
        {select('language')}
        <TextAreaField {...field('notes')} maxLength={DIARY_LIMITS.notes} hint={labels.notesHint} rows={3} />
        {box('ignoresTravel')}
        <details open={valueOf('outcome') !== '' || form.values !== undefined}>
          <summary>{labels.over}</summary>
          <p>{labels.overLead}</p>
          {select('outcome')}
          <TextAreaField {...field('internal')} maxLength={DIARY_LIMITS.feedback} hint={labels.internalHint} rows={3} />
          <TextAreaField
            {...field('forSeller')}
            maxLength={DIARY_LIMITS.feedback}
            hint={labels.forSellerHint}
            rows={3}
          />
        </details>
        <SubmitButton isPending={form.isPending} labels={labels} />
      </Form>
    </div>
  );
}
