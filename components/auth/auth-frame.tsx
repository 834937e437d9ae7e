import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ClearWhenSignedOut } from '@/components/layout/account-menu/clear-when-signed-out';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { Logo } from '@/components/ui/logo';
import { siteFacts } from '@/lib/site/site-facts';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './auth-frame.module.scss';
import type { ReactNode } from 'react';

export async function AuthFrame({ children }: { children: ReactNode }) {
  const { agency } = siteFacts();
  const t = await getTranslations('authFrame');
  return (
    <div className={styles.frame}>
      <ClearWhenSignedOut />
      <header className={styles.head}>
        <Link href="/" className={styles.logo} aria-label={t('home', { agency: agency.name })}>
          <Logo />
          <span>{agency.name}</span>
        </Link>
        <Link href="/" className={styles.close} aria-label={t('close')}>
          <Icon node={X} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
      <div className={styles.side}>
        <Image
          image={getImage('faria-terrace-sea', await currentLocale())}
          sizes="(min-width: 64rem) max(52vw, 160vh), 1px"
          className={styles.image}
          isDecorative
        />
      </div>
    </div>
  );
}
