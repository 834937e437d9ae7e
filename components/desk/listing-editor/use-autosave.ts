'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { typedChanges, typedInputs } from '@/lib/listings/fields/typed-changes';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { forgetTyped, storeTyped } from './typed-copy';

export type AutosaveState = Readonly<
  { status: 'clean' | 'typing' | 'offline' | 'signedOut' | 'changed' } | { status: 'saved'; time: string }
>;

/** Milliseconds after the last key, and between attempts without an answer. */
const QUIET_MS = 3_000;
const RETRY_MS = 10_000;

type Options = Readonly<{
  form: RefObject<HTMLFormElement | null>;
  id: string;
  editVersion: number;
  began: TypedValues;
  locale: string;
}>;

/** Sends input every few seconds; the browser stores a copy until the server confirms it. */
export function useAutosave({ began, editVersion, form, id, locale }: Options) {
  const [state, setState] = useState<AutosaveState>({ status: 'clean' });
  /** Delay of the next save; each key sets a new object. */
  const [due, setDue] = useState<Readonly<{ ms: number }> | null>(null);
  const typedSoFar = () => (form.current ? typedChanges(began, typedInputs(new FormData(form.current))) : null);

  const send = useEffectEvent(async () => {
    const fields = typedSoFar();
    if (!fields) return;
    const status = await post(`/api/desk/listings/${id}/draft`, { editVersion, fields });
    if (status === 'offline' || status === 'signedOut') {
      setState({ status });
      setDue((last) => last && { ms: RETRY_MS });
      return;
    }
    forgetTyped(id);
    const time = new Date().toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
    setState(status === 'changed' ? { status } : { status, time });
  });
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void send(), due.ms);
    return () => clearTimeout(timer);
  }, [due]);

  return {
    state,
    noteTyping: () => {
      const fields = typedSoFar();
      if (!fields) return;
      storeTyped(id, { editVersion, fields });
      setState((last) => (last.status === 'changed' ? last : { status: 'typing' }));
      setDue({ ms: QUIET_MS });
    },
    pause: () => {
      setDue(null);
      forgetTyped(id);
    },
  };
}

async function post(address: string, body: object): Promise<'saved' | 'changed' | 'offline' | 'signedOut'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === 404) return 'signedOut';
    if (!response.ok) return 'offline';
    const { status } = (await response.json()) as { status: 'saved' | 'changed' };
    return status;
  } catch {
    return 'offline';
  }
}
