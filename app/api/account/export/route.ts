import { readSession } from '@/lib/server/auth/current-user';
import { exportAccount } from '@/lib/server/usecases/accounts/export-account';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

/** Everything that is kept about the client, as a file. */
export async function GET(): Promise<Response> {
  const session = await readSession();
  if (session.state === 'signedOut') return Response.json({ code: 'SIGNED_OUT' }, { status: 401, headers });
  const result = session.state === 'signedIn' ? await exportAccount(session.user) : null;
  if (result?.status !== 'done') return Response.json({ code: 'UNAVAILABLE' }, { status: 503, headers });
  return new Response(JSON.stringify(result.data, null, 2), {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  });
}
