import type { closedReasons } from './enquiry-state';

/** Why somebody may be sent a home by email: she asked for it, has an alert, or has enquired of late. */
export const sendBases = ['requested', 'alert', 'enquiry'] as const;
export type SendBasis = Readonly<{ kind: (typeof sendBases)[number]; at: Date }>;

/** How long an enquiry is a reason to write. */
export const ENQUIRY_BASIS_MONTHS = 6;

/** Who closed an enquiry so looks for nothing any more. */
export const settledReasons = [
  'bought',
  'rented',
  'notInterested',
] as const satisfies readonly (typeof closedReasons)[number][];

/** Why somebody may not be sent a home. */
export type SendBar = 'objected' | 'noAddress' | 'noBasis';

type Contact = Readonly<{
  emails: readonly string[];
  hasObjected: boolean;
  /** Her last enquiry, from an address of hers or by telephone. */
  lastEnquiry: Readonly<{ at: Date; email: string | null }> | null;
}>;

type Search = Readonly<{
  kind: 'requirement' | 'alert';
  /** Of an alert: the address that asked for it. */
  email: string | null;
  /** Since when she wants emails about it; null: it was only noted. */
  requestedAt: Date | null;
}>;

export type SendRight = Readonly<
  { basis: SendBasis; email: string; bar: null } | { basis: null; email: null; bar: SendBar }
>;

/**
 * Whether somebody may be sent a home that the searches match. An objection wins over everything; a search is a basis
 * for what it matches alone.
 */
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
