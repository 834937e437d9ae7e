import { getTranslations } from 'next-intl/server';
import { revertFactAction } from '@/app/[locale]/(desk)/dashboard/agency/site/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FactHistory } from '@/components/desk/site/fact-history';
import { Notice } from '@/components/desk/site/notice';
import { SamplesView } from '@/components/desk/site/samples-view';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readSamples } from '@/lib/server/services/site/samples';
import { single, type Query } from '@/lib/text/query';
import { switchSamplesAction } from './actions';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskSite');
  return deskMetadata(t('facts.samples.title'));
}

export default withDatabaseFallback(async function SamplesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('site', 'samples'), 'site.edit');
  const t = await getTranslations('deskSite');
  const samples = await readSamples(actor);
  return (
    <DeskFrame actor={actor} current="site" title={t('facts.samples.title')}>
      <Notice code={single(query, 'notice')} />
      <SamplesView samples={samples} action={switchSamplesAction} />
      <FactHistory versions={samples.versions} hidden={{ key: 'samples', locale }} revert={revertFactAction} />
    </DeskFrame>
  );
});
