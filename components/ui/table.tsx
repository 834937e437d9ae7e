import type { ReactNode } from 'react';

type TableRow = Readonly<{
  id: string;
  /** The first one names the row. */
  cells: readonly ReactNode[];
  className?: string | undefined;
}>;

type TableProps = Readonly<{
  /** Read out, not shown. */
  caption?: string;
  /** Id of the heading that names the table in place of a caption. */
  labelledBy?: string;
  head?: readonly string[];
  rows: readonly TableRow[];
  /** Sums. */
  foot?: readonly TableRow[];
  /** Each cell says the head of its column, for rows as blocks. */
  isLabelled?: boolean;
  /** For tables that may be wider than a phone: the part of the page that scrolls, by touch and by keyboard. */
  region?: Readonly<{ id?: string; className: string | undefined }>;
  className?: string | undefined;
}>;

/** A table whose rows and columns have heads. What is not given is left out: pages hold each property twice. */
export function Table(props: TableProps) {
  const { caption, labelledBy, head, rows, foot, isLabelled = false, region, className } = props;
  const toRow = ({ id, cells: [first, ...cells], className: rowClass }: TableRow) => (
    <tr key={id} {...(rowClass && { className: rowClass })}>
      <th scope="row">{first}</th>
      {cells.map((cell, index) => (
        <td key={index} {...(isLabelled && { 'data-label': head?.[index + 1] })}>
          {cell}
        </td>
      ))}
    </tr>
  );
  const name = labelledBy && { 'aria-labelledby': labelledBy };
  const table = (
    <table {...(className && { className })} {...name}>
      {caption && <caption className="visuallyHidden">{caption}</caption>}
      {head && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{rows.map(toRow)}</tbody>
      {foot && <tfoot>{foot.map(toRow)}</tfoot>}
    </table>
  );
  if (!region) return table;
  return (
    <div role="region" tabIndex={0} {...(name || { 'aria-label': caption })} {...region}>
      {table}
    </div>
  );
}
