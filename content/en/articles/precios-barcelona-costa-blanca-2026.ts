import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Property prices in Barcelona and on the Costa Blanca, 2026',
  excerpt:
    'Property prices in Barcelona and on the Costa Blanca, how old each figure is, what a mortgage costs and which taxes changed in June 2026.',
  fullContent: `
<p>Every autumn someone asks us whether prices will rise. We do not know, and we distrust anyone who claims to. What we can do is set out the figures we work with, say how old each one is, and show what they mean for buying or selling in November 2026. Two of them have changed this year, and both are taxes.</p>

<h2>Barcelona: registered sale prices</h2>
<table>
<caption>Resale homes by district, € per m² built. Our estimate for 2025: registered sales in the first half of 2022 (city statistics) multiplied by 1.188.</caption>
<thead><tr><th scope="col">District</th><th scope="col">€ per m²</th><th scope="col">With a margin of {spread}</th></tr></thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7,000</td><td>5,950 to 8,050</td></tr>
<tr><th scope="row">Les Corts</th><td>5,690</td><td>4,840 to 6,540</td></tr>
<tr><th scope="row">Eixample</th><td>5,650</td><td>4,800 to 6,500</td></tr>
<tr><th scope="row">Gràcia</th><td>5,230</td><td>4,450 to 6,010</td></tr>
<tr><th scope="row">Ciutat Vella</th><td>4,920</td><td>4,180 to 5,660</td></tr>
<tr><th scope="row">Sant Martí</th><td>4,730</td><td>4,020 to 5,440</td></tr>
<tr><th scope="row">Sants-Montjuïc</th><td>4,410</td><td>3,750 to 5,070</td></tr>
<tr><th scope="row">Horta-Guinardó</th><td>3,840</td><td>3,260 to 4,420</td></tr>
<tr><th scope="row">Sant Andreu</th><td>3,630</td><td>3,090 to 4,170</td></tr>
<tr><th scope="row">Nou Barris</th><td>2,950</td><td>2,510 to 3,390</td></tr>
</tbody>
</table>
<p>The strength of this table is that buyers paid these prices. Its weakness is age: the sales are from 2022, the adjustment to 2025 is ours, and it includes nothing from 2026. Where we could check it, it was at most {deviation} out; our tool allows {spread} either side. The differences between districts are more reliable than any single figure: a square metre in Sarrià-Sant Gervasi costs some 2.4 times one in Nou
Barris. Prices also vary within a district. Asking prices in Diagonal Mar were €8,240 in February 2025, well above Sant Martí
around it, although part of that gap is the difference between asking and registered prices.</p>

<h2>Costa Blanca: asking prices</h2>
<table>
<caption>Asking prices in 2025, € per m², all types of home, with the difference from the average for the province of Alicante (2,670)</caption>
<thead><tr><th scope="col">Town</th><th scope="col">€ per m²</th><th scope="col">Difference from the province</th></tr></thead>
<tbody>
<tr><th scope="row">Moraira</th><td>4,364</td><td>+63%</td></tr>
<tr><th scope="row">Xàbia (Jávea)</th><td>3,909</td><td>+46%</td></tr>
<tr><th scope="row">Benissa</th><td>3,656</td><td>+37%</td></tr>
<tr><th scope="row">Altea</th><td>3,476</td><td>+30%</td></tr>
<tr><th scope="row">Calp (Calpe)</th><td>3,415</td><td>+28%</td></tr>
<tr><th scope="row">Benidorm</th><td>3,246</td><td>+22%</td></tr>
<tr><th scope="row">Dénia (Denia)</th><td>3,217</td><td>+20%</td></tr>
<tr><th scope="row">Santa Pola</th><td>2,438</td><td>−9%</td></tr>
<tr><th scope="row">Torrevieja</th><td>2,262</td><td>−15%</td></tr>
</tbody>
</table>
<p>These are asking prices, more recent than the Barcelona figures but less reliable, so do not compare the two tables. Averages also hide the mix: Moraira is mostly villas with a plot, and Benidorm mostly apartments in towers. In Benissa one figure covers both the coves and the old town. Use the table to compare towns, and value a house against other houses.</p>

<h2>What a mortgage costs</h2>
<p>The average rate of new mortgages was 2.97% in November 2025, over 25 years on average, with 61.5% of them at a fixed rate (INE). It is the latest month we could read and is a year old, so ask for quotes before you rely on it.</p>
<table>
<caption>Monthly payment at 2.97% over 25 years, and the net income it calls for if payments are to stay within 30 to
35% of it. For guidance only.</caption>
<thead><tr><th scope="col">Loan</th><th scope="col">A month</th><th scope="col">Total interest</th><th scope="col">Net income a month</th></tr></thead>
<tbody>
<tr><th scope="row">€200,000</th><td>€945</td><td>€83,590</td><td>€2,701 to €3,151</td></tr>
<tr><th scope="row">€300,000</th><td>€1,418</td><td>€125,388</td><td>€4,051 to €4,727</td></tr>
<tr><th scope="row">€400,000</th><td>€1,891</td><td>€167,183</td><td>€5,402 to €6,302</td></tr>
</tbody>
</table>
<p>With a rate half a point higher a loan of €300,000 costs €1,497 a month, with one half a point lower €1,341. Banks lend residents up
to 80% of the lower of price and bank valuation, non-residents 60 to 70%. You can enter your own figures in the <a href="/herramientas/calculadora-hipoteca">mortgage calculator</a>.</p>

<h2>What changed in taxes in June 2026</h2>
<p>Since 1 June 2026 the Valencian Community has charged {itp.valencian.1} transfer tax (ITP) on resale homes, where it used to
charge 10%. Above one million the rate is {itp.valencian.2}, and it applies to the whole value, so there is a jump: at €1,000,000
the tax is €90,000, at €1,010,000 it is €111,100. Catalonia has no such jump. Since 27 June 2025 its rates have
applied by bands: {itp.catalonia.1} up to €600,000, {itp.catalonia.2} up to €900,000, {itp.catalonia.3} up to €1,500,000 and {itp.catalonia.4} above.</p>
<table>
<caption>Transfer tax on a resale home at the general rates</caption>
<thead><tr><th scope="col">Price</th><th scope="col">Valencian Community, until 31 May
2026</th><th scope="col">Valencian Community, today</th><th scope="col">Catalonia</th></tr></thead>
<tbody>
<tr><th scope="row">€300,000</th><td>€30,000</td><td>€27,000</td><td>€30,000</td></tr>
<tr><th scope="row">€500,000</th><td>€50,000</td><td>€45,000</td><td>€50,000</td></tr>
<tr><th scope="row">€750,000</th><td>€75,000</td><td>€67,500</td><td>€76,500</td></tr>
<tr><th scope="row">€1,000,000</th><td>€100,000</td><td>€90,000</td><td>€105,000</td></tr>
<tr><th scope="row">€1,050,000</th><td>€115,500</td><td>€115,500</td><td>€111,000</td></tr>
</tbody>
</table>
<p>The tax is paid on the price or on the cadastral reference value, whichever is higher. New homes pay {vat} VAT
instead, plus stamp duty: {ajd.catalonia} in Catalonia and {ajd.valencian} in the Valencian Community since the same day in June ({ajd.valencian.mainHome} for a main home). Both regions
also have reduced transfer-tax rates for a main home; in Catalonia, {itp.catalonia.reduced} up to the age of 35 under an income limit.</p>

<h2>What it means for buyers and sellers</h2>
<p><strong>For a buyer.</strong></p>
<ul>
<li>An apartment of 90 m² in Calp at the average asking price is €307,350. The tax was €30,735 and is now €27,661.50. The
€3,073.50 saved pays for notary, land registry and gestoría, which come to between €1,220 and €2,810. That is welcome, but not a reason to buy.</li>
<li>Near one million on the coast, look up the reference value before you negotiate. It can push you over the threshold even if the price does not.</li>
<li>Buyers from abroad: the residence permit for purchases of €500,000 or more ended on 3 April 2025. An advertisement that still mentions it is out of date.</li>
</ul>
<p><strong>For a seller.</strong></p>
<ul>
<li>Do not set your price from the table of asking prices. It shows your competitors, and some of them have been on the market ever since.</li>
<li>The percentage point of tax that buyers save on the coast is theirs. It may help at the end of a negotiation, but it does not justify a higher asking price.</li>
<li>Sellers not resident in Spain: the buyer withholds {withheld} of the price and pays it to the tax agency (Modelo 211).</li>
<li>Time: 30 to 90 days to find a buyer for a well-priced apartment in Barcelona, three to six months to the notary.</li>
</ul>
<p>Neither table is enough to value your own home. How we do that is explained in
<a href="/blog/valorar-tu-vivienda">how a valuation is made</a>. When newer registered figures are published, we will update these.</p>
`,
  sources: [
    {
      label: 'Registered sales of resale homes by district, first half of 2022, €/m² built (Ajuntament de Barcelona)',
      url: 'https://ajuntament.barcelona.cat/barcelonaeconomia/ca/mercat-immobiliari/compravendes-i-preus-dels-habitatges-de-segona-ma/nombre-superficie-i-preus-1',
      asOf: '2022-06-30',
    },
    {
      label: 'Scaling of 2022 to 2025 (factor 1.188): our estimate, off by at most {deviation} where checked',
      asOf: '2025-12-31',
    },
    { label: 'Diagonal Mar, asking price per m²: listing portals', asOf: '2025-02-28' },
    { label: 'Costa Blanca, asking prices of 2025: listing portals', asOf: '2025-12-31' },
    {
      label: 'Mortgage statistics, November 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    { label: 'Transfer tax in the Valencian Community from 1 June 2026, Llei 5/2025', asOf: '2026-06-01' },
    { label: 'Transfer tax in Catalonia, Decret llei 5/2025', asOf: '2025-06-27' },
    { label: 'Reference value as tax base, Ley 11/2021', asOf: '2022-01-01' },
    { label: 'End of the residence permit for investors, Ley Orgánica 1/2025', asOf: '2025-04-03' },
  ],
};
