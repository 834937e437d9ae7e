import { getTranslations } from 'next-intl/server';
import { handOverAction } from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { HandOverForm } from '@/components/desk/diary/hand-over-form';
import type { StaffActor } from '@/lib/access/actor';
import { currentLocale } from '@/lib/i18n/locale';
import { listHeirs } from '@/lib/server/services/staff/reassign-to-colleague';

type HandOverProps = Readonly<{ actor: StaffActor; id: string; isRequested: boolean }>;

export async function HandOver({ actor, id, isRequested }: HandOverProps) {
  const heirs = await listHeirs(actor, id);
  if (!heirs) return null;
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over">{t('page.handOver')}</h2>
      {heirs.length === 0 ? (
        <p>{t('page.nobodyFree')}</p>
      ) : (
        <>
          <p>{t(isRequested ? 'page.handOverAsked' : 'page.handOverText')}</p>
          <HandOverForm
            action={handOverAction}
            hidden={{ id, locale }}
            heirs={[
              { value: '', label: t('page.choose') },
              ...heirs.map((heir) => ({ value: heir.id, label: heir.name })),
            ]}
            labels={{
              heir: t('page.heir'),
              heirHint: t('page.heirHint'),
              submit: t('page.handOverSave'),
              pending: t('page.handingOver'),
            }}
            errors={await diaryErrors()}
          />
        </>
      )}
    </section>
  );
}
