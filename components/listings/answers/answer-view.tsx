import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { buttonClass } from '@/components/ui/button';
import { ListingImage } from '@/components/ui/listing-image';
import {
  answerCodes,
  viewingAnswers,
  proposalAnswers,
  refusalReasons,
  type AnswerCode,
  type ListingAnswerKind,
  type RefusalReason,
} from '@/lib/contacts/listing-answer';
import type { FormAction } from '@/lib/forms/define-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { listingPath, viewingPath } from '@/lib/i18n/routes';
import { getListingCard } from '@/lib/listings/list/listing-card';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { withAltText } from '@/lib/site/images';
import { siteFacts } from '@/lib/site/site-facts';
import { AnswerForm } from './answer-form';
import styles from './answers.module.scss';

type AnswerViewProps = Readonly<{
  action: FormAction<AnswerCode>;
  token: string;
  kind: 'listing' | 'viewing';
  listing: Listing | null;
  given: Readonly<{ answer: ListingAnswerKind | null; reason: RefusalReason | null; words: string }>;
}>;

export async function AnswerView({ action, given, kind, listing, token }: AnswerViewProps) {
  const t = await getTranslations('answerPage');
  const locale = await currentLocale();
  const answers = kind === 'listing' ? proposalAnswers : viewingAnswers;
  const reasons = [
    { value: '', label: t('noReason') },
    ...refusalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  const errors = Object.fromEntries(answerCodes.map((code) => [code, t(`errors.${code}`)]));
  return (
    <ResultPage heading={t(`heading.${kind}`)}>
      {listing && <QuestionListing listing={listing} />}
      <p className="lead">{t(`text.${kind}`)}</p>
      <AnswerForm
        action={action}
        hidden={{ token, locale }}
        given={{ answer: given.answer ?? '', reason: given.reason ?? '', words: given.words }}
        answers={answers.map((value) => ({ value, label: t(`answers.${value}`) }))}
        reasons={kind === 'listing' ? reasons : []}
        labels={{
          answer: t(`legend.${kind}`),
          reason: t('reason'),
          words: t(`words.${kind}`),
          submit: t('send'),
          pending: t('sending'),
        }}
        errors={errors as Record<AnswerCode, string>}
      />
    </ResultPage>
  );
}

async function QuestionListing({ listing }: Readonly<{ listing: Listing }>) {
  const t = await getTranslations('answerPage');
  const tImages = await getTranslations('images');
  const locale = await currentLocale();
  const { image, place, price, priceNote, title, type } = getListingCard(listing, locale);
  return (
    <div className={styles.listing}>
      <ListingImage image={image && withAltText(image, tImages)} type={type} sizes="10rem" isDecorative />
      <p>
        <Link href={listingPath(listing.id)}>{title}</Link>
        <span className={styles.price}>{[price, priceNote].filter(Boolean).join(' ')}</span>
        <span className="small soft">
          {place} · {t('reference', { reference: listing.reference })}
        </span>
      </p>
    </div>
  );
}

type AnswerGivenProps = Readonly<{ answer: ListingAnswerKind; listing: Listing | null; token: string }>;

export async function AnswerGiven({ answer, listing, token }: AnswerGivenProps) {
  const t = await getTranslations('answerPage');
  const canBook = answer === 'seeIt' && listing !== null && listing.status !== 'sold';
  const isOfViewing = viewingAnswers.some((offer) => offer === answer);
  const ways = (
    <>
      {canBook && (
        <Link href={viewingPath(listing.id)} className={buttonClass()}>
          {t('times')}
        </Link>
      )}
      <Link href={`/answer?token=${token}`} className={buttonClass({ look: 'outline' })}>
        {t('change')}
      </Link>
    </>
  );
  return (
    <ResultPage heading={t('doneHeading')} ways={ways}>
      <p className="lead">{t(canBook ? 'done.seeIt' : isOfViewing ? 'done.viewing' : 'done.listing')}</p>
    </ResultPage>
  );
}

export async function AnswerEnded() {
  const t = await getTranslations('answerPage');
  return (
    <ResultPage heading={t('endedHeading')}>
      <p className="lead">{t('ended', { email: siteFacts().agency.email })}</p>
    </ResultPage>
  );
}
