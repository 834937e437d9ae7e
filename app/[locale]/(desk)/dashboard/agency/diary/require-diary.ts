import 'server-only';
import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { currentLocale } from '@/lib/i18n/locale';
import { requireStaff } from '@/lib/server/auth/current-staff';

/** Who may read the diary; others of the staff are led to the first page of the desk. */
export async function requireDiary(path: string): Promise<StaffActor> {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, path);
  if (!isAllowed(actor, 'diary.read')) redirect(`/${locale}/dashboard/agency`);
  return actor;
}
