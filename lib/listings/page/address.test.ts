import { makeListing } from '@/tests/support/make-listing';
import { addressLine } from './address';

describe('the address line', () => {
  it('goes from the street to the town', () => {
    expect(addressLine(makeListing('villa'))).toBe('Carrer de la Mar, El Portet, Moraira, Teulada');
  });

  it('omits a name that another part contains, accents or not', () => {
    expect(addressLine(makeListing('villa', { street: 'Partida Cap Blanc', neighbourhood: 'Cap Blanc' }))).toBe(
      'Partida Cap Blanc, Moraira, Teulada',
    );
    const flat = makeListing('flat', { street: 'Carrer de Verdi', neighbourhood: 'Vila de Gracia', area: 'gracia' });
    expect(addressLine(flat)).toBe('Carrer de Verdi, Vila de Gracia, Barcelona');
  });

  it('starts with the neighbourhood where the street is not known', () => {
    const { street, ...villa } = makeListing('villa');
    expect(addressLine({ ...villa, street: 'Calle Uno' })).toMatch(/^Calle Uno, /);
    expect(street).toBeDefined();
    expect(addressLine(villa)).toBe('El Portet, Moraira, Teulada');
  });

  it('names a place once if neighbourhood and area are equal', () => {
    const listing = makeListing('flat', { neighbourhood: 'Pedralbes', area: 'pedralbes' });
    expect(addressLine(listing)).toBe('Carrer de Girona, Pedralbes, Barcelona');
  });
});
