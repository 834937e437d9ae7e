export const enquiryStates = ['unanswered', 'inProgress', 'waiting', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const openStates = ['unanswered', 'inProgress', 'waiting'] as const satisfies readonly EnquiryState[];

export const closedReasons = ['bought', 'rented', 'notInterested', 'noAnswer', 'answered'] as const;
/** `earlier`: closed before the inbox existed. */
export type ClosedReason = (typeof closedReasons)[number] | 'earlier';

export const enquirySources = ['website', 'telephone', 'office', 'email', 'portal', 'program'] as const;
export type EnquirySource = (typeof enquirySources)[number];

export const enteredSources = ['telephone', 'office', 'email', 'portal'] as const satisfies readonly EnquirySource[];
