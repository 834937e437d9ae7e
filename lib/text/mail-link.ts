import * as z from 'zod/mini';

export type LinkQuery = { token?: string | string[]; outcome?: string | string[] };

const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));

export function linkToken(value: unknown): string | null {
  const parsed = z.safeParse(tokenSchema, value);
  return parsed.success ? parsed.data : null;
}

export function readLink(query: LinkQuery): { token: string | null; outcome: 'done' | 'bad' | 'failed' | null } {
  const token = linkToken(query.token);
  if (query.outcome === 'done' || query.outcome === 'failed') return { token, outcome: query.outcome };
  return token !== null && query.outcome === undefined ? { token, outcome: null } : { token: null, outcome: 'bad' };
}
