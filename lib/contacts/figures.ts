import { addDays, wallClock } from '@/lib/appointments/time-zone';
import type { AppointmentRules } from '@/lib/appointments/slots';
import type { EnquirySource } from './enquiry-state';
import { officeMinutes } from './lateness';

export type FigureEnquiry = Readonly<{
  source: EnquirySource;
  /** Account of who answers; null: nobody yet. */
  agentId: string | null;
  createdAt: Date;
  /** When somebody first answered. */
  answeredAt: Date | null;
}>;

export type FigureAppointment = Readonly<{ agentId: string | null; startsAt: Date }>;

/** Of four weeks. Times in minutes of office hours; null where nothing was answered. */
export type Figure = Readonly<{
  enquiries: number;
  waiting: number;
  median: number | null;
  slowest: number | null;
  viewings: number;
}>;

/** `key`: a source, or the id of an account, `''` for nobody. */
export type FigureRow = Readonly<{ key: string; now: Figure; before: Figure }>;

/** Days, `YYYY-MM-DD`. */
type Days = Readonly<{ from: string; to: string }>;

export type Figures = Readonly<{
  now: Days;
  before: Days;
  /** Enquiries of each of the eight weeks, the oldest first. */
  weeks: readonly Readonly<{ from: string; count: number }>[];
  sources: readonly FigureRow[];
  agents: readonly FigureRow[];
  total: FigureRow;
}>;

const WEEK = 7;
const WEEKS = 4;
const PERIOD = WEEKS * WEEK;

/** The first day of the eight weeks that end with a day. */
export const firstDay = (today: string): string => addDays(today, 1 - 2 * PERIOD);

type Office = Pick<AppointmentRules, 'zone' | 'hours' | 'holidays' | 'closedDays'>;
type Data = Readonly<{ enquiries: readonly FigureEnquiry[]; appointments: readonly FigureAppointment[] }>;

/** Figures of the four weeks that end with a day (`YYYY-MM-DD`), beside those of the four before. */
export function figuresOf({ appointments, enquiries }: Data, office: Office, today: string): Figures {
  const start = addDays(today, 1 - PERIOD);
  const first = firstDay(today);
  const dayOf = (moment: Date) => wallClock(moment.getTime(), office.zone).day;
  const received = enquiries.map((enquiry) => ({ ...enquiry, day: dayOf(enquiry.createdAt) }));
  const met = appointments.map((appointment) => ({ ...appointment, day: dayOf(appointment.startsAt) }));
  const within =
    ({ from, to }: Days) =>
    ({ day }: { day: string }) =>
      day >= from && day <= to;
  const now = { from: start, to: today };
  const before = { from: first, to: addDays(start, -1) };

  const rowOf = (key: string, own: typeof received, visits: typeof met): FigureRow => {
    const figure = (days: Days) => figureOf(own.filter(within(days)), visits.filter(within(days)).length, office);
    return { key, now: figure(now), before: figure(before) };
  };
  const isSeen = (row: FigureRow) =>
    [row.now, row.before].some(({ enquiries: count, viewings }) => count + viewings > 0);
  const sources = [...new Set(received.map(({ source }) => source))];
  const agents = [...new Set([...received, ...met].map(({ agentId }) => agentId ?? ''))];
  return {
    ...{ now, before },
    weeks: Array.from({ length: 2 * WEEKS }, (_, week) => {
      const from = addDays(first, week * WEEK);
      return { from, count: received.filter(within({ from, to: addDays(from, WEEK - 1) })).length };
    }),
    // Appointments are booked on the website.
    sources: (met.length > 0 && !sources.includes('website') ? [...sources, 'website' as const] : sources)
      .map((key) =>
        rowOf(
          key,
          received.filter(({ source }) => source === key),
          key === 'website' ? met : [],
        ),
      )
      .filter(isSeen)
      .toSorted(mostFirst),
    agents: agents
      .map((key) =>
        rowOf(
          key,
          received.filter(({ agentId }) => (agentId ?? '') === key),
          met.filter(({ agentId }) => (agentId ?? '') === key),
        ),
      )
      .filter(isSeen)
      .toSorted(mostFirst),
    total: rowOf('', received, met),
  };
}

const mostFirst = (one: FigureRow, other: FigureRow) => other.now.enquiries - one.now.enquiries;

function figureOf(enquiries: readonly FigureEnquiry[], viewings: number, office: Office): Figure {
  const times = enquiries
    .flatMap(({ answeredAt, createdAt }) =>
      answeredAt ? [officeMinutes(office, createdAt.getTime(), answeredAt.getTime())] : [],
    )
    .toSorted((one, other) => one - other);
  return {
    enquiries: enquiries.length,
    waiting: enquiries.length - times.length,
    median: medianOf(times),
    slowest: times.at(-1) ?? null,
    viewings,
  };
}

/** Of sorted numbers; of two in the middle, between them. */
function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
