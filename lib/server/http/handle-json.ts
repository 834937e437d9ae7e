import 'server-only';
import * as z from 'zod/mini';
import { fieldCodes } from '@/lib/forms/fields';
import type { Locale } from '@/lib/i18n/locales';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import { bodyKind, parseBody } from './parse-body';
import { readBody } from './read-body';
import { requestLocale } from './request-locale';

/** What a handler answers: a code; the words for it come from `describe`. */
export type Answer = Readonly<{
  status: number;
  code: string;
  /** Codes of single fields. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  retryAfter?: number;
}>;

type Options<Schema extends z.core.$ZodType> = Readonly<{
  schema: Schema;
  /** Does the work with a body that is valid. */
  handle: (data: z.output<Schema>, request: Request) => Promise<Answer>;
  /** Success as it looks to a program that fell for the hidden field. */
  done: Answer;
  /** Where a form sent without JavaScript leads; without it the address takes JSON only. */
  leadTo?: (answer: Answer, body: Readonly<Record<string, unknown>>, request: Request) => string;
  /** Says the code of a failure to a person; stands as `message` beside it. */
  describe?: (code: string, locale: Locale) => Promise<string>;
}>;

const SEE_OTHER = 303;

const refusals = {
  type: { status: 415, code: 'UNSUPPORTED_TYPE' },
  size: { status: 413, code: 'TOO_LARGE' },
  malformed: { status: 400, code: 'MALFORMED' },
  unavailable: { status: 503, code: 'UNAVAILABLE' },
  failed: { status: 500, code: 'ERROR' },
} as const satisfies Record<string, Answer>;

/**
 * A POST handler: of a known type, of at most 32 kB, well formed, not by a program that fills hidden fields, and valid;
 * only then `handle` does anything. That it comes from one of our own pages, lib/delivery/request-guard.mjs has seen to.
 */
export function handleJson<Schema extends z.core.$ZodType>(options: Options<Schema>) {
  return async (request: Request): Promise<Response> => {
    const reply = (answer: Answer, saidLocale?: unknown) =>
      toResponse(answer, requestLocale(saidLocale, request), options.describe);
    const contentType = request.headers.get('content-type') ?? '';
    const kind = bodyKind(contentType);
    if (kind === null || (kind === 'form' && !options.leadTo)) return reply(refusals.type);
    const read = await readBody(request);
    if (!read.ok) return reply(read.status === 413 ? refusals.size : refusals.malformed);
    const body = await parseBody(read.text, kind, contentType);
    if (body === null) return reply(refusals.malformed);
    const answer = await decide(body, request, options);
    if (kind === 'json' || !options.leadTo) return reply(answer, body.locale);
    return new Response(null, {
      status: SEE_OTHER,
      headers: { location: options.leadTo(answer, body, request), 'cache-control': 'no-store' },
    });
  };
}

async function decide<Schema extends z.core.$ZodType>(
  body: Readonly<Record<string, unknown>>,
  request: Request,
  { schema, handle, done }: Options<Schema>,
): Promise<Answer> {
  if (isHoneypotFilled(body.honeypot)) return done;
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) return { status: 422, code: 'INVALID', fields: fieldCodes(parsed.error) };
  try {
    return await handle(parsed.data, request);
  } catch (error) {
    const isDown = error instanceof DatabaseUnavailableError;
    log.error({ err: error, path: new URL(request.url).pathname }, 'a form could not be taken');
    return isDown ? refusals.unavailable : refusals.failed;
  }
}

/** The field that people do not see. */
export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

async function toResponse(
  { status, code, fields, retryAfter }: Answer,
  locale: Locale,
  describe: Options<z.core.$ZodType>['describe'],
): Promise<Response> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  const message = status >= 400 ? await describe?.(code, locale) : undefined;
  return Response.json({ code, ...(fields && { fields }), ...(message && { message }) }, { status, headers });
}
