'use client';

import { useEffect, useState } from 'react';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { withTyped } from '@/lib/listings/fields/typed-changes';
import { EditorForm, type EditorFormProps } from './editor-form';
import { readTyped, type TypedCopy } from './typed-copy';

type ListingEditorProps = Omit<EditorFormProps, 'values' | 'isRestored'> &
  Readonly<{
    /** Typed earlier and not saved. */
    typed: TypedValues;
  }>;

/** The form of a listing, with what was typed into it before the line dropped or the session ended. */
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
      // Older than what is saved now: the server then shows both.
      editVersion={copy?.editVersion ?? editVersion}
      values={values}
      isRestored={copy !== null}
    />
  );
}
