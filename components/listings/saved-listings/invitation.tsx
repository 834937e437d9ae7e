import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/ui/actions';
import { buttonClass } from '@/components/ui/button';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './saved-listings-view.module.scss';

export async function SaveInvitation() {
  const t = await getTranslations('savedListings.invite');
  const returnTo = encodeURIComponent(localizedHref(await currentLocale(), '/saved-homes'));
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <div>
        <h2 id="invitation">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Actions>
        <Link href={`/login?returnTo=${returnTo}`} className={buttonClass()}>
          {t('signIn')}
        </Link>
        <Link href={`/login?mode=signup&returnTo=${returnTo}`} className={buttonClass({ look: 'outline' })}>
          {t('signUp')}
        </Link>
      </Actions>
    </section>
  );
}
