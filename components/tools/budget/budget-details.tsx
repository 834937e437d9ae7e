'use client';

import { buttonClass } from '@/components/ui/button';
import { ListingImage } from '@/components/ui/listing-image';
import { Table } from '@/components/ui/table';
import { IntentLink } from '@/lib/i18n/intent-link';
import type { BudgetView } from '@/lib/mortgage/budget-page';
import styles from './budget-details.module.scss';
import type { BudgetLabels } from './budget-labels';

type BudgetDetailsProps = { result: NonNullable<BudgetView['result']>; labels: BudgetLabels };

const SIZES = '(min-width: 640px) 24rem, 92vw';

export function BudgetDetails({ result, labels }: BudgetDetailsProps) {
  const { bill, changes, listings } = result;
  return (
    <>
      <section className={`sand section ${styles.section}`}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.column}>
            <h2 id="changes-heading">{labels.changesHeading}</h2>
            <p className={styles.intro}>{labels.changesText}</p>
            <Table
              labelledBy="changes-heading"
              head={[labels.change, labels.gain]}
              rows={changes.map(({ id, text, gain, isChange }) => ({ id, cells: [text, gain], className: isChange ? undefined : styles.unchanged }))}
            />
          </div>
          {bill && (
            <div className={styles.column}>
              <h2>{bill.heading}</h2>
              <p className={styles.intro}>{bill.text}</p>
              <Table caption={labels.billCaption} rows={bill.rows} foot={bill.sums} />
              <p className={`small ${styles.note}`}>{labels.resale}</p>
              <IntentLink href={bill.calculatorHref} className={`${buttonClass({ look: 'outline', isSmall: true })} ${styles.further}`}>
                {labels.calculator}
              </IntentLink>
            </div>
          )}
        </div>
      </section>
      {listings && (
        <section className={`wrap section ${styles.listings}`} aria-labelledby="listings-heading">
          <h2 id="listings-heading">{labels.listingsHeading}</h2>
          <p>{listings.text}</p>
          {listings.cards.length > 0 && (
            <ul className={styles.cards}>
              {listings.cards.map(({ id, href, title, place, price, energyLabel, image, type }) => (
                <li key={id}>
                  <div className={styles.image}>
                    <ListingImage image={image} type={type} sizes={SIZES} isDecorative />
                  </div>
                  <p className={styles.price}>{price}</p>
                  <h3>
                    <IntentLink href={href}>{title}</IntentLink>
                  </h3>
                  <p className="small soft">
                    {place}. {energyLabel}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.further}>
            {/* Opens a document: the router would reuse a prefetched list without its filters. */}
            <a href={listings.all.href} className={buttonClass()}>
              {listings.all.label}
            </a>
          </p>
        </section>
      )}
    </>
  );
}
