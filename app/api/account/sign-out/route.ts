import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { readBody } from '@/lib/server/http/read-body';
import { signOut } from '@/lib/server/services/accounts/sign-out';

const MAX_BYTES = 1_024;

/** Works while the database is unavailable. */
export async function POST(request: Request): Promise<Response> {
  const locale = await readLocale(request);
  await signOut();
  const headers = { location: `/${locale}/login?notice=signedOut`, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

async function readLocale(request: Request) {
  const body = await readBody(request, MAX_BYTES);
  const locale = new URLSearchParams(body.ok ? body.text : '').get('locale');
  return isLocale(locale) ? locale : defaultLocale;
}
