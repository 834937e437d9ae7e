import type { QueryValues } from '@/lib/browser/path-with-query';
import { activityActions, activitySubjects, type ActivityAction, type ActivitySubject } from './activity';

export type ActivityQuery = Readonly<{
  person?: string | undefined;
  kind?: ActivitySubject['kind'] | undefined;
  action?: ActivityAction | undefined;
  /** Days in Madrid time. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  /** True when the query contained an invalid day, which was dropped. */
  hasWrongDay: boolean;
}>;

const MAX_NAME = 200;
const MAX_PAGE = 100_000;

/** Drops unknown values. */
export function readActivityQuery(query: QueryValues): ActivityQuery {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [from, to] = [text('from'), text('to')];
  const page = Number(text('page') ?? 1);
  return {
    person: text('person')?.slice(0, MAX_NAME),
    kind: activitySubjects.find((kind) => kind === text('kind')),
    action: activityActions.find((action) => action === text('action')),
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
    hasWrongDay: [from, to].some((day) => day !== undefined && !isDay(day)),
  };
}

export function activitySearch({ person, kind, action, from, to }: ActivityQuery): URLSearchParams {
  const given = Object.entries({ person, kind, action, from, to });
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const isDay = (value: string) => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
};
