import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './auth-form.module.scss';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { AutoSubmit } from './auto-submit';

const FORM_ID = 'sign-out';

export async function LogoutView({ action }: { action: string }) {
  const t = await getTranslations('logoutPage');
  return (
    <>
      <h1>{t('heading')}</h1>
      <form id={FORM_ID} action={action} method="post" className={styles.form}>
        <HiddenFields values={{ locale: await currentLocale() }} />
        <Button type="submit" look="outline">
          {t('button')}
        </Button>
      </form>
      <AutoSubmit formId={FORM_ID} />
    </>
  );
}
