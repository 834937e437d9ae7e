/** Characters that search engines show. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 160;

/** `head` and as many parts, in order, as fit. */
export function fit(head: string, parts: readonly string[], max: number): string {
  let text = head;
  for (const part of parts) {
    if ((text + part).length > max) break;
    text += part;
  }
  return text;
}
