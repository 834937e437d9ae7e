import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AnswerEnded, AnswerGiven, AnswerView } from '@/components/listings/answers/answer-view';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { listingAnswerKinds } from '@/lib/contacts/listing-answer';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readQuestion } from '@/lib/server/services/matching/listing-answers';
import { linkToken } from '@/lib/text/mail-link';
import { answerAction } from './actions';
import type { Metadata } from 'next';

type Props = { searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('answerPage');
  // Under `no-referrer`, forms without JavaScript send no Origin.
  return { title: t('title'), robots: { index: false }, referrer: 'strict-origin' };
}

async function AnswerPage({ searchParams }: Props) {
  const query = await searchParams;
  const token = linkToken(query.token);
  const question = token === null ? null : await readQuestion(token);
  if (token === null || !question) return <AnswerEnded />;
  const { about, kind } = question;
  const listing = findListing(about.listingId);
  if (query.done !== undefined && about.given) {
    return <AnswerGiven answer={about.given.answer} listing={listing} token={token} />;
  }
  const chosen = listingAnswerKinds.find((answer) => answer === query.answer) ?? about.given?.answer ?? null;
  return (
    <AnswerView
      action={answerAction}
      token={token}
      kind={kind}
      listing={listing}
      given={{ answer: chosen, reason: about.given?.reason ?? null, words: about.given?.words ?? '' }}
    />
  );
}

export default withDatabaseFallback(AnswerPage);
