import { render, screen, within } from '@testing-library/react';
import { CheckList } from './check-list';

const states = { good: 'fine', care: 'depends on the bank', bad: 'does not work', open: 'left open' };

it('says how each point stands in words, not by its colour alone', () => {
  render(
    <CheckList
      states={states}
      checks={[
        { id: 'savings', state: 'bad', title: 'Savings', text: '€7,000 are missing.' },
        { id: 'loan', state: 'care', title: 'Loan', text: '70% of the price.' },
        { id: 'income', state: 'open', title: 'Income', text: 'Tell us your income.' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(within(items[0] as HTMLElement).getByText('does not work')).toBeInTheDocument();
  expect(items[1]).toHaveTextContent('Loan depends on the bank70% of the price.');
  expect(items[2]).toHaveTextContent('left open');
});
