'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { FieldGroup } from '@/components/ui/field-group';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { countRows, type RecordState } from '@/lib/forms/record-form';
import { ImageField } from './image-field';
import styles from './record-form.module.scss';
import type { AnyField, ChoiceView, RecordTexts } from './record-view';

type RecordFieldProps = Readonly<{
  field: AnyField;
  name: string;
  state: RecordState;
  texts: RecordTexts;
  uploadForm: string;
}>;

const languages = ['es', 'en'] as const;
const types = { line: 'text', number: 'text', time: 'time', date: 'date', email: 'email', tel: 'tel', url: 'url' };

const LONG = 10;
const SHORT: ReadonlySet<string> = new Set(['number', 'time', 'date']);

export function RecordField({ field, name, state, texts, uploadForm }: RecordFieldProps) {
  const propsOf = (own: string) => {
    const code = state.fields?.[own];
    return {
      id: `field-${own}`,
      name: own,
      defaultValue: state.values[own] ?? '',
      error: code && (texts.errors[code] ?? texts.errors.invalid),
      hint: field.hint,
    };
  };
  if ('options' in field) {
    return <Choice field={field} state={state} props={propsOf(name)} />;
  }
  const { control, inBoth, isForText = false, label, lines } = field;
  if (control === 'hidden') return <input type="hidden" name={name} value={state.values[name] ?? ''} />;
  if (control === 'image') {
    return (
      <ImageField
        {...propsOf(name)}
        {...{ label, isForText }}
        texts={texts.image}
        remove={texts.remove}
        form={uploadForm}
      />
    );
  }
  if (control === 'tick') {
    const { defaultValue, ...props } = propsOf(name);
    return <CheckboxField {...props} label={label} defaultChecked={defaultValue === 'on'} />;
  }
  const one = (own: string, text: string, lang?: string) =>
    control === 'text' ? (
      <TextAreaField
        key={own}
        {...propsOf(own)}
        label={text}
        rows={lines ?? 4}
        className={(lines ?? 0) >= LONG ? styles.long : undefined}
        lang={lang}
      />
    ) : (
      <InputField
        key={own}
        {...propsOf(own)}
        label={text}
        type={types[control]}
        className={SHORT.has(control) ? styles.short : undefined}
        inputMode={control === 'number' ? 'decimal' : undefined}
        lang={lang}
      />
    );
  if (!inBoth) return one(name, label);
  return (
    <div className={styles.pair}>
      {languages.map((language) => one(`${name}.${language}`, `${label} (${texts.languages[language]})`, language))}
    </div>
  );
}

type ChoiceProps = Readonly<{
  field: ChoiceView;
  state: RecordState;
  props: Readonly<{
    id: string;
    name: string;
    defaultValue: string;
    error: string | undefined;
    hint: string | undefined;
  }>;
}>;

function Choice({ field: { control, label, options }, state, props }: ChoiceProps) {
  const { defaultValue, error, hint, id, name } = props;
  if (control === 'choice') {
    return (
      <SelectField {...props} label={label}>
        {!options.some(({ value }) => value === defaultValue) && <option value={defaultValue} />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const chosen = new Set(
    Array.from({ length: countRows(state.values, name) }, (_, n) => state.values[`${name}[${n}]`]),
  );
  return (
    <FieldGroup id={id} legend={label} error={error} hint={hint}>
      <div className={styles.boxes}>
        {options.map(({ label: text, value }) => (
          <label key={value}>
            <input type="checkbox" name={`${name}[]`} value={value} defaultChecked={chosen.has(value)} />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
