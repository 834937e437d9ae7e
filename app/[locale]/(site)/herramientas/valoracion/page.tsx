import { getTranslations } from 'next-intl/server';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { SaveValuation } from '@/components/tools/valuation/save-valuation';
import { ValuationView } from '@/components/tools/valuation/valuation-view';
import { readValuationPage } from '@/lib/valuation/valuation-page';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { saveValuationAction } from './actions';

const PATH = '/herramientas/valoracion';

export async function generateMetadata() {
  const t = await getTranslations('valuationPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: PATH,
    title: t('metaTitle'),
    description: t('description'),
  });
}

/** Rendered per request: each estimate has a URL. Saving it needs an account. */
export default async function ValuationPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const view = await readValuationPage(query, locale);
  const isToBeSaved = view.isRequested && view.result?.kind === 'estimate';
  return (
    <ValuationView
      view={view}
      comparables={<ListingGrid cards={view.comparables} />}
      actions={isToBeSaved && <SaveValuation answers={view.values} action={saveValuationAction} outcome={query.kept} />}
      siteUrl={siteUrl}
    />
  );
}
