import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Should you renovate a kitchen or bathroom before selling?',
  excerpt:
    'A new kitchen or bathroom before a sale: how much of the cost you recover, in which homes, in what order, with which permit, and what to leave alone.',
  fullContent: `
<p>Owners often ask us whether to do up the kitchen before selling. We say no more often than they expect. This is how we decide, as of July 2026.</p>

<h2>How much of the cost you recover</h2>
<p>You will read that a new kitchen returns up to 80% of its cost and a new bathroom up to 70%. Both are maximums, quoted as if they were averages. Figures of this kind usually go back to American surveys, in which estate
agents estimate what a standard project adds to a house sold within a year. The same surveys give large, expensive
kitchens a much lower return than modest ones. Nobody has measured it for a third-floor apartment in Carrer de Girona.</p>
<p>Even with those maximums, of every €100 spent on the kitchen you lose €20, and on the bathroom €30. Work done just before a sale is therefore a cost. What it can buy you is a quicker sale and better photos.</p>
<p>There is one case in which the buyer gains more than the builder’s bill suggests. A bank lends residents up to 80%
of the price or of the bank valuation, whichever is lower, and as a rule nothing for building work afterwards. Buyers who have
just paid the rest, plus transfer tax (ITP, in Catalonia {itp.catalonia.1} up to €600,000, since 27 June 2025), often have no
savings left for a builder. For them, a kitchen included in the price is one the bank helps to pay for. It is also taxed: at {itp.catalonia.1}, every €1,000 it adds to the price costs them €1,100.</p>

<h2>When it is worth it</h2>
<p>It depends more on the rest of the home than on the kitchen.</p>
<table>
<caption>Our first answer, by type of home, before a visit</caption>
<thead><tr><th scope="col">The
home</th><th scope="col">Kitchen</th><th scope="col">Bathroom</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">In good condition, with a kitchen from 1985</th><td>Yes, a modest one</td><td>Repairs only</td><td>One bad room lowers the offer</td></tr>
<tr><th scope="row">Sound, with a single tired bathroom</th><td>Clean, change handles and
worktop</td><td>Yes</td><td>Leaks worry buyers more than old tiles</td></tr>
<tr><th scope="row">In need of full renovation</th><td>No</td><td>No</td><td>The buyer will take it all out</td></tr>
<tr><th scope="row">Upper price range</th><td>No</td><td>No</td><td>The buyer will want their own kitchen</td></tr>
<tr><th scope="row">Small apartment, likely to be let</th><td>Yes, plain and hard-wearing</td><td>Yes, if tired</td><td>Investors want to let it straight away</td></tr>
<tr><th scope="row">Building with a large levy pending</th><td>Wait</td><td>Wait</td><td>A new kitchen does not make up for a large bill</td></tr>
</tbody>
</table>
<p>So before anything else, ask for two figures: what the home is worth as it stands and what it would be worth with
the work done. If the difference does not clearly exceed the builder’s quote, you have your answer. How we get to
those figures is explained in <a href="/blog/valorar-tu-vivienda">how a valuation is made</a>.</p>

<h2>The order of the work</h2>
<ol>
<li><strong>Paperwork.</strong> Enquiry to the city council, notice to the community, a written quote with a completion date.</li>
<li><strong>Plumbing.</strong> Supply pipes, the branch to the drain stack, the stopcock. In most Barcelona
apartments, kitchen and bathroom share a shaft: if both need it, open the wall once.</li>
<li><strong>Electricity.</strong> Separate circuits for hob, oven and washing machine, and the installer’s certificate
at the end.</li>
<li><strong>Photos of the open walls,</strong> with a folding rule to show the scale. Buyers’ surveyors find them useful.</li>
<li><strong>Waterproofing of the shower.</strong> Fill the tray and leave it for 24 hours before anyone tiles.</li>
<li><strong>Floor, tiles, plaster, paint.</strong></li>
<li><strong>Furniture and appliances,</strong> measured once the tiles are on.</li>
<li><strong>Energy certificate,</strong> if the boiler or windows have changed. Otherwise the old rating goes into the advertisement.</li>
</ol>
<p>Photos for the listing come a week later, when everything is clean.</p>

<h2>Permits in Barcelona</h2>
<p>Even a bathroom with the same layout needs a permit. First comes the <em>consulta prèvia</em>, an online enquiry
with the cadastral reference of the apartment. It is compulsory, its result is valid for six months, and it says which of
these procedures applies to your work in your building.</p>
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
flue and the wall to the courtyard are common elements. A buyer’s lawyer will ask for these documents; an unapproved extractor outlet has delayed more than one of our sales.</p>
<p>Keep the invoices. What counts as an improvement raises the purchase value when your gain is taxed, what counts as
a repair does not, and your tax adviser can tell you which yours is.</p>

<h2>What to leave alone</h2>
<ul>
<li><strong>Encaustic cement tiles and marble sinks.</strong> Clean them with neutral soap. Vinyl flooring laid over a tiled
floor of 1910 costs you the buyers who came for it.</li>
<li><strong>The wall between kitchen and living room.</strong> It may be load-bearing, and some buyers prefer it. A glazed door lets the light through and needs no engineer.</li>
<li><strong>A second bathroom where there is no room for one.</strong> It takes space from the bedroom, and it shows on the floor plan.</li>
<li><strong>Bright colours that cannot be painted over.</strong> Choose neutral tiles, and let the towels have opinions.</li>
<li><strong>Windows on the façade.</strong> They need the approval of the community and the city, which takes too long.</li>
</ul>
<p>What nearly always pays is simple: a tap that does not drip, sound grout, bulbs of the same white, doors that close,
a worktop with nothing on it. If in doubt, leave the kitchen as it is and <a href="/sell">ask us to look at it
first</a>. The visit is free.</p>
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
