import { getTranslations } from 'next-intl/server';
import { SaleForm } from '@/components/sale/sale-form';
import type { FormAction } from '@/lib/forms/define-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleCode } from '@/lib/sales/sale-forms';

type IdentityCheckProps = Readonly<{
  listing: string;
  /** Id of a version of an identity document. */
  version: string;
  action: FormAction<SaleCode>;
  errors: Readonly<Record<SaleCode, string>>;
}>;

export async function IdentityCheck({ action, errors, listing, version }: IdentityCheckProps) {
  const t = await getTranslations('sale.papers');
  return (
    <SaleForm
      form="identityCheck"
      id={`check-${version}`}
      action={action}
      hidden={{ listing, version, locale: await currentLocale() }}
      fields={[{ name: 'validUntil', kind: 'day', label: t('validUntil'), hint: t('validUntilHint') }]}
      labels={{ submit: t('check'), pending: t('checking') }}
      errors={errors}
      isQuiet
      summary={t('check')}
    />
  );
}
