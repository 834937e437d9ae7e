import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { leadSchema } from '@/lib/contacts/lead-schema';
import { parseBody, bodyKind } from '@/lib/server/http/parse-body';
import { readBody } from '@/lib/server/http/read-body';
import { visitorOf } from '@/lib/server/http/request-visitor';
import { submitForm } from '@/lib/server/http/submit-form';
import { admitLead, receiveLead } from '@/lib/server/services/enquiries/receive-lead';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

const statuses = {
  stored: 201,
  repeated: 200,
  malformed: 400,
  unauthorized: 401,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  unknownListing: 422,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
} as const;

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** Receives enquiries from other programs with an agency key (docs/leads.md). */
export async function POST(request: Request): Promise<Response> {
  const { ip } = visitorOf(request.headers, defaultLocale);
  const admitted = await admitLead(request.headers.get('authorization'), ip).catch(whileUnavailable);
  if (admitted.code === 'unavailable') return answer('unavailable');
  if (admitted.code === 'unauthorized') return answer('unauthorized', {}, { 'www-authenticate': 'Bearer' });
  if (admitted.code === 'tooMany') return answer('tooMany', {}, { 'retry-after': String(admitted.retryAfter) });
  const contentType = request.headers.get('content-type') ?? '';
  if (bodyKind(contentType) !== 'json') return answer('unsupportedType');
  const idempotencyKey = request.headers.get('idempotency-key');
  if (idempotencyKey !== null && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    return answer('invalid', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  const read = await readBody(request);
  if (!read.ok) return answer(read.status === 413 ? 'tooLarge' : 'malformed');
  const body = await parseBody(read.text, 'json', contentType);
  if (!body) return answer('malformed');
  const submission = await submitForm(leadSchema, body, (lead) => receiveLead(admitted.key, lead, idempotencyKey));
  if (submission.status === 'invalid') return answer('invalid', { fields: submission.fields });
  if (submission.status === 'bot') return answer('invalid', { fields: { honeypot: 'unknown' } });
  if (submission.status !== 'done') return answer(submission.status);
  const { result } = submission;
  return answer(result.code, 'id' in result ? { id: result.id } : {});
}

function whileUnavailable(error: unknown): Readonly<{ code: 'unavailable' }> {
  if (error instanceof DatabaseUnavailableError) return { code: 'unavailable' };
  throw error;
}

function answer(code: keyof typeof statuses, more: object = {}, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(
    { code, ...more },
    { status: statuses[code], headers: { 'cache-control': 'no-store', ...headers } },
  );
}
