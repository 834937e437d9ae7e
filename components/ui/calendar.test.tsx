import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { monthView } from '@/tests/support/month-view';
import { CalendarGrid } from './calendar';

const onDay = jest.fn();
const onMonth = jest.fn();
const LAST = '2026-12';

function Months({ days, first, day }: { days: readonly string[]; first: string; day: string | null }) {
  const [month, setMonth] = useState(first);
  const view = monthView(month, {}, 'Europe/Madrid', LAST);
  const open = days.filter((one) => one.startsWith(month));
  return (
    <CalendarGrid
      name="day"
      caption={`Days of ${view.name}`}
      whole="Whole month"
      view={view}
      days={new Set(open)}
      value={day && open.includes(day) ? day : (open[0] ?? null)}
      previous={{ month: view.previous.month, label: 'Previous', href: `?month=${view.previous.month}` }}
      next={{ month: view.next.month, label: 'Next', href: month < LAST ? `?month=${view.next.month}` : null }}
      onChange={onDay}
      onMonth={(to) => {
        onMonth(to);
        setMonth(to);
      }}
    />
  );
}

const show = (days: readonly string[], day: string | null = null, first = LAST) =>
  void render(<Months days={days} day={day} first={first} />);
const radio = (name: string) => screen.getByRole('radio', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  onDay.mockReset();
  onMonth.mockReset();
});

it('offers days that can be chosen alone, each by its whole date', () => {
  show(['2026-12-03', '2026-12-04'], '2026-12-03');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(radio('Thursday 3 December 2026')).toBeChecked();
  fireEvent.click(radio('Friday 4 December 2026'));
  expect(onDay).toHaveBeenCalledWith('2026-12-04');
});

it.each([
  ['ArrowDown', 'Tuesday 22 December 2026'],
  ['ArrowUp', 'Tuesday 1 December 2026'],
  ['Home', 'Monday 7 December 2026'],
  ['End', 'Friday 11 December 2026'],
])('leads on %s to the nearest such day that can be chosen', (key, name) => {
  const days = ['01', '07', '08', '09', '11', '22', '29'].map((date) => `2026-12-${date}`);
  show(days, '2026-12-08');
  radio('Tuesday 8 December 2026').focus();
  press(key);
  expect(radio(name)).toHaveFocus();
  expect(onDay).toHaveBeenCalledTimes(1);
});

it('turns the month on Page Up and Page Down, with the focus on a day of it', () => {
  show(['2026-11-05', '2026-11-06', '2026-12-03'], null, '2026-11');
  radio('Thursday 5 November 2026').focus();
  press('PageDown');
  expect(radio('Thursday 3 December 2026')).toHaveFocus();
  press('PageUp');
  expect(radio('Thursday 5 November 2026')).toHaveFocus();
});

it('keeps the focus in a month without a day that can be chosen, and turns back from there', () => {
  show(['2026-11-05'], null, '2026-11');
  radio('Thursday 5 November 2026').focus();
  press('PageDown');
  expect(screen.getByRole('table', { name: 'Days of December 2026' })).toHaveFocus();
  press('PageDown');
  expect(onMonth).toHaveBeenCalledTimes(1);
  press('PageUp');
  expect(radio('Thursday 5 November 2026')).toHaveFocus();
});

it('leads to open months only', () => {
  show([]);
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(next);
  expect(onMonth).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(onMonth).toHaveBeenCalledWith('2026-11');
});

it('keeps the focus on the arrow that led to the last month', () => {
  show(['2026-12-03'], null, '2026-11');
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  expect(screen.getByText('December 2026')).toBeVisible();
  expect(next).toHaveFocus();
});
