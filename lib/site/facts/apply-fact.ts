import { readPhone } from '@/lib/phones/read-phone';
import { initialsOf } from '@/lib/text/initials';
import type { Agency, OpeningHours } from '@/content/types/agency';
import type { IsoDate } from '@/content/types/common';
import type { About } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';
import type { SiteFacts } from '@/lib/site/content-facts';
import { factSchemas, type FactKey, type FactValue } from './fact-schemas';

type Appliers = { readonly [Key in FactKey]: (facts: SiteFacts, value: FactValue<Key>) => SiteFacts };

const withAgency = (facts: SiteFacts, changed: Partial<Agency>): SiteFacts => ({
  ...facts,
  agency: { ...facts.agency, ...changed },
});

const asHours = (rows: FactValue<'hours'>['office']) => rows as unknown as readonly OpeningHours[];

const appliers: Appliers = {
  agency: (facts, { registers, saleFee: { isSample, ...saleFee }, ...value }) => {
    const { aicat, raicv } = facts.agency.registers;
    return withAgency(facts, {
      ...value,
      saleFee: { ...saleFee, ...(isSample && { isSample }) },
      registers: { aicat: { ...aicat, number: registers.aicat }, raicv: { ...raicv, number: registers.raicv } },
    });
  },
  contact: (facts, { address, coordinates, email, phone, whatsApp }) =>
    withAgency(facts, {
      address: { ...facts.agency.address, ...address },
      coordinates,
      email,
      phone: { e164: e164Of(phone), display: phone },
      whatsApp: whatsApp === '' ? null : e164Of(whatsApp),
    }),
  hours: (facts, { office, phone }) => withAgency(facts, { hours: { office: asHours(office), phone: asHours(phone) } }),
  closures: (facts, { closedDays, holidays }) => ({
    ...facts,
    holidays: holidays.map(({ day, daysAfterEaster, month, name }) =>
      daysAfterEaster === null ? { name, day: day ?? 0, month: month ?? 0 } : { name, daysAfterEaster },
    ),
    closedDays: closedDays.map(({ date }) => date as SiteFacts['closedDays'][number]).toSorted(),
  }),
  team: (facts, { members }) => ({
    ...facts,
    team: { en: members.map((member) => memberIn(member, 'en')), es: members.map((member) => memberIn(member, 'es')) },
    teamEmails: Object.fromEntries(members.flatMap(({ email, id }) => (email === '' ? [] : [[id, email]]))),
  }),
  about: (facts, value) => ({
    ...facts,
    about: { en: aboutIn(facts.about.en, value, 'en'), es: aboutIn(facts.about.es, value, 'es') },
  }),
  statistics: (facts, { isSample, ...statistics }) =>
    withAgency(facts, { statistics: { ...statistics, ...(isSample && { isSample }) } }),
  testimonials: (facts, { voices }) => ({
    ...facts,
    testimonials: { en: voices.map((voice) => voiceIn(voice, 'en')), es: voices.map((voice) => voiceIn(voice, 'es')) },
  }),
  partners: (facts, { partners }) => ({
    ...facts,
    partners: partners.map(({ isSample, ...partner }) => ({ ...partner, ...(isSample && { isSample }) })),
  }),
  social: (facts, { profiles }) => withAgency(facts, { social: profiles as unknown as Agency['social'] }),
  announcement: (facts, announcement) => ({ ...facts, announcement }),
  samples: (facts, { areHidden }) => ({ ...facts, areSamplesHidden: areHidden }),
};

export function applyFact<Key extends FactKey>(facts: SiteFacts, key: Key, value: FactValue<Key>): SiteFacts {
  return appliers[key](facts, value);
}

export function applyStoredFact(facts: SiteFacts, key: FactKey, stored: unknown): SiteFacts | null {
  const parsed = factSchemas[key].safeParse(stored);
  return parsed.success ? applyFact(facts, key, parsed.data as FactValue<FactKey>) : null;
}

function aboutIn(about: About, value: FactValue<'about'>, locale: Locale): About {
  const { lead, milestones, mission, opening, statement, story, team, title, visit, years } = value;
  return {
    ...about,
    title: title[locale],
    lead: lead[locale],
    story: { ...about.story, opening: opening[locale], paragraphs: story[locale].split(/\n{2,}/) },
    mission: { ...about.mission, statement: statement[locale], text: mission[locale] },
    years: {
      ...about.years,
      text: years[locale],
      milestones: milestones
        .toSorted((one, other) => one.year - other.year)
        .map(({ text, year }) => ({ year, text: text[locale] })),
    },
    team: { ...about.team, lead: team[locale] },
    visit: { ...about.visit, text: visit[locale] },
  };
}

function memberIn({ bio, id, name, portrait, role }: FactValue<'team'>['members'][number], locale: Locale) {
  const initials = initialsOf(name) || name.charAt(0).toUpperCase();
  return { id, name, initials, role: role[locale], bio: bio[locale], ...(portrait !== '' && { portrait }) };
}

function voiceIn(voice: FactValue<'testimonials'>['voices'][number], locale: Locale) {
  const { author, content, isSample, kind, location, servedOn, source, sourceUrl } = voice;
  return {
    kind,
    author: author[locale],
    content: content[locale],
    location: location[locale],
    rating: 5,
    ...(servedOn !== '' && { servedOn: servedOn as IsoDate }),
    ...(source !== '' && { source: { label: source, ...(sourceUrl !== '' && { url: sourceUrl }) } }),
    ...(isSample && { isSample }),
  } as const;
}

/** Shows an uncertain number too; without a country code it is Spanish. */
function e164Of(phone: string): `+${number}` {
  const read = readPhone(phone);
  if (read) return read.e164 as `+${number}`;
  const digits = phone.replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '').replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(phone) ? digits.replace(/^00/, '') : `34${digits}`;
  return `+${international}` as `+${number}`;
}
