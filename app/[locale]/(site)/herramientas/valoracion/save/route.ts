import { redirect } from 'next/navigation';
import { pathWithQuery } from '@/lib/browser/path-with-query';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { localizedHref } from '@/lib/i18n/href';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { requireUser } from '@/lib/server/auth/current-user';
import { consumePendingValuation } from '@/lib/server/auth/pending-valuation';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';
import { valuationFields } from '@/lib/valuation/valuation-input';

const noStore = { 'cache-control': 'no-store' };

type Context = { params: Promise<{ locale: string }> };

/** Saves only in the browser that requested it, so that no link can write to an account. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  // Router prefetch: an empty response makes the router open a document.
  if ((request.headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate')
    return new Response(null, { headers: noStore });
  const { pathname, search, searchParams } = new URL(request.url);
  const answers = Object.fromEntries(valuationFields.map((name) => [name, searchParams.get(name) ?? '']));
  const tool = localizedHref(locale, '/herramientas/valoracion');
  const kept = await saveFor(locale, `${pathname}${search}`, answers);
  redirect(`${pathWithQuery(tool, { ...answers, kept })}#result`);
}

async function saveFor(locale: Locale, path: string, answers: Readonly<Record<string, string>>) {
  try {
    const user = await requireUser(locale, path);
    return (await consumePendingValuation(answers)) ? await saveValuation(user.id, answers) : undefined;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return 'failed';
  }
}
