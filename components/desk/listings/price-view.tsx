import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import { formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { AudienceRange } from '@/lib/listings/desk/audience';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import type { ListingCode } from '@/lib/listings/desk/step-forms';
import { isStepOf } from '@/lib/listings/desk/listing-steps';
import { formErrors } from './form-errors';
import { PriceForm } from './price-form';
import styles from './step.module.scss';

type PriceViewProps = Readonly<{
  view: Readonly<{ listing: DeskListing; editVersion: number; audience: readonly AudienceRange[] }>;
  action: FormAction<ListingCode>;
}>;

export async function PriceView({ action, view: { audience, editVersion, listing } }: PriceViewProps) {
  const t = await getTranslations('deskHome.price');
  const locale = await currentLocale();
  const { id, price, state } = listing;
  if (!isStepOf(state, 'price') || price === null) return <p className={styles.lead}>{t('notNow', { state })}</p>;
  return (
    <section className={styles.step}>
      <p className={styles.today}>{t('today', { price: formatPrice(price, locale) })}</p>
      <PriceForm
        // The key resets the form when the price changes.
        key={editVersion}
        action={action}
        price={price}
        audience={audience}
        locale={locale}
        hidden={{ id, editVersion: String(editVersion), locale }}
        labels={{
          price: t('label'),
          priceHint: t('hint'),
          reason: t('reason'),
          reasonHint: t('reasonHint'),
          submit: t('submit'),
          pending: t('pending'),
          lower: t('lower', { percent: '{percent}', count: '{count}' }),
          higher: t('higher', { percent: '{percent}' }),
          same: t('same'),
        }}
        errors={await formErrors()}
      />
      <p className="soft">{t('consequences')}</p>
    </section>
  );
}
