import { errorTexts } from '@/content/error-texts';
import { render, screen } from '@testing-library/react';
import { ErrorScreen } from './error-screen';

const entries = (found: Record<string, unknown[]>) =>
  Object.assign(performance, { getEntriesByType: (type: string) => found[type] ?? [] });

it('shows the request id of the last response', () => {
  const request = (id: string, responseEnd: number) => ({
    responseEnd,
    serverTiming: [{ name: 'request', description: id }],
  });
  entries({
    navigation: [request('first', 100)],
    resource: [request('last', 900), { responseEnd: 950, serverTiming: [] }],
  });
  render(<ErrorScreen error={new Error('It broke')} retry={() => undefined} />);
  expect(screen.getByText('last')).toBeVisible();
  expect(screen.queryByText('first')).toBeNull();
});

it('shows the error’s own message under its heading', () => {
  entries({});
  render(<ErrorScreen error={new Error('It broke')} retry={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorTexts.en.heading);
  expect(screen.getByRole('status')).toHaveTextContent(/^It broke$/);
});

it('replaces React’s message for server errors', () => {
  entries({});
  const masked = Object.assign(new Error('Minified React error #441'), { digest: '1234567890' });
  render(<ErrorScreen error={masked} retry={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(errorTexts.en.onServer);
});

it('shows no request id if the browser reports none', () => {
  entries({});
  render(<ErrorScreen error={new Error('It broke')} retry={() => undefined} />);
  expect(screen.getByText('It broke')).toBeVisible();
  expect(screen.queryByText(/Reference/)).toBeNull();
});
