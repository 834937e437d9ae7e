import { Building2, KeyRound, LayoutDashboard, LogOut } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import styles from './account-frame.module.scss';
import { LocalTime } from './local-time';
import type { Client } from './types';
import type { ReactNode } from 'react';

type AccountFrameProps = {
  /** Null for an emailed link without session: no panel. */
  client: Client | null;
  current: 'dashboard' | 'changePassword' | null;
  isStaff?: boolean;
  children: ReactNode;
};

const entries = [
  { key: 'dashboard', href: '/dashboard', icon: LayoutDashboard },
  { key: 'changePassword', href: '/dashboard/change-password', icon: KeyRound },
] as const;
const deskEntry = { key: 'desk', href: '/dashboard/agency', icon: Building2 } as const;

export async function AccountFrame({ client, current, isStaff = false, children }: AccountFrameProps) {
  const t = await getTranslations('accountPanel');
  const locale = await currentLocale();
  return (
    <div className={`wrap ${client ? styles.frame : styles.alone}`}>
      {client && (
        <aside className={styles.panel} aria-label={t('label')}>
          <div className={styles.client}>
            <span className={styles.avatar} aria-hidden="true">
              {client.email.charAt(0).toUpperCase() || 'U'}
            </span>
            <div>
              <p className={styles.email}>{client.email}</p>
              <p className={styles.lastSignIn}>
                {client.lastSignInAt ? (
                  <>
                    {t('lastSignIn')}
                    {': '}
                    <LocalTime iso={client.lastSignInAt.toISOString()} locale={locale} />
                  </>
                ) : (
                  t('welcome')
                )}
              </p>
            </div>
          </div>
          <ul className={styles.links}>
            {(isStaff ? [...entries, deskEntry] : entries).map(({ key, href, icon }) => (
              <li key={key}>
                <Link href={href} aria-current={key === current ? 'page' : undefined}>
                  <Icon node={icon} />
                  {t(key)}
                </Link>
              </li>
            ))}
            <li>
              <form action={SIGN_OUT_PATH} method="post">
                <input type="hidden" name="locale" value={locale} />
                <button type="submit">
                  <Icon node={LogOut} />
                  {t('signOut')}
                </button>
              </form>
            </li>
          </ul>
        </aside>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
