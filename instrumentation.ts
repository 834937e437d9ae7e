import type { Instrumentation } from 'next';

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
  const { log } = await import('@/lib/server/log');
  log.error(
    {
      err: error,
      path: request.path.split('?')[0],
      method: request.method,
      route: context.routePath,
      requestId: request.headers['x-request-id'],
    },
    'request failed',
  );
};
