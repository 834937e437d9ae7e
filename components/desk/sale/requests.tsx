import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { SaleView } from '@/lib/sales/sale-view';
import { RequestList } from '@/components/sale/request-list';
import { SaleForm } from '@/components/sale/sale-form';
import styles from '@/components/sale/sale.module.scss';

type DeskRequestsProps = Readonly<{
  sale: SaleView;
  action: FormAction<SaleCode>;
  errors: Readonly<Record<SaleCode, string>>;
}>;

export async function DeskRequests({ sale: { listing, requests }, action, errors }: DeskRequestsProps) {
  const t = await getTranslations('deskSale.requests');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="requests">
      <h2 id="requests">{t('title')}</h2>
      {requests.some(({ kind, state }) => kind === 'price' && state === 'accepted') && (
        <p>
          {t('priceAccepted')} <Link href={deskPath('homes', listing.id, 'price')}>{t('toPrice')}</Link>
        </p>
      )}
      {requests.length === 0 && <p className="soft">{t('empty')}</p>}
      {requests.length > 0 && (
        <RequestList
          requests={requests}
          answer={(id) => (
            <SaleForm
              form="requestAnswer"
              id={`request-${id}`}
              action={action}
              hidden={{ listing: listing.id, request: id, locale }}
              errors={errors}
              fields={[
                {
                  name: 'decision',
                  kind: 'choice',
                  label: t('decision'),
                  choices: (['accepted', 'answered'] as const).map((value) => ({
                    value,
                    label: t(`decisions.${value}`),
                  })),
                },
                { name: 'answer', kind: 'text', label: t('answer'), hint: t('answerHint') },
              ]}
              labels={{ submit: t('send'), pending: t('sending') }}
              isQuiet
            />
          )}
        />
      )}
    </section>
  );
}
