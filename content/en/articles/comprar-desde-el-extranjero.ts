import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Buying property in Spain from abroad: NIE, mortgage and tax',
  excerpt:
    'NIE, bank account, power of attorney with apostille, a loan of 60 to 70% and the {withheld} withheld on a sale: how to buy a Spanish home from abroad.',
  fullContent: `
<p>Every spring someone calls us from an airport with an apartment in mind, a return flight on Sunday and no NIE. It can still work out, but it is easier if the documents are ready before you travel. This is the order in which we ask for them, with the rules as they stood on 3 November 2026. It is for guidance; for your own tax position you need an adviser in both countries.</p>

<h2>You need no permit to buy, and buying gives you none</h2>
<p>Anyone may buy a home in Spain, whatever their passport. The golden visa, which gave a
residence permit for purchases of €500,000 or more, ended on 3 April 2025 (Ley Orgánica 1/2025). Permits already granted
remain valid under the old rules. If you are not a citizen of the European Union, the EEA or Switzerland and have no other permit, you may spend 90 days in any 180 here, whether in your own villa or in a hotel. If you plan to live in Spain, arrange the visa first, on other grounds, and then buy.</p>

<h2>Four documents, in this order</h2>
<table>
<caption>What a buyer abroad prepares, and where</caption>
<thead>
<tr><th scope="col">Document</th><th scope="col">Where to get it</th><th scope="col">When it is
needed</th><th scope="col">What usually goes wrong</th></tr>
</thead>
<tbody>
<tr><th scope="row">NIE, the identity number for foreigners</th><td>Spanish consulate, police station in Spain, or through a representative</td><td>At the deed, and for the account and the loan before it</td><td>Appointments; two buyers need two
numbers</td></tr>
<tr><th scope="row">Spanish account</th><td>Any bank; some open accounts remotely</td><td>Before the deposit, at the
latest for the deed</td><td>The bank asks where the money comes from, in documents it can read</td></tr>
<tr><th scope="row">Proof of funds</th><td>Your bank, tax office, the notary of an earlier sale or
inheritance</td><td>For the account, and again at the notary’s</td><td>One document missing from the chain</td></tr>
<tr><th scope="row">Power of attorney</th><td>A notary in your country, plus apostille; or a Spanish
consulate</td><td>If you will not sign in person</td><td>A text that forgets the loan or the NIE</td></tr>
</tbody>
</table>
<p>The account is not required by law, but the lender will want one, and so will the electricity company.
Money-laundering rules oblige the bank, the notary and us to ask where the funds come from. It is routine: send the documents once, complete, and nobody will ask again.</p>

<h2>A power of attorney, so that someone else can sign</h2>
<p>With a good power of attorney you need not travel for the deed. It is signed before a notary where you live, in two
columns if possible, Spanish beside your language. The apostille then certifies the notary’s signature in every
country of the Hague Convention; elsewhere the document has to be legalised at the consulate, which takes longer.
If the text is only in your language, you need a sworn translation.</p>
<p>Check what it allows. For a purchase with a loan, it should cover these:</p>
<ul>
<li>to buy this home, described by address and registry number, up to a stated price;</li>
<li>to sign the mortgage, including the earlier visit to the notary, if the bank accepts a representative for it (some want you to be there);</li>
<li>to apply for the NIE and sign tax returns for this purchase;</li>
<li>to set up the utilities and give notice to the community;</li>
<li>an end date, so that it does not outlive its purpose.</li>
</ul>
<p>Give it to your lawyer, not to the seller’s agent, and not to us. Hannah Brandt, who looks after our buyers from
abroad, drafts the list of points; a lawyer turns it into the text.</p>

<h2>How much a bank will lend: 60 to 70%</h2>
<p>Spanish banks lend non-residents 60 to 70% of the price or of the bank valuation, whichever is lower, over 20 to 30
years, to be repaid by the age of 75. They count the debts you have at home, and payments should stay within 30 to 35%
of net income. Because the lower of price and valuation counts, you cannot borrow the costs as well.</p>
<table>
<caption>A resale home of €600,000: what you bring, rates of 3 November 2026</caption>
<thead>
<tr><th scope="col">Line</th><th scope="col">Barcelona</th><th scope="col">Costa Blanca</th></tr>
</thead>
<tbody>
<tr><th scope="row">Transfer tax ({itp.catalonia.1}; {itp.valencian.1})</th><td>€60,000</td><td>€54,000</td></tr>
<tr><th scope="row">Notary 0.3%, registry 0.15%, gestoría €400</th><td>€3,100</td><td>€3,100</td></tr>
<tr><th scope="row">Price and costs</th><td>€663,100</td><td>€657,100</td></tr>
<tr><th scope="row">Own money with a loan of 70% (€420,000)</th><td>€243,100</td><td>€237,100</td></tr>
<tr><th scope="row">Own money with a loan of 60% (€360,000)</th><td>€303,100</td><td>€297,100</td></tr>
</tbody>
</table>
<p>Add €300 to €600 for the bank valuation and whatever your bank charges to change currency, which on such sums is worth a phone call. The rules behind each line are in
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">what buying costs on top of the price</a>.</p>

<h2>The {withheld}: when you buy and when you sell</h2>
<p>If the seller is not resident in Spain, the buyer withholds {withheld} of the price and pays it to the tax office within a
month of the deed, with Modelo 211. On €600,000 that is €18,000. It is the seller’s tax paid in advance, so the buyer
loses nothing; but if the buyer forgets, the tax can be claimed against the home. The same goes for the municipal tax on land
value: when the seller is a private person living abroad, the town hall can turn to the buyer. We have that amount held at the notary’s until it is paid.</p>
<p>One day you will be the seller. Suppose you buy for €500,000 in Barcelona, with costs of €52,650 on the
same assumptions, and sell years later for €600,000. The gain is €600,000 less €552,650, that is €47,350, before the
costs of selling. Non-residents pay 19% on gains, wherever they live: €8,996.50. The buyer has already paid in €18,000
for you, so you get €9,003.50 back, provided you claim it with Modelo 210 within three months after the buyer’s month has
ended. Many never do. Keep the invoices for the purchase and any building work in one folder, where your heirs will find it.</p>

<h2>After you buy</h2>
<p>Owning abroad means paperwork every year. Property tax, community fees and the waste charge come every year, and so does
Modelo 210, even if you never let: Spain taxes a deemed income from a second home, at 19% for residents of the
European Union, Norway, Iceland and Liechtenstein and at 24% for others. If you do let, the rates are the same but the calculation is different; there is an example in <a href="/blog/invertir-barcelona-rentabilidad">what a let apartment really
yields</a>. Appoint someone here to open your post. And make a Spanish will for the Spanish home: it costs little and
saves the family a year of translations.</p>
`,
  sources: [
    {
      label: 'Golden visa repealed: Ley Orgánica 1/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    {
      label: 'Catalonia, transfer tax bands: Decret llei 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Valencian Community, transfer tax: Llei 5/2025 of the Generalitat',
      url: 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
      asOf: '2026-06-01',
    },
    {
      label: 'Tax agency, {withheld} withheld from sellers abroad, Modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-11-03',
    },
    {
      label: 'Non-resident income tax, gains and deemed income: Real Decreto Legislativo 5/2004',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2026-11-03',
    },
    {
      label: 'Buyer as substitute for the municipal tax: Real Decreto Legislativo 2/2004, article 106.2',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
      asOf: '2026-11-03',
    },
    {
      label: 'Lending to non-residents, terms; notary, registry, gestoría, bank valuation: banks, portals, consumer.es',
      asOf: '2026-11-03',
    },
  ],
};
