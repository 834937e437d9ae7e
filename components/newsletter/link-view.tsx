import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { agency } from '@/lib/content/agency';
import { currentLocale } from '@/lib/i18n/locale';
import { buyingGuidePdf } from '@/lib/routes';
import styles from './newsletter-view.module.scss';

type LinkViewProps = {
  kind: 'confirm' | 'leave';
  action: (data: FormData) => Promise<void>;
  token: string | null;
  outcome: 'done' | 'bad' | 'failed' | null;
};

/** A link of a mail: one button, and then what became of it. */
export async function LinkView({ kind, action, token, outcome }: LinkViewProps) {
  const t = await getTranslations(`newsletter.${kind}`);
  const locale = await currentLocale();
  if (outcome === 'done') {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t('doneHeading')}</h1>
        <p className="lead">{t('done')}</p>
        {kind === 'confirm' && (
          <a href={buyingGuidePdf[locale]} className={buttonClass()}>
            {t('open')}
          </a>
        )}
      </div>
    );
  }
  if (!token) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t('badHeading')}</h1>
        <p className="lead">{t('bad', { email: agency.email })}</p>
      </div>
    );
  }
  const words = await getTranslations('newsletter.leave');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('text')}</p>
      <form action={action}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit">{t('button')}</Button>
      </form>
      {outcome === 'failed' && <FormMessage kind="error">{words('failed')}</FormMessage>}
    </div>
  );
}
