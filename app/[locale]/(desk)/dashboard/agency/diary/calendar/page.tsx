import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  followAction,
  shareAction,
  unfollowAction,
  unshareAction,
} from '@/app/[locale]/(desk)/dashboard/agency/diary/calendar/actions';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DiaryNoticeBox } from '@/components/desk/diary/diary-view';
import { FollowForm } from '@/components/desk/diary/follow-form';
import styles from '@/components/desk/diary/hours.module.scss';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { ShareForm } from '@/components/ui/share-form';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readCalendarLinks } from '@/lib/server/services/calendars/follow-calendar';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary.calendar');
  return deskMetadata(t('title'));
}

async function CalendarPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const actor = await requireDiary(`${DIARY}/calendar`);
  const t = await getTranslations('deskDiary.calendar');
  const common = await getTranslations('common');
  const { isShared, source } = await readCalendarLinks(actor);
  const state = source?.problem
    ? t(`problems.${source.problem}`)
    : source?.readAt
      ? t('readAt', { at: formatDateTime(source.readAt.toISOString(), locale) })
      : t('unread');
  return (
    <DeskFrame actor={actor} current="diary" title={t('title')} action={<Link href={DIARY}>{t('back')}</Link>}>
      <DiaryNoticeBox done={(await searchParams).done} />
      <div className={styles.columns}>
        <section aria-labelledby="shared">
          <h2 id="shared">{t('shared')}</h2>
          <p>{t('sharedText')}</p>
          <p className={styles.office}>{t(isShared ? 'isShared' : 'isNotShared')}</p>
          <ShareForm
            action={shareAction}
            values={{ locale }}
            labels={{
              made: t('made'),
              add: t('add'),
              submit: t(isShared ? 'shareAgain' : 'share'),
              pending: t('sharing'),
            }}
          />
          {isShared && (
            <ActionForm action={unshareAction} failed={common('lost')}>
              <HiddenFields values={{ locale }} />
              <Button type="submit" look="outline" isSmall>
                {t('unshare')}
              </Button>
            </ActionForm>
          )}
        </section>
        <section aria-labelledby="own">
          <h2 id="own">{t('own')}</h2>
          <p>{t('ownText')}</p>
          {source && <FormMessage kind={source.problem ? 'error' : 'success'}>{<p>{state}</p>}</FormMessage>}
          {source?.problem && <p className={styles.office}>{t('problemText')}</p>}
          {source && <SourceNotes {...source} />}
          <FollowForm
            action={followAction}
            locale={locale}
            connected={source}
            labels={{
              address: t('address'),
              hint: t(source ? 'addressKept' : 'addressHint'),
              ownAddresses: t('ownAddresses'),
              ownAddressesHint: t('ownAddressesHint'),
              submit: t(source ? 'followAgain' : 'follow'),
              pending: t('following'),
            }}
            errors={await diaryErrors()}
          />
          {source && (
            <ActionForm action={unfollowAction} failed={common('lost')}>
              <HiddenFields values={{ locale }} />
              <Button type="submit" look="outline" isSmall>
                {t('unfollow')}
              </Button>
            </ActionForm>
          )}
        </section>
      </div>
    </DeskFrame>
  );
}

type Notes = Readonly<{ unknownZones: readonly string[]; unreadEvents: number }>;

async function SourceNotes({ unknownZones, unreadEvents }: Notes) {
  const t = await getTranslations('deskDiary.calendar');
  const format = new Intl.ListFormat(await currentLocale());
  return (
    <>
      {unknownZones.length > 0 && (
        <p className={styles.office}>
          {t('unknownZones', { count: unknownZones.length, zones: format.format(unknownZones) })}
        </p>
      )}
      {unreadEvents > 0 && <p className={styles.office}>{t('unreadEvents', { count: unreadEvents })}</p>}
    </>
  );
}

export default withDatabaseFallback(CalendarPage);
