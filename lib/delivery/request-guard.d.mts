import type { IncomingHttpHeaders } from 'node:http';

export type Refusal = Readonly<
  | { status: 400; code: 'MALFORMED' }
  | { status: 403; code: 'FORBIDDEN_ORIGIN' }
  | { status: 405; code: 'METHOD_NOT_ALLOWED' }
>;

type GuardedRequest = Readonly<{ method: string; url: string; headers: IncomingHttpHeaders; httpVersion: string }>;

export const METHODS: readonly string[];
export function refuseRequest(request: GuardedRequest, siteOrigin: string): Refusal | null;
