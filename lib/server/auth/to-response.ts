import 'server-only';
import { NextResponse } from 'next/server';
import { HINT_COOKIE } from '@/lib/middleware/cookie-names';
import type { AuthResponse, AuthRequest } from './call-next-auth';
import { authCookies } from './cookies';
import { ownLocation, type Returning } from './login-path';
import { hintOptions } from './session-cookie';

export function toResponse(request: AuthRequest, authResponse: AuthResponse, returning: Returning): NextResponse {
  const response = responseTo(request, authResponse, returning);
  response.headers.set('cache-control', 'no-store');
  // Reading the session must not extend the cookie.
  if (request.path[0] !== 'session') copyCookies(authResponse, response);
  return response;
}

function responseTo({ path, body }: AuthRequest, authResponse: AuthResponse, returning: Returning): NextResponse {
  if (!authResponse.location) {
    const isUnavailable = (authResponse.body as { unavailable?: true } | undefined)?.unavailable;
    return NextResponse.json(authResponse.body ?? {}, { status: isUnavailable ? 503 : authResponse.status });
  }
  const url = ownLocation(authResponse.location, path, returning);
  // The NextAuth client fails on a 429 without `url`.
  if (new URL(url).searchParams.get('error') === 'rateLimited' && path[1] === 'credentials') {
    return NextResponse.json({ url }, { status: 429 });
  }
  return body?.json === 'true' ? NextResponse.json({ url }, { status: authResponse.status }) : goTo(url);
}

export const goTo = (url: string) => new NextResponse(null, { status: 302, headers: { location: url } });

function copyCookies(authResponse: AuthResponse, response: NextResponse): void {
  for (const { name, value, ...attributes } of authResponse.cookies) {
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
