import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { figuresInOneLine } from '@/lib/listings/page/key-figures';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { StickyBar } from './sticky-bar';

type EnquiryBarProps = {
  page: Pick<ListingPageView, 'keyFigures' | 'operation' | 'price' | 'shortPriceNote' | 'status'>;
};

export async function EnquiryBar({ page }: EnquiryBarProps) {
  const t = await getTranslations('listingPage');
  const { keyFigures, operation, price, shortPriceNote, status } = page;
  const isSold = status === 'sold';
  return (
    <StickyBar after="price" unavailableFrom="contact-form">
      <p>
        <b>
          {isSold ? t('status.sold', { operation }) : price}
          {!isSold && shortPriceNote && <small> {shortPriceNote}</small>}
        </b>
        <span>{figuresInOneLine(keyFigures)}</span>
      </p>
      <a href="#contact-form" className={buttonClass({ isSmall: true })}>
        {t(isSold ? 'enquiry.similar' : 'enquiry.visit')}
      </a>
    </StickyBar>
  );
}
