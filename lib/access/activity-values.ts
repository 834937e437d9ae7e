import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ActivityAction, ActivityChange } from './activity';

export type ActivityValues = Readonly<{
  before: string;
  after: string;
  direction: 'up' | 'down' | 'first' | 'other';
  role: string;
  count: number;
  /** Counts reassigned to a colleague; `none` when there is no successor. */
  homes: number;
  people: number;
  appointments: number;
  to: string;
  /** Words of the text that were confirmed at publication; `none` without any. */
  words: string;
  /** As typed. */
  reason: string;
}>;

/** Typed as one key, because TypeScript takes minutes to compare the values of all. */
export const sentenceKey = (action: ActivityAction) => `actions.${action}` as 'actions.feedRun';

export function activityValues({ before = {}, after = {} }: ActivityChange, locale: Locale): ActivityValues {
  const [from, to] = [before.price, after.price];
  return {
    before: typeof from === 'number' ? formatPrice(from, locale) : '',
    after: typeof to === 'number' ? formatPrice(to, locale) : '',
    direction: directionOf(from, to),
    role: typeof after.role === 'string' ? after.role : '',
    count: new Set([...Object.keys(before), ...Object.keys(after)]).size,
    homes: numberOf(after.homes),
    people: numberOf(after.people),
    appointments: numberOf(after.appointments),
    to: typeof after.to === 'string' ? after.to : 'none',
    words: typeof after.words === 'string' ? `“${after.words}”` : 'none',
    reason: typeof after.reason === 'string' ? after.reason : '',
  };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

function directionOf(from: unknown, to: unknown): ActivityValues['direction'] {
  if (typeof to !== 'number') return 'other';
  if (typeof from !== 'number') return 'first';
  return to < from ? 'down' : to > from ? 'up' : 'other';
}

export function nameInChange({ before = {}, after = {} }: ActivityChange): string | null {
  const values = [after.name, before.name, after.title, before.title, after.reference, before.reference];
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/** Parses a system actor; the name of a feed follows the colon. */
export function systemActor(name: string): Readonly<{ key: 'command' | 'job' | 'feed'; name: string }> {
  if (name === 'command' || name === 'job') return { key: name, name };
  return { key: 'feed', name: name.replace(/^feed:/, '') };
}
