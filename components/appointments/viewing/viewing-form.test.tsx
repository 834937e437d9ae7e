import { fireEvent, render, screen } from '@testing-library/react';
import { appointmentErrors, type AppointmentCode } from '@/lib/appointments/appointment-form';
import { recordOf } from '@/lib/text/record-of';
import { texts } from '@/tests/support/texts';
import { ViewingForm } from './viewing-form';

const { scheduler, viewing: t } = texts.en;
const day = { day: '2026-12-03', name: 'Thursday 3 December 2026' };

function show(start: string | undefined) {
  render(
    <ViewingForm
      action={() => Promise.resolve({ status: 'idle' })}
      hidden={{ listingId: 'home', locale: 'en', formKey: 'key-of-this-form-1' }}
      siteKey={null}
      days={[
        {
          ...day,
          times: [
            { start: 1, time: '10:00' },
            { start: 2, time: '10:30' },
          ],
        },
      ]}
      start={start}
      modes={[]}
      languages={[]}
      labels={{ ...scheduler, ...t, times: '', details: '', mode: '', similar: '', submit: t.book }}
      errors={recordOf(appointmentErrors, String) as Record<AppointmentCode, string>}
      more={null}
      note={null}
    />,
  );
}

const said = (time: string) => screen.queryByText(`${day.name}, ${time}`);

it('repeats the chosen time above the button, as long as it is offered', () => {
  show('1');
  expect(said('10:00')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '10:30' }));
  expect(said('10:30')).toBeVisible();
  expect(said('10:00')).toBeNull();
});

it('has its times under headings in order', () => {
  show(undefined);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H2']);
});

it('repeats nothing before a choice, and no time that is gone', () => {
  show('3');
  expect(screen.queryByText(t.chosen)).toBeNull();
});
