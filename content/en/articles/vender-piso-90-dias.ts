import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'How to sell an apartment in Barcelona in ninety days',
  excerpt:
    'Price, documents, photos, viewings and offers: a timeline for selling an apartment in Barcelona in ninety days, and what to do after a quiet fortnight.',
  fullContent: `
<p>In Spain a sale usually takes three to six months. In Barcelona an apartment that is priced well and has its documents in
order finds a buyer within 30 to 90 days. The difference is rarely the market. It is what the seller does in the first three weeks, before the first viewing.</p>

<h2>Set the price</h2>
<p>Start from registered sales, not from the neighbour’s advertisement. Our estimate for resale apartments in the Eixample
is €5,650 per m², in Gràcia €5,230 (registered sales in the first half of 2022, adjusted to 2025). For 90 m² in the
Eixample that makes €508,500. Allow {spread} either side and the apartment is worth between €432,225 and €584,775, which is correct but not yet useful.</p>
<p>The building narrows it. A lift, a high floor and a terrace push towards the top; a ground floor on a noisy street,
an approved levy (derrama) for the façade and a kitchen from 1978 pull the other way. Then compare with what is on sale this
week within four streets, because that is what your buyer will have seen on the same Saturday. Pick a figure you can
defend with two examples. Prices a little above a round number fall out of searches that stop at it: €499,000 is found
by people who will never see €505,000.</p>
<p>Starting high “to leave room” costs more than it gains. The first two weeks bring the most visitors, all those who
have been waiting for an apartment like yours. If they find it too expensive, they do not come back when it is cheaper; they wonder what is wrong with it. You can see where your own apartment stands with <a href="/herramientas/valoracion">the
valuation tool</a>.</p>

<h2>Get the documents ready</h2>
<p>Two of these are needed to advertise at all, the rest to sign. All of them take longer in August.</p>
<table>
<caption>Documents for selling an apartment in Catalonia</caption>
<thead>
<tr><th scope="col">Document</th><th scope="col">Who issues it</th><th scope="col">Needed for</th><th
scope="col">Allow</th></tr>
</thead>
<tbody>
<tr><th scope="row">Energy certificate, registered</th><td>Architect or engineer, then the Catalan energy
institute</td><td>The advertisement (RD 390/2021)</td><td>A week or two</td></tr>
<tr><th scope="row">Floor areas, community fees, IBI, validity of the cédula</th><td>You, from deed and
receipts</td><td>The advertisement (Llei 18/2007, Ley 12/2023)</td><td>An evening</td></tr>
<tr><th scope="row">Cédula de habitabilidad</th><td>The Generalitat, after an architect’s visit</td><td>The
deed</td><td>Several weeks if it has expired</td></tr>
<tr><th scope="row">Nota simple</th><td>Land registry</td><td>The deposit contract</td><td>A day</td></tr>
<tr><th scope="row">Building inspection report</th><td>Your community’s administrator</td><td>Buildings over 45
years</td><td>Days if it exists; months if it does not</td></tr>
<tr><th scope="row">Certificate of community debts</th><td>The secretary of the community</td><td>The
deed</td><td>About a week</td></tr>
<tr><th scope="row">Balance of the mortgage</th><td>Your bank</td><td>The deed, where there is a loan</td><td>About a
week</td></tr>
</tbody>
</table>
<p>Look at the registry yourself, even if you have owned the apartment for thirty years. Paid-off mortgages that nobody
cancelled, a grandmother’s usufruct that was never removed, a gallery that was closed in without a licence: each takes weeks to
put right, and each is cheaper to find now than in front of the notary.</p>

<h2>Preparation and photos</h2>
<p>An empty apartment looks smaller and a full one smaller still. Take out a third of the furniture, everything from the
top of the cupboards and the curtains that nobody draws. Fix anything that squeaks. Painting and new light bulbs pay for themselves; a new kitchen usually does not.</p>
<p>Take the photos when the sun is in the main room, from chest height, with the doors open. Ten to fifteen
photos and a measured plan are enough. Include the awkward room: buyers will see it in the end, and it should not come as a surprise.</p>

<h2>The ninety days</h2>
<table>
<caption>A timeline that works, counted from the first meeting</caption>
<thead>
<tr><th scope="col">Days</th><th scope="col">What happens</th><th scope="col">Finished when</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 to 7</th><td>Valuation, registry checked, certificates ordered</td><td>One price, written down,
with its reasons</td></tr>
<tr><th scope="row">8 to 18</th><td>Clearing, repairs, photos, plan</td><td>The energy certificate is
registered</td></tr>
<tr><th scope="row">19 to 21</th><td>Buyers already on file see it first</td><td>First reactions to the price received</td></tr>
<tr><th scope="row">22 to 35</th><td>Published; viewings on fixed afternoons</td><td>Two weeks of results to review</td></tr>
<tr><th scope="row">36 to 45</th><td>Second viewings, offers; or the price is corrected, once</td><td>An offer in
writing</td></tr>
<tr><th scope="row">46 to 50</th><td>Deposit contract</td><td>Arras received, date for the notary fixed</td></tr>
<tr><th scope="row">51 to 84</th><td>The buyer’s bank valuation, loan and fourteen-day cooling-off period</td><td>The bank
confirms the day</td></tr>
<tr><th scope="row">85 to 90</th><td>Last certificates, meters read, deed</td><td>Keys handed over</td></tr>
</tbody>
</table>

<h2>What to do after a quiet fortnight</h2>
<p>After two weeks online you can tell what is wrong:</p>
<ul>
<li><strong>Few people open the advertisement.</strong> The price puts it outside their search, or the first photo
is of the bathroom.</li>
<li><strong>Many open it, few call.</strong> The photos promise less than the price. Improve the plan and photos first, then the price.</li>
<li><strong>Many view, nobody returns.</strong> They found something that is not in the advertisement: noise, stairs, a smell. Say so and price it in.</li>
<li><strong>Second viewings, no offer.</strong> You are close. Ask each buyer for a figure; people who would not make an offer will often answer a question.</li>
</ul>
<p>If the price must come down, bring it down once and far enough to enter the next search bracket. Several small cuts only tell buyers to wait for the next one.</p>

<h2>Offers: the highest is not always the best</h2>
<p>Check four things in an offer: the amount, how it will be paid, when, and on what conditions. A slightly lower offer with a bank’s written indication may be worth more than a higher one from a buyer who has not yet spoken to a bank, because a deposit contract ties you for weeks. Answer within a day or two, in writing, and inform the other bidders.</p>
<p>Then work out what you will keep. From the price, deduct the municipal tax on the rise in land value, income tax
on the gain, the cost of cancelling your mortgage and the agency’s fee. If you live outside Spain, the buyer withholds {withheld}
on account of your tax (Modelo 211). We put these figures on one page before we advertise your home;
<a href="/sell">the selling page</a> explains how the first meeting works.</p>
`,
  sources: [
    {
      label: 'Barcelona city statistics, registered deals of the first half of 2022, scaled to 2025 by us',
      asOf: '2025-12-31',
    },
    {
      label: 'Energy certificate in advertisements: RD 390/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-10-20',
    },
    {
      label: 'Information due to buyers: Ley 12/2023, article 31',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-10-20',
    },
    {
      label: 'Right to housing in Catalonia: Llei 18/2007, articles 59 and 60',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2008-3657',
      asOf: '2026-10-20',
    },
    {
      label: 'Tax agency, {withheld} withheld from sellers abroad, Modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-10-20',
    },
    { label: 'Time to sell: national ranges used by the agency', asOf: '2026-10-20' },
  ],
};
