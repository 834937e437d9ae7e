import { appointmentRules } from '@/lib/appointments/booking-settings';
import { processState } from '@/lib/env/process-state';
import { readLanding } from '@/lib/landing/landing-page';
import { readSell } from '@/lib/landing/sell-page';
import { isMemberId, memberIds } from '@/lib/listings/catalogue/detail-ids';
import { agentEmail } from './agent-email';
import { agentRegister } from './agent-register';
import { contentFacts, type SiteFacts } from './content-facts';
import { siteFacts } from './site-facts';
import { listingAgent, listTeam } from './team';
import { listTestimonials } from './testimonials';

const newcomer = { id: 'newcomer', name: 'Ada Nova', initials: 'AN', role: 'Sales', bio: 'Came at run time.' };
const review = { kind: 'sale', content: 'Quick.', author: 'Joan Roca', location: 'Girona', rating: 5 } as const;

const changed: SiteFacts = {
  agency: {
    ...contentFacts.agency,
    phone: { e164: '+34911111111', display: '911 111 111' },
    hours: { office: [{ days: [7], opens: '10:00', closes: '11:00' }], phone: [] },
    registers: {
      ...contentFacts.agency.registers,
      aicat: { ...contentFacts.agency.registers.aicat, number: '777' },
    },
    statistics: { ...contentFacts.agency.statistics, awards: 151 },
  },
  team: { en: [newcomer], es: [newcomer] },
  teamEmails: { newcomer: 'ada@example.com' },
  testimonials: { en: [review], es: [review] },
  partners: [{ name: 'Portal Nou', kind: 'portal', look: 'light', about: { en: 'portal', es: 'portal' } }],
  about: contentFacts.about,
  announcement: null,
  areSamplesHidden: false,
  holidays: [],
  closedDays: ['2027-01-04'],
};

const holder = processState<{ current: SiteFacts | null }>('siteFacts', () => ({ current: null }));
afterEach(() => {
  holder.current = null;
});

it('are those of content/ until others are set', () => {
  expect(siteFacts()).toBe(contentFacts);
  holder.current = changed;
  expect(siteFacts()).toBe(changed);
});

it('are read anew by those who show them', () => {
  expect(isMemberId('newcomer')).toBe(false);
  holder.current = changed;
  expect(listTeam('es')).toEqual([newcomer]);
  expect(listingAgent('left-long-ago', 'en')).toBe(newcomer);
  expect([memberIds(), isMemberId('newcomer')]).toEqual([['newcomer'], true]);
  expect(agentEmail('newcomer')).toBe('ada@example.com');
  expect(agentRegister('catalonia')).toBe('AICAT\u00a0777');
  expect(listTestimonials('en')).toEqual([{ ...review, initials: 'JR' }]);
  expect(appointmentRules()).toMatchObject({
    hours: changed.agency.hours.office,
    holidays: [],
    closedDays: ['2027-01-04'],
  });
  expect(readLanding('en').statistics).toMatchObject({ phone: changed.agency.phone, awards: '151' });
  expect(readLanding('en').statistics.shown).toEqual(['clients', 'years', 'awards', 'properties']);
  const statistics = { ...changed.agency.statistics, awards: 0, yearsOfExperience: 0 };
  holder.current = { ...changed, agency: { ...changed.agency, statistics } };
  expect(readLanding('en').statistics.shown).toEqual(['clients', 'properties']);
  holder.current = changed;
  expect(readLanding('en').voices).toMatchObject([{ author: 'Joan Roca' }]);
  expect(readSell('es')).toMatchObject({ phone: changed.agency.phone, partners: [{ name: 'Portal Nou' }] });
});
