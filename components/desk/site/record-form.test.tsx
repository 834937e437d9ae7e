import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RecordState } from '@/lib/forms/record-form';
import { RecordForm } from './record-form';
import type { GroupView, RecordTexts } from './record-view';

const texts: RecordTexts = {
  errors: { required: 'Needed', wrongFields: 'Please check', invalid: 'Wrong', failed: 'It failed' },
  languages: { es: 'Spanish', en: 'English' },
  pending: 'Saving',
  remove: 'Remove',
  raise: 'Move up',
  preview: 'Preview',
  image: { upload: 'Upload', uploading: 'Uploading', failed: 'Not uploaded', heic: 'HEIC', saveFirst: 'Save first' },
};

const groups: readonly GroupView[] = [
  {
    name: 'members',
    title: 'People',
    rows: { one: 'Person', add: 'Add a person' },
    fields: [
      { path: 'name', control: 'line', label: 'Name' },
      { path: 'bio', control: 'text', label: 'Bio', inBoth: true },
      { path: 'portrait', control: 'image', label: 'Photo' },
      {
        path: 'days',
        control: 'choices',
        label: 'Days',
        options: [
          { value: '1', label: 'Mon' },
          { value: '2', label: 'Tue' },
        ],
      },
    ],
  },
];

const values = {
  'members[0].name': 'Ada',
  'members[0].bio.es': 'Hola',
  'members[0].bio.en': 'Hello',
  'members[0].portrait': '',
  'members[0].days[0]': '2',
  'members[1].name': 'Eva',
};

function show(answer: RecordState = { serial: 1, version: 3, values }) {
  const action = jest.fn<Promise<RecordState>, [RecordState, FormData]>(() => Promise.resolve(answer));
  const { container } = render(
    <RecordForm
      action={action}
      initial={{ serial: 0, version: 3, values }}
      groups={groups}
      operations={[{ operation: 'save', label: 'Save' }]}
      texts={texts}
      hidden={{ key: 'team' }}
      returnTo="/en/team"
      notice={<p>Saved before</p>}
    />,
  );
  return { action, container };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as Element));

it('draws rows with their fields in both languages', () => {
  show();
  const row = within(screen.getByRole('group', { name: 'Person 1' }));
  expect(row.getByLabelText('Name')).toHaveValue('Ada');
  expect(row.getByLabelText('Bio (Spanish)')).toHaveAttribute('lang', 'es');
  expect(row.getByLabelText('Bio (English)')).toHaveValue('Hello');
  expect(row.getByLabelText('Mon')).not.toBeChecked();
  expect(row.getByLabelText('Tue')).toBeChecked();
  expect(row.queryByRole('button', { name: 'Move up' })).toBeNull();
  expect(within(screen.getByRole('group', { name: 'Person 2' })).getByRole('button', { name: 'Move up' })).toHaveValue(
    'raise:members:1:name',
  );
});

it('saves with the Enter key: the first button of the form saves', () => {
  const { container } = show();
  expect(container.querySelector('form [type=submit]')).toHaveValue('save');
});

it('sends what was typed with the version that was read', async () => {
  const { action } = show();
  fireEvent.change(screen.getAllByLabelText('Name')[0] as Element, { target: { value: 'Ada Nova' } });
  await press('Save');
  const data = action.mock.calls[0]?.[1];
  expect([data?.get('version'), data?.get('key'), data?.get('members[0].name')]).toEqual(['3', 'team', 'Ada Nova']);
});

it('says what is wrong, keeps what came back and goes to the first wrong field', async () => {
  show({
    serial: 1,
    version: 3,
    values: { ...values, 'members[0].name': ' ' },
    code: 'wrongFields',
    fields: { 'members[0].name': 'required', 'members[1].name': 'unheard-of' },
  });
  expect(screen.getByText('Saved before')).toBeVisible();
  await press('Save');
  expect(screen.queryByText('Saved before')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check');
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first).toHaveAccessibleDescription('Needed');
  expect(second).toHaveAccessibleDescription('Wrong');
  await waitFor(() => expect(first).toHaveFocus());
});

it('goes to the row that was added', async () => {
  show({ serial: 1, version: 3, values: { ...values, 'members[2].name': '' }, focus: 'members[2].name' });
  await press('Add a person');
  await waitFor(() => expect(screen.getAllByLabelText('Name')[2]).toHaveFocus());
});

it('uploads a photograph at once, or says that it could not', async () => {
  const name = `photo-${'a'.repeat(32)}`;
  const answers = [new Error('offline'), { ok: true, json: () => Promise.resolve({ name }) }];
  Object.assign(global, {
    fetch: jest.fn(() => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }),
  });
  const { container } = show();
  const choose = (content = 'x') =>
    act(async () =>
      fireEvent.change(screen.getAllByLabelText('Photo')[0] as Element, {
        target: { files: [new File([content], 'a.jpg')] },
      }),
    );
  const photo = () => screen.getAllByLabelText('Photo')[0];
  await choose('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await waitFor(() => expect(photo()).toHaveAccessibleDescription(/HEIC/));
  expect(fetch).not.toHaveBeenCalled();
  await choose();
  await waitFor(() => expect(photo()).toHaveAccessibleDescription(/Not uploaded/));
  await choose();
  const stored = () => container.querySelector('input[type=hidden][name="members[0].portrait"]');
  await waitFor(() => expect(stored()).toHaveValue(name));
  expect(container.querySelector('img')).toHaveAttribute('src', `/media/${name}-960.webp`);
});
