import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { listingPath } from '@/lib/i18n/routes';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { readConfirmation } from './contact-form/read-confirmation';
import { SentPanel, type SentMessagePanel } from './contact-form/sent-panel';
import styles from './message-view.module.scss';

type SentViewProps = {
  siteUrl: URL;
  /** Null when no longer known. */
  sent: SentMessagePanel | null;
  listing: Listing | null;
};

export async function SentEnquiryView({ siteUrl, sent, listing }: SentViewProps) {
  const t = await getTranslations('contactPage');
  const confirmation = await readConfirmation({ listing, hasWayBack: true });
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/contact' }} siteUrl={siteUrl} />
      <SentPanel
        id="message"
        isPage
        confirmation={confirmation}
        sent={sent}
        again={
          <Link
            href={listing ? `${listingPath(listing.id)}#contact-form` : '/contact#contact-form'}
            className={buttonClass({ look: 'outline' })}
          >
            {confirmation.labels.again}
          </Link>
        }
      />
    </div>
  );
}
