import { getTranslations } from 'next-intl/server';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import type { ReactNode } from 'react';

/** Rendered per request, for the CSP nonce; never cached. */
export const dynamic = 'force-dynamic';

/** Layouts do not re-render on navigation, so each page checks the session. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common');
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
