import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './listing-facts.module.scss';

type FactsProps = { page: Pick<ListingPageView, 'building' | 'documents' | 'features' | 'kind' | 'operation'> };

export async function ListingFacts({ page }: FactsProps) {
  const t = await getTranslations('listingPage.facts');
  const { building, features, kind, operation, documents } = page;
  return (
    <section className={styles.facts} aria-labelledby="facts-heading">
      <h2 id="facts-heading">{t('heading')}</h2>
      <div className={styles.tables}>
        <Table caption={t('building', { kind })} rows={building.map(toRow)} />
        <Table caption={t('papers', { operation })} rows={documents.map(toRow)} />
      </div>
      {features.length > 0 && (
        <>
          <h3 className="visuallyHidden">{t('features')}</h3>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const toRow = ({ id, term, value }: ListingPageView['building'][number]) => ({ id, cells: [term, value] });
