import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Investing in Barcelona: what a let apartment really yields',
  excerpt:
    'Gross and net yield of a let apartment in Barcelona with every line of the sum, the rent rules of stressed areas and what non-residents pay.',
  fullContent: `
<p>A gross yield of 3 to 6% is what Spanish homes are said to bring. In Barcelona you will find the lower half of that
range in the Eixample and the upper half in listings that have forgotten something. This article takes one apartment and
follows the rent until it reaches the owner’s account. Rates and rules are those of 25 August 2026; the rent and the
running costs are assumptions, named as such, so that you can put in your own.</p>

<h2>Gross, net, and net of tax</h2>
<p>Three divisions, and people quote whichever is largest.</p>
<ul>
<li><strong>Gross yield:</strong> a year’s rent divided by the price.</li>
<li><strong>Net yield:</strong> a year’s rent less everything the apartment costs you, divided by everything you paid for
it, taxes of the purchase included.</li>
<li><strong>Net of tax:</strong> the same after income tax. The only one you can spend.</li>
</ul>
<p>None of them says anything about the price at which you will sell. A forecast of that belongs in another column,
marked as hope.</p>

<h2>One apartment, line by line</h2>
<p>Eighty square metres in the Eixample, resale, €450,000. Transfer tax at 10% is €45,000; notary at 0.3%, registry at
0.15% and a gestoría of €400 come to €2,425. The apartment has cost €497,425 before anyone moves in. (Large holders pay a
far higher rate of transfer tax in Catalonia; this sum is not for them.) We assume it needs no work and a permitted
rent of €1,600.</p>
<table>
<caption>A year of letting, assumed figures</caption>
<thead>
<tr><th scope="col">Line</th><th scope="col">How it is calculated</th><th scope="col">A year</th></tr>
</thead>
<tbody>
<tr><th scope="row">Rent</th><td>12 × €1,600</td><td>€19,200</td></tr>
<tr><th scope="row">Community fees</th><td>€100 a month (usual: €50 to €200)</td><td>−€1,200</td></tr>
<tr><th scope="row">Property tax (IBI)</th><td>0.6% of a cadastral value of €120,000 (usual: 0.4 to
1.1%)</td><td>−€720</td></tr>
<tr><th scope="row">Home insurance</th><td>Usual: €200 to €600</td><td>−€350</td></tr>
<tr><th scope="row">Repairs</th><td>5% of the rent</td><td>−€960</td></tr>
<tr><th scope="row">Empty weeks</th><td>Half a month’s rent</td><td>−€800</td></tr>
<tr><th scope="row">Agency’s letting fee</th><td>One month’s rent every five years; the landlord pays
it</td><td>−€320</td></tr>
<tr><th scope="row">Left before income tax</th><td>Costs of €4,350 in total</td><td><strong>€14,850</strong></td></tr>
</tbody>
</table>
<p>Gross yield on the price: 19,200 ÷ 450,000 = 4.27%. The same rent on what the apartment really cost: 3.86%. Net: 14,850
÷ 497,425 = 2.99%. Between the figure in the advertisement and the figure in the account lies almost a third, and no
one has cheated.</p>
<p>Change the rent and leave the rest of the method alone, and the result moves less than owners expect. At €1,400 a
month €12,710 remain, 2.56%. At €1,800 it is €16,990, or 3.42%. Two hundred euros of monthly rent are worth a little
over four tenths of a point. A new façade is worth more than that in the wrong direction.</p>

<h2>The rent is not yours to choose</h2>
<p>Barcelona has been a stressed residential area since 16 March 2024. The declaration was made for three years, so
March 2027 is the next date to watch. Until then, for a permanent home:</p>
<ul>
<li>The rent of a new contract may not exceed that of the contract in force in the last five years, brought up to date
as the law allows.</li>
<li>If nobody rented the apartment in those five years, the state reference index is the ceiling. Ask for the index of the
exact apartment before you offer; it takes its cadastral reference.</li>
<li>Large holders, in Catalonia from five homes in stressed areas, are bound by the index in any case, and by the old
rent if that is lower.</li>
<li>Since 1 January 2026 rooms and seasonal lets for work, study or medical treatment have been inside the cap as well
(Llei 11/2025). The purpose has to be proved, and the rooms together may not cost more than the apartment.</li>
<li>The agency’s fee is the landlord’s (Ley 12/2023). The tenant of a private owner may stay five years.</li>
</ul>
<p>As for holidays: the city has announced that it will not renew tourist-apartment licences when they run out in November
2028, and the Constitutional Court has upheld the Catalan rules (judgment 64/2025). A yield that rests on such a
licence has a date of expiry. On the Costa Blanca, since 3 April 2025, a new tourist let in a building has needed the
prior consent of three fifths of the owners.</p>

<h2>What non-residents pay</h2>
<p>Owners who live abroad pay non-resident income tax with Modelo 210: 19% if they are resident in the European Union,
Norway, Iceland or Liechtenstein, 24% elsewhere. The rate is the smaller difference. The former may deduct their
costs, the latter, by the letter of the law, may not.</p>
<table>
<caption>The same apartment, rent received €18,400 (the empty half-month taken off)</caption>
<thead>
<tr><th scope="col">Owner resident in</th><th scope="col">Taxed
amount</th><th scope="col">Tax</th><th scope="col">Left</th><th scope="col">On €497,425</th></tr>
</thead>
<tbody>
<tr><th scope="row">EU or EEA, 19%</th><td>€14,850</td><td>€2,821.50</td><td>€12,028.50</td><td>2.42%</td></tr>
<tr><th scope="row">Elsewhere, 24%, no
deduction</th><td>€18,400</td><td>€4,416</td><td>€10,434</td><td>2.10%</td></tr>
</tbody>
</table>
<p>We have treated the money for repairs as spent and left out depreciation, which lowers the first line further. The
second line is in dispute: on 28 July 2025 the Audiencia Nacional held that an owner from the United States may deduct
costs as well. The judgment could be appealed, so ask a tax adviser how matters stand before you file. Residents pay
income tax on their own scale, with reductions for permanent homes that the other two do not get.</p>

<h2>Does a loan help?</h2>
<p>Only if it costs less than the apartment brings. The mean rate of new mortgages was 2.81% (INE, October 2025); our apartment
nets 2.99% before tax. The difference is 0.18 of a point, or a little under €500 a year on a loan of €270,000, and one
burst pipe uses that up. Non-residents, who get 60 to 70% and seldom the mean rate, should count on nothing. A loan
may still make sense to keep cash for other things. It does not turn this apartment into a better one.</p>

<h2>When it is still worth it</h2>
<p>People who are content with a let apartment in Barcelona tend to have bought it for two reasons at once: steady income
now and a home for a child, or for themselves, in ten years. They bought below the district’s mean because of a fault
that could be mended, and they let to someone they would greet on the stairs. Those who needed 5% a year were sold
something else, or sold it again. To run the table with your own numbers, take
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">the purchase costs</a> and a rent from the index, or
bring them to <a href="/book-consultation">half an hour with us</a>.</p>
`,
  sources: [
    {
      label: 'Catalonia, transfer tax bands: Decret llei 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Ranges for yield, community fees, property tax, insurance: national ranges used by the agency',
      asOf: '2026-08-25',
    },
    {
      label: 'State Secretariat for Housing, stressed residential areas in Catalonia (BOE of 15 March 2024)',
      asOf: '2024-03-16',
    },
    {
      label: 'Rent limits and agency fees: Ley 12/2023',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-08-25',
    },
    {
      label: 'Seasonal lets and rooms in Catalonia: Llei 11/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/2025/12/29/11',
      asOf: '2026-01-01',
    },
    {
      label: 'Constitutional Court, judgment 64/2025 on tourist apartments in Catalonia',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-7430',
      asOf: '2025-03-13',
    },
    {
      label: 'Tourist lets and communities of owners: Ley Orgánica 1/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    {
      label: 'Non-resident income tax: Real Decreto Legislativo 5/2004',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2026-08-25',
    },
    { label: 'Audiencia Nacional, judgment of 28 July 2025 (ECLI:ES:AN:2025:3630)', asOf: '2025-07-28' },
    { label: 'INE, mortgage statistics, October 2025', url: 'https://www.ine.es/', asOf: '2025-10-31' },
  ],
};
