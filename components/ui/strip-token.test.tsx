import { render } from '@testing-library/react';
import { StripToken } from './strip-token';

it('removes the token from the URL and keeps the rest', () => {
  window.history.replaceState(null, '', '/en/auth/verify?token=secret&x=1#part');
  const length = window.history.length;
  render(<StripToken />);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/en/auth/verify?x=1#part');
  expect(window.history).toHaveLength(length);
});
