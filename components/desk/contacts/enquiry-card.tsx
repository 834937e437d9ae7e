import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { EnquiryView, StaffChoice } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { EnquiryAge } from './enquiry-age';
import styles from './enquiry-card.module.scss';
import { EnquiryMenu } from './enquiry-menu';
import { EnquiryStateLabel } from './enquiry-state-label';

type EnquiryCardProps = Readonly<{
  enquiry: EnquiryView;
  staff: readonly StaffChoice[];
  now: number;
  back: string;
  actions: Readonly<{ state: RedirectingAction; assign: RedirectingAction }>;
  canAnswer: boolean;
  hasKeys: boolean;
  files: ReactNode;
  children?: ReactNode;
}>;

export async function EnquiryCard(props: EnquiryCardProps) {
  const { enquiry, staff, now, back, actions, canAnswer, hasKeys, files, children } = props;
  const t = await getTranslations('deskPeople');
  const contact = await getTranslations('deskPerson');
  const locale = await currentLocale();
  const { createdAt, kind, listing, source, sourceName, state, subject, text, times } = enquiry;
  return (
    <article className={styles.panel} aria-labelledby="enquiry">
      <header>
        <div>
          <h2 id="enquiry">
            {t(`kinds.${kind}`)}
            {listing && (
              <>
                {': '}
                <Link href={`/properties/${listing.id}`}>
                  {listing.title} ({listing.reference})
                </Link>
              </>
            )}
          </h2>
          <p className={styles.meta}>
            {formatDateTime(createdAt, locale)} · {sourceName ?? t(`sources.${source}`)}
          </p>
        </div>
        <div className={styles.since}>
          <EnquiryAge enquiry={enquiry} now={now} isLarge />
          <EnquiryStateLabel enquiry={enquiry} />
        </div>
      </header>
      {children ?? (
        <>
          {subject && <p className={styles.subject}>{subject}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {times && <p className={styles.text}>{times}</p>}
          {files}
        </>
      )}
      {state === 'spam' && <p className={styles.meta}>{t('spamNote')}</p>}
      <div className={styles.actions}>
        {canAnswer && (
          <a
            href="#reply-text"
            className={buttonClass({ isSmall: true, look: 'outline' })}
            aria-keyshortcuts={hasKeys ? 'r' : undefined}
          >
            {contact('answer')}
          </a>
        )}
        <EnquiryMenu enquiry={enquiry} staff={staff} back={back} actions={actions} />
      </div>
    </article>
  );
}
