import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { PortalForm } from '@/components/desk/contacts/portal-form';
import styles from '@/components/desk/contacts/rows.module.scss';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { isAllowed } from '@/lib/access/actor';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { labelledFields, type OwnPortal } from '@/lib/contacts/portals/own-portal';
import { portalProblems, type PortalValues } from '@/lib/contacts/portals/portal-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readOwnPortal } from '@/lib/server/services/mailbox/own-portals';
import { isUuid } from '@/lib/text/is-uuid';
import { portalAction, removePortalAction } from './actions';

const PATH = '/dashboard/agency/people/portals';
const KEYS = '/dashboard/agency/people/keys';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople.ownPortal');
  return deskMetadata(t('heading'));
}

async function PortalPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, PATH);
  if (!isAllowed(actor, 'leadKey.manage')) redirect(`/${locale}/dashboard/agency/people`);
  const { id = '' } = await searchParams;
  const portal = typeof id === 'string' && isUuid(id) ? await readOwnPortal(actor, id) : null;
  if (id !== '' && !portal) redirect(`/${locale}${KEYS}`);
  const t = await getTranslations('deskPeople.ownPortal');
  const names = ['title', 'sender', 'pasted', ...labelledFields] as const;
  const notes = ['titleHint', 'senderHint', 'lines', 'linesHint', 'pastedHint', 'try', 'save', 'trying'] as const;
  const results = ['found', 'nothing', 'complete', 'incomplete'] as const;
  const textsOf = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={portal?.name ?? t('heading')}
      action={<Link href={KEYS}>{t('back')}</Link>}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <PortalForm
        action={portalAction}
        id={portal?.id ?? ''}
        locale={locale}
        fields={labelledFields}
        values={valuesOf(portal)}
        labels={textsOf([...names, ...notes, ...results], (key) => t(key))}
        problems={textsOf(portalProblems, (key) => t(`problems.${key}`))}
      />
      {portal && (
        <section aria-labelledby="remove" className={styles.further}>
          <h2 id="remove">{t('removeTitle')}</h2>
          <p className={styles.lead}>{t('removeText')}</p>
          <ActionForm action={removePortalAction} failed={t('problems.gone')}>
            <HiddenFields values={{ id: portal.id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('remove')}
            </Button>
          </ActionForm>
        </section>
      )}
    </DeskFrame>
  );
}

function valuesOf(portal: OwnPortal | null): PortalValues {
  const labels = labelledFields.map((field) => [field, (portal?.labels[field] ?? []).join(', ')]);
  return {
    ...(Object.fromEntries(labels) as Record<(typeof labelledFields)[number], string>),
    title: portal?.name ?? '',
    sender: portal?.sender ?? '',
    pasted: '',
  };
}

export default withDatabaseFallback(PortalPage);
