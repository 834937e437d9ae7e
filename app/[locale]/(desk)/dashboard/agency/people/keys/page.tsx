import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { KeysView } from '@/components/desk/contacts/keys-view';
import { PortalStates } from '@/components/desk/contacts/portal-states';
import { UnknownSettings } from '@/components/desk/contacts/unknown-settings';
import { DoneNotice } from '@/components/desk/contacts/contacts-frame';
import { isAllowed } from '@/lib/access/actor';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readUnknownSettings } from '@/lib/server/services/mailbox/unknown-settings';
import { readPortalStates } from '@/lib/server/services/mailbox/portal-states';
import { readLeadKeys } from '@/lib/server/services/contacts/lead-keys';
import { confirmPortalAction, revokeKeyAction } from '@/app/[locale]/(desk)/dashboard/agency/people/actions';
import { makeKeyAction } from './make-key';
import { listSenderAction, mailboxReaderAction, unknownListAction } from './unknown-actions';

const PATH = '/dashboard/agency/people/keys';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople.keysPage');
  return deskMetadata(t('title'));
}

async function KeysPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, PATH);
  if (!isAllowed(actor, 'leadKey.manage')) redirect(`/${locale}/dashboard/agency/people`);
  const t = await getTranslations('deskPeople.keysPage');
  const [keys, portals, unknown] = await Promise.all([
    readLeadKeys(actor),
    readPortalStates(actor),
    readUnknownSettings(actor),
  ]);
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('title')}
      action={<Link href="/dashboard/agency/people">{t('back')}</Link>}
    >
      <DoneNotice done={(await searchParams).done} />
      <KeysView
        keys={keys.map(({ id, lastUsedAt, name, revokedAt }) => ({
          id,
          name,
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
          isRevoked: revokedAt !== null,
        }))}
        make={makeKeyAction}
        revoke={revokeKeyAction}
      />
      <PortalStates portals={portals} confirm={confirmPortalAction} />
      <UnknownSettings
        settings={unknown}
        actions={{ list: unknownListAction, reader: mailboxReaderAction, sender: listSenderAction }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(KeysPage);
