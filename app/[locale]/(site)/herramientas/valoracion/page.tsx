import { getTranslations } from 'next-intl/server';
import { withRecords } from '@/app/[locale]/with-database-fallback';
import { PropertyGrid } from '@/components/listings/listing-grid/listing-grid';
import { SaveValuation } from '@/components/tools/valuation/save-valuation';
import { ValuationView } from '@/components/tools/valuation/valuation-view';
import { readValuationPage } from '@/lib/valuation/valuation-page';
import { valuationFields } from '@/lib/valuation/valuation-input';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { requireClient } from '@/lib/server/auth/require-client';
import { siteUrl } from '@/lib/server/site-url';
import { saveValuationAction } from './actions';

const PATH = '/herramientas/valoracion';

export async function generateMetadata() {
  const t = await getTranslations('valuationPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: PATH,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

/** For clients; rendered for the request: every estimate has an address of its own. */
async function ValuationPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  await requireClient(locale, PATH, query, valuationFields);
  const view = await readValuationPage(query, locale);
  const isToBeKept = view.isAsked && view.result?.kind === 'estimate';
  return (
    <ValuationView
      view={view}
      comparables={<PropertyGrid cards={view.comparables} />}
      actions={isToBeKept && <SaveValuation answers={view.values} action={saveValuationAction} outcome={query.kept} />}
      siteUrl={siteUrl}
    />
  );
}

export default withRecords(ValuationPage);
