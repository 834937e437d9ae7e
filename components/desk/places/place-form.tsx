'use client';

import { PointField, type PointFieldLabels } from '@/components/desk/point-field/point-field';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import { placeForm, type PlaceCode } from '@/lib/places/place-form';
import styles from './places.module.scss';
import type { ReactNode } from 'react';

type Choice = Readonly<{ value: string; name: string }>;
type Field = (typeof placeForm)['preserved'][number];

type PlaceFormLabels = Readonly<
  Record<
    | Field
    | `${'otherName' | 'id' | 'municipality' | 'aliases' | 'nearby' | 'about' | 'text' | 'isStressed' | 'stressedUntil'}Hint`,
    string
  >
> &
  Readonly<Record<'main' | 'words' | 'texts' | 'point' | 'submit' | 'pending', string>>;

type PlaceFormProps = {
  action: FormAction<PlaceCode>;
  labels: PlaceFormLabels;
  pointLabels: PointFieldLabels;
  errors: Readonly<Record<PlaceCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** Values by field name; partial for a new place. */
  values: Readonly<Partial<Record<Field, string>>>;
  isNew: boolean;
  choices: Readonly<Record<'kind' | 'parent' | 'region' | 'agent', readonly Choice[]>>;
  map: Readonly<{ version: string; hasNames: boolean; attribution: ReactNode }>;
};

export function PlaceForm(props: PlaceFormProps) {
  const { action, choices, errors, hidden, isNew, labels, map, pointLabels, values } = props;
  const form = useActionForm({ form: placeForm, action, texts: errors });
  const valueOf = (name: Field) => (form.values ?? values)[name] ?? '';
  const field = (name: Field) => ({
    ...form.field(name),
    defaultValue: valueOf(name),
    id: `place-${name.replace('.', '-')}`,
    label: labels[name],
  });
  const select = (name: keyof typeof choices) => (
    // The key remounts a returned list with its value.
    <SelectField {...field(name)} key={valueOf(name)}>
      {choices[name].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
  const isStressed = valueOf('isStressed') === TICKED;
  return (
    <Form form={form} hidden={hidden}>
      <fieldset className={styles.group}>
        <legend>{labels.main}</legend>
        <InputField {...field('name')} required />
        <InputField {...field('otherName')} hint={labels.otherNameHint} />
        {isNew && <InputField {...field('id')} hint={labels.idHint} autoCapitalize="none" />}
        {select('kind')}
        {select('parent')}
        <InputField {...field('municipality')} hint={labels.municipalityHint} />
        {select('region')}
        {select('agent')}
        <CheckboxField
          {...field('isStressed')}
          defaultValue={undefined}
          key={String(isStressed)}
          defaultChecked={isStressed}
          value={TICKED}
          hint={labels.isStressedHint}
        />
        <InputField {...field('stressedUntil')} type="date" hint={labels.stressedUntilHint} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{labels.point}</legend>
        <PointField
          latitudeName="latitude"
          longitudeName="longitude"
          latitude={valueOf('latitude')}
          longitude={valueOf('longitude')}
          labels={pointLabels}
          map={map}
          errors={{ latitude: form.field('latitude').error, longitude: form.field('longitude').error }}
          showsCircle={false}
          isRequired
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{labels.words}</legend>
        <TextAreaField {...field('aliases')} hint={labels.aliasesHint} rows={3} />
        <TextAreaField {...field('nearby')} hint={labels.nearbyHint} rows={2} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{labels.texts}</legend>
        <div className={styles.pair}>
          <TextAreaField {...field('about.es')} lang="es" hint={labels.aboutHint} rows={3} />
          <TextAreaField {...field('about.en')} lang="en" rows={3} />
          <TextAreaField {...field('text.es')} lang="es" hint={labels.textHint} rows={6} />
          <TextAreaField {...field('text.en')} lang="en" rows={6} />
        </div>
      </fieldset>
      <SubmitButton isPending={form.isPending} labels={labels} className={styles.submit} />
    </Form>
  );
}
