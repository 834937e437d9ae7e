import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { frequencies, type Frequency } from '@/lib/listings/alerts/alert-schema';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './alerts.module.scss';
import frame from './dashboard.module.scss';

type AlertsProps = {
  alerts: readonly Readonly<{ id: string; title: string; href: AppHref; frequency: Frequency }>[];
  actions: Readonly<{ change: RedirectingAction; stop: RedirectingAction }>;
};

export async function Alerts({ alerts, actions }: AlertsProps) {
  const t = await getTranslations('dashboardPage.alerts');
  const words = await getTranslations('alerts');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section className={frame.section} aria-labelledby="alerts">
      <h2 id="alerts">{t('title')}</h2>
      <ul className={styles.alerts}>
        {alerts.map(({ id, title, href, frequency }) => (
          <li key={id}>
            <Link href={href}>{title}</Link>
            <div className={styles.forms}>
              <ActionForm action={actions.change} failed={common('lost')}>
                <HiddenFields values={{ id, locale }} />
                <SelectField id={`often-${id}`} name="frequency" label={t('often')} defaultValue={frequency} isQuiet>
                  {frequencies.map((value) => (
                    <option key={value} value={value}>
                      {words(`frequencies.${value}`)}
                    </option>
                  ))}
                </SelectField>
                <Button type="submit" look="outline" isSmall>
                  {t('change')} <span className="visuallyHidden">({title})</span>
                </Button>
              </ActionForm>
              <ActionForm action={actions.stop} failed={common('lost')}>
                <HiddenFields values={{ id, locale }} />
                <button className={styles.stop}>
                  {t('stop')} <span className="visuallyHidden">({title})</span>
                </button>
              </ActionForm>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
