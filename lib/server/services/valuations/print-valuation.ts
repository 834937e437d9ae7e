import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { listValuations } from '@/lib/server/data/accounts/valuations';
import { renderValuation } from '@/lib/server/pdf/valuation/render-valuation';
import { siteUrl } from '@/lib/server/site-url';
import { readValuationPrint } from '@/lib/valuation/valuation-print';

/**
 * Returns null for a valuation of another client.
 * @throws DatabaseUnavailableError
 */
export async function printValuation(
  { id: userId }: Pick<CurrentUser, 'id'>,
  id: string,
  locale: Locale,
): Promise<Buffer | null> {
  const saved = (await listValuations(userId)).find((valuation) => valuation.id === id);
  const view = saved && (await readValuationPrint(saved, locale, siteUrl));
  return view ? renderValuation(view) : null;
}
