import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/ui/logo';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import styles from './second-step.module.scss';
import type { ReactNode } from 'react';

type SecondStepFrameProps = Readonly<{ email: string; heading: string; children: ReactNode }>;

export async function SecondStepFrame({ email, heading, children }: SecondStepFrameProps) {
  const t = await getTranslations('secondStep');
  const desk = await getTranslations('desk');
  const locale = await currentLocale();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Link href="/" className={styles.logo} aria-label={desk('toSite')}>
          <Logo />
        </Link>
        <span>{desk('name')}</span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{heading}</h1>
        {children}
      </main>
      <footer className={styles.foot}>
        <p>{t('account', { email })}</p>
        <form action={SIGN_OUT_PATH} method="post">
          <input type="hidden" name="locale" value={locale} />
          <button type="submit">{t('signOut')}</button>
        </form>
      </footer>
    </div>
  );
}
