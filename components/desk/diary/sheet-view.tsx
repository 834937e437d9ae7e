import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { ViewingSheet } from '@/lib/diary/viewing-sheet';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './sheet.module.scss';
import type { ReactNode } from 'react';

type SheetViewProps = Readonly<{
  id: string;
  sheet: ViewingSheet;
  stored: readonly Readonly<{ id: string; at: string }>[];
  children: ReactNode;
}>;

export async function SheetView({ children, id, sheet, stored }: SheetViewProps) {
  const t = await getTranslations('deskDiary.sheet');
  const locale = await currentLocale();
  const hrefOf = (file: string) => `/api/desk/viewings/${id}/${file}.pdf`;
  return (
    <div className={styles.sheet}>
      <dl>
        {sheet.rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.statements.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {children}
      {sheet.privacy.map((words) => (
        <p key={words} className="mini soft">
          {words}
        </p>
      ))}
      <p>
        <a href={hrefOf('sheet')} className={buttonClass({ look: 'outline' })}>
          {t('print')}
        </a>
      </p>
      {stored.length > 0 && (
        <section aria-labelledby="stored">
          <h2 id="stored">{t('stored')}</h2>
          <ul>
            {stored.map((one) => (
              <li key={one.id}>
                <a href={hrefOf(one.id)}>{t('open', { at: formatDateTime(one.at, locale) })}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
