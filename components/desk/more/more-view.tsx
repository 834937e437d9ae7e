import { ChevronRight, Globe, KeyRound, LogOut, User } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { IN_BAR, railSections } from '@/components/desk/desk-frame/desk-sections';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import styles from './more.module.scss';

const ownPages = [
  { key: 'secondStep', href: '/dashboard/agency/enrol', icon: KeyRound },
  { key: 'toAccount', href: '/dashboard', icon: User },
  { key: 'toSite', href: '/', icon: Globe },
] as const;

type MoreViewProps = Readonly<{ actor: StaffActor; hasKeys: boolean; switchKeys: RedirectingAction }>;

export async function MoreView({ actor, hasKeys, switchKeys }: MoreViewProps) {
  const t = await getTranslations('desk');
  const common = await getTranslations('common');
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
      <section aria-labelledby="keys" className={styles.keys}>
        <h2 id="keys" className={styles.person}>
          {t('keys.title')}
        </h2>
        <p>{t(hasKeys ? 'keys.on' : 'keys.off')}</p>
        <ActionForm action={switchKeys} failed={common('lost')}>
          <HiddenFields values={{ locale, keys: hasKeys ? 'off' : 'on' }} />
          <Button type="submit" look="outline" isSmall>
            {t(hasKeys ? 'keys.toOff' : 'keys.toOn')}
          </Button>
        </ActionForm>
      </section>
    </div>
  );
}
