/**
 * What a server action tells the form it came from, with JavaScript or without: the codes are message keys, never
 * text, and `values` is what was typed (never a password), so that nothing is lost.
 */
export type FormState<Field extends string = string, Code extends string = string> = Readonly<
  | { status: 'idle'; values?: Partial<Record<Field, string>> }
  | { status: 'done'; code?: Code }
  | {
      status: 'error';
      /** Of the form as a whole. */
      code?: Code;
      /** Of single fields. */
      fields?: Partial<Record<Field, Code>>;
      /** How long to wait, in words of the form's language, where a limit was reached. */
      wait?: string;
      values?: Partial<Record<Field, string>>;
    }
>;

/** A server action as `useActionState` calls it. */
export type FormAction<Field extends string, Code extends string> = (
  state: FormState<Field, Code>,
  data: FormData,
) => Promise<FormState<Field, Code>>;
