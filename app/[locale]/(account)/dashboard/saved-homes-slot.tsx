import { RecommendationsSection } from '@/components/account/recommendations-section';
import { SavedHomesSection } from '@/components/account/saved-homes-section';
import { PropertyGrid } from '@/components/properties/property-grid/property-grid';
import { ReasonedGrid } from '@/components/properties/property-grid/reasoned-grid';
import { readRecommendations } from '@/lib/content/recommendations';
import { readSavedHomes } from '@/lib/content/saved-homes';
import { currentLocale } from '@/lib/i18n/locale';
import { listSavedIds } from '@/lib/server/usecases/saved-homes/list-saved-ids';
import { recommendAction } from './recommend-action';

/** How many of the saved homes the dashboard shows. */
const LATEST = 3;

/** What the dashboard makes of the homes a client saved: the latest of them, and others like them. */
export async function SavedHomesSlot({ userId }: { userId: string }) {
  const locale = await currentLocale();
  const saved = await listSavedIds(userId);
  const { cards } = readSavedHomes(saved, locale);
  const homes = await readRecommendations({ saved, seen: [] }, locale);
  return (
    <>
      <SavedHomesSection count={cards.length}>
        {cards.length > 0 && <PropertyGrid cards={cards.slice(0, LATEST)} />}
      </SavedHomesSection>
      <RecommendationsSection withSeen={recommendAction.bind(null, locale)}>
        {homes.length > 0 ? <ReasonedGrid homes={homes} /> : null}
      </RecommendationsSection>
    </>
  );
}
