import 'server-only';
import type { z } from 'zod';
import type { EmailKindName } from '@/lib/server/data/core/email-concerns';
import { accountDeleted } from './kinds/account-deleted';
import { accountEnding } from './kinds/account-ending';
import { alertConfirm } from './kinds/alert-confirm';
import { alertDigest } from './kinds/alert-digest';
import { alreadyRegistered } from './kinds/already-registered';
import { answerNotice } from './kinds/answer-notice';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
  appointmentPassedOn,
  appointmentReminder,
  appointmentRequested,
} from './kinds/appointment-changes';
import { appointmentNotice } from './kinds/appointment-notice';
import { calendarUnread } from './kinds/calendar-unread';
import { campaignTest } from './kinds/campaign-test';
import { certificateEnding } from './kinds/certificate-ending';
import { confirmDeletion } from './kinds/confirm-deletion';
import { contactInformation } from './kinds/contact-information';
import { contactNotice } from './kinds/contact-notice';
import { contactReply } from './kinds/contact-reply';
import { contactThanks } from './kinds/contact-thanks';
import { contactsUninformed } from './kinds/contacts-uninformed';
import { enquiryWaiting } from './kinds/enquiry-waiting';
import { guestViewing } from './kinds/guest-viewing';
import { listingMatch } from './kinds/listing-match';
import { listingTakenOff } from './kinds/listing-taken-off';
import { matchesConfirm } from './kinds/matches-confirm';
import { newSignInMethod } from './kinds/new-sign-in-method';
import { newsletterConfirm } from './kinds/newsletter-confirm';
import { newsletterGuide } from './kinds/newsletter-guide';
import { passwordChanged } from './kinds/password-changed';
import { resetPasswordEmail } from './kinds/reset-password';
import { saleFigures } from './kinds/sale-figures';
import { saleInvitation } from './kinds/sale-invitation';
import { saleNews } from './kinds/sale-news';
import { saleNotice } from './kinds/sale-notice';
import { secondStepReset } from './kinds/second-step-reset';
import { sendingStopped } from './kinds/sending-stopped';
import { staffInvitation } from './kinds/staff-invitation';
import { sellerAnswer } from './kinds/seller-answer';
import { verificationEmail } from './kinds/verify-email';
import { viewingQuestions } from './kinds/viewing-questions';

/**
 * All email kinds. A new kind needs a file in ./kinds, a line here and in lib/server/data/core/email-concerns.ts, and
 * texts under `emails` in messages/.
 */
export const emailKinds = {
  accountDeleted,
  accountEnding,
  alertConfirm,
  alertDigest,
  alreadyRegistered,
  answerNotice,
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
  appointmentNotice,
  appointmentPassedOn,
  appointmentReminder,
  appointmentRequested,
  calendarUnread,
  campaignTest,
  certificateEnding,
  confirmDeletion,
  contactInformation,
  contactNotice,
  contactReply,
  contactThanks,
  contactsUninformed,
  enquiryWaiting,
  guestViewing,
  listingMatch,
  listingTakenOff,
  matchesConfirm,
  newSignInMethod,
  newsletterConfirm,
  newsletterGuide,
  passwordChanged,
  resetPassword: resetPasswordEmail,
  saleFigures,
  saleInvitation,
  saleNews,
  saleNotice,
  secondStepReset,
  sendingStopped,
  staffInvitation,
  sellerAnswer,
  verifyEmail: verificationEmail,
  viewingQuestions,
} as const satisfies Record<EmailKindName, unknown>;

export type EmailPayload<Name extends EmailKindName> = z.input<(typeof emailKinds)[Name]['schema']>;

export const isEmailKind = (name: string): name is EmailKindName => Object.hasOwn(emailKinds, name);
