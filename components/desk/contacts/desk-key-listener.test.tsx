import { fireEvent, render, screen } from '@testing-library/react';
import { DeskKeyListener } from './desk-key-listener';

it('clicks the element of a key, but not in a field or with a modifier', () => {
  const click = jest.fn();
  const { unmount } = render(
    <>
      <button type="button" aria-keyshortcuts="j" onClick={click}>
        Next
      </button>
      <input aria-label="Text" />
      <DeskKeyListener />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(click).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(click).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(click).toHaveBeenCalledTimes(1);
});
