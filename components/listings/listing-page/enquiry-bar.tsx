import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import { StickyBar } from './sticky-bar';

/** Price and 'Ask for a visit' on narrow screens; hidden over the form and footer. */
export async function EnquiryBar({ page }: { page: ListingPageView }) {
  const t = await getTranslations('listingPage');
  const { address, contactHref, operation, price, priceNote, status } = page;
  const isSold = status === 'sold';
  return (
    <StickyBar unavailableFrom="contact-form">
      <p>
        <b>
          {isSold ? t('status.sold', { operation }) : price}
          {!isSold && priceNote && <small> {priceNote}</small>}
        </b>
        <span>{address}</span>
      </p>
      <Link href={contactHref} className={buttonClass({ isSmall: true })}>
        {t(isSold ? 'enquiry.similar' : 'enquiry.visit')}
      </Link>
    </StickyBar>
  );
}
