import { fireEvent, render, screen } from '@testing-library/react';
import { hasConsent } from '@/lib/site/consent';
import { ConsentChoice } from './consent-choice';

const labels = {
  legend: 'May they load?',
  accept: 'Yes',
  decline: 'No',
  unset: 'Not chosen yet',
  accepted: 'Accepted',
  declined: 'Declined',
};
const purposes = { 'spam-check': 'Spam check', calendar: 'Calendar' };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => screen.getByRole('switch', { name });
const state = () => screen.getByRole('status').textContent;
const stored = () => window.localStorage.getItem('cookie-consent');

beforeEach(() => {
  window.localStorage.clear();
  render(<ConsentChoice labels={labels} purposes={purposes} />);
});

it('has nothing switched on without a choice', () => {
  expect(state()).toBe(labels.unset);
  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(2);
});

it('switches every purpose with one button, and back', () => {
  press('Yes');
  expect([stored(), state()]).toEqual(['accepted', labels.accepted]);
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2);
  press('No');
  expect([stored(), state()]).toEqual(['declined', labels.declined]);
  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(2);
});

it('allows one purpose without the other', () => {
  fireEvent.click(toggle('Calendar'));
  expect([stored(), hasConsent('calendar'), hasConsent('spam-check')]).toEqual(['accepted', true, false]);
  expect(toggle('Spam check')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
});

it('is declined once the last purpose is off', () => {
  press('Yes');
  fireEvent.click(toggle('Calendar'));
  expect(stored()).toBe('accepted');
  fireEvent.click(toggle('Spam check'));
  expect([stored(), state()]).toEqual(['declined', labels.declined]);
});
