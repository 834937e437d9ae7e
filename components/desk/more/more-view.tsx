import { ChevronRight, Globe, KeyRound, LogOut, User } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { IN_BAR, railSections } from '@/components/desk/desk-frame/desk-sections';
import { Icon } from '@/components/ui/icon';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import styles from './more.module.scss';

const ownPages = [
  { key: 'secondStep', href: '/dashboard/agency/enrol', icon: KeyRound },
  { key: 'toAccount', href: '/dashboard', icon: User },
  { key: 'toSite', href: '/', icon: Globe },
] as const;

export async function MoreView({ actor }: { actor: StaffActor }) {
  const t = await getTranslations('desk');
  const locale = await currentLocale();
  const sections = railSections.filter(({ right }) => !right || isAllowed(actor, right)).slice(IN_BAR);
  const entry = ({ key, href, icon }: (typeof sections)[number] | (typeof ownPages)[number]) => (
    <li key={key}>
      <Link href={href}>
        <Icon node={icon} />
        <span>{t(key)}</span>
        <Icon node={ChevronRight} />
      </Link>
    </li>
  );
  return (
    <div className={styles.page}>
      <nav aria-label={t('more')}>
        <ul className={styles.links}>{sections.map(entry)}</ul>
      </nav>
      <section aria-labelledby="person">
        <h2 id="person" className={styles.person}>
          {actor.name}
        </h2>
        <p className={styles.email}>{actor.email}</p>
        <ul className={styles.links}>
          {ownPages.map(entry)}
          <li>
            <form action={SIGN_OUT_PATH} method="post">
              <input type="hidden" name="locale" value={locale} />
              <button type="submit">
                <Icon node={LogOut} />
                <span>{t('signOut')}</span>
              </button>
            </form>
          </li>
        </ul>
      </section>
    </div>
  );
}
