'use client';

import {
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FieldCodes, Form, FormAction, FormState } from './define-form';
import { readFields } from './field-names';

type Options<Field extends string, Code extends string> = Readonly<{
  form: Form<Field, Code>;
  /** Texts of the codes; `{time}` in one is the time to wait. */
  texts: Readonly<Record<Code, string>>;
  /** Runs before the form is sent and may add to it; a code stops it. */
  prepare?: (data: FormData) => Promise<Code | undefined>;
  /** Page that shows the response of a form sent before JavaScript runs; by default the form's own. */
  permalink?: string;
}> &
  Readonly<
    /** `send` takes the place of the action once JavaScript runs; an address takes the form without it. */
    { action: FormAction<Code>; send?: FormAction<Code> } | { action: string; send: FormAction<Code> }
  >;

/** What an input takes; InputField and its like know all of it. */
export type FieldProps = Readonly<{
  name: string;
  defaultValue: string | undefined;
  describedBy: string;
  isInvalid: boolean;
  error: string | undefined;
}>;

/**
 * A form that works before JavaScript runs and better after: its schema checks it first, a double press sends once,
 * what was typed stays even if the server is unreachable, and the focus moves to the first wrong field or the message.
 */
export function useForm<Field extends string, Code extends string>(options: Options<Field, Code>) {
  const { form, action, send, texts, prepare, permalink } = options;
  const isLive = useHydrated();
  const messageId = useId();
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  /** What the schema found; empty once that is put right, null if the server spoke last. */
  const [found, setFound] = useState<FieldCodes | null>(null);

  const submitToServer = async (last: FormState<Code>, data: FormData): Promise<FormState<Code>> => {
    const next = await reachServer<FormState<Code>>(
      async () => {
        const code = await prepare?.(data);
        return code ? { status: 'error', code } : (send ?? (action as FormAction<Code>))(last, data);
      },
      () => ({ status: 'error', code: form.failure }),
    );
    // What came back with the page stays: React would empty the fields that nobody has touched since.
    const typed = last.status === 'error' && last.values;
    return typed && next.status === 'error' ? { values: typed, ...next } : next;
  };
  const [response, dispatch, isPending] = useActionState<FormState<Code>, FormData>(
    isLive || typeof action === 'string' ? submitToServer : action,
    { status: 'idle' },
    permalink,
  );

  const focusProblem = () => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A fieldset around the form may still be disabled.
    if (wrong?.matches(':disabled')) requestAnimationFrame(focusProblem);
    else (wrong ?? document.getElementById(messageId)?.querySelector<HTMLElement>('[tabindex]'))?.focus();
  };

  const settle = useEffectEvent(({ status }: FormState<Code>) => {
    isUnderWay.current = false;
    if (status === 'done') element.current?.reset();
    if (status !== 'idle') focusProblem();
  });
  useEffect(() => settle(response), [response]);

  const submit = () => {
    if (!element.current || isUnderWay.current) return;
    const data = new FormData(element.current);
    const wrong = form.check?.(readFields(data)) ?? null;
    if (wrong) {
      flushSync(() => setFound(wrong));
      return focusProblem();
    }
    isUnderWay.current = true;
    setFound(null);
    startTransition(() => dispatch(data));
  };

  const state: FormState = isPending ? { status: 'idle' } : stateOf(found, response);
  const isKnown = (code: string): code is Code => Object.hasOwn(texts, code);
  const { code, fields } = problemsOf(state, form, isKnown);
  const values = response.status === 'error' ? response.values : undefined;

  return {
    /** What the server responded last. */
    response,
    isPending,
    isDone: state.status === 'done',
    /** True once JavaScript runs. */
    isLive,
    /** Belongs on the element that holds the message. */
    messageId,
    /** What is wrong with the form as a whole, and its text. */
    code,
    error: code && texts[code].replace('{time}', (state.status === 'error' && state.wait) || ''),
    values,
    submit,
    formProps: {
      ref: element,
      ...(typeof action === 'string' ? { action, method: 'post' } : { action: dispatch }),
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      },
      onChange: () => {
        if (found && element.current) setFound(form.check?.(readFields(new FormData(element.current))) ?? {});
      },
    },
    /** Number of rows that came back under a name; undefined if nothing came back. */
    rowCount: (name: Field): number | undefined => values && rowsOf(values, name),
    /** Everything that the input of this name takes. */
    field: (name: Field): FieldProps => {
      const own = fields[name];
      return {
        name,
        defaultValue: values?.[name],
        describedBy: messageId,
        isInvalid: own !== undefined,
        error: own !== undefined && isKnown(own) && form.summary?.[own] !== own ? texts[own] : undefined,
      };
    },
  };
}

function rowsOf(values: object, name: string): number {
  const rows = Object.keys(values).flatMap((field) =>
    field.startsWith(`${name}[`) ? [parseInt(field.slice(name.length + 1))] : [],
  );
  return Math.max(0, ...rows.map((row) => row + 1));
}

function stateOf(found: FieldCodes | null, response: FormState): FormState {
  if (!found) return response;
  return Object.keys(found).length > 0 ? { status: 'error', fields: found } : { status: 'idle' };
}

function problemsOf<Code extends string>(
  state: FormState,
  { at, summary, failure }: Form<string, Code>,
  isKnown: (code: string) => code is Code,
): Readonly<{ code?: Code; fields: Readonly<Partial<Record<string, string>>> }> {
  if (state.status !== 'error') return { fields: {} };
  const code = state.code && isKnown(state.code) ? state.code : failure;
  const place = at?.[code];
  const fields = place ? { [place]: code } : (state.fields ?? {});
  const codes = Object.values(fields).filter((own) => own !== undefined);
  if (codes.length === 0) return { code, fields };
  // A wrong field that no visitor filled in has no code of the form's.
  const whole = codes.map((own) => summary?.[own] ?? (isKnown(own) ? undefined : failure)).find(Boolean);
  return { fields, ...(whole && { code: whole }) };
}
