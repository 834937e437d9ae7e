import { getTranslations } from 'next-intl/server';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import type { ReactNode } from 'react';

/** Rendered for the request: its scripts take a nonce, and nothing of it is kept. */
export const dynamic = 'force-dynamic';

/** The frame alone: a layout is not asked again on every page, so each page asks who is there. */
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
