import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { KeyState } from '@/lib/contacts/key-state';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { KeyForm } from './key-form';
import styles from './rows.module.scss';

type KeysViewProps = Readonly<{
  keys: readonly Readonly<{ id: string; name: string; lastUsedAt: string | null; isRevoked: boolean }>[];
  make: (state: KeyState, data: FormData) => Promise<KeyState>;
  revoke: RedirectingAction;
}>;

export async function KeysView({ keys, make, revoke }: KeysViewProps) {
  const t = await getTranslations('deskPeople.keysPage');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <>
      <p className={styles.lead}>{t('text')}</p>
      <KeyForm
        action={make}
        locale={locale}
        labels={{
          name: t('name'),
          hint: t('hint'),
          wrong: t('wrong'),
          made: t('made'),
          submit: t('make'),
          pending: t('making'),
        }}
      />
      {keys.length > 0 && (
        <Table
          caption={t('title')}
          className={styles.table}
          head={[t('heads.name'), t('heads.used'), t('heads.revoke')]}
          rows={keys.map(({ id, isRevoked, lastUsedAt, name }) => ({
            id,
            cells: [
              name,
              lastUsedAt ? formatDateTime(lastUsedAt, locale) : t('never'),
              isRevoked ? (
                t('revoked')
              ) : (
                <ActionForm key="revoke" action={revoke} failed={common('lost')}>
                  <HiddenFields values={{ id, locale }} />
                  <Button type="submit" look="outline" isSmall>
                    {t('revoke')} <span className="visuallyHidden">({name})</span>
                  </Button>
                </ActionForm>
              ),
            ],
          }))}
        />
      )}
    </>
  );
}
