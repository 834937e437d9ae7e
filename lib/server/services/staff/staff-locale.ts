import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findStaffLocale } from '@/lib/server/data/staff/present-staff';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { siteFacts } from '@/lib/site/site-facts';

/** Language of notices to this address: that of the staff member's account, else the agency's. */
export async function staffLocale(email: string): Promise<Locale> {
  const { agency, teamEmails } = siteFacts();
  const profiles = Object.entries(teamEmails).filter(([, address]) => address === email && address !== agency.email);
  const teamIds = profiles.map(([id]) => id);
  return (await findStaffLocale(email, teamIds)) ?? AGENCY_LOCALE;
}
