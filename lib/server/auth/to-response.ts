import 'server-only';
import { NextResponse } from 'next/server';
import { HINT_COOKIE } from '@/lib/middleware/cookie-names';
import type { AuthResponse, AuthRequest } from './call-next-auth';
import { authCookies } from './cookies';
import { ownLocation, type Returning } from './login-path';
import { hintOptions } from './session-cookie';

/** What the visitor gets of NextAuth's answer. */
export function toResponse(request: AuthRequest, answer: AuthResponse, returning: Returning): NextResponse {
  const response = responseTo(request, answer, returning);
  response.headers.set('cache-control', 'no-store');
  // Asking who is signed in must not make a cookie live longer than its owner wanted.
  if (request.path[0] !== 'session') copyCookies(answer, response);
  return response;
}

function responseTo({ path, body }: AuthRequest, answer: AuthResponse, returning: Returning): NextResponse {
  if (!answer.location) {
    const isUnavailable = (answer.body as { unavailable?: true } | undefined)?.unavailable;
    return NextResponse.json(answer.body ?? {}, { status: isUnavailable ? 503 : answer.status });
  }
  const url = ownLocation(answer.location, path, returning);
  // Without a `url` in it, an answer of 429 breaks the client of NextAuth.
  if (new URL(url).searchParams.get('error') === 'rateLimited' && path[1] === 'credentials') {
    return NextResponse.json({ url }, { status: 429 });
  }
  return body?.json === 'true' ? NextResponse.json({ url }, { status: answer.status }) : goTo(url);
}

/** With an empty body, so that no address is repeated in one. */
export const goTo = (url: string) => new NextResponse(null, { status: 302, headers: { location: url } });

/** The hint lives as long as the session's cookie and ends with it. */
function copyCookies(answer: AuthResponse, response: NextResponse): void {
  for (const { name, value, ...attributes } of answer.cookies) {
    response.cookies.set(name, value, attributes);
    if (name !== authCookies.sessionToken.name) continue;
    const { expires, maxAge } = attributes;
    response.cookies.set(HINT_COOKIE, value ? '1' : '', {
      ...hintOptions,
      ...(expires === undefined ? {} : { expires }),
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }
}
