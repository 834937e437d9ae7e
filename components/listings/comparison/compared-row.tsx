import type { ReactNode } from 'react';

export function ComparedRow({ cells, name }: { cells: readonly ReactNode[]; name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells}
    </tr>
  );
}
