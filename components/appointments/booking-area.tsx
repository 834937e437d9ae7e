import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { siteFacts } from '@/lib/site/site-facts';
import { appointmentRules, listTimeZones } from '@/lib/appointments/booking-settings';
import { readChoice } from '@/lib/appointments/slot-choice';
import { CONSULTATION_MINUTES } from '@/lib/appointments/appointment-length';
import { hoursInWords } from '@/lib/site/opening-hours';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { AppointmentWidget } from './booking-widget';
import roomStyles from './appointment-scheduler.module.scss';
import styles from './booking-area.module.scss';
import { LazyScheduler } from './scheduler/lazy-scheduler';
import { readLabels } from './scheduler/read-labels';
import { SchedulerOutline } from './scheduler/scheduler-outline';
import type { SchedulerProps } from './scheduler/scheduler';

export type SchedulerSectionProps = {
  action: SchedulerProps['action'];
  siteKey: SchedulerProps['siteKey'];
  widgetUrl: string | undefined;
};

/** Other lengths: /schedule-call. */
const lengths = [CONSULTATION_MINUTES];

/** Not an iframe: one document for assistive technology, no nested scrolling, no exception to `frame-ancestors 'none'`. */
export async function SchedulerSection({ action, siteKey, widgetUrl }: SchedulerSectionProps) {
  const t = await getTranslations('consultationPage.schedule');
  const locale = await currentLocale();
  const { phone, email, hours } = siteFacts().agency;
  const { slotMinutes, zone } = appointmentRules();
  const inWords = hoursInWords(hours.phone, locale, await getTranslations('common'));
  const wayOn = (text: string) => (
    <>
      <p className={styles.text}>{text}</p>
      <Link href="/schedule-call" className={buttonClass()}>
        {t('link')}
      </Link>
    </>
  );

  return (
    <section className={styles.area} aria-labelledby="schedule">
      <h2 id="schedule">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {widgetUrl ? (
        <AppointmentWidget
          address={widgetUrl}
          labels={{
            title: t('title'),
            ask: t('ask', { host: new URL(widgetUrl).host }),
            show: t('show'),
            open: t('open'),
          }}
        />
      ) : (
        <div className={roomStyles.room}>
          <LazyScheduler
            choice={readChoice({}, lengths)}
            mode="book"
            action={action}
            siteKey={siteKey}
            hidden={{}}
            pageHref={localizedHref(locale, '/schedule-call')}
            privacyHref={localizedHref(locale, '/privacy-policy')}
            locale={locale}
            labels={await readLabels()}
            officeZone={zone}
            zones={listTimeZones(locale)}
            lengths={lengths}
            slotMinutes={slotMinutes}
            outline={<SchedulerOutline>{wayOn(t('withoutScript'))}</SchedulerOutline>}
            fallback={wayOn(t('notLoaded'))}
          />
        </div>
      )}
      <p className={`small ${styles.ways}`}>
        {t('orRing')}{' '}
        <a href={`tel:${phone.e164}`} className="numeric">
          {phone.display}
        </a>{' '}
        ({inWords}), <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </section>
  );
}
