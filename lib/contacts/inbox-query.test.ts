import { enquiryPath, inboxFilters, inboxPath, readInboxQuery } from './inbox-query';

const agent = '3f0c2f3e-0000-4000-8000-000000000000';

it('reads filters, and ignores values that it does not know', () => {
  expect(readInboxQuery({ state: 'closed', agent, source: 'portal', q: ' Ada\n', page: '3' })).toEqual({
    state: 'closed',
    agent,
    source: 'portal',
    search: 'Ada',
    page: 3,
  });
  const none = readInboxQuery({ state: 'lost', agent: 'Eva', source: ['website'], page: '-2' });
  expect(none).toEqual({ state: 'open', agent: '', source: '', search: '', page: 1 });
  expect(inboxFilters(none)).toEqual({});
});

it('keeps filters and page beside an enquiry', () => {
  const query = readInboxQuery({ q: 'Ada & Co', page: '2' });
  const path = enquiryPath({ id: 'one', contactId: agent }, query);
  const [contact, search] = path.split('?');
  expect(contact).toBe(`/dashboard/agency/people/${agent}`);
  const params = Object.fromEntries(new URLSearchParams(search));
  expect(params).toEqual({ q: 'Ada & Co', page: '2', enquiry: 'one' });
  expect(readInboxQuery(params)).toEqual(query);
  expect(enquiryPath({ id: 'one', contactId: null }, query)).toBe(inboxPath(query));
});
