import { getTranslations } from 'next-intl/server';
import type { ListingAnswerView } from '@/lib/contacts/listing-answer';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';

/** Only for the agency: the seller reads what the agent writes in the form below. */
export async function VisitorOpinion({ opinion }: Readonly<{ opinion: ListingAnswerView | null }>) {
  if (!opinion) return null;
  const t = await getTranslations('deskDiary.page');
  const tHistory = await getTranslations('deskPerson.timeline');
  const { answer, at, reference, words } = opinion;
  return (
    <section aria-labelledby="opinion">
      <h2 id="opinion">{t('visitorAnswer')}</h2>
      <p>
        <strong>{tHistory('listingAnswer', { answer, reference, reason: 'none' })}</strong>{' '}
        <time dateTime={at} className="small soft">
          {formatDateTime(at, await currentLocale())}
        </time>
      </p>
      {words && <blockquote>{words}</blockquote>}
      <p className="small soft">{t('passOn')}</p>
    </section>
  );
}
