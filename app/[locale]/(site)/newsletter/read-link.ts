import * as z from 'zod/mini';
import { linkTokenSchema } from '@/lib/forms/newsletter';

export type LinkQuery = { token?: string | string[]; outcome?: string | string[] };

/** What a page under a link of a mail has to show: the button, or what became of it. */
export function readLink({ token, outcome }: LinkQuery): {
  token: string | null;
  outcome: 'done' | 'bad' | 'failed' | null;
} {
  const parsed = z.safeParse(linkTokenSchema, { token });
  if (outcome === 'done' || outcome === 'failed') return { token: parsed.success ? parsed.data.token : null, outcome };
  return parsed.success && outcome === undefined
    ? { token: parsed.data.token, outcome: null }
    : { token: null, outcome: 'bad' };
}
