import { getTranslations } from 'next-intl/server';
import { NavigationLine } from '@/components/desk/navigation-line/navigation-line';
import { SkipLink } from '@/components/layout/skip-link';
import type { ReactNode } from 'react';

/** Rendered per request, for the CSP nonce; never cached. */
export const dynamic = 'force-dynamic';

/** Layouts do not re-render on navigation, so each page checks the session. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('desk');
  return (
    <>
      <SkipLink label={t('skip')} />
      <NavigationLine />
      {children}
    </>
  );
}
