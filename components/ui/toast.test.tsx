import { fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './toast';

it('reads out what is not shown, without a button', () => {
  render(
    <Toast isShown={false} closeLabel="Close" onClose={jest.fn()}>
      <p>Saved.</p>
    </Toast>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  expect(screen.getByRole('status')).toHaveClass('visuallyHidden');
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its live region without a message, and shows one until it is closed', () => {
  const onClose = jest.fn();
  const toast = (text?: string) => (
    <Toast isShown={text !== undefined} closeLabel="Close" onClose={onClose}>
      {text && <p>{text}</p>}
    </Toast>
  );
  const { rerender } = render(toast());
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(toast('Removed.'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Removed.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
