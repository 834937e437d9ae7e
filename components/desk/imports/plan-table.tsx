import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import styles from './imports.module.scss';

type PlanTableProps = Readonly<{
  summary: string;
  rows: readonly Readonly<{
    line: number;
    name: string;
    outcome: string;
    notes: readonly string[];
    left: readonly string[];
  }>[];
  store: (data: FormData) => Promise<void>;
  drop: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
  /** Null when nothing can be stored. */
  storeLabel: string | null;
}>;

/** Limit, because more rows make the page slow; those of which most is said are first. */
const SHOWN = 300;

export async function PlanTable({ drop, hidden, rows, store, storeLabel, summary }: PlanTableProps) {
  const t = await getTranslations('deskImport.plan');
  const shown = rows
    .map(({ left, notes, ...row }) => ({
      ...row,
      notes: left.length > 0 ? [...notes, t('left', { cells: left.join('; ') })] : notes,
    }))
    .toSorted((one, other) => other.notes.length - one.notes.length);
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">{t('title')}</h2>
      <p role="status">{summary}</p>
      <div className={styles.buttons}>
        {storeLabel !== null && (
          <form action={store}>
            <HiddenFields values={hidden} />
            <Button type="submit">{storeLabel}</Button>
          </form>
        )}
        <form action={drop}>
          <HiddenFields values={hidden} />
          <Button type="submit" look="outline">
            {t('drop')}
          </Button>
        </form>
      </div>
      <Table
        labelledBy="plan"
        className={styles.table}
        isLabelled
        head={[t('row'), t('name'), t('outcome'), t('notes')]}
        rows={shown.slice(0, SHOWN).map(({ line, name, notes, outcome }) => ({
          id: String(line),
          cells: [
            <Fragment key="line">
              <span className={styles.row}>{t('row')}</span> {line}
            </Fragment>,
            name,
            outcome,
            notes.length === 0 ? (
              <span key="none" className={styles.none}>
                –
              </span>
            ) : (
              <ul key="notes" className={styles.notes}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            ),
          ],
        }))}
      />
      {rows.length > SHOWN && <p>{t('more', { count: rows.length - SHOWN })}</p>}
    </section>
  );
}
