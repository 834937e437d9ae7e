import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SocialLinks } from '@/components/layout/social-links';
import { buttonClass } from '@/components/ui/button';
import { hoursRows } from '@/lib/site/opening-hours';
import { isSampleOffice } from '@/lib/site/own-town';
import { siteFacts } from '@/lib/site/site-facts';
import { classNames } from '@/lib/text/class-names';
import { currentLocale } from '@/lib/i18n/locale';
import { Link } from '@/lib/i18n/link';
import { ContactBlock } from './contact-block';
import { mapHref } from './map-href';
import { NeighbourhoodMap } from './neighbourhood-map';
import styles from './contact-view.module.scss';
import type { ReactNode } from 'react';

type ContactViewProps = { siteUrl: URL; form: ReactNode; scheduler: ReactNode };

export async function ContactPageView({ siteUrl, form, scheduler }: ContactViewProps) {
  const { agency } = siteFacts();
  const t = await getTranslations('contactPage');
  const { address, phone, email } = agency;
  const isOnPlan = isSampleOffice();
  const whole = `${address.street} ${address.number}, ${address.postalCode} ${address.city}`;

  return (
    <>
      <div className={classNames(styles.hero, !isOnPlan && styles.plain)}>
        {isOnPlan && <NeighbourhoodMap label={t('map')} number={address.number} className={styles.map} />}
        <div className={styles.step}>
          <Breadcrumbs current={{ name: t('title'), href: '/contact' }} siteUrl={siteUrl} />
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('address')}</dt>
              <dd>
                <address>{whole}</address>
                <a href={mapHref(agency.coordinates)} className="small">
                  {t('onMap')}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t('phone')}</dt>
              <dd>
                <a href={`tel:${phone.e164}`} className="numeric">
                  {phone.display}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
        </div>
      </div>

      <div className={`wrap ${styles.hours}`}>
        <section aria-labelledby="hours-office">
          <h2 id="hours-office">{t('hoursOffice')}</h2>
          <OpeningHoursList of="office" label={t('hoursOffice')} />
        </section>
        <section aria-labelledby="hours-phone">
          <h2 id="hours-phone">{t('hoursPhone')}</h2>
          <OpeningHoursList of="phone" label={t('hoursPhone')} />
        </section>
        <section aria-labelledby="directions" className={styles.directions}>
          <h2 id="directions">{t('directions')}</h2>
          <p>{isOnPlan ? t('directionsText') : t('directionsOwn', { address: whole })}</p>
          <SocialLinks title={t('social')} className={styles.social} />
        </section>
      </div>

      <ContactBlock form={form} />

      <section className={styles.booking} aria-labelledby="booking">
        <div className={`onDark wrap ${styles.bookingRow}`}>
          <h2 id="booking">{t('booking.title')}</h2>
          <p>{t('booking.text')}</p>
          <Link href="/book-consultation" className={buttonClass({ look: 'outline' })}>
            {t('booking.link')}
          </Link>
        </div>
        <div className={`wrap ${styles.scheduler}`}>{scheduler}</div>
      </section>
    </>
  );
}

async function OpeningHoursList({ of, label }: { of: 'office' | 'phone'; label: string }) {
  const t = await getTranslations('footer');
  return (
    <dl className={`numeric ${styles.days}`} aria-label={label}>
      {hoursRows(siteFacts().agency.hours[of], await currentLocale()).map((row) => (
        <div key={row.days}>
          <dt>{row.days}</dt>
          <dd>{row.opens === null ? t('closed') : t('openFromTo', { opens: row.opens, closes: row.closes })}</dd>
        </div>
      ))}
    </dl>
  );
}
