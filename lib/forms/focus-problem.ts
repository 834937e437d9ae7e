export function focusProblem(form: HTMLFormElement | null, messageId: string): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong?.matches(':disabled')) requestAnimationFrame(() => focusProblem(form, messageId));
  else (wrong ?? document.getElementById(messageId)?.querySelector<HTMLElement>('[tabindex]'))?.focus();
}
