import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { UnknownSenderSettings as Settings } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './rows.module.scss';

type UnknownSettingsProps = Readonly<{
  /** Null without a mailbox. */
  settings: Settings | null;
  actions: Readonly<Record<'list' | 'reader' | 'sender', RedirectingAction>>;
}>;

export async function UnknownSettings({ actions, settings }: UnknownSettingsProps) {
  const t = await getTranslations('deskPeople.keysPage.unknown');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const button = (action: RedirectingAction, values: Readonly<Record<string, string>>, label: string, of = '') => (
    <ActionForm key="button" action={action} failed={common('lost')}>
      <HiddenFields values={{ ...values, locale }} />
      <Button type="submit" look="outline" isSmall>
        {label} {of && <span className="visuallyHidden">({of})</span>}
      </Button>
    </ActionForm>
  );
  const isOn = settings?.isListed ?? false;
  return (
    <section aria-labelledby="unknown" className={styles.section}>
      <h2 id="unknown">{t('title')}</h2>
      <p className={styles.lead}>{t('text')}</p>
      {!settings && <p className="soft">{t('noMailbox')}</p>}
      {settings && (
        <>
          <p>
            <strong>{t(isOn ? 'isOn' : 'isOff')}</strong>
          </p>
          {button(actions.list, { list: isOn ? 'off' : 'on' }, t(isOn ? 'switchOff' : 'switchOn'))}
        </>
      )}
      {settings && isOn && settings.agents.length > 0 && (
        <Table
          caption={t('readers')}
          className={styles.table}
          head={[t('heads.agent'), t('heads.state'), t('heads.change')]}
          rows={settings.agents.map(({ id, isReader, name }) => ({
            id,
            cells: [
              name,
              t(isReader ? 'reads' : 'readsNot'),
              button(actions.reader, { id, reads: isReader ? 'no' : 'yes' }, t(isReader ? 'end' : 'name'), name),
            ],
          }))}
        />
      )}
      {settings && settings.ignored.length > 0 && (
        <Table
          caption={t('ignored')}
          className={styles.table}
          head={[t('heads.sender'), t('heads.change')]}
          rows={settings.ignored.map((email) => ({
            id: email,
            cells: [email, button(actions.sender, { email }, t('listAgain'), email)],
          }))}
        />
      )}
    </section>
  );
}
