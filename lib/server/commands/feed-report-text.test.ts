import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { feedReportText } from './feed-report-text';

const report: FeedReport = {
  feed: 'crm',
  startedAt: '2026-11-25T00:00:00Z',
  endedAt: '2026-11-25T00:00:01Z',
  outcome: 'complete',
  fault: null,
  counts: { read: 9, notes: 41, unchanged: 8, added: 1, changed: 0, published: 0, withdrawn: 0, drafts: 1, skipped: 0 },
  added: [{ id: 'villa-a-1', reference: 'A-1' }],
  changed: [],
  published: [],
  withdrawn: [],
  drafts: [
    {
      id: 'villa-a-1',
      reference: 'A-1',
      problems: [{ field: 'area', message: 'is missing' }],
      place: 'Nowhere, Calpe',
    },
  ],
  skipped: [],
  notes: [{ line: 7, listing: 'A-1', field: 'beds', code: 'rooms', given: 'many' }],
  warnings: [],
  held: null,
  renumbered: 0,
  imageProblems: [],
};

it('tells what was left out of the homes that were kept, and how much more', () => {
  const text = feedReportText(report, '/feeds/crm.xml');
  expect(text).toMatch(
    /^Kept, .*:\n {2}\/feeds\/crm\.xml:7: ref A-1, <beds> is “many”: left out, .*\n {2}… and 11 more$/m,
  );
});

it('names the place of a draft that is in no area', () => {
  expect(feedReportText(report, '/feeds/crm.xml')).toContain('Nowhere, Calpe');
});

it('tells the numbers of what it held, and the option that lets it pass', () => {
  const held = { withdrawn: 5, repriced: 2, of: 6, isDeclined: false };
  const text = feedReportText({ ...report, outcome: 'held', held }, 'crm.xml');
  expect(text).toMatch(/5 of its 6 .* price of 2.*--withdraw-all/);
  expect(text).toContain('9 homes read');
  expect(feedReportText({ ...report, held: { ...held, isDeclined: true } }, 'crm.xml')).toMatch(/decided at the desk/);
  expect(feedReportText({ ...report, outcome: 'held', renumbered: 4 }, 'crm.xml')).toMatch(/\b4 .*--renumbered/);
});

it('reads a report that an earlier version stored', () => {
  const { notes, held, renumbered, counts, ...rest } = report;
  const { notes: count, ...others } = counts;
  expect([notes, held, renumbered, count]).toEqual([expect.anything(), null, 0, 41]);
  const drafts = report.drafts.map(({ place, ...draft }) => ({ ...draft, place: place && null }));
  expect(feedReportText({ ...rest, counts: others, drafts }, 'crm.xml')).not.toMatch(/Kept|undefined|null/);
  const earlier = { line: 7, listing: 'ref A-1', field: 'beds', message: 'is “many”: left out' };
  expect(feedReportText({ ...rest, notes: [earlier], counts: others, drafts }, 'crm.xml')).toContain(
    'crm.xml:7: ref A-1, <beds> is “many”: left out',
  );
});
