import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './newsletter.module.scss';

type CampaignDeleteFormProps = Readonly<{ id: string; action: (data: FormData) => Promise<void> }>;

export async function CampaignDeleteForm({ action, id }: CampaignDeleteFormProps) {
  const t = await getTranslations('deskNewsletter.delete');
  return (
    <form action={action} className={styles.sections}>
      <HiddenFields values={{ id, locale: await currentLocale() }} />
      <p>{t('lead')}</p>
      <div className={styles.buttons}>
        <Button type="submit">{t('submit')}</Button>
        <Link href={deskPath('newsletter', id)} className={buttonClass({ look: 'outline' })}>
          {t('cancel')}
        </Link>
      </div>
    </form>
  );
}
