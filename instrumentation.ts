import type { Instrumentation } from 'next';
import { malformedStatus, markMalformed } from '@/lib/delivery/malformed-bodies';

/** Runs at server start; an invalid environment ends the process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnvironment } = await import('@/lib/env/require');
  const env = requireEnvironment();
  const { installRequestHooks } = await import('@/lib/delivery/request-hooks');
  installRequestHooks({ isBehindProxy: env.TRUSTED_PROXY_HOPS > 0, siteOrigin: new URL(env.SITE_URL).origin });
  const { startServer } = await import('@/lib/server/start');
  await startServer();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const requestId = String(request.headers['x-request-id']);
  const facts = { path: request.path.split('?')[0], method: request.method, route: context.routePath, requestId };
  const status = malformedStatus(error, { method: request.method, ...context });
  // Before the first `await`, because the head is sent meanwhile.
  if (status) markMalformed(requestId, status);
  const { log } = await import('@/lib/server/log');
  if (status) log.info({ ...facts, status, reason: (error as Error).name }, 'the body of a form was malformed');
  else log.error({ ...facts, err: error }, 'request failed');
};
