import { fireEvent, render, screen } from '@testing-library/react';
import { SearchKey } from './search-key';

const show = () =>
  render(
    <>
      <input id="field" aria-label="Search" />
      <input aria-label="Other" />
      <SearchKey field="field" className={undefined} />
    </>,
  );

it('focuses the search field on /', () => {
  show();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('leaves / alone in a field and with Ctrl', () => {
  show();
  const other = screen.getByLabelText('Other');
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(other).toHaveFocus();
});
