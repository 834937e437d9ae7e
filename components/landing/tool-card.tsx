import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { classNames } from '@/lib/text/class-names';
import { Link } from '@/lib/i18n/link';
import styles from './tools.module.scss';
import type { ReactNode } from 'react';

type ToolCardProps = { tool: 'valuation' | 'mortgage' | 'recommendations'; isTall?: boolean; children: ReactNode };

/** `/login` (specification, section 2), then the tool; signed-in clients skip the login. */
const hrefs = {
  valuation: '/login?returnTo=/herramientas/valoracion',
  mortgage: '/login?returnTo=/herramientas/calculadora-hipoteca',
  recommendations: '/login?returnTo=/dashboard',
} as const;

export async function ToolCard({ tool, isTall = false, children }: ToolCardProps) {
  const t = await getTranslations(`landingPage.tools.${tool}`);
  return (
    <article className={classNames(styles.card, isTall ? styles.tall : styles.side)}>
      <div className={styles.text}>
        <h3>{t('title')}</h3>
        <p>{t('text')}</p>
      </div>
      <div className={styles.figure}>{children}</div>
      <Link href={hrefs[tool]} className={classNames(arrowLinkClass, styles.link)}>
        <ArrowLabel>{t('action')}</ArrowLabel>
      </Link>
    </article>
  );
}
