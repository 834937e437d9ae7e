import { makeListing } from '@/tests/support/make-listing';
import { addressLine, withPlace } from './address';

describe('the address line', () => {
  it('goes from the street to the town', () => {
    expect(addressLine(makeListing('villa'))).toBe('Carrer de la Mar, El Portet, Moraira, Teulada');
  });

  it('leaves out a name that another part contains, accents or not', () => {
    expect(addressLine(makeListing('villa', { street: 'Partida Cap Blanc', neighbourhood: 'Cap Blanc' }))).toBe(
      'Partida Cap Blanc, Moraira, Teulada',
    );
    const flat = makeListing('flat', { street: 'Carrer de Verdi', neighbourhood: 'Vila de Gracia', area: 'gracia' });
    expect(addressLine(flat)).toBe('Carrer de Verdi, Vila de Gracia, Barcelona');
  });

  it('names a place once where neighbourhood and area are the same', () => {
    const home = makeListing('flat', { neighbourhood: 'Pedralbes', area: 'pedralbes' });
    expect(addressLine(home)).toBe('Carrer de Girona, Pedralbes, Barcelona');
  });
});

describe('a title with its place', () => {
  const home = { area: 'gracia', municipality: 'Barcelona' } as const;

  it('gets the area behind it', () => {
    expect(withPlace('A flat with a balcony', home)).toBe('A flat with a balcony, Gràcia');
  });

  it('stays as it is where it names the place, or has no room', () => {
    expect(withPlace('A flat in Gracia', home)).toBe('A flat in Gracia');
    expect(withPlace('A flat in Barcelona', home)).toBe('A flat in Barcelona');
    expect(withPlace('x'.repeat(75), home)).toBe('x'.repeat(75));
  });
});
