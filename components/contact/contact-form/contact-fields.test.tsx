import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  respond,
  button,
  contactForm,
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

it('sends what was typed, in the place of the text it came with', async () => {
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

it('asks for similar homes only when the box is ticked', async () => {
  show();
  expect(screen.getByRole('checkbox', { name: t.similar })).not.toBeChecked();
  fill('Hello');
  submit();
  await screen.findByText(t.success);
  expect(sent()).not.toHaveProperty('similar');
});

it('sends the ticked box', async () => {
  show();
  fill('Hello');
  fireEvent.click(screen.getByRole('checkbox', { name: t.similar }));
  submit();
  await screen.findByText(t.success);
  expect(sent()).toMatchObject({ similar: 'yes' });
});

it('keeps what was typed before React took the page over', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const form = contactForm({ defaults: { message: 'I would like to see it.' } });
  page.innerHTML = renderToString(form);
  for (const [label, text] of [
    [t.name, 'Ada'],
    [t.email, 'ada@example.com'],
    [t.message, 'My own words'],
  ] as const)
    field(label).value = text;
  render(form, { container: page, hydrate: true });
  submit();
  await screen.findByText(t.success);
  expect(sent()).toMatchObject({ name: 'Ada', email: 'ada@example.com', message: 'My own words' });
});

it('fills in a text only where nothing was typed', () => {
  show({ defaults: { message: 'I would like to see it.' } });
  expect(field(t.message)).toHaveValue('I would like to see it.');
});

it('says that it is sending, with the button shut, and sends once', async () => {
  let finish: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  show();
  fill();
  submit();
  await screen.findByText('Sending…');
  expect(button()).toBeDisabled();
  submit();
  await act(async () => finish(await respond(200)));
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
