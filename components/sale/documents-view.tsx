import { getTranslations } from 'next-intl/server';
import { saleArchivePath } from '@/lib/i18n/routes';
import type { DocumentView, SaleListing } from '@/lib/sales/sale-view';
import { DocumentList, type RenderCheck } from './document-list';
import { DocumentUpload, type UploadResult } from './document-upload';
import { SampleButton } from './sample-button';
import styles from './sale.module.scss';

type DocumentsViewProps = Readonly<{
  listing: SaleListing;
  documents: readonly DocumentView[];
  result: UploadResult;
  /** The example has no files. */
  isSample?: boolean;
  renderCheck?: RenderCheck;
}>;

export async function DocumentsView({ listing, documents, result, renderCheck, isSample = false }: DocumentsViewProps) {
  const t = await getTranslations('sale.papers');
  const sample = await getTranslations('sale.sample');
  return (
    <>
      <section className={styles.section} aria-labelledby="papers">
        <h2 id="papers">{t('title')}</h2>
        <p>
          {t(listing.operation === 'rent' ? 'leadRent' : 'lead')} {t('readers')}
        </p>
        {isSample && <SampleButton label={t('archive')} text={sample('archive')} />}
        {!isSample && documents.some(({ canOpen, documentId }) => canOpen && documentId !== null) && (
          <p>
            <a href={saleArchivePath(listing.id)}>{t('archive')}</a>
          </p>
        )}
        <DocumentList
          listing={listing.id}
          documents={documents}
          isSample={isSample}
          {...(renderCheck && { renderCheck })}
        />
      </section>
      {isSample ? (
        <section className={styles.section} aria-labelledby="upload">
          <h2 id="upload">{t('upload')}</h2>
          <SampleButton label={t('send')} text={sample('upload')} />
        </section>
      ) : (
        <DocumentUpload listing={listing} documents={documents} result={result} />
      )}
    </>
  );
}
