/** What search engines show of a title and of a description, in characters. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 160;

/** `head` with as many of the parts behind it, in their order, as fit into `max` characters. */
export function fit(head: string, parts: readonly string[], max: number): string {
  let text = head;
  for (const part of parts) {
    if ((text + part).length > max) break;
    text += part;
  }
  return text;
}
