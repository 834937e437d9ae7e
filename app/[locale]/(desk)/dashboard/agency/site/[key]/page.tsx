import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { factGroups } from '@/components/desk/site/fact-groups';
import { FactHistory } from '@/components/desk/site/fact-history';
import { Notice } from '@/components/desk/site/notice';
import { RecordForm } from '@/components/desk/site/record-form';
import { recordTexts } from '@/components/desk/site/record-texts';
import { recordValues } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readFact } from '@/lib/server/services/site/site-facts';
import { isFactKey, type FactKey } from '@/lib/site/facts/fact-schemas';
import { single, type Query } from '@/lib/text/query';
import type { Metadata } from 'next';
import { saveFactAction, revertFactAction } from '@/app/[locale]/(desk)/dashboard/agency/site/actions';
import { uploadedOf } from '@/app/[locale]/(desk)/dashboard/agency/site/uploaded';

type FactPageProps = { params: Promise<{ key: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: FactPageProps): Promise<Metadata> {
  const t = await getTranslations('deskSite');
  const { key } = await params;
  return deskMetadata(isFactKey(key) ? t(`facts.${key}.title`) : t('title'));
}

export default withDatabaseFallback(async function FactPage({ params, searchParams }: FactPageProps) {
  const { key } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('site', key), 'site.edit');
  if (!isFactKey(key) || key === 'samples') redirect(`/${locale}/dashboard/agency/site`);
  const t = await getTranslations('deskSite');
  const { isDefault, value, version, versions } = await readFact(actor, key);
  const values = { ...recordValues(value), ...(await wordsOf(key, isDefault)), ...uploadedOf(query) };
  const hidden = { key, locale };
  return (
    <DeskFrame actor={actor} current="site" title={t(`facts.${key}.title`)}>
      <RecordForm
        notice={<Notice code={single(query, 'notice')} />}
        key={version}
        action={saveFactAction}
        initial={{ serial: 0, version, values }}
        groups={await factGroups(key)}
        operations={[{ operation: 'save', label: t('save') }]}
        texts={await recordTexts()}
        hidden={hidden}
        returnTo={`/${locale}${deskPath('site', key)}`}
      />
      <FactHistory versions={versions} hidden={hidden} revert={revertFactAction} />
    </DeskFrame>
  );
});

async function wordsOf(key: FactKey, isDefault: boolean): Promise<Readonly<Record<string, string>>> {
  if (key !== 'announcement' || !isDefault) return {};
  const words: Record<string, string> = {};
  for (const locale of locales) {
    const t = await getTranslations({ locale, namespace: 'newsletter.announcement' });
    words[`title.${locale}`] = t('title');
    words[`text.${locale}`] = t('text');
  }
  return words;
}
