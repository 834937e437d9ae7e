import type { closedReasons } from './enquiry-state';

export const sendBases = ['requested', 'alert', 'enquiry'] as const;
export type SendBasis = Readonly<{ kind: (typeof sendBases)[number]; at: Date }>;

/** Time for which an enquiry is a basis for sending listings. */
export const ENQUIRY_BASIS_MONTHS = 6;

export const settledReasons = [
  'bought',
  'rented',
  'notInterested',
] as const satisfies readonly (typeof closedReasons)[number][];

export type SendBar = 'objected' | 'noAddress' | 'noBasis';

type Contact = Readonly<{
  emails: readonly string[];
  hasObjected: boolean;
  lastEnquiry: Readonly<{ at: Date; email: string | null }> | null;
}>;

type Search = Readonly<{
  kind: 'requirement' | 'alert';
  email: string | null;
  /** When the contact requested alert emails; null when the search was only noted. */
  requestedAt: Date | null;
}>;

export type SendRight = Readonly<
  { basis: SendBasis; email: string; bar: null } | { basis: null; email: null; bar: SendBar }
>;

/** An objection overrides every basis; a search is a basis only for its own matches. */
export function sendRightOf(
  { emails, hasObjected, lastEnquiry }: Contact,
  searches: readonly Search[],
  now: Date,
): SendRight {
  const barred = (bar: SendBar) => ({ basis: null, email: null, bar }) as const;
  if (hasObjected) return barred('objected');
  const [first] = emails;
  if (first === undefined) return barred('noAddress');
  const own = (email: string | null) => (email !== null && emails.includes(email) ? email : first);
  const requested = searches.find(({ requestedAt, kind }) => kind === 'requirement' && requestedAt !== null);
  if (requested?.requestedAt)
    return { basis: { kind: 'requested', at: requested.requestedAt }, email: first, bar: null };
  const alert = searches.find(({ requestedAt, kind }) => kind === 'alert' && requestedAt !== null);
  if (alert?.requestedAt)
    return { basis: { kind: 'alert', at: alert.requestedAt }, email: own(alert.email), bar: null };
  if (lastEnquiry && lastEnquiry.at >= monthsBefore(now, ENQUIRY_BASIS_MONTHS)) {
    return { basis: { kind: 'enquiry', at: lastEnquiry.at }, email: own(lastEnquiry.email), bar: null };
  }
  return barred('noBasis');
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
