import { render, screen, within } from '@testing-library/react';
import { Table } from './table';

const rows = [
  { id: 'tax', cells: ['Transfer tax', '€40,000', '10 %'] },
  { id: 'notary', cells: ['Notary', '€900', null] },
];

it('is named by its caption, and each row and column by its head', () => {
  render(<Table caption="Costs" head={['What', 'Amount', 'Share']} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Costs' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('rowheader', { name: 'Transfer tax' })).toHaveAttribute('scope', 'row');
  expect(screen.queryByRole('region')).toBeNull();
});

it('is named by a heading, sums up at its foot, and says the head of a column in each cell where rows are blocks', () => {
  render(
    <>
      <h3 id="heading">What it costs</h3>
      <Table
        labelledBy="heading"
        head={['What', 'Amount', 'Share']}
        rows={rows}
        foot={[{ id: 'total', cells: ['Total', '€40,900'], className: 'sum' }]}
        isLabelled
      />
    </>,
  );
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'What it costs' });
  expect(within(table).getByText('€900')).toHaveAttribute('data-label', 'Amount');
  expect(table.tFoot?.rows[0]).toHaveClass('sum');
  expect(table.caption).toBeNull();
});

it.each([{ caption: 'Costs' }, { labelledBy: 'heading' }])(
  'scrolls by keyboard in a region of its name: %j',
  (name) => {
    render(
      <>
        <h3 id="heading">Costs</h3>
        <Table {...name} rows={rows} region={{ id: 'part', className: 'scroll' }} />
      </>,
    );
    const region = screen.getByRole('region', { name: 'Costs' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toContainElement(screen.getByRole('table', { name: 'Costs' }));
  },
);
