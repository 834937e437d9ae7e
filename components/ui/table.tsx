import type { ReactNode } from 'react';

type TableRow = Readonly<{
  id: string;
  cells: readonly ReactNode[];
  className?: string | undefined;
}>;

type TableProps = Readonly<{
  caption?: string;
  labelledBy?: string;
  head?: readonly string[];
  rows: readonly TableRow[];
  foot?: readonly TableRow[];
  isLabelled?: boolean;
  region?: Readonly<{ id?: string; className: string | undefined }>;
  className?: string | undefined;
}>;

/** Omits absent props, because pages serialise each prop twice. */
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
