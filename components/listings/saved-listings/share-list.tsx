import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './saved-tools.module.scss';

type ShareListProps = {
  until: string | null;
  share: RedirectingAction;
  end: RedirectingAction;
};

export async function ShareList({ until, share, end }: ShareListProps) {
  const t = await getTranslations('savedListings.share');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section id="share" aria-labelledby="share-title" className={styles.share}>
      <h2 id="share-title">{t('title')}</h2>
      <p className="soft">{t('text')}</p>
      {until && <p>{t('until', { date: until })}</p>}
      <div className={styles.buttons}>
        <ActionForm action={share} failed={common('lost')}>
          <HiddenFields values={{ locale }} />
          <button className={buttonClass({ look: 'outline', isSmall: true })}>{t(until ? 'again' : 'make')}</button>
        </ActionForm>
        {until && (
          <ActionForm action={end} failed={common('lost')}>
            <HiddenFields values={{ locale }} />
            <button className={buttonClass({ look: 'outline', isSmall: true })}>{t('end')}</button>
          </ActionForm>
        )}
      </div>
    </section>
  );
}
