import { getTranslations } from 'next-intl/server';
import { CookieBanner } from '@/components/layout/cookie-banner';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { WebVitalsReporter } from '@/components/layout/web-vitals/web-vitals';
import { thirdPartiesOf } from '@/lib/env/third-parties';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { ReactNode } from 'react';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <>
      <SkipLink label={t('common.skipToContent')} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CookieBanner
        detailsHref={localizedHref(locale, '/cookie-preferences')}
        labels={{
          region: t('cookieBanner.region'),
          text: t('cookieBanner.text', { thirdParties: thirdPartiesOf() }),
          details: t('cookieBanner.details'),
          accept: t('cookieBanner.accept'),
          decline: t('cookieBanner.decline'),
        }}
      />
      <WebVitalsReporter />
    </>
  );
}
