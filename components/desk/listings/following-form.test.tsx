import { fireEvent, render, screen } from '@testing-library/react';
import { FollowingForm } from './following-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

it('applies an option at once with what was typed, and words only when sent', () => {
  render(
    <FollowingForm action="/en/homes" role="search">
      <input name="q" aria-label="Words" />
      <select name="place" aria-label="Place">
        <option value="">Any</option>
        <option value="altea">Altea</option>
      </select>
    </FollowingForm>,
  );
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'mar' } });
  expect(push).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'altea' } });
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/en/homes?q=mar&place=altea'));
});
