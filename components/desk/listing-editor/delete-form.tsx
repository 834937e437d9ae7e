import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import styles from './conflict-form.module.scss';

type DeleteFormProps = Readonly<{ id: string; locale: string; action: (data: FormData) => Promise<void> }>;

export async function DeleteForm({ action, id, locale }: DeleteFormProps) {
  const t = await getTranslations('deskFields.editor');
  return (
    <form action={action} className={styles.narrow}>
      <HiddenFields values={{ id, locale }} />
      <p>{t('deleteLead')}</p>
      <div className={styles.buttons}>
        <Button type="submit">{t('delete')}</Button>
        <Link href={deskPath('homes', id)} className={buttonClass({ look: 'outline' })}>
          {t('cancel')}
        </Link>
      </div>
    </form>
  );
}
