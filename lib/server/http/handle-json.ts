import 'server-only';
import type { $ZodType, output } from 'zod/v4/core';
import type { FieldCodes } from '@/lib/forms/define-form';
import type { Locale } from '@/lib/i18n/locales';
import { bodyKind, parseBody } from './parse-body';
import { readBody } from './read-body';
import { requestLocale } from './request-locale';
import { visitorOf, type Visitor } from './request-visitor';
import { submitForm } from './submit-form';

const statuses: Readonly<Record<string, number>> = {
  malformed: 400,
  captcha: 400,
  captchaNotLoaded: 400,
  signedOut: 401,
  full: 409,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooFast: 422,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
};

type Result = Readonly<{
  code: string;
  fields?: FieldCodes;
  /** Seconds. */
  retryAfter?: number;
}>;

type Options<Schema extends $ZodType> = Readonly<{
  schema: Schema;
  handle: (data: output<Schema>, visitor: Visitor) => Promise<Result>;
  done: string;
  status?: number;
  leadTo?: (code: string, body: Readonly<Record<string, unknown>>, locale: Locale) => string;
  describe?: (code: string, locale: Locale) => Promise<string>;
}>;

const SEE_OTHER = 303;
const noStore = { 'cache-control': 'no-store' };

/** For JSON and, with `leadTo`, forms of at most 32 kB. lib/delivery/request-guard.ts has already refused other origins. */
export function handleJson<Schema extends $ZodType>(options: Options<Schema>) {
  const { schema, handle, done, leadTo } = options;
  return async (request: Request): Promise<Response> => {
    const respond = (result: Result, saidLocale?: unknown) =>
      toResponse(result, requestLocale(saidLocale, request), options);
    const contentType = request.headers.get('content-type') ?? '';
    const kind = bodyKind(contentType);
    if (kind === null || (kind === 'form' && !leadTo)) return respond({ code: 'unsupportedType' });
    const read = await readBody(request);
    if (!read.ok) return respond({ code: read.status === 413 ? 'tooLarge' : 'malformed' });
    const body = await parseBody(read.text, kind, contentType);
    if (body === null) return respond({ code: 'malformed' });
    const locale = requestLocale(body.locale, request);
    const submission = await submitForm(schema, body, (data) => handle(data, visitorOf(request.headers, locale)));
    const result = resultOf(submission, done);
    if (kind === 'json' || !leadTo) return respond(result, body.locale);
    const location = leadTo(result.code, body, locale);
    return new Response(null, { status: SEE_OTHER, headers: { location, ...noStore } });
  };
}

function resultOf(submission: Awaited<ReturnType<typeof submitForm<$ZodType, Result>>>, done: string): Result {
  if (submission.status === 'bot') return { code: done };
  if (submission.status === 'done') return submission.result;
  return { code: submission.status, ...('fields' in submission && { fields: submission.fields }) };
}

async function toResponse(
  { code, fields, retryAfter }: Result,
  locale: Locale,
  { describe, status: success = 200 }: Pick<Options<$ZodType>, 'describe' | 'status'>,
): Promise<Response> {
  const status = statuses[code] ?? success;
  const message = status >= 400 ? await describe?.(code, locale) : undefined;
  return Response.json(
    { code, ...(fields && { fields }), ...(message && { message }) },
    { status, headers: { ...noStore, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) } },
  );
}
