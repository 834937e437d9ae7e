import { NextResponse, type NextRequest } from 'next/server';
import { splitLocale } from '@/lib/i18n/href';
import { CALL_COOKIE_OPTIONS, appointmentCookie } from './appointment-cookie';
import { isOverTls } from './is-over-tls';

const SEE_OTHER = 303;

export const isAppointmentPage = (path: string): boolean => /^\/schedule-call(\/|$)/.test(path);

/** Moves the key to a cookie, because histories and logs store URLs. Has no other effect: email scanners open links. */
export function appointmentKeyRedirect(request: NextRequest): NextResponse | null {
  const { path } = splitLocale(request.nextUrl.pathname);
  const [, reference] = /^\/schedule-call\/([2-9A-Z]{4}-[2-9A-Z]{4})(?:\/calendar\.ics)?$/.exec(path) ?? [];
  const key = request.nextUrl.searchParams.get('key');
  if (!reference || !key || !/^[\w-]{20,64}$/.test(key)) return null;
  const address = request.nextUrl.clone();
  address.searchParams.delete('key');
  const response = NextResponse.redirect(address, SEE_OTHER);
  response.cookies.set(appointmentCookie(reference), key, { ...CALL_COOKIE_OPTIONS, secure: isOverTls(request) });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
}
