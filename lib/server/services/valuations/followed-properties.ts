import 'server-only';
import { readSavedValuation, type SavedValuationView } from '@/lib/valuation/saved-valuation';
import { listValuations } from '@/lib/server/data/accounts/valuations';
import type { Locale } from '@/lib/i18n/locales';

export async function listFollowedProperties(userId: string, locale: Locale): Promise<readonly SavedValuationView[]> {
  const views = await Promise.all((await listValuations(userId)).map((saved) => readSavedValuation(saved, locale)));
  return views.filter((view) => view !== null);
}
