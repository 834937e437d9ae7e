import 'server-only';

/** Data subject, for account deletion and export. */
export const emailConcerns = {
  accountDeleted: 'account',
  accountEnding: 'account',
  alertConfirm: 'recipient',
  alertDigest: 'recipient',
  alreadyRegistered: 'account',
  answerNotice: 'agency',
  appointmentBooked: 'recipient',
  appointmentCancelled: 'recipient',
  appointmentMoved: 'recipient',
  appointmentNotice: 'agency',
  appointmentPassedOn: 'recipient',
  appointmentReminder: 'recipient',
  appointmentRequested: 'recipient',
  calendarUnread: 'agency',
  campaignTest: 'agency',
  certificateEnding: 'agency',
  confirmDeletion: 'account',
  contactInformation: 'recipient',
  contactNotice: 'agency',
  contactReply: 'recipient',
  contactThanks: 'recipient',
  contactsUninformed: 'agency',
  enquiryWaiting: 'agency',
  guestViewing: 'recipient',
  listingMatch: 'recipient',
  listingTakenOff: 'agency',
  matchesConfirm: 'recipient',
  newSignInMethod: 'account',
  newsletterConfirm: 'recipient',
  newsletterGuide: 'recipient',
  passwordChanged: 'account',
  resetPassword: 'account',
  secondStepReset: 'account',
  staffInvitation: 'recipient',
  saleFigures: 'recipient',
  saleInvitation: 'recipient',
  saleNews: 'recipient',
  saleNotice: 'agency',
  sendingStopped: 'agency',
  sellerAnswer: 'agency',
  verifyEmail: 'account',
  viewingQuestions: 'recipient',
} as const;

export type EmailKindName = keyof typeof emailConcerns;

export const emailKindsAbout = (concern: (typeof emailConcerns)[EmailKindName]): readonly EmailKindName[] =>
  (Object.keys(emailConcerns) as EmailKindName[]).filter((kind) => emailConcerns[kind] === concern);
