import { along, alongAt, descending, descendingAt, OFFICE, PLAN_WIDTH, planBlocks, planTrees } from './plan';

const at = (name: string) => {
  const column = descending.findIndex((street) => street === name);
  const row = along.findIndex((street) => street === name);
  return column >= 0 ? descendingAt(column) : alongAt(row);
};

describe('the plan round the office', () => {
  it('puts the door on Mallorca between Aribau and Enric Granados, in the middle of the drawing', () => {
    expect(OFFICE.x).toBe(PLAN_WIDTH / 2);
    expect(OFFICE.x).toBeGreaterThan(at('C. d’Aribau'));
    expect(OFFICE.x).toBeLessThan(at('C. d’Enric Granados'));
    expect(OFFICE.y).toBeGreaterThan(at('C. de Mallorca'));
    expect(OFFICE.y).toBeLessThan(at('C. de València'));
  });

  it('marks one block as that of the office, and the door stands on its upper edge', () => {
    const office = planBlocks().filter(({ isOffice }) => isOffice);
    expect(office).toHaveLength(1);
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(office[0]?.path ?? '') ?? [];
    expect(Number(y)).toBe(OFFICE.y);
    expect(Number(x)).toBeLessThan(OFFICE.x);
  });

  it('leaves the crossings of Enric Granados free of trees', () => {
    for (const { y } of planTrees()) {
      for (const row of along.keys()) expect(Math.abs(y - alongAt(row))).toBeGreaterThan(22);
    }
  });
});
