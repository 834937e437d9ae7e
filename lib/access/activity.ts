/** What the activity log tells; each has a sentence in `activityLog.actions` of the messages. */
export const activityActions = [
  'listingCreated',
  'listingEdited',
  'listingPublished',
  'listingReserved',
  'listingSold',
  'listingWithdrawn',
  'listingReturned',
  'priceChanged',
  'listingDuplicated',
  'listingDeleted',
  'revisionTakenBack',
  'changeUndone',
  'previewShared',
  'previewApproved',
  'imageAdded',
  'imageRemoved',
  'feedAdded',
  'feedChanged',
  'feedPaused',
  'feedResumed',
  'feedRemoved',
  'feedRun',
  'feedConfirmed',
  'placeAdded',
  'placeChanged',
  'staffInvited',
  'invitationWithdrawn',
  'staffJoined',
  'staffRoleChanged',
  'staffLinked',
  'staffEnded',
  'absenceSet',
  'absenceEnded',
  'secondFactorEnrolled',
  'secondFactorReset',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'activityExported',
  'siteFactChanged',
  'siteFactTakenBack',
  'articleSaved',
  'articlePublished',
  'articleWithdrawn',
  'questionSaved',
  'questionWithdrawn',
  'campaignSaved',
  'campaignTested',
  'campaignSent',
  'campaignPaused',
  'campaignResumed',
  'contactOpened',
  'contactChanged',
  'contactJoined',
  'contactSeparated',
  'contactExported',
  'contactErased',
  'contactReplied',
  'answerReceived',
  'noteAdded',
  'taskAdded',
  'taskDone',
  'requirementAdded',
  'requirementRemoved',
  'enquiryEntered',
  'enquiryAssigned',
  'enquiryStateChanged',
  'leadKeyCreated',
  'leadKeyRevoked',
] as const;

export type ActivityAction = (typeof activityActions)[number];

export const activitySubjects = [
  'listing',
  'feed',
  'place',
  'staff',
  'site',
  'article',
  'question',
  'campaign',
  'contact',
  'enquiry',
  'leadKey',
  'log',
] as const;

export type ActivitySubject = Readonly<{
  kind: (typeof activitySubjects)[number];
  /** A listing by its id, staff by the id of the account or the address that was invited. */
  id: string;
}>;

/** Changed fields alone; of people ids and names of fields, never values. */
export type ActivityChange = Readonly<{
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}>;
