import { act, render } from '@testing-library/react';
import { DelayedRedirect } from './delayed-redirect';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

it('leads on when its time has come, and not a moment before', () => {
  jest.useFakeTimers();
  render(<DelayedRedirect href="/en/login?notice=reset" afterMs={2_000} />);
  act(() => jest.advanceTimersByTime(1_999));
  expect(replace).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(replace).toHaveBeenCalledWith('/en/login?notice=reset');
  jest.useRealTimers();
});
