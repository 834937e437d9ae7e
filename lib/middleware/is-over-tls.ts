import type { NextRequest } from 'next/server';

/** Returns true for https here or at the proxy; used for `Secure` cookies. */
export const isOverTls = (request: NextRequest): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || request.nextUrl.protocol === 'https:';
