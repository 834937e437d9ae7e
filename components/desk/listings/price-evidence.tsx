import { getTranslations } from 'next-intl/server';
import type { PriceEvidence } from '@/lib/valuation/price-evidence';
import { classNames } from '@/lib/text/class-names';
import styles from './price-evidence.module.scss';
import frame from './step.module.scss';

export async function PriceEvidenceView({ evidence: { level, own, sales } }: { evidence: PriceEvidence }) {
  const t = await getTranslations('deskHome.evidence');
  return (
    <section className={classNames(frame.step, styles.evidence)} aria-labelledby="evidence">
      <h2 id="evidence">{t('title')}</h2>
      <dl>
        {own && (
          <div>
            <dt>{t('own')}</dt>
            <dd>{own}</dd>
          </div>
        )}
        {level && (
          <div>
            <dt>{level.term}</dt>
            <dd>
              {level.value}
              <small className="soft">{t('source', { source: level.source })}</small>
            </dd>
          </div>
        )}
      </dl>
      <h3>{t('sales')}</h3>
      {sales.length === 0 ? (
        <p className="soft">{t('none')}</p>
      ) : (
        <ul>
          {sales.map(({ home, perArea, price, quarter }) => (
            <li key={`${home} ${price} ${quarter}`}>
              {home}
              <span>
                <b className="numeric">{price}</b>, {perArea}, {quarter}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
