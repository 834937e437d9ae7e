import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import { railSections, IN_BAR, moreSection, type DeskSection } from './desk-sections';
import { classNames } from '@/lib/text/class-names';
import styles from './desk-frame.module.scss';
import type { ReactNode } from 'react';

type DeskFrameProps = Readonly<{
  actor: StaffActor;
  current: DeskSection['key'];
  title: string;
  action?: ReactNode;
  /** Ground of white panels. */
  isOnSand?: boolean;
  children: ReactNode;
}>;

export async function DeskFrame({ actor, current, title, action, isOnSand = false, children }: DeskFrameProps) {
  const t = await getTranslations('desk');
  const locale = await currentLocale();
  const own = railSections.filter(({ right }) => !right || isAllowed(actor, right));
  const bar = [...own.slice(0, IN_BAR), moreSection];
  // On phones, the last bar entry leads to sections outside the bar.
  const isBehindMore = !bar.some(({ key }) => key === current);
  const currentOf = (key: DeskSection['key']) => {
    if (key === current) return 'page';
    return key === moreSection.key && isBehindMore ? 'true' : undefined;
  };
  const entry = ({ key, href, icon }: DeskSection) => (
    <li key={key}>
      <Link href={href} aria-current={currentOf(key)}>
        <Icon node={icon} />
        <span>{t(key)}</span>
      </Link>
    </li>
  );
  return (
    <div className={classNames(styles.desk, isOnSand && styles.onSand)}>
      <aside className={styles.rail}>
        <p className={styles.name}>
          <Logo />
          {t('name')}
        </p>
        <nav aria-label={t('sections')}>
          <ul className={styles.links}>{own.map(entry)}</ul>
        </nav>
        <div className={styles.person}>
          {/* An email address breaks before its domain. */}
          <p>{actor.name.replace('@', '\u200B@')}</p>
          <Link href="/">{t('toSite')}</Link>
          <Link href="/dashboard">{t('toAccount')}</Link>
          <form action={SIGN_OUT_PATH} method="post">
            <input type="hidden" name="locale" value={locale} />
            <button type="submit">{t('signOut')}</button>
          </form>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {action}
        </header>
        {children}
      </main>
      <nav aria-label={t('sections')} className={styles.bar}>
        <ul>{bar.map(entry)}</ul>
      </nav>
    </div>
  );
}
