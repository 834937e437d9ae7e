import { getTranslations } from 'next-intl/server';
import { addGuestAction, removeGuestAction } from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import styles from '@/components/desk/diary/appointment-details.module.scss';
import { GuestForm } from '@/components/desk/diary/guest-form';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { MAX_GUESTS } from '@/lib/diary/viewing-forms';
import type { DiaryDetails } from '@/lib/diary/diary-views';
import { currentLocale } from '@/lib/i18n/locale';

export async function Guests({ appointment }: Readonly<{ appointment: DiaryDetails }>) {
  const { guests, id, isAhead, isEditable, kind, state } = appointment;
  const canChange = isEditable && isAhead && state !== 'cancelled';
  if (kind !== 'viewing' || (!canChange && guests.length === 0)) return null;
  const t = await getTranslations('deskDiary.guests');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="guests">
      <h2 id="guests">{t('title')}</h2>
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map(({ email, id: guest, name }) => (
            <li key={guest}>
              <span>
                {name} <a href={`mailto:${email}`}>{email}</a>
              </span>
              {canChange && (
                <ActionForm action={removeGuestAction} failed={common('lost')}>
                  <HiddenFields values={{ id, guest, locale }} />
                  <Button type="submit" look="outline" isSmall>
                    {t('remove')} <span className="visuallyHidden">({name})</span>
                  </Button>
                </ActionForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && <p>{t(guests.length < MAX_GUESTS ? 'text' : 'full', { count: MAX_GUESTS })}</p>}
      {canChange && guests.length < MAX_GUESTS && (
        <GuestForm
          action={addGuestAction}
          hidden={{ id, locale }}
          labels={{ name: t('name'), email: t('email'), submit: t('add'), pending: t('adding') }}
          errors={await diaryErrors()}
        />
      )}
    </section>
  );
}
