import { guessTravel, isTooTight, planTravel, type Stop } from './travel';

const office = { latitude: 41.3914, longitude: 2.1592 };
const eixample = { latitude: 41.3929, longitude: 2.1649 };
const sitges = { latitude: 41.2371, longitude: 1.8059 };
const at = (time: string) => Date.parse(`2026-12-01T${time}:00Z`);
const stop = (id: string, time: string, changes: Partial<Stop> = {}): Stop => ({
  id,
  start: at(time),
  minutes: 30,
  point: eixample,
  isRemote: false,
  ...changes,
});
const times = (cells: readonly number[]) => cells.map((cell) => new Date(cell).toISOString().slice(11, 16));

describe('the guess', () => {
  it.each([
    ['the same place', office, office, 0],
    ['another street', office, eixample, 15],
    ['another town', office, sitges, 75],
    ['a place that nobody knows', office, null, 30],
  ])('says so many minutes to %s', (_, from, to, minutes) => {
    expect(guessTravel(from, to)).toBe(minutes);
  });
});

describe('the ways of a day', () => {
  it('begin at the office and go on from place to place', () => {
    const ways = planTravel([stop('b', '11:00'), stop('a', '09:00', { point: sitges })], office);
    expect(ways.map(({ id, isTight }) => [id, isTight])).toEqual([
      ['a', false],
      ['b', false],
    ]);
    expect(times(ways[0]?.cells ?? [])).toEqual(['07:45', '08:00', '08:15', '08:30', '08:45']);
    expect(times(ways[1]?.cells ?? [])).toEqual(['09:45', '10:00', '10:15', '10:30', '10:45']);
  });

  it('take what time there is, and say that it is short', () => {
    const ways = planTravel([stop('a', '09:00', { point: sitges }), stop('b', '10:00')], office);
    expect(ways[1]).toMatchObject({ id: 'b', isTight: true });
    expect(times(ways[1]?.cells ?? [])).toEqual(['09:30', '09:45']);
  });

  it('are not tight after a call at the beginning of the day, which may be taken on the way', () => {
    const call = stop('call', '09:00', { isRemote: true, point: null });
    const day = [call, stop('a', '09:45', { point: sitges })];
    expect(planTravel(day, office).map(({ isTight }) => isTight)).toEqual([false, false]);
    expect(isTooTight(day, office, 'call')).toBe(false);
    expect(isTooTight([stop('b', '08:00'), ...day], office, 'call')).toBe(true);
  });

  it('are none to calls, nor between homes at one place', () => {
    const call = { isRemote: true, point: null };
    const ways = planTravel([stop('a', '09:00'), stop('call', '09:30', call), stop('b', '10:00')], office);
    expect(ways.map(({ cells, isTight }) => [cells.length, isTight])).toEqual([
      [1, false],
      [0, false],
      [0, false],
    ]);
  });
});
