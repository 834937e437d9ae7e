import { RecommendationsSection } from '@/components/account/recommendations-section';
import { SavedHomesSection } from '@/components/account/saved-listings-section';
import { ReasonedGrid } from '@/components/listings/listing-grid/reasoned-grid';
import { SavedGrid } from '@/components/listings/saved-listings/saved-grid';
import { readRecommendations } from '@/lib/listings/recommendations-page';
import { readSavedHomes } from '@/lib/listings/saved/saved-listings-page';
import { currentLocale } from '@/lib/i18n/locale';
import { listSavedIds } from '@/lib/server/services/saved-listings/list-saved-ids';
import { recommendAction } from './recommend-action';

/** As many of the saved homes as the dashboard shows, and as many again to follow up those that are taken off. */
const LATEST = 6;

/** What the dashboard makes of the homes a client saved: the latest of them, and others like them. */
export async function SavedHomesSlot({ userId }: { userId: string }) {
  const locale = await currentLocale();
  const saved = await listSavedIds(userId);
  const { cards } = readSavedHomes(saved, locale);
  const homes = await readRecommendations({ saved, seen: [] }, locale);
  return (
    <>
      <SavedHomesSection homes={cards.map(({ id }) => id)}>
        <SavedGrid cards={cards.slice(0, LATEST)} />
      </SavedHomesSection>
      <RecommendationsSection withSeen={recommendAction.bind(null, locale)}>
        {homes.length > 0 ? <ReasonedGrid homes={homes} /> : null}
      </RecommendationsSection>
    </>
  );
}
