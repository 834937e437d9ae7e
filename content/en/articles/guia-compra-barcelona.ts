import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Buying in Barcelona: the first ninety days',
  excerpt:
    'Ninety days from the first bank meeting to the keys of a Barcelona apartment: what happens when, which documents it takes and what it costs.',
  fullContent: `
<p>Ninety days is realistic for buying a resale apartment in Barcelona with a mortgage, if every document is in order. With cash it can be done in forty. It takes longer when the seller has only recently inherited or the apartment has a tenant. This is the calendar we use, with an apartment at €450,000 as the example and a buyer who lives in Spain. Figures are for guidance, as of 6 October 2026.</p>

<h2>Days 1 to 14: your budget</h2>
<p>Spanish banks lend residents up to 80% of the price or of the bank valuation, whichever is lower; buyers who live abroad
get 60 to 70%. Payments should stay within 30 to 35% of net income. Work it through for €450,000: a loan of €360,000
over 25 years at 2.97%, the average rate of new mortgages in November 2025 (INE), costs €1,702 a month. At 35% that requires a net income of about €4,860 a month, at 30% about €5,670.</p>
<p>Then the savings. The missing 20% is €90,000. Transfer tax in Catalonia takes {itp.catalonia.1} up to €600,000, so €45,000 here;
notary, land registry and gestoría add roughly €2,425. In total you need €137,425. See two banks and a broker in these
two weeks, with payslips, the last tax return and an account of other debts. If there are two offers, a written indication from a bank helps yours. You can try your own figures with
<a href="/herramientas/calculadora-hipoteca">the mortgage calculator</a>.</p>

<h2>The ninety days at a glance</h2>
<table>
<caption>A resale apartment of €450,000 with a loan of 80%: days, documents and money</caption>
<thead>
<tr><th scope="col">Days</th><th scope="col">What
happens</th><th scope="col">Documents</th><th scope="col">Money</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 to 14</th><td>Budget set, two banks asked</td><td>Identity documents and NIE, payslips, tax
return</td><td>None yet</td></tr>
<tr><th scope="row">15 to 40</th><td>Viewings, second viewings, one of them in the evening</td><td>Plan, energy
certificate, community fees and IBI receipt</td><td>None yet</td></tr>
<tr><th scope="row">41 to 46</th><td>Offer accepted, documents checked</td><td>Nota simple, cédula, community minutes,
building inspection</td><td>A reservation, if one is asked for; it counts towards the price</td></tr>
<tr><th scope="row">47 to 50</th><td>Deposit contract (arras) signed</td><td>Contract naming price, date, furniture,
bank</td><td>€45,000, usually a tenth</td></tr>
<tr><th scope="row">51 to 64</th><td>Bank valuation, bank’s decision</td><td>Bank valuation report</td><td>€300 to €600 for the
valuer</td></tr>
<tr><th scope="row">65 to 82</th><td>Binding offer, fourteen-day cooling-off period, first visit to the
notary</td><td>FEIN and annexes, record of transparency</td><td>None: the notary’s record is free for the
borrower</td></tr>
<tr><th scope="row">83 to 90</th><td>Deed and keys</td><td>Deed, mortgage, certificate of community
debts</td><td>€45,000 of your own and the €360,000 loan</td></tr>
<tr><th scope="row">The month after</th><td>Tax return, registration, utilities</td><td>Tax form 600, registered
deed</td><td>€45,000 transfer tax, about €2,425 for notary, registry and gestoría</td></tr>
</tbody>
</table>

<h2>Days 15 to 40: look at the building first</h2>
<p>You can change an apartment, but a building changes only by majority vote. We start at the street door and walk up, even if there is a lift. Five things decide whether a second viewing is worth the afternoon:</p>
<ul>
<li><strong>The lift.</strong> If there is none, ask whether the stairwell has room for one and whether the community
has voted.</li>
<li><strong>The façade and the roof.</strong> Netting over a balcony means repairs that have been discussed and perhaps not yet paid for.</li>
<li><strong>The beams.</strong> In buildings from before the Civil War they are timber or iron: look at the
ceilings of the top floor and the cellar. From the fifties to the seventies they may be high-alumina cement: ask for
the test.</li>
<li><strong>The neighbours’ use.</strong> Doctors, tourist apartments, a bar with a terrace: come back once at eleven at night.</li>
<li><strong>The light in winter.</strong> An inner courtyard at noon in July tells you nothing about January.</li>
</ul>

<h2>Days 41 to 46: read before you sign</h2>
<p>The nota simple from the land registry names the owner and the charges. If the owner is a company that holds five
or more homes in stressed areas, the Generalitat has a right of first refusal and two months to use it; your calendar then has to wait. The cédula says how many people may live there. Buildings of more than forty-five years need their
technical inspection. The minutes of the last three community meetings tell you more than any brochure.</p>
<p>One debt stays with the property. Under the Catalan Civil Code an apartment is liable for unpaid community charges of the
current year and the four before it, whoever ran them up. The secretary’s certificate at the notary settles the
question, so ask for it early.</p>

<h2>Days 47 to 82: the deposit and the bank</h2>
<p>Two clauses in the deposit contract are worth an hour with a lawyer. The first says which kind of arras you are signing. In
Catalonia they confirm the sale unless the contract says that either side may walk away, the buyer by losing them, the
seller by paying them back twice. The second concerns the loan. If the contract says that a named bank is to finance
the purchase, and by when you must prove its refusal, article 621-49 of the code lets you step back and recover your
money. Without that clause you lose the deposit.</p>
<p>If the bank valuation comes out at €430,000, the bank calculates its 80% from that: €344,000 instead of €360,000, and
€16,000 more to find in two weeks. Keep that much within reach. After the binding offer Catalan law gives you fourteen
days, more than the ten of the rest of Spain, and within them a first visit to a notary of your choice, who explains the loan free of charge.</p>

<h2>Days 83 to 90, and the month after</h2>
<p>The evening before, check the apartment again with the list of what stays. At the notary the bank pays for the
mortgage deed and you for the deed of sale. If the seller lives abroad, you withhold {withheld} of the price and pay it to the
tax office with Modelo 211 within a month; the {withheld} comes out of the price, so it costs you nothing extra.</p>
<p>Transfer tax is due within a month of the deed, on the price or on the cadastral reference value if that is higher.
Registration follows. Then you change the utilities and the community over to your name. For costs at other prices, see
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">what buying costs on top of the price</a>.</p>
`,
  sources: [
    {
      label: 'INE, mortgage statistics, November 2025: mean rate and term',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Catalonia, transfer tax bands: Decret llei 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Reference value as tax base: Ley 11/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2022-01-01',
    },
    {
      label: 'Mortgage costs and the notary’s record: Ley 5/2019',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-10-06',
    },
    {
      label: 'Catalan civil code, book six, articles 621-8 and 621-49: Llei 3/2017',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-2466',
      asOf: '2026-10-06',
    },
    {
      label: 'Catalan civil code, book five, article 553-5: Llei 5/2006',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2026-10-06',
    },
    { label: 'Catalan consumer code, article 262-4, fourteen days: Llei 22/2010', asOf: '2026-10-06' },
    {
      label: 'Right of first refusal over large landlords (grandes tenedores): Decret llei 2/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/02/25/2',
      asOf: '2025-02-27',
    },
    {
      label: 'Tax agency, Modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-10-06',
    },
    {
      label:
        'Notary, registry, gestoría and bank valuation: consumer.es and agencies; lending limits: banks and portals',
      asOf: '2026-10-06',
    },
  ],
};
