import { figuresOf, portalOf, type FigureEnquiry } from '@/lib/reports/sources';

const office = {
  zone: 'Europe/Madrid',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '19:00' }],
  holidays: [],
  closedDays: ['2026-11-16'],
} as unknown as Parameters<typeof figuresOf>[1];
const TODAY = '2026-11-26';

const enquiry = (createdAt: string, answeredAt: string | null, fields: Partial<FigureEnquiry> = {}): FigureEnquiry => ({
  source: 'website',
  agentId: 'ana',
  createdAt: new Date(createdAt),
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
  ...fields,
});
const figures = (enquiries: readonly FigureEnquiry[], events: Parameters<typeof figuresOf>[0]['events'] = []) =>
  figuresOf({ enquiries, events }, office, TODAY);

it('counts office hours alone: nights, weekends and closed days are nobody’s delay', () => {
  // Friday 18:30 to Tuesday 09:30; Monday 16 is closed.
  const { total } = figures([enquiry('2026-11-13T17:30:00Z', '2026-11-17T08:30:00Z')]);
  expect(total.now).toEqual({ enquiries: 1, waiting: 0, median: 60, slowest: 60, viewings: 0, offers: 0, sales: 0 });
});

it('has the median and the slowest, and who still waits', () => {
  const at = (minutes: number) => new Date(Date.parse('2026-11-24T09:00:00Z') + minutes * 60_000).toISOString();
  const rows = [10, 20, 40, 90].map((minutes) => enquiry(at(0), at(minutes)));
  const { median, slowest, waiting } = figures([...rows, enquiry(at(0), null)]).total.now;
  expect([median, slowest, waiting]).toEqual([30, 90, 1]);
  expect(figures([enquiry(at(0), null)]).total.now.median).toBeNull();
});

it('sets four weeks beside the four before, by the day in Madrid', () => {
  const { before, now, total, weeks } = figures([
    enquiry('2026-10-01T21:59:00Z', null),
    enquiry('2026-10-01T22:00:00Z', null),
    enquiry('2026-10-29T22:59:00Z', null),
    enquiry('2026-10-29T23:00:00Z', null),
    enquiry('2026-11-26T22:30:00Z', null),
  ]);
  expect([before, now]).toEqual([
    { from: '2026-10-02', to: '2026-10-29' },
    { from: '2026-10-30', to: '2026-11-26' },
  ]);
  expect([total.before.enquiries, total.now.enquiries]).toEqual([2, 2]);
  expect(weeks.map(({ count }) => count)).toEqual([1, 0, 0, 1, 1, 0, 0, 1]);
});

it('has a row for each portal, however its name is spelt', () => {
  const day = '2026-11-24T09:00:00Z';
  const from = (sourceName: string | null) => enquiry(day, null, { source: 'portal', sourceName });
  const { sources } = figures(
    [from('idealista'), from('Idealista '), from('Kyero'), from(null)],
    [{ kind: 'viewings', agentId: null, source: 'portal', sourceName: 'IDEALISTA', at: new Date(day) }],
  );
  expect(sources.map(({ key, now }) => [portalOf(key), now.enquiries, now.viewings])).toEqual([
    ['idealista', 2, 1],
    ['Kyero', 1, 0],
    [null, 1, 0],
  ]);
});

it('has a row for each source and agent, and for nobody', () => {
  const day = '2026-11-24T09:00:00Z';
  const { agents, sources } = figures(
    [enquiry(day, null), enquiry(day, null, { source: 'portal', agentId: null }), enquiry(day, null)],
    [{ kind: 'viewings', agentId: 'oriol', source: 'website', at: new Date(day) }],
  );
  expect(agents.map(({ key, now }) => [key, now.enquiries, now.viewings])).toEqual([
    ['ana', 2, 0],
    ['', 1, 0],
    ['oriol', 0, 1],
  ]);
  expect(sources.map(({ key, now }) => [key, now.enquiries, now.viewings])).toEqual([
    ['website', 2, 1],
    ['portal', 1, 0],
  ]);
});
