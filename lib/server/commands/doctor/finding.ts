import 'server-only';

/** `off`: not configured. `advice`: works, but needs attention. */
export type Finding = Readonly<{ state: 'good' | 'off' | 'advice' | 'bad'; about: string; text: string }>;

type CreateFinding = (text: string) => Finding;

export function speakOf(about: string): Readonly<Record<Finding['state'], CreateFinding>> {
  const as =
    (state: Finding['state']): CreateFinding =>
    (text) => ({ state, about, text });
  return { good: as('good'), off: as('off'), advice: as('advice'), bad: as('bad') };
}

/** Omits the request, which may contain a secret. */
export function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no response in time';
  return code ?? cause?.code ?? name ?? 'unknown error';
}
