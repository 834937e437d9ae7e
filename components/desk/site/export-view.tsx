import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import type { Messages } from 'next-intl';
import styles from './site-lists.module.scss';

type ExportViewProps = Readonly<{
  parts: readonly (keyof Messages['deskExport']['parts'] & string)[];
  href: string;
}>;

export async function ExportView({ href, parts }: ExportViewProps) {
  const t = await getTranslations('deskExport');
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Table
        caption={t('caption')}
        className={styles.table}
        isLabelled
        head={[t('columns.part'), t('columns.files')]}
        rows={parts.map((part) => ({ id: part, cells: [t(`parts.${part}.name`), t(`parts.${part}.files`)] }))}
      />
      <div className={styles.withdraw}>
        <p className={styles.lead}>{t('careful')}</p>
        <a href={href} download className={buttonClass()}>
          {t('download')}
        </a>
      </div>
    </>
  );
}
