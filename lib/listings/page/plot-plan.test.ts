import { plotPlanView } from './plot-plan';

const square = {
  plot: [
    [0, 0],
    [20, 0],
    [20, 30],
    [0, 30],
  ],
} as const;

it('measures each side beside it, from the road on', () => {
  const view = plotPlanView({ id: 'plot', plotArea: 600 }, square);
  expect(view?.sides.map(({ metres, turn }) => [metres, turn])).toEqual([
    [20, 0],
    [30, 90],
    [20, 0],
    [30, -90],
  ]);
  expect(view?.sides[0]).toMatchObject({ x: 160, y: 42 });
});

it('has no drawing whose area is not the listing’s', () => {
  expect(plotPlanView({ id: 'plot', plotArea: 640 }, square)).toBeNull();
  expect(plotPlanView({ id: 'plot', plotArea: null }, square)).toBeNull();
  expect(plotPlanView({ id: 'other', plotArea: 600 }, square)).toBeNull();
});
