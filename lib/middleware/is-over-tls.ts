import type { NextRequest } from 'next/server';

/** Whether the visitor reached us by https, here or at the proxy: for the `Secure` of cookies. */
export const isOverTls = (request: NextRequest): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || request.nextUrl.protocol === 'https:';
