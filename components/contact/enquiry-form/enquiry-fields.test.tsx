import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { dayParts, viewingDays, viewingModes } from '@/lib/forms/enquiry-form';
import en from '@/messages/en';
import { EnquiryPanel } from './enquiry-panel';

const { contactForm, emails, enquiryForm: t, fieldErrors } = en;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const sent = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)) as Record<string, unknown>;
const label = (text: string) => screen.getByLabelText<HTMLInputElement>(text, { exact: true });

function show(options: { isLetting?: boolean; isSold?: boolean } = {}) {
  render(
    <EnquiryPanel
      id="form"
      action={(state) => Promise.resolve(state)}
      permalink="/en/contact/message"
      locale="en"
      siteKey={null}
      listingId="villa"
      kinds={(options.isSold ? (['question'] as const) : (['viewing', 'question'] as const)).map((value) => ({
        value,
        label: t.kind[value],
      }))}
      modes={viewingModes.map((value) => ({ value, label: t.mode[value] }))}
      days={viewingDays.map((value) => ({ value, label: t.days[value] }))}
      parts={dayParts.map((value) => ({ value, label: t.parts[value] }))}
      languages={[{ value: 'en', label: 'English' }]}
      isLetting={options.isLetting ?? false}
      defaultMessage={options.isSold ? 'Something like it' : ''}
      privacy="privacy"
      confirmation={{
        labels: {
          ...contactForm.sent,
          success: contactForm.success,
          subject: contactForm.subject,
          times: t.times,
          message: contactForm.message,
        },
        image: null,
        who: 'Neus Vidal',
        listing: 'Villa (CM-0421)',
        next: null,
      }}
      viewingHref="/en/properties/CM-0101/viewing"
      labels={{
        fields: {
          moveIn: t.moveIn,
          people: t.people,
          name: t.name,
          email: t.email,
          phone: t.phone,
          language: t.language,
          message: t.message,
        },
        kindLegend: t.kind.legend,
        modeLegend: t.mode.legend,
        daysLegend: t.daysLegend,
        partsLegend: t.partsLegend,
        timesHint: '',
        messageHint: t.messageHint,
        sent: emails.contactNotice,
        times: t.times,
        anyTime: t.anyTime,
        free: t.free,
        similar: contactForm.similar,
        honeypot: contactForm.honeypot,
        submit: t.submit,
        pending: contactForm.sending,
        errors: { ...contactForm.errors, ...fieldErrors, ...t.errors },
      }}
    />,
  );
}

function send() {
  fireEvent.change(label(t.name), { target: { value: 'Ada' } });
  fireEvent.change(label(t.email), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: t.submit }));
}

beforeEach(() => {
  window.location.hash = '';
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 200 } as Response);
  Object.assign(global, { fetch: fetchMock });
  Element.prototype.scrollIntoView = () => undefined;
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5_000));
});

it('sends a viewing without a word, and says that any time suits', async () => {
  show();
  send();
  const panel = await screen.findByRole('region', { name: contactForm.success });
  expect(within(panel).getByText(`${t.mode['in-person']} · ${t.anyTime}`)).toBeVisible();
  expect(sent()).toMatchObject({ kind: 'viewing', mode: 'in-person', listingId: 'villa', message: '' });
  expect(sent()).not.toHaveProperty('days');
});

it('sends the days and times that were chosen', async () => {
  show();
  for (const choice of [t.days.monday, t.days.friday, t.parts.afternoon]) fireEvent.click(label(choice));
  send();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ days: ['monday', 'friday'], parts: ['afternoon'] });
});

it('is a question where its link leads, which needs words', async () => {
  window.location.hash = '#form-kind-question';
  show();
  expect(label(t.kind.question)).toBeChecked();
  send();
  expect(await screen.findByText(fieldErrors.required)).toBeVisible();
  expect(label(t.message)).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('asks tenants alone from when and how many', () => {
  show({ isLetting: true });
  expect(label(t.moveIn)).toHaveAttribute('type', 'date');
  expect(label(t.people)).toBeVisible();
});

it('repeats how, from when and with how many', async () => {
  show({ isLetting: true });
  fireEvent.click(label(t.mode.video));
  fireEvent.change(label(t.moveIn), { target: { value: '2027-03-01' } });
  fireEvent.change(label(t.people), { target: { value: '2' } });
  send();
  const panel = await screen.findByRole('region', { name: contactForm.success });
  expect(within(panel).getByText(`${t.mode.video} · ${t.anyTime}`)).toBeVisible();
  expect(within(panel).getByText('1 March 2027')).toBeVisible();
  expect(within(panel).getByText('2')).toBeVisible();
});

it('offers no viewing of what is sold, and proposes words', () => {
  show({ isSold: true });
  expect(screen.queryByText(t.daysLegend)).toBeNull();
  expect(label(t.message)).toHaveValue('Something like it');
});

it('brings back an empty form with the focus at its beginning', async () => {
  show();
  send();
  fireEvent.click(await screen.findByRole('button', { name: contactForm.sent.again }));
  await waitFor(() => expect(label(t.name)).toHaveFocus());
  expect(label(t.name)).toHaveValue('');
});
