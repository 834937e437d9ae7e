/** The words of a form's code, with the time to wait in place of `{time}`; undefined without a code. */
export function errorText<Code extends string>(
  code: Code | undefined,
  texts: Readonly<Record<Code, string>>,
  wait = '',
): string | undefined {
  return code && texts[code].replace('{time}', wait);
}
