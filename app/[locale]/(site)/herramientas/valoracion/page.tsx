import { getTranslations } from 'next-intl/server';
import { AgentLook } from '@/components/tools/valuation/agent-look/agent-look';
import { SaveValuation } from '@/components/tools/valuation/save-valuation';
import { ValuationView } from '@/components/tools/valuation/valuation-view';
import { readValuationPage } from '@/lib/valuation/valuation-page';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { env } from '@/lib/server/env';
import { readSoldPrices } from '@/lib/server/services/valuations/read-sold-prices';
import { siteUrl } from '@/lib/server/site-url';
import { saveValuationAction } from './actions';
import { requestLook } from './request-look';

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

export default async function ValuationPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const view = await readValuationPage(query, locale, await readSoldPrices());
  const isOwn = view.isRequested && view.result !== null;
  const isToBeSaved = isOwn && view.result?.kind === 'estimate';
  return (
    <ValuationView
      view={view}
      actions={isToBeSaved && <SaveValuation answers={view.values} action={saveValuationAction} outcome={query.kept} />}
      look={isOwn && <AgentLook answers={view.values} action={requestLook} siteKey={env.RECAPTCHA_SITE_KEY ?? null} />}
      siteUrl={siteUrl}
    />
  );
}
