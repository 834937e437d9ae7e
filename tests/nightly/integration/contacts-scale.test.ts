import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { searchIndex } from '@/lib/listings/list/search-page';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import {
  listWaiting,
  readInbox,
  readContacts,
  readTasks,
  readUnanswered,
} from '@/lib/server/services/contacts/read-inbox';
import { searchDesk } from '@/lib/server/services/search/search-desk';
import { readAgencyReport } from '@/lib/server/services/reports/read-agency-report';
import { listToSettle } from '@/lib/server/services/diary/read-diary';
import { readListingsForContact, readContactsForListing } from '@/lib/server/services/matching/read-matches';
import { makeListing } from '@/tests/support/make-listing';
import { onBothEngines } from '@/tests/support/database/engines';
import { longestContact, manyContacts } from '@/tests/support/database/many-contacts.mjs';
import { staffActor } from '@/tests/support/staff-actor';

jest.setTimeout(600_000);

const [HOMES, PEOPLE, CALLS, LIMIT_MS] = [5_000, 20_000, 9, 150];
const areas = ['eixample', 'gracia', 'moraira'] as const;
const types = ['apartment', 'house', 'villa'] as const;

const listings = Array.from({ length: HOMES }, (_, n) =>
  makeListing('flat', {
    ...{ id: `home-${n}`, reference: `XX-${10_000 + n}`, area: areas[n % 3], type: types[(n % 7) % 3] },
    ...{ price: 100_000 + (n % 190) * 10_000, bedrooms: n % 6, status: n % 11 === 0 ? 'reserved' : 'available' },
  }),
);

const fill = manyContacts({ contacts: PEOPLE, listing: `'home-' || n % ${HOMES}` });

onBothEngines(({ run }) => {
  const owner = staffActor('owner');
  const contacts = { search: '', agent: '' };
  const inbox = { state: 'open', agent: '', source: '', search: '' } as const;
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    people: () => readContacts(owner, contacts, 1),
    'people, last page': () => readContacts(owner, contacts, PEOPLE / 50),
    'people by name': () => readContacts(owner, { ...contacts, search: 'person 1999' }, 1),
    'people by one letter': () => readContacts(owner, { ...contacts, search: 'p' }, 1),
    'people by number': () => readContacts(owner, { ...contacts, search: '600 001' }, 1),
    'a person': () => openContact(owner, longestContact, 'es'),
    inbox: () => readInbox(owner, inbox, 1, 'es'),
    'closed enquiries, last page': () => readInbox(owner, { ...inbox, state: 'closed' }, 380, 'es'),
    'closed enquiries, searched': () => readInbox(owner, { ...inbox, state: 'closed', search: '1999' }, 1, 'es'),
    reminders: () => readTasks(owner, 'all', 1),
    'the first that wait': () => readUnanswered(owner, 8, 'es'),
    'search by one letter': () => searchDesk(owner, 'p', 'es'),
    'waiting and to settle': async () => [await listWaiting(owner), await listToSettle(owner, 'es')],
    'people for a home': () => readContactsForListing(owner, 'home-7', 1, 'es'),
    'homes for a person': () => readListingsForContact(owner, longestContact, 60, 'es'),
    figures: () => readAgencyReport(owner, Date.now()),
  };
  afterAll(() => setCatalogue(contentListings, [], 0));

  it(`reads each page of people in ${LIMIT_MS} ms of CPU, with ${PEOPLE} people and ${HOMES} homes`, async () => {
    setCatalogue(listings, [], 1);
    searchIndex();
    for (const statement of fill) await run(statement);
    const cost = async (read: () => Promise<unknown>) => {
      const start = process.cpuUsage();
      await read();
      const { system, user } = process.cpuUsage(start);
      return Math.round((system + user) / 1_000);
    };
    const slow: string[] = [];
    const lines: string[] = [];
    for (const [name, read] of Object.entries(pages)) {
      const first = await cost(read);
      const later: number[] = [];
      for (let call = 0; call < CALLS; call += 1) later.push(await cost(read));
      const sorted = later.toSorted((one, other) => one - other);
      const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(CALLS / 2)]];
      lines.push(`${name}: ${median} ms of CPU, at least ${least}, at first ${first}`);
      // Other programs only increase the time.
      if (least > LIMIT_MS) slow.push(name);
    }
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(slow).toEqual([]);
  });
});
