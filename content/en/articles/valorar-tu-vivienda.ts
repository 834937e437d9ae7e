import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'What is my home worth? How a valuation is made',
  excerpt:
    'Registered and asking prices, price levels in Barcelona by district, what a floor, a lift or a terrace changes, and why the result is a range.',
  fullContent: `
<p>There are three figures for every apartment: what the owner has in mind, what the neighbour got (according to the neighbour) and what a buyer will pay. A valuation looks for the third. This is how we do it, with the figures we have in September 2026 and their limits.</p>

<h2>Registered prices and asking prices</h2>
<p>An asking price is easy to find and up to date, but nobody has paid it. A registered price is the one in the deed when the sale was entered in the land registry. Someone did pay it, but months ago, and the published figures are averages by district, which do not take account of floors or lifts.</p>
<p>We start from registered prices and use asking prices for one thing only: to see what your home will compete with
in the week it is listed. Valuing with asking prices alone means relying on what other sellers hope for.</p>
<p>Registered averages refer to <strong>built</strong> area, which includes the walls. The
<strong>usable</strong> area on the habitability certificate is smaller, and the figure in the cadastre may include a
share of the staircase. Use the wrong one, and the result will be far out.</p>

<h2>Price levels in Barcelona by district</h2>
<table>
<caption>Resale homes in Barcelona, our estimate for 2025: registered sales in the first half of 2022 (city statistics) multiplied by 1.188. Range for 80 m² built: {spread} either side, rounded to €1,000.</caption>
<thead><tr><th scope="col">District</th><th scope="col">€ per m²</th><th scope="col">80 m²,
middle</th><th scope="col">80 m², range</th></tr></thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7,000</td><td>€560,000</td><td>€476,000 to €644,000</td></tr>
<tr><th scope="row">Les Corts</th><td>5,690</td><td>€455,000</td><td>€387,000 to €523,000</td></tr>
<tr><th scope="row">Eixample</th><td>5,650</td><td>€452,000</td><td>€384,000 to €520,000</td></tr>
<tr><th scope="row">Gràcia</th><td>5,230</td><td>€418,000</td><td>€356,000 to €481,000</td></tr>
<tr><th scope="row">Ciutat Vella</th><td>4,920</td><td>€394,000</td><td>€335,000 to €453,000</td></tr>
<tr><th scope="row">Sant Martí</th><td>4,730</td><td>€378,000</td><td>€322,000 to €435,000</td></tr>
<tr><th scope="row">Sants-Montjuïc</th><td>4,410</td><td>€353,000</td><td>€300,000 to €406,000</td></tr>
<tr><th scope="row">Horta-Guinardó</th><td>3,840</td><td>€307,000</td><td>€261,000 to €353,000</td></tr>
<tr><th scope="row">Sant Andreu</th><td>3,630</td><td>€290,000</td><td>€247,000 to €334,000</td></tr>
<tr><th scope="row">Nou Barris</th><td>2,950</td><td>€236,000</td><td>€201,000 to €271,000</td></tr>
</tbody>
</table>
<p>Note the caption: one factor for ten districts assumes that prices moved alike in all of them between 2022 and 2025, and they did not. Where we could check the result, it was at most {deviation} out. A district also holds several
markets: Pedralbes lies above Les Corts as a whole, and in Diagonal Mar asking prices stood at €8,240 per m² in
February 2025, in a district with a level of 4,730. So the tool allows {spread} either side, for every home. A single figure would only look more precise.</p>

<h2>What moves a price within the range</h2>
<p>Then we visit. We look for six sales that resemble yours, as near and as recent as we can find, and adjust them for any differences. These are the differences that count. We give no percentages here, because each depends on the others: a lift is worth little on the first floor and nearly everything on
the fifth.</p>
<table>
<caption>What we adjust for, and how we check it</caption>
<thead><tr><th scope="col">Feature</th><th scope="col">Raises</th><th scope="col">Lowers</th><th scope="col">How we
check</th></tr></thead>
<tbody>
<tr><th scope="row">Floor and lift</th><td>High with lift; the top floor most</td><td>High without lift; mezzanine;
street level</td><td>On foot, counting entresòl and principal, which the numbering leaves out</td></tr>
<tr><th scope="row">Light and side</th><td>Sea or Llobregat side, open court</td><td>Rooms on light
shafts</td><td>Lights off, compass, building opposite</td></tr>
<tr><th scope="row">Terrace</th><td>Level with the living room, large enough for a table</td><td>On the roof, reached by a ladder, or not in the deed</td><td>Deed, statutes, site visit</td></tr>
<tr><th scope="row">Condition</th><td>Pipes, wiring, windows renewed with invoices</td><td>New kitchen over old
pipes</td><td>Stopcock, fuse box, invoices</td></tr>
<tr><th scope="row">Building</th><td>Inspection passed, reserve fund, step-free entrance</td><td>Levies agreed,
pending inspection</td><td>Certificate, last minutes</td></tr>
<tr><th scope="row">Energy</th><td>A good rating and low heating costs</td><td>F or G with single
glazing</td><td>Certificate, twelve bills</td></tr>
<tr><th scope="row">Layout</th><td>Short corridor, bedrooms of 10 m² and more</td><td>Rooms you reach through other rooms, interior bedrooms</td><td>Our own measured plan</td></tr>
<tr><th scope="row">Documents</th><td>All documents in order</td><td>Unregistered extension, heirs who disagree, tenant
with a contract</td><td>Land registry extract</td></tr>
</tbody>
</table>

<h2>A worked example</h2>
<p>An apartment of 90 m² (built area) in the Eixample, third floor with lift, rear gallery on an open courtyard, bathroom from 2015, kitchen from 1990, energy rating E.</p>
<ol>
<li>Level of the district: 90 × 5,650 = €508,500.</li>
<li>The range, {spread} either side: from €432,225 to €584,775. We say €432,000 to €585,000.</li>
<li>Six comparables after adjustment. The courtyard, lift and gallery raise the price; the kitchen and the energy rating lower it. Four of the six are above the middle.</li>
<li>Our opinion: the upper half, from €508,500 to about €585,000. We then agree the starting price with you.</li>
</ol>
<p>The starting price is a decision, not a calculation. The first two weeks bring the most visitors, and a price that
has to come down in week six has been seen by all of them. If you are in a hurry, start nearer the middle; if you have time, nearer the top. In either case, decide on day one what to do if there is no offer within a month.</p>

<h2>What our valuation is not</h2>
<ul>
<li><strong>The bank valuation (tasación).</strong> Made by a valuation company for the buyer’s mortgage, at €300 to €600. The
bank lends on the lower of price and bank valuation (80% for residents, 60 to 70% for non-residents), so any part of the price above it has to be paid from savings.</li>
<li><strong>The reference value</strong> of the cadastre. Since 1 January 2022 it has been the minimum tax base: if it
is higher than the price, transfer tax is paid on it. You can check it with the cadastral reference before you sign.</li>
<li><strong>The cadastral value.</strong> The basis of the annual property tax. It has little to do with the market price.</li>
</ul>
<p>The first step is free: the <a href="/herramientas/valoracion">valuation tool</a> gives a first range for your home and shows its sources. The second, a visit with comparable sales and measured areas, is also free and without obligation: <a href="/sell">tell us where the home is</a>. Bring the deed, the
last property tax receipt, the energy certificate if there is one, and any comparable sales you know of.</p>
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
    { label: 'Reference value as tax base, Ley 11/2021', asOf: '2022-01-01' },
    { label: 'Cost of a bank valuation and loan to value: consumer.es, agencies and banks', asOf: '2026-09-29' },
  ],
};
