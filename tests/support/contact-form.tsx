import { fireEvent, render, screen } from '@testing-library/react';
import type { ContactCode } from '@/lib/forms/contact-form';
import type { FormState } from '@/lib/forms/define-form';
import { ContactPanel } from '@/components/contact/contact-form/contact-panel';
import en from '@/messages/en';

export const { contactForm: t, fieldErrors } = en;
const labels = {
  fields: {
    name: t.name,
    email: t.email,
    company: 'Company (optional)',
    subject: 'Subject (optional)',
    message: t.message,
  },
  similar: t.similar,
  honeypot: t.honeypot,
  submit: t.submit,
  pending: t.sending,
  errors: { ...t.errors, ...fieldErrors },
  subjects: t.subjects,
};

export const confirmation = {
  labels: { ...t.sent, times: 'Your times', success: t.success, subject: t.subject, message: t.message },
  image: null,
  who: 'Neus Vidal',
  listing: 'Villa El Portet (CM-0421)',
  next: <a href="/en/properties">{t.sent.homes}</a>,
};

type Options = { siteKey?: string; listingId?: string; defaults?: Record<string, string> };

export const contactForm = ({ siteKey, listingId, defaults = {} }: Options = {}) => (
  <ContactPanel
    id="test"
    action={(state: FormState<ContactCode>) => Promise.resolve(state)}
    permalink="/en/contact/message"
    locale="en"
    siteKey={siteKey ?? null}
    listingId={listingId ?? null}
    labels={labels}
    defaults={defaults}
    privacy="privacy"
    confirmation={confirmation}
  />
);

export const show = (options?: Options) => render(contactForm(options));

export const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
export const scrollMock = jest.fn();
export const respond = (status: number, body: unknown = {}) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
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
  fetchMock.mockReset().mockImplementation(() => respond(200, { code: 'sent' }));
  Object.assign(global, { fetch: fetchMock });
  scrollMock.mockReset();
  Object.assign(Element.prototype, { scrollIntoView: scrollMock });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5_000));
});
