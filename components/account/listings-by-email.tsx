import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './dashboard.module.scss';

type ListingsByEmailProps = Readonly<{ since: Date; stop: RedirectingAction }>;

export async function ListingsByEmail({ since, stop }: ListingsByEmailProps) {
  const t = await getTranslations('dashboardPage.byEmail');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="by-email" className={styles.section}>
      <h2 id="by-email">{t('title')}</h2>
      <p className="soft">{t('text', { date: formatDate(agencyDay(since), locale) })}</p>
      <ActionForm action={stop} failed={common('lost')}>
        <HiddenFields values={{ locale }} />
        <Button type="submit" look="outline" isSmall>
          {t('stop')}
        </Button>
      </ActionForm>
    </section>
  );
}
