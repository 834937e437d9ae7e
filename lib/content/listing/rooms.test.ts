import { listings } from '@/content/properties/all';
import { keysOnly as t } from '@/tests/support/translate';
import { roomsView } from './rooms';

describe('the rooms of a home', () => {
  it('are told by floors from the entrance upwards, with what lies below at the end', () => {
    const view = roomsView(listings['villa-pedralbes'], 'en', t);
    expect(view?.floors.map(({ level }) => level)).toEqual([0, 1, -1]);
    expect(view?.floors[0]?.name).toBe('level.house(0)');
  });

  it('have no floor names where there is one floor', () => {
    expect(roomsView(listings['apartment-eixample-corner'], 'en', t)?.floors).toMatchObject([{ name: null }]);
  });

  it('count terraces, balconies, patios and garages outside', () => {
    const home = listings['apartment-rent-gracia'];
    expect(roomsView(home, 'en', t)).toMatchObject({
      inside: '44\u00a0m² (474\u00a0sq\u00a0ft)',
      outside: '2\u00a0m² (22\u00a0sq\u00a0ft)',
    });
  });

  it('are absent where nothing is built', () => {
    expect(roomsView(listings['land-benimeit-moraira'], 'en', t)).toBeNull();
  });
});
