import { along, alongAt, descending, descendingAt, OFFICE, OFFICE_BLOCK, PLAN_WIDTH, planTrees, TILE } from './plan';

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

  it('stands with the door on the upper edge of its block, which lies on the tiles', () => {
    const start = (path: string) => (/^M([\d.]+) ([\d.]+)/.exec(path) ?? []).slice(1).map(Number);
    const [x = 0, y = 0] = start(OFFICE_BLOCK.outline);
    const [tileX = 0, tileY = 0] = start(TILE.block.outline);
    expect(y).toBe(OFFICE.y);
    expect(x).toBeLessThan(OFFICE.x);
    expect((x - tileX - TILE.x) % TILE.size).toBe(0);
    expect((y - tileY - TILE.y) % TILE.size).toBe(0);
  });

  it('leaves the crossings of Enric Granados free of trees', () => {
    for (const { y } of planTrees()) {
      for (const row of along.keys()) expect(Math.abs(y - alongAt(row))).toBeGreaterThan(22);
    }
  });
});
