import { localizedHref } from '@/lib/i18n/href';
import { loginFor, readSession } from '@/lib/server/auth/current-user';
import { refuseFile } from '@/lib/server/http/refuse-file';
import { requestLocale } from '@/lib/server/http/request-locale';
import { exportAccount } from '@/lib/server/services/accounts/export-account';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const locale = requestLocale(undefined, request);
  const page = localizedHref(locale, '/dashboard');
  const session = await readSession();
  if (session.state === 'signedOut') {
    return refuseFile(request, { status: 401, code: 'signedOut', page: loginFor(locale, page, true) });
  }
  const result = session.state === 'signedIn' ? await exportAccount(session.user) : null;
  if (result?.status !== 'done') return refuseFile(request, { status: 503, code: 'unavailable', page });
  return new Response(JSON.stringify(result.data, null, 2), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  });
}
