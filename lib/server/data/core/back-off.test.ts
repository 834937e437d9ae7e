import { backOffSeconds } from './back-off';

describe('backOffSeconds', () => {
  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [10, 2560],
    [11, 3600],
    [200, 3600],
  ])('after failure %i waits %i seconds at most, and half of it at least', (failures, longest) => {
    expect(backOffSeconds(failures, () => 1)).toBe(longest);
    expect(backOffSeconds(failures, () => 0)).toBe(longest / 2);
  });
});
