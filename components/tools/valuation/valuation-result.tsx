import { getTranslations } from 'next-intl/server';
import tool from '@/components/tools/tool-page.module.scss';
import { buttonClass } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import type { ValuationPageView } from '@/lib/valuation/valuation-page';
import { Link } from '@/lib/i18n/link';
import styles from './valuation-result.module.scss';
import type { ReactNode } from 'react';

type ValuationResultProps = Pick<ValuationPageView, 'result' | 'facts' | 'isRequested'> & {
  unknown: ValuationPageView['place']['unknown'];
  actions?: ReactNode;
};

export async function ValuationResult({ result, facts, unknown, isRequested, actions }: ValuationResultProps) {
  const t = await getTranslations('valuationPage.result');
  return (
    <section className={`${tool.result} ${styles.result}`} aria-labelledby="result-heading">
      <h2 id="result-heading" className={tool.anchor}>
        {result && <span id="result" />}
        {result?.kind === 'refused' ? t('refusedHeading') : t(!result ? 'none' : isRequested ? 'heading' : 'example')}
      </h2>
      {facts && <p className="soft">{facts}</p>}
      {!result && <p className="soft">{t('noneText')}</p>}
      {result?.kind === 'refused' && (
        <div className={styles.refused}>
          <p className={styles.reason}>{unknown?.text ?? t(`refused.${result.reason}`)}</p>
          {unknown && <p>{unknown.hint}</p>}
          {unknown && unknown.nearest.length > 0 && (
            <ul className={styles.nearest}>
              {unknown.nearest.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
          <p>{t('refusedNext')}</p>
        </div>
      )}
      {result?.kind === 'estimate' && (
        <>
          <p className={styles.date}>{result.estimate.levelDate}</p>
          <p className={styles.range}>
            {t.rich('range', {
              low: result.estimate.low,
              high: result.estimate.high,
              b: (words) => <b className="numeric">{words}</b>,
            })}
          </p>
          <svg viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
            <path d="M0 20V4L16 0H384L400 4V20Z" />
            <path d="M200 0V20" />
          </svg>
          <p className={styles.perArea}>{result.estimate.perArea}</p>
          <p>{result.estimate.level}</p>
          <p className="small soft">
            {result.estimate.levelNote} {result.estimate.levelSource}
          </p>
        </>
      )}
      {result && (
        <div className={styles.actions}>
          {isRequested && (
            <a href="#agent-look" className={buttonClass()}>
              {t('look')}
            </a>
          )}
          {actions}
          {result.kind === 'estimate' && <PrintButton label={t('print')} />}
        </div>
      )}
    </section>
  );
}
