import { logFailure } from '@/lib/browser/log-failure';
import type { FormAction, FormState } from './define-form';
import { readFields } from './field-names';

const TIME_LIMIT_MS = 20_000;

type Words = Readonly<{ refused: string; unknown: string }>;

/** Never rejects. `otherwise`: second address, for content blockers that block the first. */
export function jsonAction<Code extends string>(address: string, words: Words, otherwise?: string): FormAction<Code> {
  return async (_state, data) => {
    try {
      // React's own fields begin with a dollar.
      const body = JSON.stringify(readFields([...data].filter(([name]) => !name.startsWith('$'))));
      const response = await post(address, body).catch((error: unknown) => {
        if (!otherwise || !(error instanceof TypeError)) throw error;
        return post(otherwise, body);
      });
      if (response.ok) return { status: 'done' };
      const { code, fields, message } = (await response.json()) as Extract<FormState<Code>, { status: 'error' }> & {
        message?: string;
      };
      logFailure(message ?? words.refused);
      return { status: 'error', ...(code && { code }), ...(fields && { fields }) };
    } catch (error) {
      logFailure((error instanceof Error && error.message) || words.unknown);
      return { status: 'error' };
    }
  };
}

const post = (address: string, body: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
