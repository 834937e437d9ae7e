import { addDays, wallClock } from '@/lib/appointments/time-zone';
import type { AppointmentRules } from '@/lib/appointments/slots';
import type { EnquirySource } from '@/lib/contacts/enquiry-state';
import { plainPortalName } from '@/lib/contacts/portals/portal-name';
import { officeClock } from '@/lib/contacts/lateness';

export type FigureEnquiry = Readonly<{
  source: EnquirySource;
  /** Name of a portal. */
  sourceName?: string | null;
  /** Null when unanswered. */
  agentId: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}>;

export type FigureEvent = Readonly<{
  kind: 'viewings' | 'offers' | 'sales';
  agentId: string | null;
  source: EnquirySource | null;
  sourceName?: string | null;
  at: Date;
}>;

/** Covers four weeks. Times are office minutes; null without answers. */
export type Figure = Readonly<{
  enquiries: number;
  waiting: number;
  median: number | null;
  slowest: number | null;
  viewings: number;
  offers: number;
  sales: number;
}>;

/** `key`: a source, `portal:NAME`, an account id, or `''` when unassigned. */
export type FigureRow = Readonly<{ key: string; now: Figure; before: Figure }>;

type Days = Readonly<{ from: string; to: string }>;

export type Figures = Readonly<{
  now: Days;
  before: Days;
  weeks: readonly Readonly<{ from: string; count: number }>[];
  sources: readonly FigureRow[];
  agents: readonly FigureRow[];
  total: FigureRow;
}>;

const WEEK = 7;
const WEEKS = 4;
const PERIOD = WEEKS * WEEK;

export const firstDay = (today: string): string => addDays(today, 1 - 2 * PERIOD);

type Attributed = Readonly<{ agentId: string | null; sourceKey: string | null }>;
type Office = Pick<AppointmentRules, 'zone' | 'hours' | 'holidays' | 'closedDays'>;
type Data = Readonly<{ enquiries: readonly FigureEnquiry[]; events: readonly FigureEvent[] }>;

/** Compares the four weeks that end on `today` with the four before. */
export function figuresOf({ enquiries, events }: Data, office: Office, today: string): Figures {
  const start = addDays(today, 1 - PERIOD);
  const first = firstDay(today);
  const dayOf = (moment: Date) => wallClock(moment.getTime(), office.zone).day;
  const minutesBetween = officeClock(office);
  const sourceKey = sourceKeys();
  const received = enquiries.map((enquiry) => ({
    ...enquiry,
    sourceKey: sourceKey(enquiry),
    day: dayOf(enquiry.createdAt),
    minutes: enquiry.answeredAt && minutesBetween(enquiry.createdAt.getTime(), enquiry.answeredAt.getTime()),
  }));
  const happened = events.map((event) => ({ ...event, sourceKey: sourceKey(event), day: dayOf(event.at) }));
  const within =
    ({ from, to }: Days) =>
    ({ day }: { day: string }) =>
      day >= from && day <= to;
  const now = { from: start, to: today };
  const before = { from: first, to: addDays(start, -1) };

  const rowOf = (key: string, isOwn: (one: Attributed) => boolean): FigureRow => {
    const [own, ownEvents] = [received.filter(isOwn), happened.filter(isOwn)];
    const figure = (days: Days) => figureOf(own.filter(within(days)), ownEvents.filter(within(days)));
    return { key, now: figure(now), before: figure(before) };
  };
  const isSeen = (row: FigureRow) =>
    [row.now, row.before].some((one) => one.enquiries + one.viewings + one.offers + one.sales > 0);
  const all = [...received, ...happened];
  const sources = [...new Set(all.flatMap((one) => one.sourceKey ?? []))];
  const agents = [...new Set(all.map(({ agentId }) => agentId ?? ''))];
  return {
    now,
    before,
    weeks: Array.from({ length: 2 * WEEKS }, (_, week) => {
      const from = addDays(first, week * WEEK);
      return { from, count: received.filter(within({ from, to: addDays(from, WEEK - 1) })).length };
    }),
    sources: sources
      .map((key) => rowOf(key, (one) => one.sourceKey === key))
      .filter(isSeen)
      .toSorted(mostFirst),
    agents: agents
      .map((key) => rowOf(key, ({ agentId }) => (agentId ?? '') === key))
      .filter(isSeen)
      .toSorted(mostFirst),
    total: rowOf('', () => true),
  };
}

const PORTAL = 'portal:';

/** Returns null for other keys. */
export const portalOf = (key: string): string | null => (key.startsWith(PORTAL) ? key.slice(PORTAL.length) : null);

/** One key for all spellings of a portal's name, with the first of them. */
function sourceKeys() {
  const spellings = new Map<string, string>();
  return ({ source, sourceName }: Pick<FigureEvent, 'source' | 'sourceName'>): string | null => {
    const name = sourceName?.trim() ?? '';
    if (source !== 'portal' || name === '') return source;
    const plain = plainPortalName(name);
    const spelling = spellings.get(plain) ?? name;
    spellings.set(plain, spelling);
    return PORTAL + spelling;
  };
}

const mostFirst = (one: FigureRow, other: FigureRow) => other.now.enquiries - one.now.enquiries;

function figureOf(enquiries: readonly Readonly<{ minutes: number | null }>[], events: readonly FigureEvent[]): Figure {
  const countOf = (wanted: FigureEvent['kind']) => events.filter(({ kind }) => kind === wanted).length;
  const times = enquiries.flatMap(({ minutes }) => minutes ?? []).toSorted((one, other) => one - other);
  return {
    enquiries: enquiries.length,
    waiting: enquiries.length - times.length,
    median: medianOf(times),
    slowest: times.at(-1) ?? null,
    viewings: countOf('viewings'),
    offers: countOf('offers'),
    sales: countOf('sales'),
  };
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
