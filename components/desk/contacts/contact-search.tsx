import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { ContactView } from '@/lib/contacts/contact-views';
import type { FormAction } from '@/lib/forms/define-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';
import { RequirementForm, type RequirementCode } from './requirement-form';

type ContactLooksForProps = Readonly<{
  contact: ContactView;
  actions: Readonly<{ add: FormAction<RequirementCode>; remove: RedirectingAction }>;
}>;

export async function ContactLooksFor({ contact, actions }: ContactLooksForProps) {
  const t = await getTranslations('deskPerson');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { id, requirements, savedListings, valuations } = contact;
  return (
    <section aria-labelledby="looks-for" className={styles.box}>
      <h2 id="looks-for">{t('requirements.title')}</h2>
      <ul className={styles.list}>
        {requirements.map(({ requestedOn, id: own, query, words }) => (
          <li key={own}>
            <Link href={`/properties?${query}`}>{words}</Link>
            {requestedOn && (
              <small className="soft">
                {t('requirements.requestedSince', { date: formatDate(requestedOn, locale) })}
              </small>
            )}
            <ActionForm action={actions.remove} failed={common('lost')}>
              <HiddenFields values={{ contact: id, id: own, locale }} />
              <Button type="submit" look="outline" isSmall>
                {t('requirements.remove')} <span className="visuallyHidden">({words})</span>
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
      <RequirementForm
        action={actions.add}
        hidden={{ contact: id, locale }}
        labels={{
          add: t('requirements.add'),
          query: t('requirements.query'),
          hint: t('requirements.hint'),
          submit: t('requirements.save'),
          pending: t('requirements.saving'),
        }}
        errors={{ unreadRequirement: t('requirements.unread', { words: '{words}' }), failed: common('lost') }}
      />
      <h3>{t('shared.title')}</h3>
      {savedListings === null && valuations === null && <p className="soft">{t('shared.none')}</p>}
      <ul className={styles.list}>
        {savedListings?.map((listing) => (
          <li key={listing.id}>
            <Link href={`/properties/${listing.id}`}>{listing.title}</Link>
          </li>
        ))}
        {valuations?.map(({ high, id: own, low, name }) => (
          <li key={own}>
            {t('shared.valuation', { name, low: formatPrice(low, locale), high: formatPrice(high, locale) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
