import 'server-only';
import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { currentLocale } from '@/lib/i18n/locale';
import { requireStaff } from '@/lib/server/auth/current-staff';

export async function requireDiary(path: string): Promise<StaffActor> {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, path);
  if (!isAllowed(actor, 'diary.read')) redirect(`/${locale}/dashboard/agency`);
  return actor;
}
