import { getTranslations } from 'next-intl/server';
import type { ViewingPreferences } from '@/lib/forms/enquiry-form';
import { viewingTimes } from '@/lib/forms/viewing-times';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './dashboard.module.scss';
import { LocalTime } from './local-time';
import own from './enquiries.module.scss';

type EnquiriesProps = {
  messages: readonly Readonly<{
    id: string;
    sentAt: string;
    subject: string | null;
    text: string;
    isDelivered: boolean;
    kind: 'contact' | 'viewing' | 'question' | 'valuation';
    preferences: ViewingPreferences | null;
    listing: Readonly<{ title: string; href: AppHref }> | null;
  }>[];
};

export async function Enquiries({ messages }: EnquiriesProps) {
  const t = await getTranslations('dashboardPage.messages');
  const tForm = await getTranslations('enquiryForm');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="messages">
      <h2 id="messages">{t('title')}</h2>
      <ul className={own.enquiries}>
        {messages.map(({ id, sentAt, subject, text, isDelivered, kind, listing, preferences }) => (
          <li key={id}>
            <details>
              <summary>
                <span className={own.subject}>
                  {subject ??
                    (listing && (kind === 'viewing' ? t('viewing', { title: listing.title }) : listing.title)) ??
                    t('noSubject')}
                </span>
                <span className="small soft numeric">
                  <LocalTime iso={sentAt} locale={locale} />
                </span>
                <span className="small">{t(isDelivered ? 'received' : 'waiting')}</span>
              </summary>
              {preferences && (
                <p>
                  {tForm(`mode.${preferences.mode}`)} · {viewingTimes(preferences, locale, tForm)}
                </p>
              )}
              {text !== '' && <p className={own.text}>{text}</p>}
              {listing && (
                <p className="small">
                  <Link href={listing.href}>{listing.title}</Link>
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
