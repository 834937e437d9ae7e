import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { errors, strengthLabels } from '@/tests/support/account-texts';
import { ChangePasswordForm } from './change-password-form';

type Action = ComponentProps<typeof ChangePasswordForm>['action'];

const labels = {
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm new password',
  showPassword: 'Show password',
  submit: 'Update password',
  pending: 'Updating…',
  done: 'Password updated successfully!',
  strength: strengthLabels,
};

const form = (action: Action) => (
  <ChangePasswordForm action={action} labels={labels} errors={errors} locale="en" email="montse@example.com" />
);
const show = (action: Action) => render(form(action));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: 'Update password' });

async function fill(current: string, next: string, confirm: string) {
  await act(async () => {
    fireEvent.input(field('Current password'), { target: { value: current } });
    fireEvent.input(field('New password'), { target: { value: next } });
    fireEvent.input(field('Confirm new password'), { target: { value: confirm } });
  });
}

describe('ChangePasswordForm', () => {
  it('lets nobody send it until all three are filled', async () => {
    show(jest.fn());
    expect(button()).toBeDisabled();
    await fill('old one', 'new one', '');
    expect(button()).toBeDisabled();
    await fill('old one', 'new one', 'new one');
    expect(button()).toBeEnabled();
    await fill('', 'new one', 'new one');
    expect(button()).toBeDisabled();
  });

  it('tells managers which password is which, and whose', () => {
    show(jest.fn());
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByDisplayValue('montse@example.com')).toHaveAttribute('autocomplete', 'username');
  });

  it('can be sent before JavaScript runs, and keeps what was filled in until then', async () => {
    const action = jest.fn<ReturnType<Action>, Parameters<Action>>(() => Promise.resolve({ status: 'done' }));
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(form(action));
    expect(button()).toBeEnabled();
    for (const name of ['Current password', 'New password', 'Confirm new password']) field(name).value = 'old and new';
    render(form(action), { container: page, hydrate: true });
    expect(button()).toBeEnabled();
    await act(async () => fireEvent.click(button()));
    expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toMatchObject({ current: 'old and new' });
  });

  it('checks again while the error is put right', async () => {
    show(jest.fn());
    await fill('old one', 'new', 'new');
    await act(async () => fireEvent.click(button()));
    expect(screen.getByText(errors.passwordTooShort)).toBeVisible();
    expect(field('New password')).toHaveFocus();
    await fill('old one', 'new one', 'new one');
    expect(screen.queryByText(errors.passwordTooShort)).toBeNull();
  });

  it('says when the two new ones differ', async () => {
    const action = jest.fn();
    show(action);
    await fill('old one', 'new one', 'new two');
    await act(async () => fireEvent.click(button()));
    expect(screen.getByText(errors.passwordsDontMatch)).toBeVisible();
    expect(action).not.toHaveBeenCalled();
  });

  it('says at the current password that it is not right, and keeps what was typed', async () => {
    show(() => Promise.resolve({ status: 'error', code: 'wrongPassword' } as const));
    await fill('wrong', 'new one', 'new one');
    await act(async () => fireEvent.click(button()));
    expect(await screen.findByText(errors.wrongPassword)).toBeVisible();
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    expect(field('New password')).toHaveValue('new one');
  });

  it('says that it is done and is empty again', async () => {
    show(() => Promise.resolve({ status: 'done' }));
    await fill('old one', 'new one', 'new one');
    await act(async () => fireEvent.click(button()));
    expect(await screen.findByText(labels.done)).toBeVisible();
    expect(field('Current password')).toHaveValue('');
    expect(button()).toBeDisabled();
  });
});
