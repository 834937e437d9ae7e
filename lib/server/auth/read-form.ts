import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/server/http/read-body';

type FormResult = Readonly<{ ok: true; fields: Record<string, string> } | { ok: false; status: 400 | 413 | 415 }>;

const MAX_FIELDS = 16;

/** Strings only: NextAuth calls string methods on every value. */
const fieldsSchema = z
  .record(z.string().max(64), z.union([z.string(), z.boolean().transform(String)]))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS);

/** The last value of a repeated field wins. */
export async function readForm(request: Request): Promise<FormResult> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json';
  if (!isJson && type !== 'application/x-www-form-urlencoded') return { ok: false, status: 415 };
  const body = await readBody(request);
  if (!body.ok) return body;
  const result = fieldsSchema.safeParse(isJson ? parse(body.text) : Object.fromEntries(new URLSearchParams(body.text)));
  return result.success ? { ok: true, fields: result.data } : { ok: false, status: 400 };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
