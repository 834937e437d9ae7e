import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Kitchen or bathroom before selling? What comes back and what does not',
  excerpt:
    'A new kitchen or bathroom before a sale: what returns at best, in which homes, in what order, with which permit, and what to leave alone.',
  fullContent: `
<p>The question is asked at the kitchen table, and the table is often the best thing in the kitchen. Should we do it
up before selling? We say no more often than owners expect. This is how we get to the answer, as of July 2026.</p>

<h2>Where the 80% comes from</h2>
<p>You will read that a new kitchen returns up to 80% of its cost and a new bathroom up to 70%. Both are ceilings, and
they are quoted as if they were averages. Figures of this kind usually go back to American surveys, in which estate
agents estimate what a standard project adds to a house sold within a year. The same surveys give large, expensive
kitchens a much lower return than modest ones. Nobody has measured it for a third-floor apartment in Carrer de Girona.</p>
<p>Take the ceilings at their word anyway. Of every €100 spent on the kitchen, €80 come back and €20 do not. With the
bathroom, €30 do not. Work done just before a sale is therefore a cost. What it can buy is a shorter wait, and
photos that do not need excuses.</p>
<p>There is one case in which the buyer gains more than the builder’s bill suggests. A bank lends residents up to 80%
of the price or of the bank valuation, whichever is lower, and as a rule nothing for the works that follow. Buyers who have
just paid the rest, plus transfer tax (ITP, in Catalonia 10% up to €600,000, since 27 June 2025), often have no
savings left for a builder. To them, a kitchen inside the price is a kitchen the bank helps to pay for. It is taxed as
well: at 10%, every €1,000 that it adds to the price costs them €1,100.</p>

<h2>When it pays</h2>
<p>The rooms around the kitchen decide more than the kitchen does.</p>
<table>
<caption>Our first answer, by type of home. A visit can change it.</caption>
<thead><tr><th scope="col">The
home</th><th scope="col">Kitchen</th><th scope="col">Bathroom</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">In good order, with a kitchen of 1985</th><td>Yes, a modest one</td><td>Repairs only</td><td>One
bad room sets the tone for the offer</td></tr>
<tr><th scope="row">Sound, with a single tired bathroom</th><td>Clean, change handles and
worktop</td><td>Yes</td><td>A stain on the neighbour’s ceiling frightens more than an old tile</td></tr>
<tr><th scope="row">Everything to renovate</th><td>No</td><td>No</td><td>The buyer will take it all out, your new
units first</td></tr>
<tr><th scope="row">Upper price range</th><td>No</td><td>No</td><td>The buyer brings an architect, and the architect
brings a kitchen</td></tr>
<tr><th scope="row">Small apartment, likely to be let</th><td>Yes, plain and hard-wearing</td><td>Yes, if tired</td><td>An
investor counts the months without rent</td></tr>
<tr><th scope="row">Building with a large levy pending</th><td>Wait</td><td>Wait</td><td>No worktop makes up for an
open bill for the façade</td></tr>
</tbody>
</table>
<p>So before anything else, ask for two figures: what the home is worth as it stands and what it would be worth with
the work done. If the difference does not clearly exceed the builder’s quote, you have your answer. How we get to
those figures is explained in <a href="/blog/valorar-tu-vivienda">how a valuation is made</a>.</p>

<h2>The order of works</h2>
<ol>
<li><strong>Documents.</strong> Enquiry with the city, note to the community, a written quote with a date of
completion.</li>
<li><strong>What nobody sees.</strong> Supply pipes, the branch to the drain stack, the stopcock. In most Barcelona
apartments, kitchen and bathroom share a shaft: if both need it, open the wall once.</li>
<li><strong>Electricity.</strong> Separate circuits for hob, oven and washing machine, and the installer’s certificate
at the end.</li>
<li><strong>Photographs of the open walls,</strong> with a folding rule in the picture. Buyers’ surveyors love
them.</li>
<li><strong>Waterproofing of the shower.</strong> Fill the tray and leave it for 24 hours before anyone tiles.</li>
<li><strong>Floor, tiles, plaster, paint.</strong></li>
<li><strong>Furniture and appliances,</strong> measured once the tiles are on.</li>
<li><strong>Energy certificate,</strong> if boiler or windows have changed. The old letter would go into the
advertisement otherwise.</li>
</ol>
<p>Photographs for the listing come a week later, when the silicone no longer smells and the dust has been wiped off
for the second time.</p>

<h2>Permits in Barcelona</h2>
<p>Even a bathroom with the same layout needs a paper. First comes the <em>consulta prèvia</em>, an online enquiry
with the cadastral reference of the apartment. It is compulsory, its result is valid for six months, and it says which of
these procedures applies to your works in your building.</p>
<table>
<caption>Procedures under Barcelona’s ordinance on works (ORPIMO, 2011, last amended in October 2022 as far as we
know). The answer to your consulta prèvia prevails.</caption>
<thead><tr><th scope="col">What you change</th><th scope="col">Usual procedure</th><th scope="col">What it
means</th></tr></thead>
<tbody>
<tr><th scope="row">Units, tiles, fittings and pipes; same layout; building neither listed nor
protected</th><td>Assabentat</td><td>You notify the city, with no documents, and may begin the next day</td></tr>
<tr><th scope="row">A partition, one point of the structure, the kitchen moving to another room</th><td>Comunicat
immediat</td><td>A technician’s documents with a report of suitability (<em>informe d’idoneïtat tècnica</em>); work
may begin once it is filed and the fees are paid</td></tr>
<tr><th scope="row">Any of these in a listed or protected building</th><td>Comunicat, immediat or diferit</td><td>With
the report even for tiles; if diferit, the city has a month to object before you begin</td></tr>
<tr><th scope="row">Structure as a whole, added volume, change of the building’s use</th><td>Llicència
d’obres</td><td>Project by an architect; nothing begins before it is granted</td></tr>
</tbody>
</table>
<p>The neighbours come next. The Catalan Civil Code (article 553-36) obliges you to tell the president or the
administrator beforehand. If the work touches a common element, the meeting has to agree, and the drain stack, the
flue and the wall to the courtyard are common elements. A buyer’s lawyer asks for these documents. An extractor outlet
that nobody approved has delayed more than one of our signings.</p>
<p>Keep the invoices. What counts as an improvement raises the purchase value when your gain is taxed, what counts as
a repair does not, and your tax adviser knows on which side your kitchen falls.</p>

<h2>What to leave alone</h2>
<ul>
<li><strong>Hydraulic tiles and marble sinks.</strong> Clean them with neutral soap. Vinyl flooring laid over a tiled
floor of 1910 costs you the buyers who came for it.</li>
<li><strong>The wall between kitchen and living room.</strong> It may be carrying more than itself, and some visitors
will want it back. A glazed door lets the light through and needs no engineer.</li>
<li><strong>A second bathroom where there is no room for one.</strong> It takes a wardrobe from the bedroom, and the
floor plan shows the theft.</li>
<li><strong>Colour that cannot be painted over.</strong> Neutral tiles, and let the towels have opinions.</li>
<li><strong>Windows on the façade.</strong> They are a matter for the community and the city, and will not be settled
before you sell.</li>
</ul>
<p>What nearly always pays is dull: a tap that does not drip, sound grout, bulbs of the same white, doors that close,
a worktop with nothing on it. If in doubt, leave the kitchen as it is and <a href="/sell">ask us to look at it
first</a>. The visit costs nothing, and we will tell you if the table really is the best thing in the room.</p>
`,
  sources: [
    {
      label:
        'Returns of up to 80% (kitchen) and 70% (bathroom): upper bounds often quoted in the trade, not measured here',
      asOf: '2026-07-14',
    },
    {
      label: 'Method of the American “Cost vs. Value” survey (JLC), edition of 2017',
      url: 'https://www.jlconline.com/cost-vs-value/2017/key-trends-in-the-2017-cost-vs-value-report',
      asOf: '2017-12-31',
    },
    {
      label: 'Assabentat, article 8 of ORPIMO, as explained by the college of building surveyors (Cateb)',
      url: 'https://www.cateb.cat/quines-son-les-obres-dassabentat/',
      asOf: '2022-10-28',
    },
    {
      label: 'Ajuntament de Barcelona, consulta prèvia and procedures for works',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/tramits/tramitacio-telematica-de-llicencies-d-obra',
      asOf: '2022-10-28',
    },
    {
      label: 'Civil Code of Catalonia, book five, article 553-36 (BOE, consolidated text)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2022-12-30',
    },
    { label: 'Transfer tax in Catalonia, Decret llei 5/2025', asOf: '2025-06-27' },
    { label: 'Loan to value for residents, 80%: banks and portals', asOf: '2026-07-14' },
  ],
};
