import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DaysSince } from './days-since';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString().slice(0, 10);

it.each([
  ['en', 41, '41 days'],
  ['es', 41, '41 días'],
  ['en', 1, '1 day'],
] as const)('counts in the browser (%s, %i)', (locale, days, words) => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12) });
  const { container } = render(<DaysSince day={ago(days)} locale={locale} />);
  expect(container.textContent?.trim()).toBe(words);
  jest.useRealTimers();
});

it('says nothing on its first day, of a day to come, or on the server', () => {
  for (const days of [0, -3]) {
    const { container } = render(<DaysSince day={ago(days)} locale="en" />);
    expect(container.textContent).toBe('');
  }
  expect(renderToString(<DaysSince day={ago(9)} locale="en" />)).not.toContain('days<');
});
