import { getTranslations } from 'next-intl/server';
import { languageName } from '@/lib/i18n/language-name';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { StatusDot } from '@/components/ui/status-dot';
import type { FormAction } from '@/lib/forms/define-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { SaleView } from '@/lib/sales/sale-view';
import { SaleForm, type SaleField } from '@/components/sale/sale-form';
import styles from '@/components/sale/sale.module.scss';

type Errors = Readonly<Record<SaleCode, string>>;

type DeskMandateProps = Readonly<{
  listing: string;
  sale: SaleView | null;
  action: FormAction<SaleCode>;
  errors: Errors;
}>;

export async function DeskMandate({ listing, sale, action, errors }: DeskMandateProps) {
  const t = await getTranslations('deskSale.mandate');
  const locale = await currentLocale();
  const fee = sale?.feeHundredths ?? null;
  const fields: readonly SaleField[] = [
    { name: 'from', kind: 'day', label: t('from'), value: sale?.mandateFrom ?? '' },
    { name: 'until', kind: 'day', label: t('until'), value: sale?.mandateUntil ?? '' },
    { name: 'fee', kind: 'percent', label: t('fee'), value: fee === null ? '' : formatNumber(fee / 100, locale, 2) },
  ];
  // A letting has no arras contract.
  const isLetting = sale?.listing.operation === 'rent';
  const state: SaleField = {
    name: 'state',
    kind: 'choice',
    label: t('state'),
    value: sale?.state ?? 'open',
    choices: (['open', 'arras'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
  };
  return (
    <section className={styles.section} aria-labelledby="mandate">
      <h2 id="mandate">{t('title')}</h2>
      {!sale && <p>{t('lead')}</p>}
      <SaleForm
        form="mandate"
        id="mandate"
        action={action}
        hidden={{ listing, locale, ...(isLetting && { state: sale.state }) }}
        errors={errors}
        fields={sale && !isLetting ? [...fields, state] : fields}
        labels={{ submit: sale ? t('save') : t('open'), pending: t('saving') }}
        isQuiet={sale !== null}
      />
    </section>
  );
}

type DeskSellersProps = Readonly<{
  sale: SaleView;
  actions: Readonly<{ invite: FormAction<SaleCode>; end: RedirectingAction }>;
  errors: Errors;
}>;

export async function DeskSellers({ sale: { listing, sellers }, actions, errors }: DeskSellersProps) {
  const t = await getTranslations('deskSale.sellers');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const tones = { invited: 'running', present: 'done', ended: 'over' } as const;
  return (
    <section className={styles.section} aria-labelledby="sellers">
      <h2 id="sellers">{t('title')}</h2>
      {sellers.length > 0 && (
        <ul className={styles.list}>
          {sellers.map(({ email, id, state }) => (
            <li key={id}>
              <div className={styles.row}>
                <span className={styles.row}>
                  {email} <StatusDot tone={tones[state]}>{t(`states.${state}`)}</StatusDot>
                </span>
                {state !== 'ended' && (
                  <ActionForm action={actions.end} failed={common('lost')}>
                    <HiddenFields values={{ listing: listing.id, member: id, locale }} />
                    <Button type="submit" look="outline" isSmall>
                      {t('end')} <span className="visuallyHidden">({email})</span>
                    </Button>
                  </ActionForm>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <SaleForm
        form="invite"
        id="invite"
        action={actions.invite}
        hidden={{ listing: listing.id, locale }}
        errors={errors}
        fields={[
          { name: 'email', kind: 'email', label: t('email'), hint: t('emailHint') },
          {
            name: 'language',
            kind: 'choice',
            label: t('language'),
            value: locale,
            choices: locales.map((value) => ({ value, label: languageName(value, locale) })),
          },
        ]}
        labels={{ submit: t('invite'), pending: t('sending') }}
        isQuiet
      />
    </section>
  );
}

type DeskCloseProps = Readonly<{ listing: SaleView['listing']; action: FormAction<SaleCode>; errors: Errors }>;

export async function DeskClose({ listing, action, errors }: DeskCloseProps) {
  const t = await getTranslations('deskSale.close');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="close">
      <h2 id="close">{t('title')}</h2>
      <p>{t('text')}</p>
      <SaleForm
        summary={t('summary')}
        form="close"
        id="close"
        action={action}
        hidden={{ listing: listing.id, locale }}
        errors={errors}
        fields={[
          {
            name: 'state',
            kind: 'choice',
            label: t('how'),
            choices: (['completed', 'ended'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
          },
          ...(listing.operation === 'sale'
            ? [{ name: 'comparable', kind: 'box', label: t('comparable') } as const]
            : []),
          { name: 'sure', kind: 'box', label: t('sure') },
        ]}
        labels={{ submit: t('submit'), pending: t('closing') }}
        isQuiet
      />
    </section>
  );
}
