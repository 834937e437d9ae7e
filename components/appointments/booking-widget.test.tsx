import { act, fireEvent, render, screen } from '@testing-library/react';
import { writeConsent, writePurpose } from '@/lib/site/consent';
import { AppointmentWidget } from './booking-widget';

const address = 'https://calendar.example.com/agency';
const labels = { title: 'Choose a time', ask: 'It loads from elsewhere', show: 'Show it', open: 'Open it there' };

const frame = () => document.querySelector('iframe');
const show = () => render(<AppointmentWidget address={address} labels={labels} />);

beforeEach(() => window.localStorage.clear());

it('asks instead of loading the calendar while nothing has been said about third parties', () => {
  show();
  expect(frame()).toBeNull();
  expect(screen.getByText(labels.ask)).toBeVisible();
  expect(screen.getByRole('link', { name: labels.open })).toHaveAttribute('href', address);
});

it('asks as well where they were declined, and takes a press for a yes to this one', () => {
  writeConsent('declined');
  show();
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: labels.show }));
  expect(frame()).toHaveAttribute('src', address);
});

it('loads the calendar, with a name, as soon as they are accepted', () => {
  show();
  act(() => writeConsent('accepted'));
  expect(frame()).toHaveAttribute('src', address);
  expect(screen.getByTitle(labels.title)).toBe(frame());
});

it('loads it at once where they were accepted before', () => {
  writeConsent('accepted');
  show();
  expect(frame()).toHaveAttribute('src', address);
});

it('asks where third parties were accepted for something else alone', () => {
  writePurpose('spam-check', true);
  show();
  expect(frame()).toBeNull();
});
