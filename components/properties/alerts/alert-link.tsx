import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { agency } from '@/lib/content/agency';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './alert-answer.module.scss';

type AlertLinkProps = {
  kind: 'confirm' | 'stop';
  action: (data: FormData) => Promise<void>;
  token: string | null;
  outcome: 'done' | 'bad' | 'failed' | null;
};

/** A link of a mail: one button, and then what became of it. */
export async function AlertLink({ kind, action, token, outcome }: AlertLinkProps) {
  const t = await getTranslations(`alerts.${kind}`);
  const words = await getTranslations('alerts.page');
  const locale = await currentLocale();
  const isDone = outcome === 'done';
  if (isDone || !token) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t(isDone ? 'doneHeading' : 'badHeading')}</h1>
        <p className="lead">{isDone ? t('done') : t('bad', { email: agency.email })}</p>
        <div className={styles.ways}>
          <Link href="/properties" className={buttonClass({ look: 'outline' })}>
            {words('back')}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('text')}</p>
      <form action={action}>
        <HiddenFields values={{ token, locale }} />
        <Button type="submit">{t('button')}</Button>
      </form>
      {outcome === 'failed' && <FormMessage kind="error">{words('failed')}</FormMessage>}
    </div>
  );
}
