import { fireEvent, render, screen } from '@testing-library/react';
import { queryAddress } from '@/lib/browser/query-address';
import { ownFiguresView } from '@/lib/listings/list/own-figures-view';
import { languages } from '@/tests/support/texts';
import { OwnFigures } from './own-figures';

const own = ownFiguresView('en');
const income = () => screen.getByLabelText(own.fields.income.label);
const limit = () => Number(monthly().value.replace(',', ''));
const monthly = () => screen.getByLabelText<HTMLInputElement>('Monthly');
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const address = () => new URL(queryAddress(screen.getByRole<HTMLFormElement>('form')));

beforeEach(() => {
  render(
    <form aria-label="Filters" action="/en/properties">
      <input aria-label="Monthly" name="monthly" />
      <select aria-label="Residence" name="resident">
        <option value="">yes</option>
        <option value="no">no</option>
      </select>
      <OwnFigures own={own} />
    </form>,
  );
});

it('fills in the limit, and puts nothing else in the address', () => {
  type(screen.getByLabelText(own.fields.age.label), '60');
  type(screen.getByLabelText(own.fields.rate.label), '3.5');
  type(screen.getByLabelText(own.fields.years.label), '20');
  type(screen.getByLabelText(own.fields.share.label), '75');
  type(income(), '4,300');
  const { search } = address();
  expect(search).toMatch(/^\?monthly=\d{3,4}$/);
  expect(screen.getByRole('status')).toHaveTextContent('15 years at 3.5%');
  expect(screen.getByRole('status')).toHaveTextContent(monthly().value);
});

it('follows the residence, which changes the usual share', () => {
  type(screen.getByLabelText(own.fields.share.label), '60');
  type(income(), '3000');
  expect(limit()).toBe(1_400);
  type(screen.getByLabelText('Residence'), 'no');
  expect(limit()).toBe(1_225);
});

it('keeps a limit that was entered by hand', () => {
  type(monthly(), '900');
  type(income(), 'much');
  fireEvent.change(income());
  expect(monthly()).toHaveValue('900');
  expect(income()).toHaveAccessibleDescription(own.fields.income.error);
  expect(address().search).toBe('?monthly=900');
});

it('takes its limit back with the income', () => {
  type(income(), '3000');
  expect(monthly()).toHaveValue('1,050');
  type(income(), '');
  expect(monthly()).toHaveValue('');
  type(screen.getByLabelText(own.fields.age.label), '80');
  type(income(), '3000');
  expect(monthly()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent(own.tooOld);
});

it.each(languages)('fills in every figure of its texts, %s', (locale) => {
  const { intro, other, ownMoney, result, same, tooOld } = ownFiguresView(locale);
  const names = [result, same, other, ownMoney].join(' ').match(/\{\w+\}/g);
  expect(new Set(names)).toEqual(
    new Set(
      ['ratio', 'instalment', 'loan', 'years', 'rate', 'share', 'price', 'limit', 'usual'].map((name) => `{${name}}`),
    ),
  );
  expect(intro + tooOld).not.toMatch(/[{}]/);
});
