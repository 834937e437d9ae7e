import 'server-only';
import { redirect } from 'next/navigation';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { requireStaff, requireStaffInAction } from './current-staff';

/**
 * Who may change what the site says, for pages; other staff are led to the desk's first page.
 * @throws DatabaseUnavailableError
 */
export const requireSiteEditor = async (locale: Locale, path: string): Promise<StaffActor> =>
  editorOf(await requireStaff(locale, path), locale);

/** As `requireSiteEditor`, for actions. */
export const requireSiteEditorInAction = async (locale: Locale, path: string): Promise<StaffActor> =>
  editorOf(await requireStaffInAction(locale, path), locale);

function editorOf(actor: StaffActor, locale: Locale): StaffActor {
  if (!isAllowed(actor, 'site.edit')) redirect(`/${locale}/dashboard/agency`);
  return actor;
}
