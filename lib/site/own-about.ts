import 'server-only';
import { ownAbout } from '@/content/own-about';
import type { Agency } from '@/content/types/agency';
import type { About } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';

/** Replaces the story of the sample agency by what holds for every agency. */
export function withoutSampleStory(about: About, { address, founded }: Agency, locale: Locale): About {
  const { advice, lead, opened, opening, team, visit } = ownAbout[locale];
  const fill = (text: string) => text.replaceAll('{town}', address.city).replaceAll('{year}', String(founded));
  const [search, management, sales, , relocation] = about.services.items;
  return {
    ...about,
    lead: fill(lead),
    story: { ...about.story, opening: fill(opening), paragraphs: [] },
    years: { ...about.years, milestones: [{ year: founded, text: opened }] },
    services: {
      ...about.services,
      items: [search, management, sales, { ...about.services.items[3], text: advice }, relocation],
    },
    team: { ...about.team, lead: team },
    visit: { ...about.visit, text: visit },
  };
}
