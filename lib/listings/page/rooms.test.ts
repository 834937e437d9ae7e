import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { roomsView } from './rooms';

describe('the rooms', () => {
  it('are by floor from the entrance up, then down', () => {
    const view = roomsView(makeListing('villa'), 'en', t);
    expect(view?.floors.map(({ level }) => level)).toEqual([0, 1, -1]);
    expect(view?.floors[0]?.name).toBe('level.house(0)');
  });

  it('have no floor names on a single floor', () => {
    expect(roomsView(makeListing('flat'), 'en', t)?.floors).toMatchObject([{ name: null }]);
  });

  it('count terraces, balconies, patios and garages as outside', () => {
    expect(roomsView(makeListing('flat'), 'en', t)).toMatchObject({
      inside: '100\u00a0m² (1,076\u00a0sq\u00a0ft)',
      outside: '2\u00a0m² (22\u00a0sq\u00a0ft)',
    });
  });

  it('are null if nothing is built', () => {
    expect(roomsView(makeListing('plot'), 'en', t)).toBeNull();
  });
});
