import { RecommendationsSection } from '@/components/account/recommendations-section';
import { SavedListingsSection } from '@/components/account/saved-listings-section';
import { ReasonedGrid } from '@/components/listings/listing-grid/reasoned-grid';
import { SavedGrid } from '@/components/listings/saved-listings/saved-grid';
import { readRecommendations } from '@/lib/listings/recommendations-page';
import { readSavedListingsOf } from '@/lib/listings/saved/saved-listings-page';
import { currentLocale } from '@/lib/i18n/locale';
import { listSavedIds } from '@/lib/server/services/saved-listings/list-saved-ids';
import { recommendAction } from './recommend-action';

/** Three shown, three as replacements for removed ones. */
const LATEST = 6;

export async function SavedListingsSlot({ userId }: { userId: string }) {
  const locale = await currentLocale();
  const saved = await listSavedIds(userId);
  const { cards } = readSavedListingsOf(saved, locale);
  const listings = await readRecommendations({ saved, seen: [] }, locale);
  return (
    <>
      <SavedListingsSection listings={cards.map(({ id }) => id)}>
        <SavedGrid cards={cards.slice(0, LATEST)} />
      </SavedListingsSection>
      <RecommendationsSection withSeen={recommendAction.bind(null, locale)}>
        {listings.length > 0 ? <ReasonedGrid listings={listings} /> : null}
      </RecommendationsSection>
    </>
  );
}
