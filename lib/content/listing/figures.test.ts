import { listings } from '@/content/properties/all';
import { keysOnly as t } from '@/tests/support/translate';
import { keyFigures, pricePerArea } from './figures';

const ids = (id: keyof typeof listings) => keyFigures(listings[id], 'en', t).map((figure) => figure.id);

describe('the key figures', () => {
  it.each([
    ['apartment-eixample-corner', ['built', 'usable', 'bedrooms', 'bathrooms']],
    ['villa-el-portet-moraira', ['built', 'plot', 'bedrooms', 'bathrooms']],
    ['land-benimeit-moraira', ['plot', 'perArea', 'orientation']],
    ['premises-enric-granados', ['built', 'usable', 'bathrooms', 'perArea']],
  ] as const)('of %s are %p', (id, figures) => {
    expect(ids(id)).toEqual(figures);
  });

  it('reckon the price by floor area, or by plot where nothing is built', () => {
    expect(pricePerArea(listings['villa-el-portet-moraira'], 'en')).toBe('€4,744');
    expect(pricePerArea(listings['land-benimeit-moraira'], 'es')).toBe('276\u00a0€');
    expect(pricePerArea(listings['apartment-rent-gracia'], 'en')).toBeNull();
  });
});
