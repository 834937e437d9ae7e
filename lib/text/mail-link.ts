import * as z from 'zod/mini';

/** The query of a page under a link of a mail. */
export type LinkQuery = { token?: string | string[]; outcome?: string | string[] };

/** Secrets of links are 32 random bytes. */
const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** The secret of a link, or null where it cannot be one. */
export function linkToken(value: unknown): string | null {
  const parsed = z.safeParse(tokenSchema, value);
  return parsed.success ? parsed.data : null;
}

/** What a page under a link of a mail has to show: the button, or what became of it. */
export function readLink(query: LinkQuery): { token: string | null; outcome: 'done' | 'bad' | 'failed' | null } {
  const token = linkToken(query.token);
  if (query.outcome === 'done' || query.outcome === 'failed') return { token, outcome: query.outcome };
  return token !== null && query.outcome === undefined ? { token, outcome: null } : { token: null, outcome: 'bad' };
}
