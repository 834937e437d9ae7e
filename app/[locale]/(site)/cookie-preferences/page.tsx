import { getTranslations } from 'next-intl/server';
import { CookiePreferencesView } from '@/components/legal/cookie-preferences-view';
import { storageRows } from '@/lib/site/storage';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cookiePreferences');
  return { title: t('title'), robots: { index: false } };
}

export default async function CookiePreferencesPage() {
  return <CookiePreferencesView storage={storageRows(await currentLocale())} siteUrl={siteUrl} />;
}
