import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { ContactView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';

type ContactDataProps = Readonly<{
  actor: StaffActor;
  contact: ContactView;
  actions: Readonly<{ join: RedirectingAction; erase: RedirectingAction }>;
}>;

export async function ContactData({ actor, contact: { id, namesakes }, actions }: ContactDataProps) {
  const t = await getTranslations('deskPerson.data');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="data" className={styles.box}>
      <h2 id="data">{t('title')}</h2>
      {namesakes.length > 0 && (
        <ul className={styles.list}>
          {namesakes.map(({ id: other, emails, name }) => (
            <li key={other}>
              <span>{t('namesake', { name: name ?? emails[0] ?? other })}</span>
              <ActionForm action={actions.join} failed={common('lost')}>
                <HiddenFields values={{ contact: id, other, locale }} />
                <Button type="submit" look="outline" isSmall>
                  {t('join')}
                </Button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('joinAddress')}</summary>
        <ActionForm action={actions.join} failed={t('nobody')}>
          <HiddenFields values={{ contact: id, locale }} />
          <InputField
            id="join-other"
            name="other"
            type="email"
            label={t('address')}
            hint={t('joinHint')}
            autoComplete="off"
            required
          />
          <Button type="submit" look="outline" isSmall>
            {t('join')}
          </Button>
        </ActionForm>
      </details>
      {isAllowed(actor, 'contact.export') && (
        <p>
          <a href={`/api/desk/people/${id}/export`}>{t('export')}</a>
        </p>
      )}
      {isAllowed(actor, 'contact.erase') && (
        <details>
          <summary>{t('erase')}</summary>
          <ActionForm action={actions.erase} failed={t('notErased')}>
            <HiddenFields values={{ contact: id, locale }} />
            <p>{t('eraseText')}</p>
            <CheckboxField id="erase-confirm" name="confirm" value="yes" label={t('eraseConfirm')} required />
            <Button type="submit" look="outline" isSmall>
              {t('eraseNow')}
            </Button>
          </ActionForm>
        </details>
      )}
    </section>
  );
}
