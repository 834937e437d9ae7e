import { act, fireEvent, render, screen } from '@testing-library/react';
import { writeConsent, writePurpose } from '@/lib/site/consent';
import { AppointmentWidget } from './booking-widget';

const address = 'https://calendar.example.com/agency';
const labels = { title: 'Choose a time', ask: 'It loads from elsewhere', show: 'Show it', open: 'Open it there' };

const frame = () => document.querySelector('iframe');
const show = () => render(<AppointmentWidget address={address} labels={labels} />);

beforeEach(() => window.localStorage.clear());

it('shows the placeholder before consent', () => {
  show();
  expect(frame()).toBeNull();
  expect(screen.getByText(labels.ask)).toBeVisible();
  expect(screen.getByRole('link', { name: labels.open })).toHaveAttribute('href', address);
});

it('shows the placeholder after a refusal, and loads on a click', () => {
  writeConsent('declined');
  show();
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: labels.show }));
  expect(frame()).toHaveAttribute('src', address);
});

it('loads the calendar, with a title, once consent is given', () => {
  show();
  act(() => writeConsent('accepted'));
  expect(frame()).toHaveAttribute('src', address);
  expect(screen.getByTitle(labels.title)).toBe(frame());
});

it('loads the calendar at once with earlier consent', () => {
  writeConsent('accepted');
  show();
  expect(frame()).toHaveAttribute('src', address);
});

it('shows the placeholder when consent covers another purpose only', () => {
  writePurpose('spam-check', true);
  show();
  expect(frame()).toBeNull();
});
