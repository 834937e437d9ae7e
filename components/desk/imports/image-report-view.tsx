import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Table } from '@/components/ui/table';
import { Link } from '@/lib/i18n/link';
import type { ImageReport as Report } from '@/lib/listings/import/image-report';
import styles from './imports.module.scss';
import { isolated } from '@/lib/text/isolated';

type ImageReportViewProps = Report & Readonly<{ fileName: string }>;

export async function ImageReportView({ fileName, isDone, rows }: ImageReportViewProps) {
  const t = await getTranslations('deskImport');
  const tProblem = await getTranslations('imageProblems');
  const sum = (count: 'given' | 'come') => rows.reduce((total, row) => total + row[count], 0);
  const counts = { come: sum('come'), given: sum('given') };
  const ended = counts.come === counts.given ? 'photographs.all' : 'photographs.done';
  const shown = rows.toSorted((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0));
  return (
    <>
      <p className={styles.intro}>{t('photographs.lead', { file: isolated(fileName) })}</p>
      <p role="status" id="photographs">
        {t(isDone ? ended : 'photographs.coming', counts)}
      </p>
      <p>
        <Link href="/dashboard/agency/homes?state=draft">{t('listings.toDrafts')}</Link>
      </p>
      <Table
        labelledBy="photographs"
        className={styles.table}
        isLabelled
        head={[t('plan.row'), t('photographs.reference'), t('photographs.come'), t('plan.notes')]}
        rows={shown.map(({ come, given, isTaken, line, problems, reference }) => ({
          id: String(line),
          cells: [
            <Fragment key="line">
              <span className={styles.row}>{t('plan.row')}</span> {line}
            </Fragment>,
            reference,
            t('photographs.of', { come, given }),
            isTaken && problems.length === 0 ? (
              <span key="none" className={styles.none}>
                –
              </span>
            ) : (
              <ul key="notes" className={styles.notes}>
                {!isTaken && <li>{t('photographs.notTaken')}</li>}
                {problems.map(({ address, problem }) => (
                  <li key={address}>
                    {address}: {tProblem(problem)}
                  </li>
                ))}
              </ul>
            ),
          ],
        }))}
      />
    </>
  );
}
