import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  respond,
  button,
  confirmation,
  fetchMock,
  field,
  fill,
  scrollMock,
  sent,
  show,
  submit,
  t,
} from '@/tests/support/contact-form';

async function send(message = 'Is it quiet?\nThank you.', subject = 'A question') {
  fill(message);
  fireEvent.change(field('Subject (optional)'), { target: { value: subject } });
  submit();
  return screen.findByRole('region', { name: t.success });
}

it('puts the confirmation in the place of the form: what was sent, who answers, by when, where to, what next', async () => {
  show();
  const panel = within(await send());
  expect(document.querySelector('form')).toBeNull();
  expect(panel.getByRole('heading', { name: t.success })).toHaveFocus();
  const answers = [...document.querySelectorAll('dl > div')].map((row) => row.querySelector('dd')?.textContent);
  expect(answers).toEqual([
    confirmation.who,
    t.sent.promise,
    'ada@example.com',
    confirmation.listing,
    'A question',
    'Is it quiet?\nThank you.',
  ]);
  expect(panel.getByRole('link', { name: t.sent.homes })).toBeVisible();
});

it('leaves out what was not filled in', async () => {
  show();
  await send('Hello', '');
  expect(screen.queryByText(t.subject, { selector: 'dt' })).toBeNull();
});

it('lets a long message be scrolled by keyboard', async () => {
  show();
  await send('word '.repeat(200));
  expect(document.querySelector('blockquote')).toHaveAttribute('tabindex', '0');
});

it.each([
  ['above the window', { top: -300, bottom: 200 }, 1],
  ['below its foot', { top: 500, bottom: 1_000 }, 1],
  ['within it', { top: 100, bottom: 600 }, 0],
])('moves the page only where the confirmation comes to stand %s', async (_where, place, times) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  show();
  await send();
  expect(scrollMock).toHaveBeenCalledTimes(times);
});

it('brings back an empty form for another message, which is sent as one of its own', async () => {
  show({ defaults: { message: 'I would like to see it' }, listingId: 'villa' });
  await send();
  fireEvent.click(button());
  await waitFor(() => expect(field(t.name)).toHaveFocus());
  expect([t.name, t.email, t.message].map((label) => field(label).value)).toEqual(['', '', '']);
  await send('Another one');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(sent(1)).toMatchObject({ message: 'Another one', listingId: 'villa' });
  expect(sent(1).idempotencyKey).not.toBe(sent(0).idempotencyKey);
});

it('keeps the form, and all that was typed, when the message was not taken', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchMock.mockImplementation(() => respond(503, { code: 'unavailable' }));
  show();
  fill();
  submit();
  expect(await screen.findByText(t.errors.failed)).toBeVisible();
  expect(field(t.message)).toHaveValue('Hello');
  expect(screen.queryByRole('heading', { name: t.success })).toBeNull();
});
