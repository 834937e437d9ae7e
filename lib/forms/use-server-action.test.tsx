import { act, fireEvent, render, screen } from '@testing-library/react';
import { redirect } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useServerAction } from './use-server-action';

type Action = (state: string, data: FormData) => Promise<string>;

function Form({ action }: { action: Action }) {
  const lost = (state: string) => `${state}, then lost`;
  const [state, dispatch] = useServerAction<string>({ action, initial: 'begun', lost });
  return (
    <form action={dispatch}>
      <button>{state}</button>
    </form>
  );
}

/** Next's own boundary, which follows what is thrown. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { digest: '' };
  static getDerivedStateFromError = ({ digest }: { digest?: string }) => ({ digest });
  override render = () => this.state.digest || this.props.children;
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

it('gives what the action answers', async () => {
  render(<Form action={(state) => Promise.resolve(`${state}, then done`)} />);
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('begun, then done');
});

it('gives what the form says where nothing answers, and can ask again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const action = jest.fn<ReturnType<Action>, Parameters<Action>>().mockRejectedValueOnce(new Error('502'));
  action.mockImplementation((state) => Promise.resolve(`${state}, then done`));
  render(<Form action={action} />);
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('begun, then lost');
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('begun, then lost, then done');
});

it('lets a redirect through', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const action = () => Promise.resolve().then(() => redirect('/dashboard'));
  render(
    <Boundary>
      <Form action={action} />
    </Boundary>,
  );
  await press();
  expect(document.body).toHaveTextContent('NEXT_REDIRECT;');
  expect(document.body).toHaveTextContent('/dashboard');
});

it('hands the action itself to the server’s HTML, for browsers without JavaScript', () => {
  // As React's own references to actions are made.
  const action = Object.assign(() => Promise.resolve(''), {
    $$FORM_ACTION: () => ({ name: 'its-own-name', method: 'POST', encType: 'multipart/form-data', data: null }),
    $$IS_SIGNATURE_EQUAL: () => false,
    bind: () => action,
  });
  expect(renderToString(<Form action={action} />)).toContain('its-own-name');
});
