import * as z from 'zod/mini';
import { readDraft } from './read-draft';
import type { TypedValues } from './typed-values';

const STEP = /[^.[\]]+/g;

export const typedValuesSchema = z.record(z.string(), z.any()).check((context) => {
  const { errors } = readDraft(context.value as TypedValues);
  for (const [name, message] of Object.entries(errors)) {
    context.issues.push({ code: 'custom', input: context.value[name], message, path: name.match(STEP) ?? [name] });
  }
});
