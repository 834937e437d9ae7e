import { getTranslations } from 'next-intl/server';
import { Tabs } from '@/components/ui/tabs';
import { Link } from '@/lib/i18n/link';
import type { AppHref } from '@/lib/i18n/href';

export type LoginMode = 'signin' | 'signup';

export function loginHref(mode: LoginMode, returnTo: string | null): AppHref {
  const query = new URLSearchParams({
    ...(mode === 'signup' && { mode: 'signup' }),
    ...(returnTo !== null && { returnTo }),
  });
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}

export async function AuthTabs({ mode, returnTo }: { mode: LoginMode; returnTo: string | null }) {
  const t = await getTranslations('loginPage');
  return (
    <Tabs label={t('tabs')}>
      <Link href={loginHref('signin', returnTo)} replace aria-current={mode === 'signin' ? 'page' : undefined}>
        {t('signIn')}
      </Link>
      <Link href={loginHref('signup', returnTo)} replace aria-current={mode === 'signup' ? 'page' : undefined}>
        {t('signUp')}
      </Link>
    </Tabs>
  );
}
