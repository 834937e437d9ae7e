'use client';

import { useEffect, useState } from 'react';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { withTyped } from '@/lib/listings/fields/typed-changes';
import { EditorForm, type EditorFormProps } from './editor-form';
import { readTyped, type TypedCopy } from './typed-copy';

type ListingEditorProps = Omit<EditorFormProps, 'values' | 'isRestored'> &
  Readonly<{
    typed: TypedValues;
  }>;

/** Restores input that was typed before a lost connection or an expired session. */
export function ListingEditor({ typed, ...form }: ListingEditorProps) {
  const { began, editVersion, id } = form;
  const [copy, setCopy] = useState<TypedCopy | null>(null);
  useEffect(() => {
    const stored = readTyped(id);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server does not know what the browser stores.
    if (stored && Object.keys(stored.fields).length > 0) setCopy(stored);
  }, [id]);
  const values = withTyped(withTyped(began, typed), copy?.fields ?? {});
  return (
    <EditorForm
      key={`${editVersion} ${copy ? 'copy' : ''}`}
      {...form}
      // For an older version, the server shows both versions.
      editVersion={copy?.editVersion ?? editVersion}
      values={values}
      isRestored={copy !== null}
    />
  );
}
