import type { NextRequest } from 'next/server';

/** Used for `Secure` cookies. */
export const isOverTls = (request: NextRequest): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || request.nextUrl.protocol === 'https:';
