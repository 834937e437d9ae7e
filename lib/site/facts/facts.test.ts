import { readRecord, recordValues } from '@/lib/forms/record-form';
import { registersOf } from '@/lib/site/registers';
import { contentFacts } from '@/lib/site/content-facts';
import { applyFact, applyStoredFact } from './apply-fact';
import { factKeys, factSchemas, type FactKey, type FactValue } from './fact-schemas';
import { factValue } from './fact-value';

const posted = (values: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return readRecord(data);
};

const own = factKeys.filter((key) => key !== 'announcement');

it.each(own)('takes what content/ says of %s through its form without loss', (key) => {
  const typed = posted(recordValues(factValue(key, contentFacts)));
  const parsed = factSchemas[key].safeParse(typed);
  expect(parsed.error?.issues).toBeUndefined();
  const stored: unknown = JSON.parse(JSON.stringify(parsed.data));
  expect(applyStoredFact(contentFacts, key, stored)).toEqual(
    applyFact(contentFacts, key, parsed.data as FactValue<FactKey>),
  );
  const facts = applyStoredFact(contentFacts, key, stored);
  expect(facts).toEqual({
    ...contentFacts,
    ...(key === 'team' && { team: facts?.team }),
  });
});

it('shows milestones by their years, and paragraphs of a story apart', () => {
  const value = factValue('about', contentFacts);
  const both = (text: string) => ({ es: text, en: text });
  const { years, story } = applyFact(contentFacts, 'about', {
    ...value,
    story: both('One\n\nTwo'),
    milestones: [2019, 2008].map((year) => ({ year, text: both('x') })),
  }).about.en;
  expect(years.milestones.map(({ year }) => year)).toEqual([2008, 2019]);
  expect(story.paragraphs).toEqual(['One', 'Two']);
});

it('makes a new id of a name, each once', () => {
  const { members } = factValue('team', contentFacts);
  const newcomer = { ...members[0], id: '', name: 'Ada Nova' };
  const value = factSchemas.team.parse({ members: [...members, newcomer, newcomer] });
  expect(value.members.map(({ id }) => id)).toEqual([...members.map(({ id }) => id), 'ada-nova', 'ada-nova-2']);
});

it('takes an agency that is no company and in no register', () => {
  const empty = Object.fromEntries(Object.keys(valid('agency')).map((name) => [name, '']));
  const typed = {
    name: 'Ana Homes',
    legalName: 'Ana Nova',
    taxId: '12345678-z',
    founded: '2020',
    'saleFee.percent': '3,5',
    'saleFee.vat': '21',
  };
  const value = factSchemas.agency.parse(posted({ ...empty, ...typed }));
  const { agency } = applyFact(contentFacts, 'agency', value);
  expect(agency).toMatchObject({
    name: 'Ana Homes',
    taxId: '12345678Z',
    companyRegister: { name: '' },
    saleFee: { percent: 3.5, vat: 21 },
  });
  expect(agency.saleFee).not.toHaveProperty('isSample');
  expect(registersOf(agency)).toEqual([]);
});

it('reads a telephone without a country as Spanish', () => {
  const contact = factValue('contact', contentFacts);
  const phoneOf = (phone: string) => applyFact(contentFacts, 'contact', { ...contact, phone }).agency.phone.e164;
  expect(
    ['930 000 001', '+44 (0)20 7946 0000', '0033 1 99 00 00 00', '34930000001', '93 000 00 01 ext. 2'].map(phoneOf),
  ).toEqual(['+34930000001', '+442079460000', '+33199000000', '+34930000001', '+34930000001']);
});

it('removes a social profile whose address was emptied', () => {
  const rows = { 'profiles[0].network': 'facebook', 'profiles[0].url': ' ', 'profiles[1].network': 'linkedin' };
  const url = 'https://www.linkedin.com/company/agency';
  const value = factSchemas.social.parse(posted({ ...rows, 'profiles[1].url': url }));
  expect(applyFact(contentFacts, 'social', value).agency.social).toEqual([{ network: 'linkedin', url }]);
});

it('takes the mark of a sample off figures', () => {
  const figures = Object.entries(recordValues(factValue('statistics', contentFacts)));
  const value = factSchemas.statistics.parse(
    posted(Object.fromEntries(figures.filter(([name]) => name !== 'isSample'))),
  );
  expect(applyFact(contentFacts, 'statistics', value).agency.statistics).not.toHaveProperty('isSample');
});

it.each(['clients', 'yearsOfExperience', 'awards', 'properties', 'companyYears'])('takes 0 as %s', (name) => {
  expect(factSchemas.statistics.parse(posted({ ...valid('statistics'), [name]: '0' }))).toMatchObject({ [name]: 0 });
});

const valid = (key: FactKey): Record<string, string> => ({ ...recordValues(factValue(key, contentFacts)) });

const wrong: readonly (readonly [FactKey, Readonly<Record<string, string>>, string, string])[] = [
  ['agency', { taxId: 'B00000001' }, 'taxId', 'invalidTaxId'],
  ['agency', { taxId: 'ESB7864057' }, 'taxId', 'taxIdLength'],
  ['agency', { name: ' ' }, 'name', 'required'],
  ['agency', { founded: '12' }, 'founded', 'invalidNumber'],
  ['agency', { 'companyRegister.sheet': '' }, 'companyRegister.volume', 'required'],
  ['contact', { email: 'nobody' }, 'email', 'invalidEmail'],
  ['contact', { phone: '12' }, 'phone', 'invalidPhone'],
  ['contact', { 'address.street': ' ' }, 'address.street', 'required'],
  ['contact', { 'coordinates.latitude': '91' }, 'coordinates.latitude', 'invalidNumber'],
  ['contact', { 'coordinates.latitude': '' }, 'coordinates.latitude', 'invalidNumber'],
  ['hours', { 'office[0].opens': '9' }, 'office.0.opens', 'invalidTime'],
  ['hours', { 'office[0].closes': '08:00' }, 'office.0.closes', 'closesBeforeOpening'],
  ['hours', { 'office[0].days[0]': '3' }, 'office.0.days', 'daysApart'],
  ['closures', { 'holidays[0].day': '31', 'holidays[0].month': '2' }, 'holidays.0.day', 'holidayDate'],
  ['closures', { 'holidays[0].daysAfterEaster': '1' }, 'holidays.0.day', 'holidayDate'],
  ['closures', { 'closedDays[0].date': '2027-02-30' }, 'closedDays.0.date', 'invalidDate'],
  ['team', { 'members[0].portrait': '../secret' }, 'members.0.portrait', 'unknownImage'],
  ['team', { 'members[0].bio.en': '' }, 'members.0.bio.en', 'required'],
  ['team', { 'members[0].email': 'x' }, 'members.0.email', 'invalidEmail'],
  ['about', { 'title.es': '' }, 'title.es', 'required'],
  ['about', { 'milestones[0].year': '12' }, 'milestones.0.year', 'invalidNumber'],
  ['statistics', { clients: '-1' }, 'clients', 'invalidNumber'],
  ['statistics', { awards: '' }, 'awards', 'invalidNumber'],
  ['statistics', { awards: '1.5' }, 'awards', 'invalidNumber'],
  [
    'social',
    { 'profiles[0].network': 'instagram', 'profiles[0].url': 'javascript:alert(1)' },
    'profiles.0.url',
    'invalidAddress',
  ],
  [
    'social',
    { 'profiles[0].network': 'other', 'profiles[0].url': 'https://a.example/b' },
    'profiles.0.network',
    'required',
  ],
  ['testimonials', { 'voices[0].sourceUrl': 'http://a.example' }, 'voices.0.sourceUrl', 'invalidAddress'],
  ['testimonials', { 'voices[0].servedOn': '2026-02-30' }, 'voices.0.servedOn', 'invalidDate'],
  ['partners', { 'partners[0].name': 'x'.repeat(61) }, 'partners.0.name', 'tooLong'],
];

it.each(wrong)('refuses %s with %o', (key, changed, path, code) => {
  const issues = factSchemas[key].safeParse(posted({ ...valid(key), ...changed })).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, code]);
});

it('has the date of the service of a review in both languages, if one is given', () => {
  const value = factSchemas.testimonials.parse(
    posted({ ...valid('testimonials'), 'voices[1].servedOn': '2026-03-05' }),
  );
  const { testimonials } = applyFact(contentFacts, 'testimonials', value);
  for (const voices of [testimonials.es, testimonials.en]) {
    expect(voices.slice(0, 2).map(({ servedOn }) => servedOn)).toEqual([undefined, '2026-03-05']);
  }
});

it('needs three reviews, one person and hours of the office', () => {
  expect(factSchemas.testimonials.safeParse({}).error?.issues[0]?.message).toBe('tooFew');
  expect(factSchemas.team.safeParse({ members: [] }).error?.issues[0]?.message).toBe('tooFew');
  expect(factSchemas.hours.safeParse({}).error?.issues[0]?.message).toBe('tooFew');
});

it('leaves out what was stored and is not valid', () => {
  expect(applyStoredFact(contentFacts, 'team', { members: 'nobody' })).toBeNull();
  expect(applyStoredFact(contentFacts, 'contact', null)).toBeNull();
});
