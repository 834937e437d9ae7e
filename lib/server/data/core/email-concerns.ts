import 'server-only';

/**
 * Whom an email concerns: `account` the owner of an account, `agency` whoever reads the notice there, `recipient`
 * whoever has the address. Deletion and export of an account ask it.
 */
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
  contactNotice: 'agency',
  contactReply: 'recipient',
  contactThanks: 'recipient',
  enquiryWaiting: 'agency',
  listingMatch: 'recipient',
  listingTakenOff: 'agency',
  newSignInMethod: 'account',
  newsletterConfirm: 'recipient',
  newsletterGuide: 'recipient',
  passwordChanged: 'account',
  resetPassword: 'account',
  staffInvitation: 'recipient',
  saleFigures: 'recipient',
  saleInvitation: 'recipient',
  saleNews: 'recipient',
  saleNotice: 'agency',
  sellerAnswer: 'agency',
  verifyEmail: 'account',
} as const;

export type EmailKindName = keyof typeof emailConcerns;

/** Kinds of emails that concern these. */
export const emailKindsAbout = (concern: (typeof emailConcerns)[EmailKindName]): readonly EmailKindName[] =>
  (Object.keys(emailConcerns) as EmailKindName[]).filter((kind) => emailConcerns[kind] === concern);
