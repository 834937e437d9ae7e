/** @jest-environment jsdom */
import { listings } from '@/content/properties/all';
import { drawFloorPlan } from './floor-plan';
import { fitLabel } from './fit-label';
import { PLAN_WIDTH, planHeight, planScale, planSvg, type PlanWords } from './plan-svg';

const levels = drawFloorPlan(listings['villa-pedralbes'].rooms);
const [plan = levels[0]!] = levels.filter(({ level }) => level === 0);
const words: PlanWords = {
  title: 'Ground floor <&>',
  language: 'en',
  rooms: plan.rooms.map(({ area }, index) => ({ name: `Room${index}`, area: `${area}\u00a0m²` })),
};
const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the file of a plan', () => {
  const image = read(planSvg(plan, words, planScale(levels)));

  it('is well formed, with the size that the page reserves', () => {
    expect(image.querySelector('parsererror')).toBeNull();
    const height = planHeight(plan, words, planScale(levels));
    expect(image.documentElement.getAttribute('viewBox')).toBe(`0 0 ${PLAN_WIDTH} ${height}`);
    expect(image.querySelector('title')?.textContent).toBe('Ground floor <&>');
  });

  it('names every room with its area', () => {
    const text = image.documentElement.textContent ?? '';
    for (const { name, area } of words.rooms) {
      expect(text).toContain(name);
      expect(text).toContain(area);
    }
  });

  it('runs nothing, fetches nothing and styles nothing', () => {
    expect(image.querySelectorAll('script, style, image, use, foreignObject, [style], [href]')).toHaveLength(0);
  });
});

it('draws all levels of a home in one scale, none wider than the picture', () => {
  const scale = planScale(levels);
  for (const { width } of levels) expect(width * scale).toBeLessThan(PLAN_WIDTH);
});

it('numbers a room that is too small for its name, and tells the number below', () => {
  const named = {
    ...words,
    rooms: words.rooms.map(({ area }, index) => ({ name: `${index}-${'long'.repeat(20)}`, area })),
  };
  const image = read(planSvg(plan, named, planScale(levels)));
  const legends = [...image.querySelectorAll('svg > text')].map((text) => text.textContent);
  expect(legends).toContain(`1  ${named.rooms[0]?.name}, ${named.rooms[0]?.area}`);
});

describe('the label of a room', () => {
  it('is the name above the area where there is room', () => {
    expect(fitLabel('Bath', '4 m²', { width: 60, height: 50 })).toMatchObject({
      lines: [{ text: 'Bath' }, { text: '4 m²', isArea: true }],
      isTurned: false,
    });
  });

  it('breaks a name of two words', () => {
    const label = fitLabel('Kitchen and dining', '24 m²', { width: 90, height: 90 });
    expect(label?.lines.map(({ text }) => text)).toEqual(['Kitchen', 'and dining', '24 m²']);
  });

  it('is one line in a low room, and turned in a narrow one', () => {
    expect(fitLabel('Balcony', '3 m²', { width: 120, height: 20 })?.lines).toHaveLength(1);
    expect(fitLabel('Hall', '9 m²', { width: 35, height: 150 })).toMatchObject({ isTurned: true });
  });

  it('is none where nothing fits', () => {
    expect(fitLabel('Laundry', '3 m²', { width: 30, height: 30 })).toBeNull();
  });
});
