import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/server/http/read-body';

type Answer = Readonly<{ ok: true; fields: Record<string, string> } | { ok: false; status: 400 | 413 | 415 }>;

const MAX_FIELDS = 16;

/** Flat text alone: NextAuth calls methods of strings on whatever it is given. */
const fieldsSchema = z
  .record(z.string().max(64), z.union([z.string(), z.boolean().transform(String)]))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS);

/** The fields of a form or of an object of JSON; of a field that comes twice, the last one. */
export async function readForm(request: Request): Promise<Answer> {
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
