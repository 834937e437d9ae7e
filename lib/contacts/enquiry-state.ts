/** What has become of an enquiry. */
export const enquiryStates = ['unanswered', 'inProgress', 'waiting', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Of those, what still asks for something. */
export const openStates = ['unanswered', 'inProgress', 'waiting'] as const satisfies readonly EnquiryState[];

/** Why an enquiry was closed. */
export const closedReasons = ['bought', 'rented', 'notInterested', 'noAnswer', 'answered'] as const;
/** `earlier`: it was there before the inbox. */
export type ClosedReason = (typeof closedReasons)[number] | 'earlier';

/** How an enquiry came. */
export const enquirySources = ['website', 'telephone', 'office', 'portal', 'program'] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** Those that staff enter by hand. */
export const enteredSources = ['telephone', 'office', 'portal'] as const satisfies readonly EnquirySource[];
