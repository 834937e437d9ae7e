/** Maximum characters shown by search engines. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 160;

export function fit(head: string, parts: readonly string[], max: number): string {
  let text = head;
  for (const part of parts) {
    if ((text + part).length > max) break;
    text += part;
  }
  return text;
}
