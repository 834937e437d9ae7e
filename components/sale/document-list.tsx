import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { saleFilePath } from '@/lib/i18n/routes';
import { isolated } from '@/lib/text/isolated';
import type { DocumentView } from '@/lib/sales/sale-view';
import { SaleForm } from './sale-form';
import styles from './sale.module.scss';

export type IdentityCheck = Readonly<{ action: FormAction<SaleCode>; errors: Readonly<Record<SaleCode, string>> }>;

type DocumentListProps = Readonly<{
  listing: string;
  documents: readonly DocumentView[];
  isSample: boolean;
  check?: IdentityCheck;
}>;

export async function DocumentList({ listing, documents, isSample, check }: DocumentListProps) {
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
            <IdentityState listing={listing} version={versions[0]} {...(canOpen && check && { check })} />
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

type IdentityStateProps = Readonly<{
  listing: string;
  version: DocumentView['versions'][number];
  check?: IdentityCheck;
}>;

async function IdentityState({ listing, version, check }: IdentityStateProps) {
  const t = await getTranslations('sale.papers');
  const locale = await currentLocale();
  const known = version.check;
  const day = (date: string) => formatDate(date, locale);
  return (
    <>
      <p className="mini">
        {known
          ? t(known.isOver ? 'checkedEnded' : 'checked', {
              author: known.by,
              at: formatDateTime(known.at.toISOString(), locale),
              date: day(known.validUntil),
            })
          : t('unchecked')}
      </p>
      {check && (
        <SaleForm
          form="identityCheck"
          id={`check-${version.id}`}
          action={check.action}
          hidden={{ listing, version: version.id }}
          fields={[{ name: 'validUntil', kind: 'day', label: t('validUntil'), hint: t('validUntilHint') }]}
          labels={{ submit: t('check'), pending: t('checking') }}
          errors={check.errors}
          isQuiet
          summary={t('check')}
        />
      )}
    </>
  );
}
