import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '@/messages/en';
import { openPointMap } from './open-point-map';
import { PointField } from './point-field';

jest.mock('./open-point-map', () => ({ openPointMap: jest.fn() }));

const labels = en.deskPlaces.pointField;
const map = { version: 'v', hasNames: true, attribution: 'Drawn by us' };
const field = (props: Partial<Parameters<typeof PointField>[0]> = {}) =>
  render(<PointField latitudeName="latitude" longitudeName="longitude" labels={labels} map={map} {...props} />);
const latitude = () => screen.getByLabelText<HTMLInputElement>(labels.latitude);
const longitude = () => screen.getByLabelText<HTMLInputElement>(labels.longitude);

const opened = { show: jest.fn(), close: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(openPointMap).mockReturnValue(opened);
});

it('is two numbers with what is wrong with them', () => {
  field({ latitude: '38,7', errors: { longitude: 'wrong' } });
  expect([latitude().name, latitude().value, longitude().name]).toEqual(['latitude', '38,7', 'longitude']);
  expect(longitude()).toHaveAccessibleDescription('wrong');
  expect(openPointMap).not.toHaveBeenCalled();
});

it('opens a map at the point, which follows the numbers, and whose pin writes them', async () => {
  field({ latitude: '38,7', longitude: 0.1 });
  fireEvent.click(screen.getByRole('button', { name: labels.open }));
  await waitFor(() => expect(openPointMap).toHaveBeenCalled());
  const [, options] = jest.mocked(openPointMap).mock.calls[0] ?? [];
  expect(options).toMatchObject({ point: { latitude: 38.7, longitude: 0.1 }, showsCircle: true });
  expect(screen.getByText('Drawn by us')).toBeVisible();

  fireEvent.change(latitude(), { target: { value: '38.8' } });
  expect(opened.show).toHaveBeenLastCalledWith({ latitude: 38.8, longitude: 0.1 });
  options?.onMove({ latitude: 38.9, longitude: 0.2 });
  expect([latitude().value, longitude().value]).toEqual(['38.9', '0.2']);

  fireEvent.click(screen.getByRole('button', { name: labels.close }));
  expect(opened.close).toHaveBeenCalled();
});

it('has no point while a number lacks', async () => {
  field({ latitude: '38.7' });
  fireEvent.click(screen.getByRole('button', { name: labels.open }));
  await waitFor(() => expect(openPointMap).toHaveBeenCalled());
  expect(jest.mocked(openPointMap).mock.calls[0]?.[1]).toMatchObject({ point: null });
});
