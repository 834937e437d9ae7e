'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useActionState, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { get, set, useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { SectionView } from '@/lib/listings/fields/editor-view';
import type { ReadError } from '@/lib/listings/fields/read-value';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import { typedChanges, typedInputs, withTyped } from '@/lib/listings/fields/typed-changes';
import { typedValuesSchema } from '@/lib/listings/fields/typed-schema';
import { inputsOf, type TypedValues } from '@/lib/listings/fields/typed-values';
import { EditorSection, type EditorPoint } from './editor-section';
import type { EditorTexts } from './editor-texts';
import { LivePanel } from './live-panel';
import { SaveBar } from './save-bar';
import styles from './listing-editor.module.scss';
import { useAutosave } from './use-autosave';
import { useFormPreview, type PreviewAction } from './use-form-preview';

export type EditorState = Readonly<{
  message?: string;
  /** Required fields that would be missing. */
  details?: readonly string[];
  errors?: Readonly<Record<string, ReadError>>;
  typed?: TypedValues;
  /** Sent back when the same price is saved again. */
  confirmedPrice?: string;
}>;

type EditorAction = (state: EditorState, data: FormData) => Promise<EditorState>;

export type EditorFormProps = Readonly<{
  id: string;
  editVersion: number;
  locale: string;
  began: TypedValues;
  /** Saved values with unsaved input. */
  values: TypedValues;
  isRestored: boolean;
  sections: readonly SectionView[];
  preview: FormPreview;
  previewAction: PreviewAction;
  cover: ReactNode;
  action: EditorAction;
  hidden: Readonly<Record<string, string>>;
  hasNext: boolean;
  loginHref: string;
  conflictHref: string;
  texts: EditorTexts;
  point: EditorPoint;
}>;

export function EditorForm(props: EditorFormProps) {
  const { action, began, conflictHref, editVersion, hasNext, hidden, id, isRestored, locale, loginHref, texts } = props;
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const isLive = useHydrated();
  const submit: EditorAction = (last, data) =>
    reachServer(
      () => action(last, data),
      () => ({ message: texts.offline }),
    );
  const [answer, dispatch, isPending] = useActionState<EditorState, FormData>(isLive ? submit : action, {});
  const errors = useMemo(() => serverErrors(answer.errors), [answer.errors]);
  const form = useForm<FieldValues>({ mode: 'onTouched', resolver, ...(errors && { errors }) });
  const autosave = useAutosave({ form: element, id, editVersion, began, locale });
  const live = useFormPreview({
    initial: props.preview,
    read: async () => {
      const fields = element.current && typedChanges(began, typedInputs(new FormData(element.current)));
      return fields && props.previewAction(locale, id, fields);
    },
  });
  const noteTyping = () => {
    autosave.noteTyping();
    live.noteInput();
  };

  const storeRestored = useEffectEvent(() => {
    if (isRestored) noteTyping();
  });
  useEffect(() => storeRestored(), []);
  const showRefusal = useEffectEvent(({ errors: refused, message }: EditorState) => {
    isUnderWay.current = false;
    if (message === undefined) return;
    noteTyping();
    // react-hook-form moves the focus to an invalid field.
    if (!refused) element.current?.querySelector<HTMLElement>('[role="alert"] [tabindex]')?.focus();
  });
  useEffect(() => showRefusal(answer), [answer]);

  const values = answer.typed && !isLive ? withTyped(props.values, answer.typed) : props.values;
  const errorOf = (name: string): string | undefined => {
    const code = (get(form.formState.errors, name) as { message?: ReadError } | undefined)?.message;
    return code && texts.errors[code];
  };
  const isOpen = ({ fields, missing }: SectionView) =>
    missing > 0 ||
    props.sections.length === 1 ||
    fields.some(({ field }) => Object.keys(answer.errors ?? {}).some((name) => name.split(/[.[]/)[0] === field));
  return (
    <form
      ref={element}
      action={dispatch}
      noValidate
      className={styles.form}
      onInput={noteTyping}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        autosave.pause();
        const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
        // Invalid input is sent too: the server stores it as typed and counts the errors.
        const send = () => startTransition(() => dispatch(data));
        void form.handleSubmit(send, send)();
      }}
    >
      <HiddenFields
        values={{
          ...hidden,
          id,
          locale,
          editVersion: String(editVersion),
          began: JSON.stringify(began),
          confirmedPrice: answer.confirmedPrice ?? '',
        }}
      />
      <div className={styles.main}>
        <FormMessage kind="error">
          {answer.message && (
            <>
              <p>{answer.message}</p>
              {answer.details?.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </>
          )}
        </FormMessage>
        {props.sections.map((section) => (
          <EditorSection
            key={section.id}
            section={section}
            preview={live.preview}
            isOpen={isOpen(section)}
            values={values}
            errorOf={errorOf}
            register={form.register}
            control={form.control}
            texts={texts}
            point={props.point}
          />
        ))}
        <SaveBar
          state={autosave.state}
          isPending={isPending}
          hasNext={hasNext}
          loginHref={loginHref}
          conflictHref={conflictHref}
          texts={texts}
        />
      </div>
      <LivePanel
        preview={live.preview}
        cover={props.cover}
        texts={texts}
        isHere={(name) => props.sections.some(({ fields }) => fields.some(({ field }) => field === name))}
      />
    </form>
  );
}

function serverErrors(errors: EditorState['errors']): FieldErrors | undefined {
  if (!errors) return undefined;
  const nested: FieldErrors = {};
  for (const [name, message] of Object.entries(errors)) set(nested, name, { type: 'server', message });
  return nested;
}

const resolve = zodResolver(typedValuesSchema) as Resolver;

/** Input names are paths, as the form parser expects. */
const resolver: Resolver = (values, context, options) => resolve(inputsOf(values), context, options);
