import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDateTime, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { RequestView } from '@/lib/sales/sale-view';
import styles from './sale.module.scss';

type RequestListProps = Readonly<{
  requests: readonly RequestView[];
  answer?: (id: string) => ReactNode;
}>;

export async function RequestList({ requests, answer }: RequestListProps) {
  const t = await getTranslations('sale.requests');
  const locale = await currentLocale();
  if (requests.length === 0) return <p className="soft">{t('empty')}</p>;
  return (
    <ol className={styles.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <div className={styles.row}>
            <h3>
              {request.kind === 'price'
                ? t('priceOf', { price: request.amount === null ? '' : formatPrice(request.amount, locale) })
                : t(request.kind)}
            </h3>
            <StatusDot tone={request.state === 'open' ? 'running' : 'done'}>{t(`states.${request.state}`)}</StatusDot>
          </div>
          <p className={styles.words}>{request.text}</p>
          <p className="mini soft">
            {t('by', { author: request.author, at: formatDateTime(request.createdAt.toISOString(), locale) })}
          </p>
          {request.answer && <p className={styles.words}>{t('answer', { answer: request.answer })}</p>}
          {request.state === 'open' && answer?.(request.id)}
        </li>
      ))}
    </ol>
  );
}
