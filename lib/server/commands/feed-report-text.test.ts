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

it('tells a kind that whole feeds have by its number, and others with their first notes', () => {
  const about = { line: 7, field: 'beds', code: 'rooms', given: 'many' } as const;
  const notes = Array.from({ length: 9 }, (_, index) => ({ ...about, listing: `A-${index}` }));
  const few = { line: 9, listing: 'A-1', field: 'images', code: 'fewImages', values: { count: 1 } } as const;
  const noteKinds = [
    { code: 'rooms', count: 12 },
    { code: 'fewImages', count: 4_877 },
  ] as const;
  const text = feedReportText({ ...report, notes: [...notes, few], noteKinds }, 'crm.xml');
  const [, kept = ''] = /^Kept, .*:\n([^]*?)\n\n/m.exec(text) ?? [];
  expect(kept.split('\n').map((line) => line.trim().slice(0, 24))).toEqual([
    '12: numbers of rooms tha',
    ...['A-0', 'A-1', 'A-2', 'A-3', 'A-4'].map((reference) => `crm.xml:7: ref ${reference}, <beds`.slice(0, 24)),
    '… and 7 more',
    '4877: homes with one or ',
  ]);
});

it('shows references of one home to look at', () => {
  const duplicates = [
    [
      { id: 'a', reference: 'A-1' },
      { id: 'b', reference: 'B-1' },
    ],
  ];
  expect(feedReportText({ ...report, duplicates }, 'crm.xml')).toMatch(/^To look at:\n {2}A-1 \(a\), B-1 \(b\) seem/m);
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
