import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { feedCodes, SETTINGS_PROBLEMS } from '@/lib/listings/kyero/feed-form';
import { recordOf } from '@/lib/text/record-of';
import en from '@/messages/en';
import { FeedForm } from './feed-form';

const { errors, form } = en.deskFeeds;
const labels = { ...form, submit: form.add };
const action = jest.fn();
const show = (feed: Parameters<typeof FeedForm>[0]['feed'] = null) =>
  render(
    <FeedForm
      action={action}
      errors={recordOf(feedCodes, (code) => errors[code])}
      feed={feed}
      hidden={{ locale: 'en' }}
      labels={labels}
    />,
  );

it('fills in what is known of a feed, never its address', () => {
  const newBuilds = { vat: 10, priceExcludesVat: true, promoter: 'Nova Llar, S.L.' };
  show({ settings: 'defaults: {}', isTrusted: true, everyMinutes: 30, newBuilds });
  expect(screen.queryByLabelText(form.name)).toBeNull();
  expect(screen.getByLabelText(form.address)).toHaveValue('');
  expect(screen.getByLabelText(form.every)).toHaveValue('30');
  expect(screen.getByLabelText(form.trusted)).toBeChecked();
  expect(screen.getByLabelText(form.settings)).toHaveValue('defaults: {}');
  expect(screen.getByLabelText(form.newBuildVat)).toHaveValue('10');
  expect(screen.getByLabelText(form.newBuildExcludesVat)).toBeChecked();
  expect(screen.getByLabelText(form.promoter)).toHaveValue('Nova Llar, S.L.');
});

it('says which lines of the settings are wrong, and that secrets are to be typed again', async () => {
  action.mockResolvedValue({
    status: 'error',
    fields: { settings: 'settings' },
    values: { name: 'crm', settings: 'every: 5', every: '60', [SETTINGS_PROBLEMS]: '1: every has its own' },
  });
  show();
  fireEvent.change(screen.getByLabelText(form.address), { target: { value: 'https://crm.example/a.xml' } });
  fireEvent.click(screen.getByRole('button', { name: form.add }));
  await waitFor(() =>
    expect(screen.getByLabelText(form.settings)).toHaveAccessibleDescription(/cannot be read: 1: every has its own/),
  );
  expect(screen.getByText(form.retype)).toBeVisible();
  expect(screen.getByLabelText(form.address)).toHaveValue('https://crm.example/a.xml');
});
