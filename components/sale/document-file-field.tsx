'use client';

import { useState, type ChangeEvent } from 'react';
import { InputField } from '@/components/ui/input-field';
import { isHeifFile } from '@/lib/forms/heif-file';

type DocumentFileFieldProps = Readonly<Record<'label' | 'hint' | 'heic', string>>;

/** The server checks again. */
export function DocumentFileField({ heic, hint, label }: DocumentFileFieldProps) {
  const [error, setError] = useState<string>();
  const check = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    const isHeic = file !== undefined && (await isHeifFile(file));
    if (isHeic) input.value = '';
    setError(isHeic ? heic.replace('{file}', file.name) : undefined);
  };
  return (
    <InputField
      id="file"
      name="file"
      type="file"
      label={label}
      hint={hint}
      error={error}
      accept=".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods"
      onChange={(event) => void check(event)}
      required
    />
  );
}
