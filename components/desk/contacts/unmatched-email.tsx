import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import type { ContactListRow, UnmatchedEmailView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { EmailWords } from './email-words';
import { FilterForm } from './filter-form';
import styles from './contact.module.scss';

type UnmatchedEmailProps = Readonly<{
  email: UnmatchedEmailView;
  search: string;
  found: readonly ContactListRow[];
  actions: Readonly<Record<'attach' | 'attachToSender' | 'ignoreSender' | 'setAside', RedirectingAction>>;
}>;

const PATH = '/dashboard/agency/people';

export async function UnmatchedEmail({ actions, email, found, search }: UnmatchedEmailProps) {
  const t = await getTranslations('deskPeople.unmatched');
  const timeline = await getTranslations('deskPerson.timeline');
  const desk = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const { at, automatic, from, id, isForged, name, portal, unknown } = email;
  const failed = t(unknown ? 'unknown.failed' : 'gone');
  const author = name || from || t('noSender');
  return (
    <div className={styles.unmatched}>
      <p className={styles.ways}>
        <Link href={`${PATH}?tab=emails`}>{t('back')}</Link>
        {portal && <Link href={`${PATH}/new?email=${id}`}>{t('read')}</Link>}
        {unknown && <Link href={`${PATH}/new?email=${id}`}>{t('unknown.enter')}</Link>}
      </p>
      <article aria-labelledby="email">
        <h2 id="email">{timeline('receivedEmail', { author, automatic: automatic ?? 'none' })}</h2>
        <p className="soft">{formatDateTime(at, locale)}</p>
        {isForged && (
          <FormMessage kind="error">
            <p>{t('unknown.forged')}</p>
          </FormMessage>
        )}
        {unknown === 'unreachable' ? (
          <FormMessage kind="error">
            <p>{t('unknown.unreachable')}</p>
          </FormMessage>
        ) : (
          <EmailWords email={email} name={author} notes={from ? [timeline('from', { address: from })] : []} />
        )}
        {unknown === 'read' && <p className="soft">{t('unknown.stays')}</p>}
      </article>
      <section aria-labelledby="attach" className={styles.box}>
        <h2 id="attach">{t('attachTitle')}</h2>
        <FilterForm
          path={localizedHref(locale, PATH)}
          hidden={{ tab: 'emails', email: id }}
          search={search}
          labels={{ search: desk('filters.search'), show: t('search') }}
        />
        {found.length === 0 ? (
          <p className="soft">{t('nobodyFound')}</p>
        ) : (
          <ActionForm action={actions.attach} failed={failed}>
            <HiddenFields values={{ id, locale }} />
            <SelectField id="contact" name="contact" label={t('contact')} defaultValue="" required>
              <option value="">{t('chooseContact')}</option>
              {found.map((contact) => (
                <option key={contact.id} value={contact.id}>
                  {[contact.name ?? desk('noName'), ...contact.emails, contact.phone].filter(Boolean).join(' · ')}
                </option>
              ))}
            </SelectField>
            {from && !isForged && <CheckboxField id="own" name="own" label={t('own', { address: from })} />}
            <Button type="submit">{t('attach')}</Button>
          </ActionForm>
        )}
      </section>
      {from && !unknown && (
        <details>
          <summary>{t('newTitle')}</summary>
          <ActionForm action={actions.attachToSender} failed={t('gone')}>
            <HiddenFields values={{ id, locale }} />
            <SelectField id="language" name="language" label={desk('entering.language')} defaultValue={locale}>
              {locales.map((one) => (
                <option key={one} value={one}>
                  {languageName(one, locale)}
                </option>
              ))}
            </SelectField>
            <Button type="submit" look="outline" isSmall>
              {t('newContact')}
            </Button>
          </ActionForm>
        </details>
      )}
      <section aria-labelledby="aside" className={styles.box}>
        <h2 id="aside">{t('asideTitle')}</h2>
        <p className="soft">{t('asideText')}</p>
        <ActionForm action={actions.setAside} failed={failed}>
          <HiddenFields values={{ id, locale, aside: email.isSetAside ? 'no' : 'yes' }} />
          <Button type="submit" look="outline" isSmall>
            {t(email.isSetAside ? 'bringBack' : 'aside')}
          </Button>
        </ActionForm>
        {unknown && from && (
          <ActionForm action={actions.ignoreSender} failed={failed}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('unknown.ignore', { address: from })}
            </Button>
          </ActionForm>
        )}
      </section>
    </div>
  );
}
