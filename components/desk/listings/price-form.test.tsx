import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormState } from '@/lib/forms/define-form';
import type { ListingCode } from '@/lib/listings/desk/step-forms';
import en from '@/messages/en';
import { PriceForm } from './price-form';

const { errors, price: labels } = en.deskHome;
const refusal: FormState<ListingCode> = { status: 'error', code: 'largePrice', values: { price: '1,111,111' } };

it('asks with both prices, and sends the confirmed price with the second press', async () => {
  const sent: FormData[] = [];
  const action = (_: FormState<ListingCode>, data: FormData) => {
    sent.push(data);
    return Promise.resolve(refusal);
  };
  render(
    <PriceForm
      action={action}
      price={645_000}
      audience={[]}
      locale="en"
      hidden={{ id: 'a', editVersion: '0' }}
      labels={{ ...labels, price: labels.label, priceHint: labels.hint }}
      errors={{ ...errors, failed: '' }}
    />,
  );
  const press = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: labels.submit }))));
  fireEvent.change(screen.getByLabelText(labels.label), { target: { value: '1,111,111' } });
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(/€645,000.*€1,111,111.*72.3%/);
  await press();
  expect(sent.map((data) => data.get('confirmedPrice'))).toEqual([null, '1111111']);
});
