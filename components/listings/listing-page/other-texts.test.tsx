import { fireEvent, render, screen } from '@testing-library/react';
import { otherTexts } from '@/lib/listings/page/other-texts';
import { OtherTexts } from './other-texts';

it('offers each language by its own name, with texts that say which language they are in', () => {
  const texts = otherTexts({
    otherTexts: { fr: { text: 'Près de la mer.' }, de: { title: 'Wohnung', text: 'Hell.\n\nMit Aufzug.' }, nl: {} },
  });
  render(<OtherTexts texts={texts} />);
  const choices = screen.getAllByRole('group');
  expect(choices.map(({ lang }) => lang)).toEqual(['de', 'fr']);
  fireEvent.click(screen.getByText('Deutsch'));
  expect(screen.getByRole('heading', { name: 'Wohnung' }).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Mit Aufzug.')).toBeInTheDocument();
});
