import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './facts.module.scss';

type FactsProps = { page: Pick<ListingPageView, 'building' | 'papers' | 'features' | 'kind' | 'operation'> };

/** Facts required by law, and features. */
export async function Facts({ page }: FactsProps) {
  const t = await getTranslations('listingPage.facts');
  const { building, features, kind, operation, papers } = page;
  return (
    <section className={styles.facts} aria-labelledby="facts-heading">
      <h2 id="facts-heading">{t('heading')}</h2>
      <div className={styles.tables}>
        <FactTable caption={t('building', { kind })} rows={building} />
        <FactTable caption={t('papers', { operation })} rows={papers} />
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

function FactTable({ caption, rows }: { caption: string; rows: ListingPageView['building'] }) {
  return (
    <table>
      <caption className="visuallyHidden">{caption}</caption>
      <tbody>
        {rows.map(({ id, term, value }) => (
          <tr key={id}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
