import { FieldGroup } from '@/components/ui/field-group';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { FieldProps } from '@/lib/forms/use-action-form';
import styles from './phone-rows.module.scss';

export type PhoneRowsLabels = Readonly<
  Record<'phones' | 'phonesHint' | 'phone' | 'newPhone' | 'phoneLabel' | 'mainPhone', string>
>;

export type PhoneRowsProps = Readonly<{
  /** The main one first. */
  phones: readonly Readonly<{ number: string; label: string }>[];
  main: number;
  field: (name: `phones[${number}].${'number' | 'label'}`) => FieldProps;
  labels: PhoneRowsLabels;
}>;

export function PhoneRows({ phones, main, field, labels }: PhoneRowsProps) {
  return (
    <FieldGroup id="contact-phones" legend={labels.phones} hint={labels.phonesHint}>
      {[...phones, null].map((phone, row) => {
        const number = field(`phones[${row}].number`);
        const label = field(`phones[${row}].label`);
        const name = phone ? labels.phone.replace('{number}', String(row + 1)) : labels.newPhone;
        return (
          <div key={row} className={styles.row} role="group" aria-label={name}>
            <HiddenFields values={{ [`phones[${row}].shown`]: phone?.number ?? '' }} />
            <InputField
              {...number}
              id={`contact-phone-${row}`}
              label={name}
              type="tel"
              defaultValue={number.defaultValue ?? phone?.number ?? ''}
              maxLength={DESK_CONTACT_LIMITS.phone}
              autoComplete="off"
            />
            <InputField
              {...label}
              id={`contact-phone-label-${row}`}
              label={labels.phoneLabel}
              defaultValue={label.defaultValue ?? phone?.label ?? ''}
              maxLength={DESK_CONTACT_LIMITS.phoneLabel}
              autoComplete="off"
            />
            <label className={styles.main}>
              <input type="radio" name="main" value={row} defaultChecked={row === main} /> {labels.mainPhone}
            </label>
          </div>
        );
      })}
    </FieldGroup>
  );
}
