import { safePath } from '@/lib/site/safe-path';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/href';
import { currentUser } from '@/lib/server/auth/current-user';

type Context = { params: Promise<{ locale: string }> };

/** Redirects to `returnTo`, or to `/` if it is missing, foreign or under `/auth/`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : defaultLocale;
  const returnTo = safePath(new URL(request.url).searchParams.get('returnTo'));
  const goTo = (await currentUser())
    ? localizedPath(locale, returnTo)
    : `/${locale}/login?returnTo=${encodeURIComponent(returnTo)}`;
  return new Response(null, {
    status: 303,
    headers: { location: goTo, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
