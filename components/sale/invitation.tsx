import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './sale-frame.module.scss';

type InvitationProps = Readonly<{ listing: string; action: RedirectingAction }>;

/** Shows no listing data before acceptance. */
export async function SaleInvitation({ listing, action }: InvitationProps) {
  const t = await getTranslations('sale.invitation');
  const common = await getTranslations('common');
  return (
    <div className={`wrap ${styles.frame}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <ActionForm action={action} failed={common('lost')}>
        <HiddenFields values={{ listing, locale: await currentLocale() }} />
        <Button type="submit">{t('accept')}</Button>
      </ActionForm>
    </div>
  );
}
