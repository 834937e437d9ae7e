import { getTranslations } from 'next-intl/server';
import { saleArchivePath } from '@/lib/i18n/routes';
import type { PaperView } from '@/lib/sales/sale-view';
import { PaperList } from './paper-list';
import { PaperUpload } from './paper-upload';
import styles from './sale.module.scss';

type PapersViewProps = Readonly<{
  listing: string;
  papers: readonly PaperView[];
  /** What came of the last upload. */
  outcome: unknown;
}>;

/** Papers of a sale, and the form that brings one. */
export async function PapersView({ listing, papers, outcome }: PapersViewProps) {
  const t = await getTranslations('sale.papers');
  return (
    <>
      <section className={styles.section} aria-labelledby="papers">
        <h2 id="papers">{t('title')}</h2>
        <p>{t('lead')}</p>
        {papers.some(({ canOpen, documentId }) => canOpen && documentId !== null) && (
          <p>
            <a href={saleArchivePath(listing)}>{t('archive')}</a>
          </p>
        )}
        <PaperList listing={listing} papers={papers} />
      </section>
      <PaperUpload listing={listing} papers={papers} outcome={outcome} />
    </>
  );
}
