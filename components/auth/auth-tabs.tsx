import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import type { AppHref } from '@/lib/i18n/href';
import styles from './auth-tabs.module.scss';

export type LoginMode = 'signin' | 'signup';

/** The address of a mode of `/login`, which keeps where the visitor wanted to go. */
export function loginHref(mode: LoginMode, returnTo: string | null): AppHref {
  const query = new URLSearchParams({
    ...(mode === 'signup' && { mode: 'signup' }),
    ...(returnTo !== null && { returnTo }),
  });
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}

/** The two halves of the screen, as links: they work without JavaScript, and each has its address. */
export async function AuthTabs({ mode, returnTo }: { mode: LoginMode; returnTo: string | null }) {
  const t = await getTranslations('loginPage');
  return (
    <nav aria-label={t('tabs')}>
      <ul className={styles.tabs}>
        <li>
          <Link href={loginHref('signin', returnTo)} replace aria-current={mode === 'signin' ? 'page' : undefined}>
            {t('signIn')}
          </Link>
        </li>
        <li>
          <Link href={loginHref('signup', returnTo)} replace aria-current={mode === 'signup' ? 'page' : undefined}>
            {t('signUp')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
