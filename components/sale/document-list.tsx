import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { saleFilePath } from '@/lib/i18n/routes';
import { isolated } from '@/lib/text/isolated';
import type { DocumentView } from '@/lib/sales/sale-view';
import styles from './sale.module.scss';

/** Draws the form that checks a version of an identity document; the desk alone has it, and its code. */
export type RenderCheck = (version: string) => ReactNode;

type DocumentListProps = Readonly<{
  listing: string;
  documents: readonly DocumentView[];
  isSample: boolean;
  renderCheck?: RenderCheck;
}>;

export async function DocumentList({ listing, documents, isSample, renderCheck }: DocumentListProps) {
  const t = await getTranslations('sale.papers');
  const locale = await currentLocale();
  return (
    <ul className={styles.list}>
      {documents.map(({ broughtBy, canOpen, documentId, expiry, folder, name, documentType, versions }) => (
        <li key={documentId ?? documentType}>
          <div className={styles.row}>
            <h3>{documentType ? t(`names.${documentType}`) : isolated(name) || t('other')}</h3>
            <StatusDot tone={documentId ? 'done' : 'lacking'}>{documentId ? t('received') : t('missing')}</StatusDot>
          </div>
          <p className="mini soft">
            {t(`folders.${folder}`)}
            {!documentId && broughtBy && ` · ${t(`brings.${broughtBy}`)}`}
            {documentType && name && ` · ${isolated(name)}`}
          </p>
          {expiry && (
            <p className="mini">{t(expiry.isOver ? 'ended' : 'valid', { date: formatDate(expiry.on, locale) })}</p>
          )}
          {!canOpen && documentId && <p className="mini">{t('identity')}</p>}
          {folder === 'identity' && versions[0] && (
            <>
              <IdentityState check={versions[0].check} />
              {canOpen && renderCheck?.(versions[0].id)}
            </>
          )}
          {versions.map(({ author, createdAt, id, n, reads }) => (
            <div key={id}>
              {canOpen && !isSample && (
                <a href={saleFilePath(listing, id)}>
                  {t('download', { n: String(n) })}
                  <span className="visuallyHidden">
                    {' '}
                    ({documentType ? t(`names.${documentType}`) : isolated(name) || t('other')})
                  </span>
                </a>
              )}
              <p className="mini soft">{t('by', { author, at: formatDateTime(createdAt.toISOString(), locale) })}</p>
              {canOpen && reads.length > 0 && (
                <details>
                  <summary>{t('opened', { count: reads.length })}</summary>
                  <ul>
                    {reads.map(({ createdAt: at, openedBy }) => (
                      <li key={`${openedBy}-${at.toISOString()}`} className="mini">
                        {t('openedBy', { reader: openedBy, at: formatDateTime(at.toISOString(), locale) })}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

type IdentityStateProps = Readonly<{ check: DocumentView['versions'][number]['check'] }>;

async function IdentityState({ check }: IdentityStateProps) {
  const t = await getTranslations('sale.papers');
  const locale = await currentLocale();
  return (
    <p className="mini">
      {check
        ? t(check.isOver ? 'checkedEnded' : 'checked', {
            author: check.by,
            at: formatDateTime(check.at.toISOString(), locale),
            date: formatDate(check.validUntil, locale),
          })
        : t('unchecked')}
    </p>
  );
}
