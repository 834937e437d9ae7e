'use client';

import type { FormAction, FormState } from './form-state';
import { useServerAction } from './use-server-action';

/**
 * `useServerAction` for a form that says `unreachableCode` where the server was out of reach; what the page itself put into
 * the fields stays.
 */
export function useFormAction<Field extends string, Code extends string>(
  action: FormAction<Field, Code>,
  unreachableCode: NoInfer<Code>,
  permalink?: string,
) {
  return useServerAction<FormState<Field, Code>>({
    action,
    initial: { status: 'idle' },
    lost: (last) => ({
      status: 'error',
      code: unreachableCode,
      ...(last.status !== 'done' && last.values && { values: last.values }),
    }),
    permalink,
  });
}
