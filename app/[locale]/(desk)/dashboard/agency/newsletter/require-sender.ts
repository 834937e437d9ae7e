import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { requireStaff } from '@/lib/server/auth/current-staff';

/**
 * Whoever may send newsletters; others are led to the first page of the desk.
 * @throws DatabaseUnavailableError
 */
export async function requireSender(locale: Locale, path: string): Promise<StaffActor> {
  const actor = await requireStaff(locale, path);
  if (!isAllowed(actor, 'campaign.send')) redirect(`/${locale}/dashboard/agency`);
  return actor;
}
