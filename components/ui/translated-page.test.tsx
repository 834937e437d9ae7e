import { act, fireEvent, render, screen } from '@testing-library/react';
import { SocialForm } from '@/components/auth/social-buttons';
import { TimePicker } from '@/components/appointments/scheduler/time-picker';
import { PageActions } from '@/components/listings/listing-page/page-actions';
import { machineTranslate } from '@/tests/support/machine-translate';
import { monthView } from '@/tests/support/month-view';
import { schedulerLabels } from '@/tests/support/scheduler-labels';
import { InputField } from './input-field';

// Changing text next to an icon needs its own element, or translated pages do not update it.

const labels = { share: 'Share', copied: 'Address copied', sheet: 'Print', pdf: 'PDF' };

it('says that the address was copied, and takes it back', async () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.resolve() } });
  render(
    <PageActions title="A home" labels={labels} pdf="/particulars/home-en.pdf">
      {null}
    </PageActions>,
  );
  machineTranslate();
  const button = screen.getByRole('button', { name: labels.share });
  await act(async () => fireEvent.click(button));
  expect(button).toHaveTextContent(/^Address copied$/);
  machineTranslate();
  await act(async () => jest.runAllTimers());
  expect(button).toHaveTextContent(/^Share$/);
  jest.useRealTimers();
});

it('says that a provider is on its way', async () => {
  const button = { provider: 'google', label: 'With Google', leaving: 'Leaving', failed: 'Failed' } as const;
  render(<SocialForm button={button} action={() => new Promise(() => undefined)} hidden={{}} onPending={jest.fn()} />);
  machineTranslate();
  await act(async () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement));
  expect(screen.getByRole('button')).toHaveTextContent(/^Leaving$/);
});

it('says what is wrong now', () => {
  const field = (error: string) => <InputField id="email" name="email" label="Email" error={error} />;
  const { rerender } = render(field('Required'));
  machineTranslate();
  rerender(field('Invalid'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Invalid');
});

it('says times and problems of the chosen zone', () => {
  const time = Date.UTC(2026, 11, 3, 9);
  const picker = (zone: string, error: string) => (
    <TimePicker
      starts={[time]}
      start={null}
      legend="Times"
      view={monthView('2026-12', { '2026-12-03': [time] }, zone)}
      day="2026-12-03"
      labels={schedulerLabels}
      error={error}
      onStart={jest.fn()}
    />
  );
  const { container, rerender } = render(picker('America/New_York', 'Choose'));
  machineTranslate();
  rerender(picker('Asia/Tokyo', 'Choose a time'));
  const { textContent } = container;
  expect(textContent).toContain('Choose a time');
  expect(textContent).toContain('18:00');
  expect(textContent).not.toContain('04:00');
});
