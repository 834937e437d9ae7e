import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Segments } from '@/components/ui/segments';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { siteFacts } from '@/lib/site/site-facts';
import { frequencies } from '@/lib/listings/alerts/alert-schema';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './alert-form.module.scss';

/** Works without JavaScript; the response is a page. `search` is a query string. */
export async function AlertForm({ search }: { search: string }) {
  const t = await getTranslations('alerts');
  const locale = await currentLocale();
  return (
    <form method="post" action="/api/alerts/subscribe" className={styles.form} aria-label={t('open')}>
      <HiddenFields values={{ locale, search }} />
      <div className={styles.fields}>
        <InputField
          id="alert-email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Segments
          legend={t('often')}
          name="frequency"
          value="daily"
          options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
        <Button type="submit">{t('submit')}</Button>
      </div>
      <HoneypotField id="alert-honeypot" label={t('honeypot')} />
      <p className="mini soft">
        {t.rich('privacy', {
          agency: siteFacts().agency.name,
          link: (words) => <Link href="/privacy-policy">{words}</Link>,
        })}
      </p>
    </form>
  );
}
