import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './remove-feed.module.scss';

type RemoveFeedProps = Readonly<{ name: string; listings: number; action: RedirectingAction }>;

export async function RemoveFeed({ name, listings, action }: RemoveFeedProps) {
  const t = await getTranslations('deskFeeds');
  return (
    <details className={styles.remove}>
      <summary>{t('remove.title')}</summary>
      <p>{t('remove.lead')}</p>
      <ActionForm action={action} failed={t('failed')}>
        <HiddenFields values={{ locale: await currentLocale(), name }} />
        {listings > 0 && (
          <fieldset className={styles.choice}>
            <legend>{t('remove.homes', { count: listings })}</legend>
            <label>
              <input type="radio" name="homes" value="withdraw" required /> {t('remove.withdraw')}
            </label>
            <label>
              <input type="radio" name="homes" value="leave" required /> {t('remove.leave')}
            </label>
          </fieldset>
        )}
        <Button type="submit" look="outline">
          {t('remove.submit')}
        </Button>
      </ActionForm>
    </details>
  );
}
