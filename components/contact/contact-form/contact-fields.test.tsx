import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  answer,
  button,
  fetchMock,
  field,
  fieldErrors,
  fill,
  sent,
  show,
  submit,
  t,
} from '@/tests/support/contact-form';

it('says what is missing, in its own words, and puts the cursor there', async () => {
  show();
  submit();
  expect(await screen.findAllByText(fieldErrors.required)).toHaveLength(3);
  expect(field(t.name)).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(field(t.name)).toHaveFocus());
  fireEvent.change(field(t.email), { target: { value: 'ada' } });
  fireEvent.blur(field(t.email));
  expect(await screen.findByText(fieldErrors.invalidEmail)).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps what was typed before its code came', async () => {
  show({ defaults: { message: 'I would like to see it' }, listingId: 'villa' });
  fill('And the garden');
  submit();
  await screen.findByText(t.success);
  expect(sent()).toMatchObject({
    name: 'Ada',
    message: 'And the garden',
    listingId: 'villa',
    locale: 'en',
    honeypot: '',
  });
});

it('keeps what was written over the prefilled text before React took over', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = '<textarea id="test-message">I would like to see it.</textarea>';
  (page.firstChild as HTMLTextAreaElement).value = 'My own words';
  show({ defaults: { message: 'I would like to see it.' } });
  page.remove();
  await waitFor(() => expect(field(t.message)).toHaveValue('My own words'));
});

it('says that it is sending, with the button shut, and sends once', async () => {
  let finish: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  show();
  fill();
  submit();
  await screen.findByText('Sending...');
  expect(button()).toBeDisabled();
  submit();
  await act(async () => finish(await answer(200)));
  expect(await screen.findByText(t.success)).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it.each([
  ['?subject=sale', t.subjects.sale],
  ['?subject=__proto__', ''],
  ['?subject=%22%3E%3Cscript%3E', ''],
])('fills the subject from %s', (query, words) => {
  window.history.replaceState(null, '', `/en/contact${query}`);
  show();
  expect(field('Subject (optional)')).toHaveValue(words);
});
