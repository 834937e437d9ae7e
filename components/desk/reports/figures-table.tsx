import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { Figure, FigureRow } from '@/lib/reports/sources';
import styles from './figures.module.scss';

type FiguresTableProps = Readonly<{
  id: string;
  title: string;
  head: string;
  rows: readonly (FigureRow & Readonly<{ name: string }>)[];
  total: FigureRow;
}>;

const columns = ['enquiries', 'median', 'slowest', 'waiting', 'viewings', 'offers', 'sales'] as const;

export async function FiguresTable({ head, id, rows, title, total }: FiguresTableProps) {
  const t = await getTranslations('deskFigures');
  const shown = (figure: Figure, column: (typeof columns)[number]): string => {
    const value = figure[column];
    if (value === null) return t('none');
    if (column !== 'median' && column !== 'slowest') return String(value);
    const [hours, minutes] = [Math.floor(value / 60), value % 60];
    return hours > 0
      ? t('hours', { hours: String(hours), minutes: String(minutes) })
      : t('minutes', { minutes: String(minutes) });
  };
  const cellsOf = (name: string, row: FigureRow) => [
    name,
    ...columns.map((column) => (
      <span key={column}>
        {shown(row.now, column)}
        <small>{t('before', { value: shown(row.before, column) })}</small>
      </span>
    )),
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table
        labelledBy={id}
        className={styles.table}
        isLabelled
        head={[head, ...columns.map((column) => t(`heads.${column}`))]}
        rows={rows.map((row) => ({ id: row.key, cells: cellsOf(row.name, row) }))}
        foot={[{ id: 'total', cells: cellsOf(t('total'), total) }]}
      />
    </section>
  );
}
