import { listings } from '@/content/properties/all';
import { addressLine, withPlace } from './address';

describe('the address line', () => {
  it('goes from the street to the town', () => {
    expect(addressLine(listings['villa-el-portet-moraira'])).toBe(
      'Carrer Puerto de Alcudia, El Portet, Moraira, Teulada',
    );
  });

  it('leaves out a name that another part contains, accents or not', () => {
    expect(addressLine(listings['villa-cap-blanc-moraira'])).toBe('Partida Cap Blanc, Moraira, Teulada');
    expect(addressLine(listings['apartment-rent-gracia'])).toBe('Carrer de Torrijos, Vila de Gràcia, Barcelona');
  });

  it('names a place once where neighbourhood and area are the same', () => {
    const home = { ...listings['villa-pedralbes'], street: 'Carrer de Panamà', neighbourhood: 'Pedralbes' };
    expect(addressLine(home)).toBe('Carrer de Panamà, Pedralbes, Barcelona');
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
