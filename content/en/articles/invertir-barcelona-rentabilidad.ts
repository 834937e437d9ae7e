import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Rental yields in Barcelona: gross, net and after tax',
  excerpt:
    'Gross and net yield of a let apartment in Barcelona, item by item, with the rent rules for stressed areas and what non-residents pay.',
  fullContent: `
<p>Spanish homes are said to have a gross yield of 3 to 6%. In Barcelona the Eixample is in the lower half of that range, and listings in the upper half have usually left something out. This article takes one apartment and follows the rent until it reaches the owner’s account. Rates and rules are those of 25 August 2026; the rent and the running costs are assumptions, marked as such, so that you can put in your own.</p>

<h2>Gross yield, net yield and yield after tax</h2>
<p>There are three ways to calculate a yield, and people quote whichever is highest.</p>
<ul>
<li><strong>Gross yield:</strong> a year’s rent divided by the price.</li>
<li><strong>Net yield:</strong> a year’s rent less everything the apartment costs you, divided by everything you paid for it, including purchase taxes.</li>
<li><strong>Net of tax:</strong> the same after income tax.</li>
</ul>
<p>None of them tells you the price at which you will sell.</p>

<h2>A worked example</h2>
<p>Eighty square metres in the Eixample, resale, €450,000. Transfer tax at {itp.catalonia.1} is €45,000; notary at 0.3%, registry at
0.15% and a gestoría of €400 come to €2,425. The apartment has cost €497,425 before anyone moves in. (Large landlords, grandes tenedores, pay a far higher rate of transfer tax in Catalonia; this example does not apply to them.) We assume that it needs no work and that the legal rent is €1,600.</p>
<table>
<caption>A year of letting, assumed figures</caption>
<thead>
<tr><th scope="col">Item</th><th scope="col">How it is calculated</th><th scope="col">A year</th></tr>
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
<p>Gross yield on the price: 19,200 ÷ 450,000 = 4.27%. The same rent divided by what the apartment really cost: 3.86%. Net: 14,850
÷ 497,425 = 2.99%. The net yield is almost a third lower than the advertised one.</p>
<p>If you change only the rent, the result moves less than owners expect. At €1,400 a month you keep €12,710, or 2.56%. At €1,800 it is €16,990, or 3.42%. Two hundred euros of monthly rent make a little over 0.4 of a percentage point. A new façade costs you more than that.</p>

<h2>Rent limits in Barcelona</h2>
<p>Barcelona has been a stressed residential area since 16 March 2024. The declaration was made for three years, so it comes up for renewal in March 2027. Until then, for a permanent home:</p>
<ul>
<li>The rent of a new contract may not exceed that of the contract in force in the last five years, brought up to date
as the law allows.</li>
<li>If nobody rented the apartment in those five years, the state reference index is the ceiling. Check the index for the exact apartment before you make an offer; you need its cadastral reference.</li>
<li>Large landlords, in Catalonia from five homes in stressed areas, are bound by the index in any case, and by the old
rent if that is lower.</li>
<li>Since 1 January 2026 rooms and seasonal lets for work, study or medical treatment have been inside the cap as well
(Llei 11/2025). The purpose has to be proved, and the rooms together may not cost more than the apartment.</li>
<li>The landlord pays the agency’s fee (Ley 12/2023). The tenant of a private owner may stay five years.</li>
</ul>
<p>As for holidays: the city has announced that it will not renew tourist-apartment licences when they run out in November
2028, and the Constitutional Court has upheld the Catalan rules (judgment 64/2025). So a yield that depends on such a licence will not last. On the Costa Blanca, since 3 April 2025, a new tourist let in a building has needed the
prior consent of three fifths of the owners. The Supreme Court annulled the national registration number for short lets
(Real Decreto 1312/2024) in May 2026; the regional one is still required.</p>

<h2>What non-residents pay</h2>
<p>Owners who live abroad pay non-resident income tax with Modelo 210: 19% if they are resident in the European Union,
Norway, Iceland or Liechtenstein, 24% elsewhere. The bigger difference is that the former may deduct their costs and the latter, in principle, may not.</p>
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
<p>We have treated the money for repairs as spent and left out depreciation, which lowers the tax in the first row further. The second row is in dispute: on 28 July 2025 the Audiencia Nacional held that an owner from the United States may deduct
costs as well. The judgment could be appealed, so ask a tax adviser how matters stand before you file. Residents pay
income tax on their own scale, with reductions for permanent homes that the other two do not get.</p>

<h2>Does a loan help?</h2>
<p>Only if it costs less than the apartment yields. The average rate of new mortgages was 2.97% (INE, November 2025); our apartment
nets 2.99% before tax. The difference is 0.02 of a percentage point, or about €54 a year on a loan of €270,000, which leaves no margin for a repair. Non-residents, who can borrow 60 to 70% and seldom get the average rate, should expect no benefit. A loan may still make sense if you want to keep cash for other things.</p>

<h2>When it is worth it</h2>
<p>Owners who are happy with a let apartment in Barcelona usually bought it for two reasons: steady income now, and a home for a child or for themselves in ten years. They paid less than the district average because of a fault that could be repaired. It does not suit anyone who needs 5% a year. To work through the table with your own figures, use
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">the purchase costs</a> and a rent from the index, or
bring them to <a href="/book-consultation">a free consultation</a>.</p>
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
    {
      label: 'INE, mortgage statistics, November 2025',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
  ],
};
