import type { About } from '@/content/types/pages';
import type { SiteFacts } from '@/lib/site/content-facts';
import type { FactKey, FactValue } from './fact-schemas';

type FactReaders = { readonly [Key in FactKey]: (facts: SiteFacts) => FactValue<Key> };

const mutable = <Item>(items: readonly Item[]): Item[] => [...items];

const readers: FactReaders = {
  agency: ({ agency: { companyRegister, founded, legalName, name, registers, saleFee, taxId } }) => ({
    name,
    legalName,
    taxId,
    founded,
    companyRegister,
    registers: { aicat: registers.aicat.number, raicv: registers.raicv.number },
    saleFee: { ...saleFee, isSample: saleFee.isSample ?? false },
  }),
  contact: ({ agency: { address, coordinates, email, phone, whatsApp } }) => {
    const { city, number, postalCode, region, street } = address;
    return {
      phone: phone.display,
      whatsApp: whatsApp ?? '',
      email,
      address: { street, number, postalCode, city, region },
      coordinates,
    };
  },
  hours: ({ agency: { hours } }) => ({ office: hours.office.map(toHours), phone: hours.phone.map(toHours) }),
  closures: ({ closedDays, holidays }) => ({
    holidays: holidays.map((holiday) => ({
      name: holiday.name,
      day: 'day' in holiday ? holiday.day : null,
      month: 'month' in holiday ? holiday.month : null,
      daysAfterEaster: 'daysAfterEaster' in holiday ? holiday.daysAfterEaster : null,
    })),
    closedDays: closedDays.map((date) => ({ date })),
  }),
  team: ({ team, teamEmails }) => ({
    members: team.es.map(({ bio, id, name, portrait, role }, index) => ({
      id,
      name,
      email: teamEmails[id] ?? '',
      portrait: portrait ?? '',
      role: { es: role, en: team.en[index]?.role ?? '' },
      bio: { es: bio, en: team.en[index]?.bio ?? '' },
    })),
  }),
  about: ({ about: { en, es } }) => {
    const inBoth = (read: (about: About) => string) => ({ es: read(es), en: read(en) });
    return {
      title: inBoth(({ title }) => title),
      lead: inBoth(({ lead }) => lead),
      opening: inBoth(({ story }) => story.opening),
      story: inBoth(({ story }) => story.paragraphs.join('\n\n')),
      statement: inBoth(({ mission }) => mission.statement),
      mission: inBoth(({ mission }) => mission.text),
      years: inBoth(({ years }) => years.text),
      milestones: es.years.milestones.map(({ text, year }, at) => ({
        year,
        text: { es: text, en: en.years.milestones[at]?.text ?? '' },
      })),
      team: inBoth(({ team }) => team.lead),
      visit: inBoth(({ visit }) => visit.text),
    };
  },
  statistics: ({ agency: { statistics } }) => ({ ...statistics, isSample: statistics.isSample ?? false }),
  testimonials: ({ testimonials }) => ({
    voices: testimonials.es.map(({ author, content, isSample, kind, location, servedOn, source }, index) => {
      const english = testimonials.en[index];
      return {
        kind,
        author: { es: author, en: english?.author ?? '' },
        location: { es: location, en: english?.location ?? '' },
        content: { es: content, en: english?.content ?? '' },
        servedOn: servedOn ?? '',
        source: source?.label ?? '',
        sourceUrl: source?.url ?? '',
        isSample: isSample ?? false,
      };
    }),
  }),
  partners: ({ partners }) => ({
    partners: partners.map((partner) => ({ ...partner, isSample: partner.isSample ?? false })),
  }),
  social: ({ agency: { social } }) => ({ profiles: mutable(social) }),
  announcement: ({ announcement }) =>
    announcement ?? { isShown: true, title: { es: '', en: '' }, text: { es: '', en: '' } },
  samples: ({ areSamplesHidden }) => ({ areHidden: areSamplesHidden }),
};

const toHours = ({ closes, days, opens }: SiteFacts['agency']['hours']['office'][number]) => ({
  days: mutable<number>(days),
  opens,
  closes,
});

export function factValue<Key extends FactKey>(key: Key, facts: SiteFacts): FactValue<Key> {
  return readers[key](facts);
}
