import { loadCatalogue } from './load-catalogue';
import { warmPages } from './warm-pages';
import { watchCatalogue } from './watch-catalogue';

jest.mock('./load-catalogue');
jest.mock('./warm-pages');
jest.mock('./store-content');
jest.mock('./check-certificates');

const isChanged = jest.mocked(loadCatalogue);
const warm = jest.mocked(warmPages);

beforeEach(() => {
  jest.useFakeTimers();
  warm.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

it('warms pages after the start', async () => {
  isChanged.mockResolvedValue(false);
  await watchCatalogue();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(warm).toHaveBeenCalledTimes(1);
});

it('warms pages once, when no change has come for some seconds', async () => {
  isChanged.mockResolvedValue(false);
  await watchCatalogue();
  for (let announcement = 0; announcement < 6; announcement += 1) {
    isChanged.mockResolvedValueOnce(true);
    await jest.advanceTimersByTimeAsync(5_000);
  }
  expect(warm).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(warm).toHaveBeenCalledTimes(1);
});
