import { render, screen } from '@testing-library/react';
import { CashChart } from './cash-chart';
import type { MortgageResult } from '@/lib/mortgage/mortgage-page';

const cash: MortgageResult['cash'] = {
  label: 'Of the €120,000 you bring, €82,575 go into the price.',
  loanShare: 0.69,
  cash: '€120,000',
  loan: '€267,425',
  parts: [
    { id: 'downPayment', share: 0.688, term: 'Into the price', amount: '€82,575' },
    { id: 'taxes', share: 0.292, term: 'Taxes', amount: '€35,000' },
    { id: 'fees', share: 0.02, term: 'Fees', amount: '€2,425' },
  ],
};
const words = { loan: 'Loan', cash: 'Your own money' };

const widths = () =>
  [...screen.getByRole('img').querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));

it('says in words what it draws, and every figure beside it', () => {
  render(<CashChart cash={cash} words={words} />);
  expect(screen.getByRole('img', { name: cash.label })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Into the price €82,575',
    'Taxes €35,000',
    'Fees €2,425',
  ]);
});

it('draws bars as wide as their shares, none beyond the drawing', () => {
  render(<CashChart cash={cash} words={words} />);
  const [loan, own, ...parts] = widths();
  expect((loan ?? 0) + (own ?? 0)).toBeCloseTo(698, 0);
  expect(parts.reduce((sum, width) => sum + width, 0)).toBeCloseTo(694, 0);
});

it('draws no loan where there is none', () => {
  render(<CashChart cash={{ ...cash, loanShare: 0 }} words={words} />);
  expect(widths()[0]).toBe(700);
  expect(widths().every((width) => width >= 0)).toBe(true);
});
