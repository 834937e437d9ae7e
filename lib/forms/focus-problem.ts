/** Moves the focus to the first wrong field of a form, or to its message. */
export function focusProblem(form: HTMLFormElement | null, messageId: string): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A fieldset around the form may still be disabled.
  if (wrong?.matches(':disabled')) requestAnimationFrame(() => focusProblem(form, messageId));
  else (wrong ?? document.getElementById(messageId)?.querySelector<HTMLElement>('[tabindex]'))?.focus();
}
