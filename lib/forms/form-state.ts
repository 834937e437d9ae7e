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
      values?: Partial<Record<Field, string>>;
    }
>;

/** The state of a form whose action was out of reach: what the page itself put into the fields stays. */
export function lostState<Field extends string, Code extends string>(
  last: FormState<Field, Code>,
  code: Code,
): FormState<Field, Code> {
  return { status: 'error', code, ...(last.status !== 'done' && last.values && { values: last.values }) };
}
