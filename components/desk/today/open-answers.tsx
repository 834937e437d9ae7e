import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { ListPage } from '@/lib/contacts/contact-views';
import type { ListingAnswerView } from '@/lib/contacts/listing-answer';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { WaitingList } from './waiting-list';

type OpenAnswersProps = Readonly<{ answers: ListPage<ListingAnswerView>; settle: RedirectingAction }>;

export async function OpenAnswers({ answers: { items, total }, settle }: OpenAnswersProps) {
  const t = await getTranslations('deskToday');
  const tContacts = await getTranslations('deskPeople');
  const tHistory = await getTranslations('deskPerson.timeline');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <WaitingList
      id="today-answers"
      heading="h3"
      title={t('answers', { count: total })}
      rows={items.map(({ answer, contact, contactId, id, reason, reference, words }) => ({
        key: id,
        href: deskPath('people', contactId),
        title: contact ?? tContacts('noName'),
        text: [tHistory('listingAnswer', { answer, reference, reason: reason ?? 'none' }), words && `“${words}”`]
          .filter(Boolean)
          .join(' · '),
        action: (
          <ActionForm action={settle} failed={common('lost')}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('answerDone')} <span className="visuallyHidden">({contact ?? reference})</span>
            </Button>
          </ActionForm>
        ),
      }))}
    />
  );
}
