'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldView } from '@/lib/listings/fields/editor-view';
import { rowCount, type TypedValues } from '@/lib/listings/fields/typed-values';
import styles from './editor-table.module.scss';
import type { ReactNode } from 'react';

type EditorTableProps = Readonly<{
  field: FieldView;
  values: TypedValues;
  texts: Readonly<{ addRow: string; row: string; rowHint: string }>;
  renderInput: (input: FieldView['inputs'][number], name: string, label: string) => ReactNode;
}>;

/** Empty rows for forms without JavaScript. */
const SPARE_ROWS = 2;

export function EditorTable({ field, renderInput, texts, values }: EditorTableProps) {
  const [count, setCount] = useState(rowCount(values, field.field) + SPARE_ROWS);
  return (
    <fieldset className={styles.table}>
      <legend className="fieldLabel">{field.label}</legend>
      <p className="fieldHint">{texts.rowHint}</p>
      <input type="hidden" name={field.field} value="" />
      {Array.from({ length: count }, (_, position) => (
        <div
          key={position}
          role="group"
          className={styles.row}
          onInput={position === count - 1 ? () => setCount(count + 1) : undefined}
          aria-label={texts.row.replace('{label}', field.label).replace('{number}', String(position + 1))}
        >
          {field.inputs.map((input) => (
            <div key={input.name}>{renderInput(input, `${field.field}[${position}].${input.name}`, input.label)}</div>
          ))}
        </div>
      ))}
      <div>
        <Button look="outline" isSmall onClick={() => setCount(count + 1)}>
          {texts.addRow}
        </Button>
      </div>
    </fieldset>
  );
}
