import { fireEvent, render, screen } from '@testing-library/react';
import { CompareButton } from './compare-button';

const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

it('says how many listings are chosen, and no more than can be compared', () => {
  render(
    <>
      {['a', 'b', 'c'].map((id) => (
        <input key={id} type="checkbox" aria-label={id} form="compare" />
      ))}
      <input type="checkbox" aria-label="other" />
      <CompareButton formId="compare" words={['Compare', '1 of 2', '2 of 2']} />
    </>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Compare');
  choose('other');
  expect(screen.getByRole('button')).toHaveTextContent('Compare');
  choose('a');
  choose('b');
  expect(screen.getByRole('button')).toHaveTextContent('2 of 2');
  choose('c');
  expect(screen.getByRole('button')).toHaveTextContent('2 of 2');
  choose('a');
  choose('b');
  expect(screen.getByRole('button')).toHaveTextContent('1 of 2');
});
