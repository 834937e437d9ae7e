import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import { salePath } from '@/lib/i18n/routes';
import styles from './sale.module.scss';

type OwnSalesProps = Readonly<{
  sales: readonly Readonly<{ id: string; title: string; isAccepted: boolean }>[];
}>;

export async function OwnSales({ sales }: OwnSalesProps) {
  const t = await getTranslations('sale.card');
  return (
    <section className={styles.section} aria-labelledby="sales">
      <h2 id="sales">{t('title', { count: sales.length })}</h2>
      <ul className={styles.list}>
        {sales.map(({ id, isAccepted, title }) => (
          <li key={id}>
            <Link href={salePath(id)}>{title}</Link>
            <p className="soft">{isAccepted ? t('text') : t('invited')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
