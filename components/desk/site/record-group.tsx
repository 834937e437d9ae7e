'use client';

import { Button } from '@/components/ui/button';
import { FieldNotes } from '@/components/ui/field-frame';
import { countRows, type RecordState } from '@/lib/forms/record-form';
import { RecordField } from './record-field';
import styles from './record-form.module.scss';
import type { GroupView, RecordTexts } from './record-view';

type RecordGroupProps = Readonly<{
  group: GroupView;
  state: RecordState;
  texts: RecordTexts;
  uploadForm: string;
}>;

export function RecordGroup({ group, state, texts, uploadForm }: RecordGroupProps) {
  const { fields, hint, name, rows, title } = group;
  const error = state.fields?.[name];
  const id = `group-${name}`;
  const draw = (prefix: string) =>
    fields.map((field) => (
      <RecordField
        key={field.path}
        field={field}
        name={`${prefix}${field.path}`}
        state={state}
        texts={texts}
        uploadForm={uploadForm}
      />
    ));
  const [first] = fields;
  const firstName = first && 'inBoth' in first && first.inBoth ? `${first.path}.es` : (first?.path ?? '');
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="small soft">{hint}</p>}
        <FieldNotes id={`${id}-rows`} error={error && (texts.errors[error] ?? texts.errors.invalid)} />
      </div>
      {!rows && <div className={styles.fields}>{draw('')}</div>}
      {rows &&
        Array.from({ length: countRows(state.values, name) }, (_, index) => (
          <fieldset key={index} className={styles.row}>
            <legend>{`${rows.one} ${index + 1}`}</legend>
            <div className={styles.fields}>{draw(`${name}[${index}].`)}</div>
            <p className={styles.rowButtons}>
              {index > 0 && (
                <Button
                  type="submit"
                  name="operation"
                  value={`raise:${name}:${index}:${firstName}`}
                  look="outline"
                  isSmall
                >
                  {texts.raise}
                </Button>
              )}
              <Button
                type="submit"
                name="operation"
                value={`remove:${name}:${index}:${firstName}`}
                look="outline"
                isSmall
              >
                {texts.remove}
              </Button>
            </p>
          </fieldset>
        ))}
      {rows && (
        <p>
          <Button type="submit" name="operation" value={`add:${name}:${firstName}`} look="outline" isSmall>
            {rows.add}
          </Button>
        </p>
      )}
    </section>
  );
}
