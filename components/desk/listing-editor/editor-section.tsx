'use client';

import { useWatch, type Control as FormControl } from 'react-hook-form';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FieldView, InputView, SectionView } from '@/lib/listings/fields/editor-view';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import { classNames } from '@/lib/text/class-names';
import { typedText, type TypedValues } from '@/lib/listings/fields/typed-values';
import { PointField, type PointFieldLabels, type PointFieldMap } from '@/components/desk/point-field/point-field';
import { EditorInput } from './editor-input';
import { EditorTable } from './editor-table';
import styles from './listing-editor.module.scss';
import type { EditorTexts } from './editor-texts';

type EditorSectionProps = Readonly<{
  section: SectionView;
  preview: FormPreview;
  isOpen: boolean;
  values: TypedValues;
  errorOf: (name: string) => string | undefined;
  register: (name: string) => UseFormRegisterReturn;
  control: FormControl;
  texts: EditorTexts;
  point: EditorPoint;
}>;

export type EditorPoint = Readonly<{ labels: PointFieldLabels; map: PointFieldMap }>;

export function EditorSection(props: EditorSectionProps) {
  const { control, errorOf, isOpen, point, preview, register, section, texts, values } = props;
  const isLive = useHydrated();
  const watched = useWatch({ control });
  const isShown = ({ when }: InputView) => {
    if (!when || !isLive) return true;
    const now: unknown = valueAt(watched, when.path) ?? typedText(values, when.path);
    return typeof now === 'string' && when.is.includes(now);
  };
  const renderInput = (input: InputView, name: string, label: string) => (
    <EditorInput
      key={name}
      input={input}
      name={name}
      label={label}
      values={values}
      error={errorOf(name)}
      choose={texts.choose}
      register={register}
    />
  );
  const renderField = (field: FieldView) => (
    <div
      key={field.field}
      id={`field-of-${field.field}`}
      className={classNames(styles.field, isWide(field) && styles.wide)}
    >
      {field.field === 'latitude' ? (
        <PointField
          latitudeName="latitude"
          longitudeName="longitude"
          latitude={typedText(values, 'latitude')}
          longitude={typedText(values, 'longitude')}
          errors={{ latitude: errorOf('latitude'), longitude: errorOf('longitude') }}
          register={register}
          {...point}
        />
      ) : field.isTable ? (
        <EditorTable field={field} values={values} texts={texts} renderInput={renderInput} />
      ) : (
        <div className={classNames(styles.inputs, field.inputs.length > 1 && styles.pair)}>
          {field.inputs.map((input) => (
            <div key={input.name} hidden={!isShown(input)}>
              {renderInput(input, input.name, labelOf(input, texts))}
            </div>
          ))}
        </div>
      )}
      {preview.gaps
        .filter((gap) => gap.field === field.field)
        .map(({ sentence }) => (
          <p key={sentence} className={styles.gap}>
            <Icon node={CircleAlert} />
            {sentence}
          </p>
        ))}
    </div>
  );
  const lacks = preview.sectionLacks[section.id];
  return (
    <section className={styles.panel} aria-labelledby={`heading-${section.id}`}>
      <details open={isOpen}>
        <summary>
          <h2 id={`heading-${section.id}`}>{section.title}</h2>
          <span className={lacks ? styles.lacks : styles.complete}>
            <Icon node={lacks ? CircleAlert : CircleCheck} />
            {lacks ?? texts.complete}
          </span>
          <Icon node={ChevronDown} className={styles.chevron} />
        </summary>
        {/* The id is inside, so that a link to it opens the section. */}
        <div id={`section-${section.id}`} className={styles.section}>
          {/* Latitude and longitude are one field. */}
          {section.fields.filter(({ field }) => field !== 'longitude').map(renderField)}
        </div>
      </details>
    </section>
  );
}

const isWide = ({ field, inputs, isTable }: FieldView) =>
  isTable ||
  field === 'latitude' ||
  inputs.length > 1 ||
  inputs.some(({ control }) => control === 'boxes' || control === 'box');

const languageTexts = {
  de: 'languageDe',
  en: 'languageEn',
  es: 'languageEs',
  fr: 'languageFr',
  nl: 'languageNl',
} as const;

const labelOf = ({ label, language }: InputView, texts: EditorTexts) =>
  language ? `${label} (${texts[languageTexts[language]]})` : label;

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      values,
    );
