import { render, screen } from '@testing-library/react';
import { ProblemList } from './problem-list';

it('tells what is wrong at once and leads to each field', () => {
  render(
    <ProblemList
      title="2 fields need another look"
      problems={[
        { href: '#price', label: 'Price', text: 'Please fill this in.' },
        { href: '#age', label: 'Age', text: 'It has to be 18 or more.' },
      ]}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('2 fields need another look');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#price', '#age']);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Age: It has to be 18 or more.');
});
