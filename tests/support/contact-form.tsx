import { configure, fireEvent, render, screen } from '@testing-library/react';
import type { ContactState } from '@/lib/forms/contact-schema';
import { ContactPanel } from '@/components/contact/contact-form/contact-panel';
import en from '@/messages/en.json';

// Validation code loads at first focus, slowly on busy machines.
configure({ asyncUtilTimeout: 5_000 });

export const { contactForm: t, fieldErrors } = en;
const labels = {
  fields: {
    name: t.name,
    email: t.email,
    company: 'Company (optional)',
    subject: 'Subject (optional)',
    message: t.message,
  },
  honeypot: t.honeypot,
  submit: t.submit,
  pending: t.sending,
  fieldErrors,
  errors: t.errors,
  subjects: t.subjects,
};

/** Labels from the page. */
export const confirmation = {
  labels: { ...t.sent, success: t.success, subject: t.subject, message: t.message },
  picture: null,
  who: 'Neus Vidal',
  home: 'Villa El Portet (CM-0421)',
  next: <a href="/en/properties">{t.sent.homes}</a>,
};

type Options = { siteKey?: string; listingId?: string; defaults?: Record<string, string> };

export function show({ siteKey, listingId, defaults = {} }: Options = {}) {
  const action = jest.fn((state: ContactState) => Promise.resolve(state));
  render(
    <ContactPanel
      id="test"
      action={action}
      permalink="/en/contact/message"
      locale="en"
      siteKey={siteKey ?? null}
      listingId={listingId ?? null}
      labels={labels}
      defaults={defaults}
      privacy="privacy"
      confirmation={confirmation}
    />,
  );
  return action;
}

export const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
export const scrollMock = jest.fn();
export const answer = (status: number, body: unknown = {}) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
/** Body of the n-th request, from 0. */
export const sent = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Record<string, unknown>;
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = () => screen.getByRole('button');

export function fill(message = 'Hello') {
  fireEvent.change(field(t.name), { target: { value: 'Ada' } });
  fireEvent.change(field(t.email), { target: { value: 'ada@example.com' } });
  fireEvent.change(field(t.message), { target: { value: message } });
}

export const submit = () => fireEvent.submit(button().closest('form') as HTMLFormElement);

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/contact');
  fetchMock.mockReset().mockImplementation(() => answer(200, { code: 'SENT' }));
  Object.assign(global, { fetch: fetchMock });
  scrollMock.mockReset();
  Object.assign(Element.prototype, { scrollIntoView: scrollMock });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  // Long after page load.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5_000));
});
