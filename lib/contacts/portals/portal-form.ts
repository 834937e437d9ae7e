import type { LabelledField } from './own-portal';

/** As typed; a field has its labels. */
export type PortalValues = Readonly<Record<'title' | 'sender' | 'pasted' | LabelledField, string>>;

/**
 * `unread`: nothing is found in the pasted email; `otherSender`: it comes from another address; `notice`: its subject is
 * that of a notice; `gone`: the portal was deleted.
 */
export const portalProblems = [
  'title',
  'sender',
  'labels',
  'taken',
  'unread',
  'otherSender',
  'notice',
  'gone',
] as const;

export type PortalProblem = (typeof portalProblems)[number];

export type PortalFormState = Readonly<
  | { status: 'idle' }
  | { status: 'wrong'; code: PortalProblem; values: PortalValues }
  | {
      status: 'tried';
      values: PortalValues;
      found: Readonly<Record<LabelledField, string | null>>;
      /** Whether such an email becomes an enquiry by itself. */
      isComplete: boolean;
    }
>;

/** Characters. */
export const PORTAL_LIMITS = { title: 80, sender: 254, labels: 400, pasted: 200_000 } as const;
