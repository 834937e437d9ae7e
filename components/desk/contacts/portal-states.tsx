import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { PortalState } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './rows.module.scss';

type PortalStatesProps = Readonly<{ portals: readonly PortalState[]; confirm: RedirectingAction }>;

export async function PortalStates({ confirm, portals }: PortalStatesProps) {
  const t = await getTranslations('deskPeople.keysPage.portals');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="portals" className={styles.section}>
      <h2 id="portals">{t('title')}</h2>
      <p className={styles.lead}>{t('text')}</p>
      <Table
        caption={t('title')}
        className={styles.table}
        head={[t('heads.name'), t('heads.sender'), t('heads.state'), t('heads.confirm')]}
        rows={portals.map(({ confirmedAt, hosts, id, isOwn, name }) => ({
          id,
          cells: [
            name,
            hosts.join(', '),
            isOwn
              ? t('own')
              : confirmedAt
                ? t('confirmed', { date: formatDateTime(confirmedAt, locale) })
                : t('untried'),
            isOwn ? (
              <Link key="edit" href={`/dashboard/agency/people/portals?id=${id}`}>
                {t('edit')} <span className="visuallyHidden">({name})</span>
              </Link>
            ) : confirmedAt ? (
              ''
            ) : (
              <ActionForm key="confirm" action={confirm} failed={common('lost')}>
                <HiddenFields values={{ id, locale }} />
                <Button type="submit" look="outline" isSmall>
                  {t('confirm')} <span className="visuallyHidden">({name})</span>
                </Button>
              </ActionForm>
            ),
          ],
        }))}
      />
      <p>
        <Link href="/dashboard/agency/people/portals" className={buttonClass({ look: 'outline', isSmall: true })}>
          {t('add')}
        </Link>
      </p>
    </section>
  );
}
