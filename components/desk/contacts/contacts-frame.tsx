import { Plus } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { Icon } from '@/components/ui/icon';
import { Tabs } from '@/components/ui/tabs';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { doneCodes } from '@/lib/contacts/done-codes';
import styles from './contacts-frame.module.scss';

export const contactsTabs = ['inbox', 'everybody', 'tasks', 'emails'] as const;
type ContactsTab = (typeof contactsTabs)[number];

type ContactsFrameProps = Readonly<{
  actor: StaffActor;
  tab: ContactsTab;
  done: unknown;
  emails: number;
  children: ReactNode;
}>;

export async function ContactsFrame({ actor, tab, done, emails, children }: ContactsFrameProps) {
  const t = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const tImport = await getTranslations('deskImport');
  const action = (
    <Link href="/dashboard/agency/people/new" className={buttonClass({ isSmall: true })}>
      <Icon node={Plus} />
      {t('enter')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="people" title={t(`tabs.${tab}`)} action={action}>
      <DoneNotice done={done} />
      <div className={styles.tabs}>
        <Tabs label={t('lists')}>
          {contactsTabs.map((one) => (
            <Link
              key={one}
              href={one === 'inbox' ? '/dashboard/agency/people' : `/dashboard/agency/people?tab=${one}`}
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(`tabs.${one}`)}
              {one === 'emails' && emails > 0 && ` (${formatNumber(emails, locale)})`}
            </Link>
          ))}
        </Tabs>
        <div>
          {isAllowed(actor, 'import.run') && <Link href={deskPath('people', 'import')}>{tImport('people.title')}</Link>}
          {isAllowed(actor, 'leadKey.manage') && <Link href="/dashboard/agency/people/keys">{t('keys')}</Link>}
        </div>
      </div>
      {children}
    </DeskFrame>
  );
}

/** `left`: words of a requirement that were not understood. */
export async function DoneNotice({ done, left }: Readonly<{ done: unknown; left?: unknown }>) {
  const t = await getTranslations('deskPeople.done');
  const code = doneCodes.find((known) => known === done);
  const isPart = code === 'requirement' && typeof left === 'string' && left !== '';
  const text = isPart ? t('requirementInPart', { words: left }) : code && t(code);
  return <FormMessage kind="success">{code && <p>{text}</p>}</FormMessage>;
}
