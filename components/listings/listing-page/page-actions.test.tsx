import { render, screen } from '@testing-library/react';
import { PageActions } from './page-actions';

const labels = { share: 'Share', copied: 'Copied', sheet: 'Print', pdf: 'PDF' };

function open(hash: string) {
  window.location.hash = hash;
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  render(
    <PageActions title="A flat" labels={labels} pdf="/particulars/flat-en.pdf">
      {null}
    </PageActions>,
  );
  return print;
}

afterEach(() => jest.restoreAllMocks());

it('leads to the particulars, and prints nothing by itself', () => {
  expect(open('#rooms')).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: labels.pdf })).toHaveAttribute('href', '/particulars/flat-en.pdf');
});

it('prints the sheet in place of particulars that are not made yet', () => {
  expect(open('#print')).toHaveBeenCalledTimes(1);
});
