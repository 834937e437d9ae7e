import { RecommendationsSection } from '@/components/account/recommendations-section';
import { SavedListingsSection } from '@/components/account/saved-listings-section';
import { RefreshWhenMoved } from '@/components/layout/saved-listings/refresh-when-moved';
import { ReasonedGrid } from '@/components/listings/listing-grid/reasoned-grid';
import { SavedGrid } from '@/components/listings/saved-listings/saved-grid';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { readRecommendations } from '@/lib/listings/similar/recommendations-page';
import { currentLocale } from '@/lib/i18n/locale';
import { recommendAction } from './recommend-action';

const LATEST = 6;

type SavedListingsSlotProps = {
  /** Ids, including withdrawn listings. */
  saved: readonly string[];
  cards: readonly ListingCardView[];
};

export async function SavedListingsSlot({ saved, cards }: SavedListingsSlotProps) {
  const locale = await currentLocale();
  const listings = await readRecommendations({ saved, seen: [] }, locale);
  return (
    <>
      {cards.length > 0 && (
        <SavedListingsSection listings={cards.map(({ id }) => id)}>
          <SavedGrid cards={cards.slice(0, LATEST)} />
        </SavedListingsSection>
      )}
      <RefreshWhenMoved />
      <RecommendationsSection withSeen={recommendAction.bind(null, locale)}>
        {listings.length > 0 ? <ReasonedGrid listings={listings} /> : null}
      </RecommendationsSection>
    </>
  );
}
