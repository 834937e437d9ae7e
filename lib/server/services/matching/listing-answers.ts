import 'server-only';
import type { Actor, StaffActor } from '@/lib/access/actor';
import {
  viewingAnswers,
  proposalAnswers,
  type AnswerCode,
  type ListingAnswerView,
  type ListingAnswerKind,
} from '@/lib/contacts/listing-answer';
import type { AnswerInput } from '@/lib/contacts/listing-answer-schema';
import type { ListPage } from '@/lib/contacts/contact-views';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readSignedId } from '@/lib/server/crypto/signed-id';
import {
  findSendQuestion,
  findViewingQuestion,
  listOpenAnswers,
  settleListingAnswer,
  storeListingAnswer,
  type ListingQuestion,
  type ListingAnswer,
} from '@/lib/server/data/alerts/listing-answers';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { agentsWaitedFor } from '@/lib/server/services/contacts/read-inbox';

export type ClientQuestion = Readonly<{ kind: 'listing' | 'viewing'; about: ListingQuestion }>;

/** Changes of mind about one listing in a day. */
const LIMIT = { limit: 20, seconds: 86_400 };

/** Returns null for a link that is invalid or has ended. */
export async function readQuestion(token: string): Promise<ClientQuestion | null> {
  const sendId = readSignedId('listing:answer', token);
  if (sendId) return questionOf('listing', await findSendQuestion(sendId));
  const appointmentId = readSignedId('viewing:answer', token);
  return appointmentId ? questionOf('viewing', await findViewingQuestion(appointmentId)) : null;
}

const questionOf = (kind: ClientQuestion['kind'], about: ListingQuestion | null): ClientQuestion | null =>
  about && { kind, about };

export async function answerQuestion({ answer, reason, token, words }: AnswerInput): Promise<'done' | AnswerCode> {
  const question = await readQuestion(token);
  if (!question) return 'ended';
  const { about, kind } = question;
  const known: readonly ListingAnswerKind[] = kind === 'listing' ? proposalAnswers : viewingAnswers;
  if (!known.includes(answer)) return 'required';
  const attempt = await countAttempt([{ name: `answer:${about.sendId ?? about.appointmentId}`, ...LIMIT }]);
  if (!attempt.isAllowed) return 'tooMany';
  const refusal = answer === 'notForMe' && reason !== '' ? reason : null;
  await inTransaction(() => storeListingAnswer(about, { answer, reason: refusal, words }));
  log.info({ kind, answer }, 'a client answered about a listing');
  return 'done';
}

/** Answers that staff has not settled: those to the actor and to deputised colleagues; all for agency owners. */
export async function readOpenAnswers(actor: Actor, size: number): Promise<ListPage<ListingAnswerView>> {
  requireRight(actor, 'contact.read');
  const { answers, total } = await listOpenAnswers(await agentsWaitedFor(actor), size);
  return { items: answers.map(answerView), total, page: 1, pageCount: 1 };
}

/** Takes an answer off Today; it stays in the history. */
export async function settleAnswer(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id }, async (record) => {
    const contactId = await settleListingAnswer(id);
    if (contactId) await record('answerSettled', {}, { kind: 'contact', id: contactId });
    return contactId !== null;
  });
}

export const answerView = (row: ListingAnswer): ListingAnswerView => ({
  id: row.id,
  contactId: row.contactId,
  contact: row.name,
  reference: findListing(row.listingId)?.reference ?? row.listingId,
  answer: row.answer,
  reason: row.reason,
  words: row.words,
  at: row.answeredAt.toISOString(),
});
