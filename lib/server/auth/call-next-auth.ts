import 'server-only';
import NextAuth from 'next-auth';
import { NextResponse } from 'next/server';
import { setAuthAddress } from '@/lib/env/process';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { siteUrl } from '@/lib/server/site-url';
import { authOptions } from './options';
import type { NextApiRequest, NextApiResponse } from 'next';

export type AuthRequest = Readonly<{
  path: readonly string[];
  method: 'GET' | 'POST';
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
}>;

export type AuthResponse = Readonly<{
  status: number;
  location: string | null;
  body: unknown;
  cookies: ReturnType<NextResponse['cookies']['getAll']>;
}>;

/** Only validated input may reach it. */
export async function callNextAuth(request: AuthRequest, visitor: Visitor): Promise<AuthResponse> {
  setAuthAddress(siteUrl.origin);
  const result = { status: 200, body: undefined as unknown };
  const headers = new Headers();
  let cookieLines: string[] = [];
  const response = {
    status: (status: number) => {
      result.status = status;
      return response;
    },
    getHeader: (name: string) => (name === 'Set-Cookie' ? cookieLines : headers.get(name)),
    setHeader: (name: string, value: string | string[]) => {
      if (name === 'Set-Cookie') cookieLines = [value].flat();
      else headers.set(name, String(value));
      return response;
    },
    json: (body: unknown) => void (result.body = body),
    send: (body: unknown) => void (result.body = body),
    end: () => undefined,
  };
  const { path, method, query = {}, body = {}, cookies } = request;
  const internalRequest = {
    query: { ...query, nextauth: [...path] },
    method,
    body: { ...body },
    cookies: { ...cookies },
    headers: {},
  };
  await NextAuth(
    internalRequest as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    authOptions(visitor),
  );
  return { ...result, location: headers.get('Location') ?? urlOf(result.body), cookies: parseCookies(cookieLines) };
}

function urlOf(body: unknown): string | null {
  const url = (body as { url?: unknown } | undefined)?.url;
  return typeof url === 'string' ? url : null;
}

function parseCookies(lines: readonly string[]) {
  const headers = new Headers();
  for (const line of lines) headers.append('set-cookie', line);
  return new NextResponse(null, { headers }).cookies.getAll();
}
