import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'ITP and buying costs: Catalonia and the Valencian Community',
  excerpt:
    'Transfer tax, VAT, notary and land registry calculated for four homes in Catalonia and the Valencian Community, September 2026.',
  fullContent: `
<p>You can negotiate the price, but not the taxes and fees on top of it. In the four examples below they come to between 10.5% and 12% of the price, nearly all of it tax. Rates are those in force on 15 September 2026; the figures are for guidance, and your notary’s invoice is the one that counts.</p>

<h2>What you pay on top of the price</h2>
<ul>
<li><strong>Resale: transfer tax (ITP).</strong> Catalonia has had four bands since 27 June 2025. The Valencian
Community has charged {itp.valencian.1} since 1 June 2026 (10% before that), and {itp.valencian.2} on the whole price once it passes one
million.</li>
<li><strong>New build: VAT (IVA) of {vat} and stamp duty (AJD).</strong> Stamp duty is {ajd.catalonia} in Catalonia and, since 1
June 2026, {ajd.valencian} in the Valencian Community. In the Valencian Community it falls to {ajd.valencian.mainHome} for a main home.</li>
<li><strong>Notary: 0.2 to 0.5% of the price.</strong> A fixed state tariff, so shopping around saves little. The
percentage falls as the price rises.</li>
<li><strong>Land registry: 0.1 to 0.25%.</strong> Also a fixed tariff.</li>
<li><strong>Gestoría: €300 to €500.</strong> An administrative agency that pays the tax and takes the deed to the registry. With a mortgage the bank usually insists on one.</li>
<li><strong>With a loan: the bank valuation, €300 to €600,</strong> and an arrangement fee if the bank charges one. Since Ley 5/2019 the bank has paid for the mortgage deed itself.</li>
</ul>
<p>You pay either transfer tax or VAT, never both. All three regions have reduced rates for a main home (in
Catalonia {itp.catalonia.reduced} up to the age of 35 under an income limit; the others are in <a href="/guias/comprar">the guide to
buying</a>); the conditions are narrow, so ask before you count on one. The tax on the rise in land value (plusvalía)
and the energy certificate are paid by the seller.</p>

<h2>The Catalan bands</h2>
<p>They work like income tax: each rate applies only to the part of the price inside its band.</p>
<table>
<caption>Transfer tax on resale homes in Catalonia since 27 June 2025</caption>
<thead>
<tr><th scope="col">Part of the price</th><th scope="col">Rate</th><th scope="col">Tax at the top of the
band</th></tr>
</thead>
<tbody>
<tr><th scope="row">Up to €600,000</th><td>{itp.catalonia.1}</td><td>€60,000</td></tr>
<tr><th scope="row">€600,000 to €900,000</th><td>{itp.catalonia.2}</td><td>€93,000</td></tr>
<tr><th scope="row">€900,000 to €1,500,000</th><td>{itp.catalonia.3}</td><td>€165,000</td></tr>
<tr><th scope="row">Above €1,500,000</th><td>{itp.catalonia.4}</td><td>No top</td></tr>
</tbody>
</table>

<h2>Four worked examples</h2>
<p>We assume 0.3% for the notary, 0.15% for the registry and €400 for the gestoría, the same as on our listings.
No loan is included.</p>
<table>
<caption>Costs of four purchases, rates of 15 September 2026</caption>
<thead>
<tr><th scope="col">Item</th><th scope="col">Resale apartment, Barcelona</th><th scope="col">Resale apartment,
Barcelona</th><th scope="col">New apartment, Costa Blanca</th><th scope="col">Resale villa, Costa Blanca</th></tr>
</thead>
<tbody>
<tr><th scope="row">Price</th><td>€450,000</td><td>€850,000</td><td>€345,000</td><td>€1,480,000</td></tr>
<tr><th scope="row">Transfer tax or VAT</th><td>€45,000</td><td>€87,500</td><td>€34,500</td><td>€162,800</td></tr>
<tr><th scope="row">Stamp duty</th><td>None</td><td>None</td><td>€4,830</td><td>None</td></tr>
<tr><th scope="row">Notary, 0.3%</th><td>€1,350</td><td>€2,550</td><td>€1,035</td><td>€4,440</td></tr>
<tr><th scope="row">Land registry, 0.15%</th><td>€675</td><td>€1,275</td><td>€517.50</td><td>€2,220</td></tr>
<tr><th scope="row">Gestoría</th><td>€400</td><td>€400</td><td>€400</td><td>€400</td></tr>
<tr><th scope="row">Total costs</th><td><strong>€47,425</strong></td><td><strong>€91,725</strong></td><td><strong>€41,282.50</strong></td><td><strong>€169,860</strong></td></tr>
<tr><th scope="row">Share of the price</th><td>10.54%</td><td>10.79%</td><td>11.97%</td><td>11.48%</td></tr>
<tr><th scope="row">Price and costs</th><td>€497,425</td><td>€941,725</td><td>€386,282.50</td><td>€1,649,860</td></tr>
</tbody>
</table>
<p>The second column, step by step: {itp.catalonia.1} of the first €600,000 is €60,000; {itp.catalonia.2} of the remaining €250,000 is €27,500;
together €87,500. The third: {vat} of €345,000 is €34,500, {ajd.valencian} is €4,830. The fourth is simply {itp.valencian.2} of €1,480,000, from the first euro.</p>

<h2>The step at one million</h2>
<p>In the Valencian Community the tax on a house at €1,000,000 is {itp.valencian.1}, which is €90,000. At €1,010,000 it is {itp.valencian.2} of the whole price, €111,100. An extra €10,000 on the price adds €21,100 of tax. So if a villa is advertised at a little over a million, there is a good reason to negotiate a price just below it. You cannot, however, attribute part of the price to the furniture beyond what the furniture is worth.</p>
<p>Catalonia has no such step. An apartment at €1,480,000 there pays €93,000 for the first €900,000 and {itp.catalonia.3} of the other
€580,000, which is €69,600. The total is €162,600: two hundred euros less than on the coast. At €600,000, on the other hand,
the coast is cheaper by €6,000.</p>

<h2>The cadastral reference value</h2>
<p>Since 1 January 2022 transfer tax has been charged on the price or on the reference value of the cadastre,
whichever is higher. If you buy our first apartment for €450,000 and its reference value is €470,000, you pay {itp.catalonia.1} of the
latter: €47,000, €2,000 more than in the table. You can challenge the value, but you have to pay first. We check it on the cadastre’s website before an offer; it takes two minutes with a digital certificate.</p>

<h2>How much cash you need</h2>
<p>Banks finance the price, not the costs. For the apartment at €450,000 a resident with a loan of 80% borrows €360,000 and needs €137,425. Someone who lives abroad, with 70%, borrows €315,000 and needs €182,425. For the villa a loan of 70%
is €1,036,000, which leaves €613,860. Add the bank valuation in each case.</p>
<p>Transfer tax and stamp duty are due within a month of the deed, while VAT goes to the developer with the price;
most gestorías ask for the money on the day. If the seller lives abroad, you also withhold {withheld} of the price and pay it to the tax office: no extra cost, but your responsibility. More on that in
<a href="/blog/comprar-desde-el-extranjero">buying from abroad</a>; for other prices there is
<a href="/herramientas/calculadora-hipoteca">the calculator</a>.</p>
`,
  sources: [
    {
      label: 'Catalonia, transfer tax bands: Decret llei 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Valencian Community, transfer tax and stamp duty: Llei 5/2025 of the Generalitat',
      url: 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
      asOf: '2026-06-01',
    },
    {
      label: 'Catalan tax agency, stamp duty on new homes',
      url: 'https://atc.gencat.cat/ca/tributs/itpajd/',
      asOf: '2026-09-15',
    },
    {
      label: 'Reference value as tax base: Ley 11/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2022-01-01',
    },
    {
      label: 'Mortgage costs: Ley 5/2019',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-09-15',
    },
    {
      label:
        'Notary, registry, gestoría and bank valuation: consumer.es and agencies; lending limits: banks and portals',
      asOf: '2026-09-15',
    },
  ],
};
