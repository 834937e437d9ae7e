import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { roomsView } from './rooms';

describe('the rooms', () => {
  it('are by floor from the entrance up, then down', () => {
    const view = roomsView(makeListing('villa'), 'en', t);
    expect(view?.floors.map(({ level }) => level)).toEqual([0, 1, -1]);
    expect(view?.floors[0]?.name).toBe('level.house(0)');
  });

  it('are on the roof where a house ends in a terrace alone', () => {
    const { rooms, ...house } = makeListing('villa');
    const view = (top: typeof rooms) => roomsView({ ...house, rooms: [...rooms, ...top] }, 'en', t);
    const names = (top: typeof rooms) => view(top)?.floors.map(({ name }) => name);
    const terrace = { room: 'terrace', area: 20, level: 2 } as const;
    expect(names([terrace])).toEqual(['level.house(0)', 'level.house(1)', 'level.roof', 'level.house(-1)']);
    expect(names([terrace, { ...terrace, room: 'bedroom' }])).not.toContain('level.roof');
    expect(names([{ ...terrace, level: -2 }])).not.toContain('level.roof');
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
