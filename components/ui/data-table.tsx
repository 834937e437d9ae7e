import { classNames } from '@/lib/text/class-names';
import styles from './data-table.module.scss';

type DataTableProps = {
  table: Readonly<{
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
    note: string;
  }>;
  id: string;
  /** Rows as blocks on phones, for text. */
  isStacked?: boolean;
};

/** In a region that scrolls by touch and keyboard. */
export function DataTable({ table, id, isStacked = false }: DataTableProps) {
  const { caption, head, rows, note } = table;
  const captionId = `${id}-caption`;
  return (
    <figure id={id} className={styles.figure}>
      <h3 id={captionId} className={styles.caption}>
        {caption}
      </h3>
      <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
        <table className={classNames(styles.table, isStacked && styles.stacked)} aria-labelledby={captionId}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]} data-label={isStacked ? head[index + 1] : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mini soft">{note}</figcaption>
    </figure>
  );
}
