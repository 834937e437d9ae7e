/** @jest-environment jsdom */
import { dropPlace } from './drop-place';

const box = (element: Element, left: number, top: number, width: number, height: number) => {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));
};

function diary() {
  document.body.innerHTML = `
    <div id="board">
      <ol id="monday" data-day="2026-11-30" data-first="8" data-last="21"><li id="entry"><strong>Ada Puig</strong></li></ol>
      <ol id="tuesday" data-day="2026-12-01" data-first="8" data-last="21"></ol>
    </div>`;
  const [board, monday, tuesday, entry] = ['board', 'monday', 'tuesday', 'entry'].map((id) =>
    document.getElementById(id),
  );
  if (!board || !monday || !tuesday || !entry) throw new Error('no diary');
  box(board, 100, 50, 800, 900);
  // 52 quarter hours of 10 pixels.
  box(monday, 150, 100, 100, 520);
  box(tuesday, 250, 100, 100, 520);
  // 9:00 to 10:00.
  box(entry, 150, 140, 100, 40);
  return { board, monday, tuesday, entry };
}

it('snaps to the nearest quarter of an hour of the column', () => {
  const { board, entry, tuesday } = diary();
  expect(dropPlace({ board, column: tuesday, entry, top: 196 })).toEqual({
    day: '2026-12-01',
    time: '10:30',
    name: 'Ada Puig',
    isSame: false,
    box: { insetBlockStart: '150px', insetInlineStart: '150px', blockSize: '40px', inlineSize: '100px' },
  });
});

it('keeps the whole appointment within the hours of the grid', () => {
  const { board, entry, tuesday } = diary();
  expect(dropPlace({ board, column: tuesday, entry, top: 700 }).time).toBe('20:00');
  expect(dropPlace({ board, column: tuesday, entry, top: 0 }).time).toBe('08:00');
});

it('knows the place from which the appointment was dragged', () => {
  const { board, entry, monday, tuesday } = diary();
  expect(dropPlace({ board, column: monday, entry, top: 143 }).isSame).toBe(true);
  expect(dropPlace({ board, column: tuesday, entry, top: 143 }).isSame).toBe(false);
  expect(dropPlace({ board, column: monday, entry, top: 160 }).isSame).toBe(false);
});
