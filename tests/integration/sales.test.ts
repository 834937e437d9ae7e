import type { SellerActor } from '@/lib/access/actor';
import { agencyDay } from '@/lib/appointments/agency-day';
import { nextStep } from '@/lib/sales/known-steps';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { readClosedSales, reopenSale } from '@/lib/server/services/sales/closed-sales';
import { answerOffer, enterOffer, withdrawOffer } from '@/lib/server/services/sales/offers';
import { changeSale, closeSale, openSale, setMilestone } from '@/lib/server/services/sales/open-sale';
import { listSalesOfClient, readSale } from '@/lib/server/services/sales/read-sale';
import { answerRequest, makeRequest } from '@/lib/server/services/sales/requests';
import { acceptSale, endSeller, inviteSeller } from '@/lib/server/services/sales/sale-sellers';
import { onDatabase } from '@/tests/support/database/engines';
import {
  makeListing,
  makeSale,
  makeSaleStaff,
  makeVerified,
  mandate,
  offer,
  sellerOf,
  viewSale,
} from '@/tests/support/make-sale';

jest.setTimeout(60_000);

onDatabase(({ run }) => {
  it.each(['owner', 'agent'] as const)('lets an %s open, change and close it', async (role) => {
    const actor = await makeSaleStaff(role);
    const id = await makeListing(actor);
    expect(await readSale(actor, id, 'en')).toBeNull();
    expect(await changeSale(actor, id, { ...mandate, state: 'arras' })).toBe('gone');
    expect(await openSale(actor, 'no-such-home', mandate)).toBe('gone');
    expect(await openSale(actor, id, mandate)).toBe('done');
    expect(await openSale(actor, id, mandate)).toBe('known');
    await changeSale(actor, id, { ...mandate, feeHundredths: 300, state: 'arras' });
    const step = { kind: 'deed', dueOn: '2027-01-10', doneOn: null, waitsFor: 'bank', note: 'Appraisal' } as const;
    await setMilestone(actor, id, { ...step, note: 'x' });
    await setMilestone(actor, id, step);
    const sale = await viewSale(actor, id);
    expect(sale).toMatchObject({ state: 'arras', feeHundredths: 300, mandateUntil: '2027-05-01' });
    expect(sale.steps).toHaveLength(8);
    expect(sale.steps).toContainEqual(step);
    expect(sale.steps.filter(({ doneOn }) => doneOn !== null)).toMatchObject([
      { kind: 'mandate', doneOn: mandate.mandateFrom },
    ]);
    expect(await closeSale(actor, id, { state: 'ended', isComparable: false })).toBe('done');
    expect(await readSale(actor, id, 'en')).toBeNull();
    expect(await openSale(actor, id, mandate)).toBe('done');
  });

  it('has neither offers nor a deed for a landlord', async () => {
    const agent = await makeSaleStaff('agent');
    const { id } = await createListing(agent, { operation: 'rent', type: 'apartment', area: 'Vic' });
    await openSale(agent, id, mandate);
    const { documents, steps } = await viewSale(agent, id);
    expect(steps.map(({ kind }) => kind)).toEqual(['mandate', 'photographs', 'published', 'keys']);
    expect(documents.map(({ documentType }) => documentType)).toEqual(['mandate', 'simpleNote', 'energy']);
    expect(await enterOffer(agent, id, offer)).toBe('gone');
    expect((await viewSale(agent, id)).offers).toEqual([]);
  });

  it('lets in only the invited and verified address, and ends it at once', async () => {
    const agent = await makeSaleStaff('agent');
    const id = await makeListing(agent);
    await openSale(agent, id, mandate);
    const [client, stranger] = [await makeVerified(run), await makeVerified(run)];
    expect(await inviteSeller(agent, id, client.email.toUpperCase(), 'es')).toBe('done');
    const [email] = await run<{ locale: string }>(
      `select locale from jobs where kind = 'saleInvitation' and recipient = '${client.email}'`,
    );
    expect(email).toEqual({ locale: 'es' });
    expect(await acceptSale(stranger, id)).toBe(false);
    expect(await acceptSale({ ...client, verifiedEmail: null }, id)).toBe(false);
    expect((await listSalesOfClient(client, 'en')).map(({ isAccepted }) => isAccepted)).toEqual([false]);
    await expect(readSale(sellerOf(client), id, 'en')).rejects.toThrow('sale.read');
    expect(await acceptSale(client, id)).toBe(true);
    expect(await acceptSale(client, id)).toBe(false);
    expect(await inviteSeller(agent, id, client.email, 'es')).toBe('known');
    const sale = await viewSale(sellerOf(client), id);
    // Only the agency may see the other sellers.
    expect(sale.sellers).toEqual([]);
    const [member] = (await viewSale(agent, id)).sellers;
    expect(member).toMatchObject({ email: client.email, state: 'present' });
    expect(await endSeller(agent, id, member?.id ?? '')).toBe('done');
    await expect(readSale(sellerOf(client), id, 'en')).rejects.toThrow('sale.read');
    expect(await listSalesOfClient(client, 'en')).toEqual([]);
    expect(await inviteSeller(agent, id, client.email, 'en')).toBe('done');
    await expect(readSale(sellerOf(client), id, 'en')).rejects.toThrow('sale.read');
  });

  it('refuses sellers of other homes, clients and what is the agency’s', async () => {
    const { agent, id, seller } = await makeSale(run);
    const other = await makeSale(run);
    const client = { kind: 'client', userId: seller.userId } as const;
    await enterOffer(agent, id, offer);
    const offerId = (await viewSale(agent, id)).offers[0]?.id ?? '';
    const answer = { state: 'accepted', counterAmount: null, text: '' } as const;
    for (const actor of [other.seller, client, { ...seller, userId: other.client.id }]) {
      await expect(readSale(actor, id, 'en')).rejects.toThrow('sale.read');
      await expect(answerOffer(actor as SellerActor, id, offerId, answer)).rejects.toThrow('offer.answer');
      const request = { kind: 'price', amount: 1, text: 'x' } as const;
      await expect(makeRequest(actor as SellerActor, id, request)).rejects.toThrow('sale.ask');
    }
    for (const actor of [seller, client]) {
      await expect(openSale(actor, id, mandate)).rejects.toThrow('sale.open');
      await expect(changeSale(actor, id, { ...mandate, state: 'open' })).rejects.toThrow('sale.open');
      await expect(closeSale(actor, id, { state: 'ended', isComparable: false })).rejects.toThrow('sale.open');
      await expect(inviteSeller(actor, id, 'x@example.com', 'en')).rejects.toThrow('sale.open');
      await expect(endSeller(actor, id, seller.userId)).rejects.toThrow('sale.open');
      await expect(enterOffer(actor, id, offer)).rejects.toThrow('offer.enter');
      await expect(withdrawOffer(actor, id, offerId)).rejects.toThrow('offer.enter');
      await expect(answerRequest(actor, id, offerId, { answer: 'x', isAccepted: true })).rejects.toThrow('sale.open');
    }
    await expect(answerOffer(agent as unknown as SellerActor, id, offerId, answer)).rejects.toThrow('offer.answer');
    expect(await answerOffer(other.seller, other.id, offerId, answer)).toBe('closed');
    expect(await withdrawOffer(agent, other.id, offerId)).toBe('gone');
  });

  it('has an accepted offer as a step that is done, and the contract next, until the offer is withdrawn', async () => {
    const { agent, id, seller } = await makeSale(run);
    await enterOffer(agent, id, { ...offer, validUntil: null });
    const stepsOf = async (actor: Parameters<typeof viewSale>[0]) => {
      const { offers, state, steps } = await viewSale(actor, id);
      const isDone = steps.find(({ kind }) => kind === 'offerAccepted')?.doneOn === agencyDay();
      return { isDone, next: nextStep(steps, state)?.kind, offerId: offers[0]?.id ?? '' };
    };
    const { offerId, ...before } = await stepsOf(agent);
    expect(before.isDone).toBe(false);
    expect(await answerOffer(seller, id, offerId, { state: 'accepted', counterAmount: null, text: '' })).toBe('done');
    for (const actor of [agent, seller]) expect(await stepsOf(actor)).toMatchObject({ isDone: true, next: 'arras' });
    await withdrawOffer(agent, id, offerId);
    expect(await stepsOf(seller)).toMatchObject({ isDone: false });
  });

  it('asks the seller of a house without a community for no certificate of the community', async () => {
    const agent = await makeSaleStaff('agent');
    const { id } = await createListing(agent, { operation: 'sale', type: 'house', area: 'Altea' });
    await openSale(agent, id, mandate);
    const typesOf = async () => (await viewSale(agent, id)).documents.map(({ documentType }) => documentType);
    expect(await typesOf()).not.toContain('communityDebt');
    await saveListing(agent, { id, editVersion: 0, fields: { communityFees: 40, occupancy: 'let' } });
    expect(await typesOf()).toEqual(expect.arrayContaining(['communityDebt', 'lease']));
  });

  it('tells the sellers of an offer, and takes one answer', async () => {
    const { agent, client, id, seller } = await makeSale(run);
    await enterOffer(agent, id, offer);
    await enterOffer(agent, id, { ...offer, amount: 500_000, validUntil: '2026-11-21' });
    const emails = await run<{ payload: object }>(
      `select payload from jobs where kind = 'saleNews' and recipient = '${client.email}'`,
    );
    expect(emails).toHaveLength(2);
    expect(JSON.stringify(emails)).not.toMatch(/Ada|5[04]0\D?000/);
    const { offers } = await viewSale(seller, id);
    const [waiting, expired] = [
      offers.find(({ amount }) => amount === 540_000),
      offers.find(({ amount }) => amount === 500_000),
    ];
    expect(expired?.state).toBe('expired');
    const counter = { state: 'countered', counterAmount: 560_000, text: 'With the parking space' } as const;
    expect(await answerOffer(seller, id, expired?.id ?? '', counter)).toBe('closed');
    expect(await answerOffer(seller, id, waiting?.id ?? '', counter)).toBe('done');
    expect(await answerOffer(seller, id, waiting?.id ?? '', { ...counter, state: 'declined' })).toBe('closed');
    expect((await viewSale(agent, id)).offers).toContainEqual(
      expect.objectContaining({ state: 'countered', counterAmount: 560_000, answeredName: client.email }),
    );
    const notices = await run<{ payload: { amount: number } }>(
      `select payload from jobs where kind = 'saleNotice' and payload->>'id' = '${id}'`,
    );
    expect(notices.map(({ payload }) => payload.amount)).toEqual([560_000]);
    expect(await withdrawOffer(agent, id, waiting?.id ?? '')).toBe('done');
    expect(await withdrawOffer(agent, id, waiting?.id ?? '')).toBe('gone');
  });

  it('lets owners open a sale again that was closed by mistake', async () => {
    const { agent, id, seller } = await makeSale(run);
    await enterOffer(agent, id, offer);
    const owner = await makeSaleStaff('owner');
    await closeSale(agent, id, { state: 'ended', isComparable: false });
    const [closed, ...others] = await readClosedSales(agent, id);
    expect(others).toEqual([]);
    expect(closed).toMatchObject({ state: 'ended', canReopen: false });
    for (const actor of [agent, seller])
      await expect(reopenSale(actor, id, closed?.id ?? '')).rejects.toThrow('sale.reopen');
    await expect(readClosedSales(seller, id)).rejects.toThrow('sale.open');
    const other = await makeSale(run);
    expect(await reopenSale(owner, other.id, closed?.id ?? '')).toBe('gone');
    await openSale(agent, id, mandate);
    expect(await reopenSale(owner, id, closed?.id ?? '')).toBe('gone');
    await closeSale(agent, id, { state: 'completed', isComparable: false });
    expect(await readClosedSales(owner, id)).toMatchObject([
      { canReopen: true, state: 'completed' },
      { canReopen: true, state: 'ended' },
    ]);
    expect(await reopenSale(owner, id, closed?.id ?? '')).toBe('done');
    expect(await viewSale(seller, id)).toMatchObject({ state: 'open', offers: [{ amount: 540_000 }] });
  });

  it('answers what a seller asks for, once', async () => {
    const { agent, id, seller, client } = await makeSale(run);
    await makeRequest(seller, id, { kind: 'price', amount: 510_000, text: 'It has taken long' });
    const [request] = (await viewSale(agent, id)).requests;
    expect(request).toMatchObject({ amount: 510_000, state: 'open', author: client.email });
    const given = { answer: 'Agreed', isAccepted: true };
    expect(await answerRequest(agent, id, request?.id ?? '', given)).toBe('done');
    expect(await answerRequest(agent, id, request?.id ?? '', given)).toBe('gone');
    expect((await viewSale(seller, id)).requests).toMatchObject([{ state: 'accepted', answer: 'Agreed' }]);
    const emails = await run(`select 1 from jobs where kind = 'saleNews' and recipient = '${client.email}'`);
    expect(emails).toHaveLength(1);
  });
});
