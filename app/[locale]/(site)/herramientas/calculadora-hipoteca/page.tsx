import { getTranslations } from 'next-intl/server';
import { MortgageView } from '@/components/tools/mortgage/mortgage-view';
import { readMortgagePage } from '@/lib/mortgage/mortgage-page';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';

const PATH = '/herramientas/calculadora-hipoteca';

export async function generateMetadata() {
  const t = await getTranslations('mortgagePage');
  return pageMetadata({
    locale: await currentLocale(),
    path: PATH,
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default async function MortgagePage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const view = await readMortgagePage(await searchParams, locale);
  const csvHref = `${localizedHref(locale, PATH)}/schedule.csv?${view.result?.query ?? ''}`;
  return <MortgageView view={view} csvHref={csvHref} siteUrl={siteUrl} />;
}
