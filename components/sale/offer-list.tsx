import { getTranslations } from 'next-intl/server';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { offerTones } from '@/lib/sales/offer-tones';
import type { OfferView } from '@/lib/sales/sale-view';
import { offerAnswers } from '@/lib/sales/sale-words';
import type { RenderForm } from './render-form';
import styles from './sale.module.scss';

type OfferListProps = Readonly<{
  listing: string;
  offers: readonly OfferView[];
  form: RenderForm;
}>;

export async function OfferList({ listing, offers, form }: OfferListProps) {
  const t = await getTranslations('sale.offers');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="offers">
      <h2 id="offers">{t('title')}</h2>
      <p>{t('notBinding')}</p>
      {offers.length === 0 && <p className="soft">{t('empty')}</p>}
      <ol className={styles.list}>
        {offers.map((offer) => {
          const { amount, answer, answeredName, conditions, counterAmount, id, name, receivedOn, state, validUntil } =
            offer;
          return (
            <li key={id}>
              <div className={styles.row}>
                <h3 className={styles.price}>{formatPrice(amount, locale)}</h3>
                <StatusDot tone={offerTones[state]}>{t(`states.${state}`)}</StatusDot>
              </div>
              <p>
                {name === null
                  ? t('fromErased', { day: formatDate(receivedOn, locale) })
                  : t('from', { name, day: formatDate(receivedOn, locale) })}{' '}
                {validUntil && t('until', { day: formatDate(validUntil, locale) })}
              </p>
              {conditions && <p className={styles.words}>{conditions}</p>}
              {counterAmount !== null && <p>{t('counter', { price: formatPrice(counterAmount, locale) })}</p>}
              {answeredName ? (
                <p className={styles.words}>
                  {answer ? t('answeredSo', { name: answeredName, answer }) : t('answeredBy', { name: answeredName })}
                </p>
              ) : (
                answer && <p className={styles.words}>{t('answered', { answer })}</p>
              )}
              {state === 'received' &&
                form(
                  {
                    form: 'answer',
                    id: `answer-${id}`,
                    hidden: { listing, offer: id, locale },
                    labels: { submit: t('send'), pending: t('sending') },
                    fields: [
                      {
                        name: 'answer',
                        kind: 'choice',
                        label: t('answer'),
                        choices: [
                          { value: '', label: t('choose') },
                          ...offerAnswers.map((value) => ({ value, label: t(`answers.${value}`) })),
                        ],
                      },
                      { name: 'counter', kind: 'euros', label: t('counterLabel'), hint: t('counterHint') },
                      { name: 'text', kind: 'text', label: t('text') },
                      { name: 'sure', kind: 'box', label: t('sure') },
                    ],
                  },
                  'answer',
                )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
