import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { LeadingAction } from '@/lib/forms/leading-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './remove-feed.module.scss';

type RemoveFeedProps = Readonly<{ name: string; homes: number; action: LeadingAction }>;

/** Says first what becomes of everything. */
export async function RemoveFeed({ name, homes, action }: RemoveFeedProps) {
  const t = await getTranslations('deskFeeds');
  return (
    <details className={styles.remove}>
      <summary>{t('remove.title')}</summary>
      <p>{t('remove.lead')}</p>
      <ActionForm action={action} failed={t('failed')}>
        <HiddenFields values={{ locale: await currentLocale(), name }} />
        {homes > 0 && (
          <fieldset className={styles.choice}>
            <legend>{t('remove.homes', { count: homes })}</legend>
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
