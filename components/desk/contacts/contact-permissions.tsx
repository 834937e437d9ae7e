import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { StatusDot } from '@/components/ui/status-dot';
import { agencyDay } from '@/lib/appointments/agency-day';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { ContactView } from '@/lib/contacts/contact-views';
import { basisChannels, notedBases } from '@/lib/contacts/noted-basis';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';

type ContactPermissionsProps = Readonly<{ contact: ContactView; note: RedirectingAction }>;

export async function ContactPermissions({ contact, note }: ContactPermissionsProps) {
  const t = await getTranslations('deskPerson.offers');
  const reasons = await getTranslations('deskMatching');
  const locale = await currentLocale();
  const { call, email, proof } = contact.offers;
  const day = (at: Date) => formatDate(agencyDay(at), locale);
  return (
    <section aria-labelledby="offers" className={styles.box}>
      <h2 id="offers">{t('title')}</h2>
      <ul className={styles.list}>
        <li>
          <StatusDot tone={email.basis ? 'ready' : 'over'}>{t(email.basis ? 'emailYes' : 'emailNo')}</StatusDot>
          <small className="soft">
            {email.basis
              ? reasons(`basis.${email.basis.kind}`, { date: day(email.basis.at) })
              : reasons(`bars.${email.bar}`)}
          </small>
        </li>
        <li>
          <StatusDot tone={call ? 'ready' : 'over'}>{t(call ? 'callYes' : 'callNo')}</StatusDot>
          <small className="soft">{call ? t(`call.${call.kind}`, { date: day(call.at) }) : t('call.none')}</small>
        </li>
      </ul>
      {proof && (
        <p className="soft">
          {t('proof', {
            channel: t(`channels.${proof.channel}`),
            date: formatDate(proof.on, locale),
            words: proof.words,
          })}
        </p>
      )}
      <NotedBasisForm contactId={contact.id} note={note} />
    </section>
  );
}

async function NotedBasisForm({ contactId, note }: Readonly<{ contactId: string; note: RedirectingAction }>) {
  const t = await getTranslations('deskPerson.offers');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <details>
      <summary>{t('note')}</summary>
      <ActionForm action={note} failed={common('lost')}>
        <HiddenFields values={{ contact: contactId, locale }} />
        <SelectField id="basis" name="basis" label={t('basis')}>
          {notedBases.map((value) => (
            <option key={value} value={value}>
              {t(`bases.${value}`)}
            </option>
          ))}
        </SelectField>
        <InputField id="basis-on" name="on" type="date" label={t('on')} max={agencyDay()} required />
        <SelectField id="basis-channel" name="channel" label={t('channel')}>
          {basisChannels.map((value) => (
            <option key={value} value={value}>
              {t(`channels.${value}`)}
            </option>
          ))}
        </SelectField>
        <InputField
          id="basis-words"
          name="words"
          label={t('words')}
          hint={t('wordsHint')}
          maxLength={DESK_CONTACT_LIMITS.task}
          required
        />
        <CheckboxField id="basis-calls" name="calls" label={t('calls')} />
        <Button type="submit" look="outline" isSmall>
          {t('save')}
        </Button>
      </ActionForm>
    </details>
  );
}
