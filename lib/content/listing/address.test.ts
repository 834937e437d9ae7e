import { listings } from '@/content/properties/all';
import { addressLine } from './address';

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
