import { weekBars } from './week-bars';

const box = { width: 80, height: 100 };

it('scales to the highest bar or mark', () => {
  const weeks = [
    { value: 5, median: 10 },
    { value: 0, median: null },
    { value: 10, median: null },
  ];
  expect(weekBars(weeks, box)).toEqual({
    bars: 'M0 100V50h7.5V100zM20 100V0h7.5V100z',
    marks: 'M-0.6 0h8.8',
    step: 10,
    columns: [
      { x: 3.8, y: 50 },
      { x: 13.8, y: 100 },
      { x: 23.8, y: 0 },
    ],
  });
});

it('makes room for many weeks', () => {
  const weeks = Array.from({ length: 16 }, () => ({ value: 1, median: null }));
  expect(weekBars(weeks, box).bars).toContain('M75 100V0h3.8V100z');
});

it('draws nothing, and no NaN, without anything', () => {
  expect(weekBars([], box)).toMatchObject({ bars: '', marks: '', columns: [] });
  expect(weekBars([{ value: 0, median: 0 }], box)).toMatchObject({ bars: '', marks: 'M-0.6 100h8.8' });
});
