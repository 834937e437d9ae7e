/** React may begin to take a page over more than once: what was noted the first time counts. */
const notes = new WeakMap<HTMLTextAreaElement, { text: string | null }>();

/**
 * What a visitor with a slow connection wrote over the text that stands in the page: React puts that text back when it
 * takes over a textarea. Asked in the first render, which comes before, and noted from then on, since the taking over
 * may come a while after. Null where nothing was written.
 */
export function typedEarly(id: string, original = ''): { text: string | null } {
  const typed: { text: string | null } = { text: null };
  if (typeof document === 'undefined' || original === '') return typed;
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement) || field.defaultValue !== original) return typed;
  const noted = notes.get(field);
  if (noted) return noted;
  notes.set(field, typed);
  if (field.value !== original) typed.text = field.value;
  field.addEventListener('input', () => (typed.text = field.value));
  return typed;
}
