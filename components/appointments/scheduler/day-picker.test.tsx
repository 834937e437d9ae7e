import { fireEvent, render, screen } from '@testing-library/react';
import { monthView } from '@/tests/support/month-view';
import { schedulerLabels } from '@/tests/support/scheduler-labels';
import { DayPicker } from './day-picker';

function show(free: readonly string[], day: string | null, shown = '2026-12') {
  const onDay = jest.fn();
  const onMonth = jest.fn();
  const picker = (month: string) => (
    <DayPicker
      view={monthView(month, {}, 'Europe/Madrid', '2026-12')}
      free={new Set(free)}
      day={day}
      labels={schedulerLabels}
      monthHref={(month) => `?month=${month}`}
      onMonth={onMonth}
      onDay={onDay}
    />
  );
  const { rerender } = render(picker(shown));
  return { onDay, onMonth, turnTo: (month: string) => rerender(picker(month)) };
}

it('offers free days alone, each by its whole date', () => {
  const { onDay } = show(['2026-12-03', '2026-12-04'], '2026-12-03');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Thursday 3 December 2026' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Friday 4 December 2026' }));
  expect(onDay).toHaveBeenCalledWith('2026-12-04');
});

it('leaps to the next week that has a free day on the arrow down, and back on the arrow up', () => {
  const { onDay } = show(['2026-12-03', '2026-12-04', '2026-12-17'], '2026-12-03');
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Thursday 3 December 2026' }), { key: 'ArrowDown' });
  expect(onDay).toHaveBeenCalledWith('2026-12-17');
  expect(screen.getByRole('radio', { name: 'Thursday 17 December 2026' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Thursday 17 December 2026' }), { key: 'ArrowUp' });
  expect(screen.getByRole('radio', { name: 'Thursday 3 December 2026' })).toHaveFocus();
});

it('leads to open months only', () => {
  const { onMonth } = show([], null);
  const next = screen.getByRole('link', { name: /^Next month/ });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(next);
  expect(onMonth).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Previous month: November 2026' }));
  expect(onMonth).toHaveBeenCalledWith('2026-11');
});

it('keeps the focus on the arrow that led to the last month', () => {
  const { turnTo } = show([], null, '2026-11');
  const next = screen.getByRole('link', { name: 'Next month: December 2026' });
  next.focus();
  turnTo('2026-12');
  expect(next).toBeInTheDocument();
  expect(next).toHaveFocus();
});
