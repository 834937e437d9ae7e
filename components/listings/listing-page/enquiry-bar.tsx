import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { StickyBar } from './sticky-bar';

/** The figures that matter: floor area and rooms. */
const SHOWN = ['built', 'bedrooms'];
/** Of land there is its area alone. */
const SHOWN_OF_LAND = ['plot'];

/** Square feet in brackets stand in the summary: the bar has one line. */
const withoutFeet = (figure: string) => figure.replace(/\s\(.+\)$/, '');

type EnquiryBarProps = { page: Pick<ListingPageView, 'keyFigures' | 'operation' | 'price' | 'priceNote' | 'status'> };

/** Price and 'Arrange a viewing' once the summary has scrolled away; hidden over the form and footer. */
export async function EnquiryBar({ page }: EnquiryBarProps) {
  const t = await getTranslations('listingPage');
  const { keyFigures, operation, price, priceNote, status } = page;
  const isSold = status === 'sold';
  const shown = keyFigures.some(({ id }) => id === 'built') ? SHOWN : SHOWN_OF_LAND;
  const figures = keyFigures.filter(({ id }) => shown.includes(id));
  return (
    <StickyBar after="price" unavailableFrom="contact-form">
      <p>
        <b>
          {isSold ? t('status.sold', { operation }) : price}
          {!isSold && priceNote && <small> {priceNote}</small>}
        </b>
        <span>{figures.map(({ figure, label }) => `${withoutFeet(figure)} ${label}`).join(' · ')}</span>
      </p>
      <a href="#contact-form" className={buttonClass({ isSmall: true })}>
        {t(isSold ? 'enquiry.similar' : 'enquiry.visit')}
      </a>
    </StickyBar>
  );
}
