import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { figuresInOneLine, keyFigures, pricePerArea } from './key-figures';

const ids = (kind: Parameters<typeof makeListing>[0]) => keyFigures(makeListing(kind), 'en', t).map(({ id }) => id);

describe('the key figures', () => {
  it.each([
    ['flat', ['built', 'usable', 'bedrooms', 'bathrooms', 'floor']],
    ['villa', ['built', 'plot', 'bedrooms', 'bathrooms']],
    ['plot', ['plot', 'perArea', 'orientation']],
    ['shop', ['built', 'usable', 'bathrooms', 'floor', 'perArea']],
  ] as const)('of %s are %p', (kind, figures) => {
    expect(ids(kind)).toEqual(figures);
  });

  it('use the floor area, or the plot if nothing is built', () => {
    expect(pricePerArea(makeListing('villa'), 'en')).toBe('€4,625');
    expect(pricePerArea(makeListing('plot'), 'es')).toBe('276\u00a0€');
    expect(pricePerArea(makeListing('letting'), 'en')).toBeNull();
  });

  it.each([
    ['villa', /^\d+ m² figures\.built\S+ · \d figures\.bedrooms\S+$/],
    ['plot', /^[\d,]+ m² figures\.plot\S+$/],
  ] as const)('of %s fit one line of a phone', (kind, line) => {
    expect(figuresInOneLine(keyFigures(makeListing(kind), 'en', t)).replaceAll('\u00a0', ' ')).toMatch(line);
  });
});
