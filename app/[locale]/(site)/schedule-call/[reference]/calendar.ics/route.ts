import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { callFile } from '@/lib/server/mails/call-parts';
import { DatabaseUnavailableError } from '@/lib/server/db/errors';
import { readCallAccess } from '@/lib/server/http/call-access';
import { factsOf } from '@/lib/server/usecases/booking/call-mails';
import { openCall } from '@/lib/server/usecases/booking/open-call';

type Context = { params: Promise<{ locale: string; reference: string }> };

/** The calendar file of a call, for whoever may see the call. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale: asked, reference } = await params;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const headers = { 'cache-control': 'no-store' };
  const call = await findCall(reference);
  if (call === 'unavailable') return Response.json({ code: 'UNAVAILABLE' }, { status: 503, headers });
  if (!call) return Response.json({ code: 'NOT_FOUND' }, { status: 404, headers });
  const isCancelled = call.status === 'cancelled';
  const t = await getTranslations({ locale, namespace: 'mails' });
  return new Response(callFile(factsOf(call), isCancelled ? 'CANCEL' : 'PUBLISH', { t, locale }), {
    headers: {
      ...headers,
      'content-type': `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
      'content-disposition': `attachment; filename="cerda-mar-${call.reference}.ics"`,
    },
  });
}

async function findCall(reference: string) {
  try {
    return await openCall(reference, await readCallAccess(reference));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return 'unavailable' as const;
  }
}
