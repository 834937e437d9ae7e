import 'server-only';
import { z } from 'zod';
import { agency } from '@/content/agency';
import { booking } from '@/content/booking';
import { about as englishAbout } from '@/content/en/about';
import { team as englishTeam } from '@/content/en/team';
import { testimonials as englishTestimonials } from '@/content/en/testimonials';
import { about as spanishAbout } from '@/content/es/about';
import { team as spanishTeam } from '@/content/es/team';
import { testimonials as spanishTestimonials } from '@/content/es/testimonials';
import { partners } from '@/content/partners';
import { teamEmails } from '@/content/team-emails';
import type { Agency } from '@/content/types/agency';
import type { AppointmentSettings } from '@/content/types/booking';
import type { Localized } from '@/content/types/common';
import type { About } from '@/content/types/pages';
import type { Partner } from '@/content/types/partner';
import type { TeamMember, Testimonial } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

export type SiteFacts = Readonly<{
  agency: Agency;
  team: Readonly<Record<Locale, readonly TeamMember[]>>;
  teamEmails: Readonly<Record<string, string | undefined>>;
  testimonials: Readonly<Record<Locale, readonly Testimonial[]>>;
  partners: readonly Partner[];
  about: Readonly<Record<Locale, About>>;
  announcement: Readonly<{ isShown: boolean; title: Localized; text: Localized }> | null;
  areSamplesHidden: boolean;
}> &
  Pick<AppointmentSettings, 'holidays' | 'closedDays'>;

/** @throws ZodError at build or start for an unknown id or invalid address. */
export const parseTeamEmails = (emails: unknown): SiteFacts['teamEmails'] =>
  z.partialRecord(z.enum(englishTeam.map(({ id }) => id)), z.email()).parse(emails);

export const contentFacts: SiteFacts = {
  agency,
  team: { en: englishTeam, es: spanishTeam },
  teamEmails: parseTeamEmails(teamEmails),
  testimonials: { en: englishTestimonials, es: spanishTestimonials },
  partners,
  about: { en: englishAbout, es: spanishAbout },
  announcement: null,
  areSamplesHidden: false,
  holidays: booking.holidays,
  closedDays: booking.closedDays,
};
