'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import type { FormPreview } from '@/lib/listings/fields/form-preview';

/** Milliseconds after the last key. */
const QUIET_MS = 500;

export type PreviewAction = (locale: string, id: string, typed: TypedValues) => Promise<FormPreview | null>;

type Options = Readonly<{ initial: FormPreview; read: () => Promise<FormPreview | null> }>;

/** Preview of the form's values; without a connection the last one stays. */
export function useFormPreview({ initial, read }: Options) {
  const [preview, setPreview] = useState(initial);
  const [due, setDue] = useState<object | null>(null);
  const readNow = useEffectEvent(() => read().catch(() => null));
  useEffect(() => {
    if (!due) return undefined;
    let isLatest = true;
    const show = (next: FormPreview | null) => {
      if (next && isLatest) setPreview(next);
    };
    const timer = setTimeout(() => void readNow().then(show), QUIET_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [due]);
  return { preview, noteInput: () => setDue({}) };
}
