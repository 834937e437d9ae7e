import { act, render, screen } from '@testing-library/react';
import { schedulerLabels } from '@/tests/support/scheduler-labels';
import { LazyScheduler } from './lazy-scheduler';

// A chunk that a deployment removed.
jest.mock('./scheduler', () => {
  throw new Error('Failed to fetch');
});

let reach: () => void;

beforeEach(() => {
  Object.assign(global, {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    IntersectionObserver: class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reach = () => seen([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  render(
    <LazyScheduler
      outline={<p role="status">Loading</p>}
      fallback={<a href="/en/schedule-call">Choose a day</a>}
      action={(state) => Promise.resolve(state)}
      hidden={{}}
      privacyHref="/en/privacy"
      mode="book"
      siteKey={null}
      choice={{ month: null, day: null, minutes: 30, zone: null }}
      pageHref="/en/schedule-call"
      locale="en"
      labels={schedulerLabels}
      officeZone="Europe/Madrid"
      zones={[]}
      lengths={[30]}
      slotMinutes={30}
    />,
  );
});

it('shows the outline, and the way to the calendar’s own page if its code cannot be loaded', async () => {
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => reach());
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('link', { name: 'Choose a day' }));
  expect(screen.queryByText('Loading')).toBeNull();
});
