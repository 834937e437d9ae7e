import 'server-only';
import type { Email } from 'postal-mime';

/** Trimmed; '' without one. */
export const headerOf = ({ headers }: Pick<Email, 'headers'>, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

/** Removes comments, which may nest (RFC 5322, 3.2.2), outside quoted strings. */
export function withoutComments(value: string): string {
  let [text, depth, isQuoted] = ['', 0, false];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    const isEscaped = sign === '\\' && (isQuoted || depth > 0);
    if (isEscaped) at += 1;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (sign === '(' && !isQuoted) depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth === 0) text += sign;
    if (isEscaped && depth === 0) text += value.charAt(at);
  }
  return text.trim();
}

export const keywordOf = (value: string): string => (withoutComments(value).split(';')[0] ?? '').trim().toLowerCase();
