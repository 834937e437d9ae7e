import { answerForm, mandateForm, offerForm, saleRequestForm } from './sale-forms';

const offer = { listing: 'x', name: 'Ada', amount: '540.000', receivedOn: '2026-11-20' };
const answer = { listing: 'x', offer: '7d0c2a4e-1111-4222-8333-444455556666', answer: 'declined', sure: 'yes' };

it('takes an offer with what must be there alone, and says what is wrong with another', () => {
  expect(offerForm.check?.(offer)).toBeNull();
  expect(offerForm.check?.({ listing: 'x', name: ' ', email: 'x', amount: '', receivedOn: '2026-02-30' })).toEqual({
    name: 'required',
    email: 'invalidEmail',
    amount: 'price',
    receivedOn: 'day',
  });
});

it('asks whether the seller is sure', () => {
  expect(answerForm.check?.(answer)).toBeNull();
  expect(answerForm.check?.({ ...answer, sure: undefined })).toEqual({ sure: 'sure' });
  expect(answerForm.check?.({ ...answer, answer: '' })).toEqual({ answer: 'required' });
  expect(answerForm.check?.({ ...answer, counter: 'much' })).toEqual({ counter: 'price' });
});

it('lets dates and fee of a mandate be left out', () => {
  expect(mandateForm.check?.({ listing: 'x' })).toBeNull();
  expect(mandateForm.check?.({ listing: 'x', fee: '101', from: 'soon' })).toEqual({ fee: 'fee', from: 'day' });
});

it('refuses a request without words', () => {
  expect(saleRequestForm.check?.({ listing: 'x', kind: 'price', amount: '1', text: '' })).toEqual({ text: 'required' });
  expect(saleRequestForm.check?.({ listing: 'x', kind: 'wrongFact', text: 'a'.repeat(2_001) })).toEqual({
    text: 'tooLong',
  });
});
