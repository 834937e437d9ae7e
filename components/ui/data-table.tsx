import { classNames } from '@/lib/text/class-names';
import styles from './data-table.module.scss';
import { Table } from './table';

type DataTableProps = {
  table: Readonly<{
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
    note: string;
  }>;
  id: string;
  isStacked?: boolean;
};

export function DataTable({ table, id, isStacked = false }: DataTableProps) {
  const { caption, head, rows, note } = table;
  const captionId = `${id}-caption`;
  return (
    <figure id={id} className={styles.figure}>
      <h3 id={captionId} className={styles.caption}>
        {caption}
      </h3>
      <Table
        labelledBy={captionId}
        head={head}
        rows={rows.map((cells) => ({ id: cells[0] ?? '', cells }))}
        isLabelled={isStacked}
        region={{ className: styles.scroll }}
        className={classNames(styles.table, isStacked && styles.stacked)}
      />
      <figcaption className="mini soft">{note}</figcaption>
    </figure>
  );
}
