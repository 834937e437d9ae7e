import 'server-only';
import { readSavedValuation, type SavedValuationView } from '@/lib/valuation/saved-valuation';
import { listValuations } from '@/lib/server/data/valuations';
import type { Locale } from '@/lib/i18n/locales';

/** The homes whose value a client follows, as the dashboard shows them; the one saved last first. */
export async function listFollowedProperties(userId: string, locale: Locale): Promise<readonly SavedValuationView[]> {
  const views = await Promise.all((await listValuations(userId)).map((saved) => readSavedValuation(saved, locale)));
  return views.filter((view) => view !== null);
}
