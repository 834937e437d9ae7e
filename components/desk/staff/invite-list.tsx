import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';
import styles from './staff.module.scss';
import type { InviteView, StaffActions } from './staff-types';

type InviteListProps = Readonly<{ invites: readonly InviteView[]; actions: StaffActions }>;

export async function InviteList({ invites, actions }: InviteListProps) {
  const t = await getTranslations('deskStaff');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section className={styles.part} aria-labelledby="invites">
      <h2 id="invites">{t('invites.heading')}</h2>
      {invites.length === 0 && <p className="soft">{t('invites.empty')}</p>}
      <ul className={styles.invites}>
        {invites.map(({ id, email, role, expiresAt, isExpired }) => (
          <li key={id}>
            <p>
              <strong>{email}</strong>
              {` · ${t(`roles.${role}`)} · `}
              <span className="soft">
                {t(isExpired ? 'invites.expired' : 'invites.until', { day: formatDate(agencyDay(expiresAt), locale) })}
              </span>
            </p>
            <div className={styles.actions}>
              {(['resend', 'withdraw'] as const).map((name) => (
                <ActionForm key={name} action={actions[name]} failed={common('lost')}>
                  <HiddenFields values={{ id, locale }} />
                  <Button type="submit" look="outline" isSmall>
                    {t(`invites.${name}`)} <span className="visuallyHidden">({email})</span>
                  </Button>
                </ActionForm>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
