import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { absenceForm } from '@/lib/access/staff-forms';
import type { StaffRow } from '@/lib/access/staff-row';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { recordOf } from '@/lib/text/record-of';
import { AbsenceForm, type AbsenceFormProps } from './absence-form';
import styles from './staff.module.scss';

type StaffAbsenceProps = Readonly<{
  member: StaffRow;
  colleagues: readonly StaffRow[];
  actions: Readonly<{ set: AbsenceFormProps['action']; end: RedirectingAction }>;
}>;

export async function StaffAbsence({ member, colleagues, actions }: StaffAbsenceProps) {
  const t = await getTranslations('deskStaff.absence');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { absence, userId } = member;
  const hidden = { locale, userId };
  return (
    <div className={styles.form}>
      <p className="mini soft">{t('hint')}</p>
      {absence && (
        <>
          <p>
            {t('is', {
              from: formatDate(absence.from, locale),
              until: formatDate(absence.until, locale),
              deputy: absence.deputy ?? 'none',
            })}
          </p>
          <ActionForm action={actions.end} failed={common('lost')}>
            <HiddenFields values={hidden} />
            <Button type="submit" look="outline" isSmall>
              {t('end')}
            </Button>
          </ActionForm>
        </>
      )}
      {colleagues.length === 0 ? (
        <p>{t('alone')}</p>
      ) : (
        <AbsenceForm
          action={actions.set}
          hidden={hidden}
          colleagues={colleagues.map((colleague) => ({ id: colleague.userId, name: colleague.name }))}
          absence={{ from: absence?.from ?? '', until: absence?.until ?? '', deputy: absence?.deputyId ?? '' }}
          labels={{
            from: t('from'),
            until: t('until'),
            deputy: t('deputy'),
            choose: t('choose'),
            submit: t('submit'),
            pending: t('pending'),
          }}
          errors={recordOf(absenceForm.codes, (code) => t(`errors.${code}`))}
        />
      )}
    </div>
  );
}
