import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { LOCALE_COOKIE } from '@/lib/i18n/routing';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { visitorOf, type Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { callNextAuth, type AuthRequest } from './call-next-auth';
import { authCookies } from './cookies';
import { linkLimits } from './limits';
import { loginPath } from './login-path';
import { readReturnUrl, safeReturnUrl } from './return-url';
import { goTo, toResponse } from './to-response';
import { z } from 'zod';
import { readBody } from '@/lib/server/http/read-body';

type FormResult = Readonly<{ ok: true; fields: Record<string, string> } | { ok: false; status: 400 | 413 | 415 }>;

const MAX_FIELDS = 16;

/** Strings only: NextAuth calls string methods on every value. */
const fieldsSchema = z
  .record(z.string().max(64), z.union([z.string(), z.boolean().transform(String)]))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS);

async function readForm(request: Request): Promise<FormResult> {
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

const paths = {
  GET: /^(providers|csrf|session|signin|signin\/\w+|signout|error|callback\/(google|facebook))$/,
  POST: /^(signin\/(google|facebook)|signout|callback\/credentials)$/,
};

const refusal = (code: string, status: number) =>
  NextResponse.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

/** Validates everything before NextAuth. */
export async function handleAuth(request: NextRequest, path: readonly string[]): Promise<NextResponse> {
  const method = request.method === 'POST' ? 'POST' : 'GET';
  if (!paths[method].test(path.join('/'))) return refusal('notFound', 404);
  const form = method === 'POST' ? await readForm(request) : ({ ok: true, fields: {} } as const);
  if (!form.ok) return refusal('badRequest', form.status);
  const cookies = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]));
  const returning = readReturnUrl(cookies[authCookies.callbackUrl.name]);
  const saved = cookies[LOCALE_COOKIE];
  const visitor = visitorOf(request.headers, returning.locale ?? (isLocale(saved) ? saved : defaultLocale));
  try {
    if (path[0] === 'callback' && method === 'GET' && !(await isWithinLimit(visitor))) {
      return goTo(loginPath(returning, 'rateLimited', path[1]));
    }
    const authRequest = clean({ path, method, query: queryOf(request), body: form.fields, cookies });
    return toResponse(authRequest, await callNextAuth(authRequest, visitor), returning);
  } catch (error) {
    const isOutage = error instanceof DatabaseUnavailableError;
    if (!isOutage) log.error({ err: error }, 'next-auth failed');
    return refusal(isOutage ? 'unavailable' : 'failed', isOutage ? 503 : 500);
  }
}

const isWithinLimit = async (visitor: Visitor) => (await countAttempt(linkLimits(visitor.ip))).isAllowed;

const queryOf = (request: NextRequest) => Object.fromEntries(request.nextUrl.searchParams);

/** NextAuth responds with 500 to invalid return URLs. */
function clean(request: Required<AuthRequest>): Required<AuthRequest> {
  const { path, query, body, cookies } = request;
  const cookieName = authCookies.callbackUrl.name;
  const safe = (fields: Readonly<Record<string, string>>, name: string) =>
    fields[name] === undefined ? fields : { ...fields, [name]: safeReturnUrl(fields[name]) };
  return {
    ...request,
    // NextAuth forwards this query to the provider.
    query: path[0] === 'signin' ? {} : safe(query, 'callbackUrl'),
    body: safe(body, 'callbackUrl'),
    cookies: safe(cookies, cookieName),
  };
}
