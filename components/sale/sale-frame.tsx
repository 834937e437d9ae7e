import { Mail, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { Icon } from '@/components/ui/icon';
import { Tabs } from '@/components/ui/tabs';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { SalePart } from '@/lib/i18n/routes';
import { partsOf } from '@/lib/sales/letting';
import { saleDone } from '@/lib/sales/sale-done';
import { salePartPath } from '@/lib/sales/sale-part-path';
import type { SaleView } from '@/lib/sales/sale-view';
import { siteFacts } from '@/lib/site/site-facts';
import { SaleFacts } from './sale-facts';
import { SalePicture } from './sale-picture';
import styles from './sale-frame.module.scss';

type SaleFrameProps = Readonly<{
  sale: Pick<SaleView, 'figures' | 'listing'>;
  current: SalePart | null;
  done: unknown;
  children: ReactNode;
}>;

export async function SaleFrame({ sale: { figures, listing }, current, done, children }: SaleFrameProps) {
  const { agent, operation, reference, sampleDay, title } = listing;
  const t = await getTranslations('sale');
  const { phone } = siteFacts().agency;
  return (
    <div className={`wrap ${styles.frame}`}>
      <header className={styles.head}>
        <p className="mini soft">
          <span>
            {sampleDay ? (
              <Link href="/sell">{t('sample.toSell')}</Link>
            ) : (
              <Link href="/dashboard">{t('toAccount')}</Link>
            )}{' '}
            ·{' '}
          </span>
          {reference}
        </p>
        <div className={styles.identity}>
          <SalePicture listing={listing} />
          <div>
            <h1>{title}</h1>
            <SaleFacts listing={listing} days={figures.days} />
          </div>
        </div>
      </header>
      <Tabs label={t('parts.label')}>
        {[null, ...partsOf(operation)].map((part) => (
          <Link
            key={part ?? 'sale'}
            href={salePartPath(listing, part ?? undefined)}
            aria-current={part === current ? 'page' : undefined}
          >
            {t(`parts.${part ?? 'sale'}`)}
          </Link>
        ))}
      </Tabs>
      <SaleNotice done={done} />
      <div className={styles.columns}>
        {sampleDay && (
          <p className={styles.sample}>{t('sample.notice', { day: formatDate(sampleDay, await currentLocale()) })}</p>
        )}
        <div className={styles.main}>{children}</div>
        <aside className={styles.agent} aria-labelledby="agent">
          <h2 id="agent">{t('agent.title')}</h2>
          <p>{t('agent.text', { agent: agent.name })}</p>
          <p>
            <a href={`tel:${phone.e164}`}>
              <Icon node={Phone} />
              {t('agent.call', { phone: phone.display })}
            </a>
          </p>
          <p>
            <a href={`mailto:${agent.email}`}>
              <Icon node={Mail} />
              {t('agent.write')}
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}

export async function SaleNotice({ done }: Readonly<{ done: unknown }>) {
  const t = await getTranslations('sale.done');
  const code = saleDone.find((known) => known === done);
  const isRefusal = code === 'notReopened' || code === 'noReason' || code === 'notBlocked';
  return <FormMessage kind={isRefusal ? 'error' : 'success'}>{code && <p>{t(code)}</p>}</FormMessage>;
}
