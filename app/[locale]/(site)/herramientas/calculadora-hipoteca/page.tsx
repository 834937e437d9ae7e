import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { MortgageView } from '@/components/tools/mortgage/mortgage-view';
import { readMortgagePage } from '@/lib/mortgage/mortgage-page';
import { mortgageFields } from '@/lib/costs/mortgage/mortgage-input';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { requireClient } from '@/lib/server/auth/require-client';
import { siteUrl } from '@/lib/server/site-url';

const PATH = '/herramientas/calculadora-hipoteca';

export async function generateMetadata() {
  const t = await getTranslations('mortgagePage');
  return pageMetadata({
    locale: await currentLocale(),
    path: PATH,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

/** For clients; rendered per request: each result has a URL. */
async function MortgagePage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  await requireClient(locale, PATH, query, mortgageFields);
  const view = await readMortgagePage(query, locale);
  const csvHref = `${localizedHref(locale, PATH)}/schedule.csv?${view.result?.query ?? ''}`;
  return <MortgageView view={view} csvHref={csvHref} siteUrl={siteUrl} />;
}

export default withDatabaseFallback(MortgagePage);
