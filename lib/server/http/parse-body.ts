import 'server-only';
import { readFields } from '@/lib/forms/field-names';

export type BodyKind = 'json' | 'form';

export function bodyKind(contentType: string | null): BodyKind | null {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? 'form' : null;
}

/** Null when malformed or not an object. */
export async function parseBody(
  text: string,
  kind: BodyKind,
  contentType: string,
): Promise<Record<string, unknown> | null> {
  try {
    if (kind === 'form') {
      const form = await new Response(text, { headers: { 'content-type': contentType } }).formData();
      return readFields([...form].filter(([, value]) => typeof value === 'string'));
    }
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
