import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DiaryNoticeBox } from '@/components/desk/diary/diary-view';
import { SheetView } from '@/components/desk/diary/sheet-view';
import { SignForm } from '@/components/desk/diary/sign-form';
import { isAllowed } from '@/lib/access/actor';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readViewingSheet } from '@/lib/server/services/diary/viewing-sheets';
import { signAction } from './sign';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskDiary.sheet');
  return deskMetadata(t('title'));
}

async function SheetPage({ params, searchParams }: Props) {
  const locale = await currentLocale();
  const { id } = await params;
  const actor = await requireDiary(`${DIARY}/${id}/sheet`);
  const view = await readViewingSheet(actor, id);
  if (!view) redirect(`/${locale}${DIARY}`);
  const t = await getTranslations('deskDiary.sheet');
  const { ownerIds, sheet, stored } = view;
  return (
    <DeskFrame
      actor={actor}
      current="diary"
      title={t('title')}
      action={<Link href={deskPath('diary', id)}>{t('back')}</Link>}
    >
      <DiaryNoticeBox done={(await searchParams).done} />
      <SheetView id={id} sheet={sheet} stored={stored.map((one) => ({ id: one.id, at: one.createdAt.toISOString() }))}>
        {isAllowed(actor, 'diary.edit', ownerIds) && (
          <SignForm
            action={signAction}
            hidden={{ id, locale }}
            visitors={sheet.visitors}
            labels={{
              name: t('name'),
              signature: t('signature'),
              signatureHint: t('signatureHint'),
              guestHint: t('guestHint'),
              clear: t('clear'),
              submit: t('save'),
              pending: t('saving'),
            }}
            errors={await diaryErrors()}
          />
        )}
      </SheetView>
    </DeskFrame>
  );
}

export default withDatabaseFallback(SheetPage);
