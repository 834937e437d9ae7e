import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { officeTown } from '@/lib/appointments/booking-settings';
import type { AppointmentAction } from '@/lib/appointments/appointment-form';
import { bookableModes } from '@/lib/appointments/viewing-form';
import type { OfferedDay } from '@/lib/diary/offered-times';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { listingPath, viewingPath } from '@/lib/i18n/routes';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';
import { MoreDays } from './more-days';
import { ViewingForm } from './viewing-form';
import { viewingErrorTexts } from './viewing-texts';
import styles from './viewing.module.scss';
import type { ReactNode } from 'react';

type ViewingViewProps = Readonly<{
  listing: Listing;
  siteUrl: URL;
  siteKey: string | null;
  action: AppointmentAction;
  formKey: string;
  /** Empty: no free times. Null: they cannot be read. */
  days: readonly OfferedDay[] | null;
  isLater: boolean;
  start: string | undefined;
  confirmsViewings: boolean;
  /** Form for time preferences, shown where no time can be chosen. */
  instead: ReactNode;
}>;

export async function ViewingView({ days, instead, listing, siteUrl, ...props }: ViewingViewProps) {
  const t = await getTranslations('viewing');
  const locale = await currentLocale();
  const { title } = listing.text[locale];
  const parent = { name: title, href: listingPath(listing.id) };
  const agent = listingAgent(listing.agent, locale).name;
  const hasTimes = days !== null && days.length > 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[parent]} current={{ name: t('title'), href: viewingPath(listing.id) }} siteUrl={siteUrl} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead', { title, reference: listing.reference })}</p>
      </header>
      <div className={styles.panel}>
        {hasTimes ? (
          <BookingOf {...props} {...{ agent, days, listing }} />
        ) : (
          <>
            {days && <p>{t(props.isLater ? 'noneLater' : 'none')}</p>}
            {instead}
          </>
        )}
      </div>
      <Link href={`${listingPath(listing.id)}#contact-form`} className={arrowLinkClass}>
        <ArrowLabel>{t('back')}</ArrowLabel>
      </Link>
    </div>
  );
}

type BookingProps = Omit<ViewingViewProps, 'days' | 'instead' | 'siteUrl'> &
  Readonly<{ agent: string; days: readonly OfferedDay[] }>;

async function BookingOf({ action, agent, confirmsViewings, formKey, isLater, listing, ...props }: BookingProps) {
  const t = await getTranslations('viewing');
  const tScheduler = await getTranslations('scheduler');
  const tContact = await getTranslations('contactForm');
  const locale = await currentLocale();
  return (
    <ViewingForm
      {...props}
      action={action}
      hidden={{ listingId: listing.id, locale, formKey }}
      modes={bookableModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      languages={locales.map((value) => ({ value, label: languageName(value, locale) }))}
      labels={{
        times: tScheduler('chooseTime'),
        timesHint: t('timesHint', { agent, town: officeTown() }),
        chooseTime: tScheduler('chooseTime'),
        mode: t('mode'),
        details: tScheduler('detailsTitle'),
        name: tScheduler('name'),
        email: tScheduler('email'),
        phone: tScheduler('phone'),
        language: t('language'),
        notes: t('notes'),
        notesHint: t('notesHint'),
        similar: tContact('similar'),
        honeypot: tScheduler('honeypot'),
        chosen: t('chosen'),
        submit: t(confirmsViewings ? 'ask' : 'book'),
        pending: t('pending'),
      }}
      errors={await viewingErrorTexts()}
      more={
        <MoreDays page={viewingPath(listing.id)} first={viewingPath(listing.id)} days={props.days} isLater={isLater} />
      }
      note={
        <>
          <p className="small">{t(confirmsViewings ? 'askNote' : 'bookNote', { agent })}</p>
          <p className="mini soft">
            {t.rich('privacy', {
              agency: siteFacts().agency.name,
              link: (words) => <Link href="/privacy-policy">{words}</Link>,
            })}
          </p>
        </>
      }
    />
  );
}
