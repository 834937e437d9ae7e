import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'The property market in 2024, and what has changed since',
  excerpt:
    'Prices, mortgages and rents in Barcelona and on the Costa Blanca in 2024, with a table of what has changed by November 2026.',
  fullContent: `
<blockquote>
<p><strong>Note of 20 November 2026.</strong> We wrote this on 12 December 2024 and have left our view of that year as it was. Since then the golden visa has gone (3 April 2025), Catalonia has transfer tax in four bands (27 June 2025),
the Valencian Community has lowered its rate (1 June 2026) and the rent cap has reached rooms and most seasonal lets
(1 January 2026). The two tables at the end are new and show the position today.</p>
</blockquote>

<h2>Prices: up in every quarter</h2>
<p>Each quarter the statistics office has published this year shows higher prices than the same quarter a year earlier,
in Spain as a whole and in Catalonia and the Valencian Community. In the city of Barcelona there is little new
building to take the pressure, so it falls on resale apartments, and above all on the ones that need no work.</p>
<p>Averages hide the differences between apartments. This autumn we followed two in the same block of the Eixample, with the same floor plan and from the same year. The one on the third floor with a lift found a buyer after the second Saturday. The one on the fourth floor without a lift had a good many viewings, by people who all arrived out of breath, and sold in November for less than its owner had hoped for in June.</p>
<p>It is also the year in which asking prices and prices in deeds were most often confused. Portals publish what
owners would like; the land registry publishes what buyers paid. Anyone who quotes a rise should say which of the two
it is.</p>

<h2>Mortgages: rates fell in the autumn</h2>
<p>The European Central Bank lowered its rates in June, September and October, and again today. The twelve-month
Euribor has fallen every month since April. Banks did not wait for it: the fixed offers our clients brought back in
October were better than those of January, and more than half of new loans are signed at a fixed rate.</p>
<p>We have seen two effects. Buyers who had sat out 2023 came back, most of them in the same month, which
is why the good apartments had several offers. And people with a variable loan stopped asking about repaying early and
started asking about moving house.</p>

<h2>Rents: the cap and its effects</h2>
<p>Since 16 March the rules for stressed areas have applied in 140 Catalan municipalities, Barcelona among them; in
October 131 more joined. The rent of a new contract for a permanent home may not exceed that of the previous one.
Large landlords (grandes tenedores), and owners whose home had not been let for five years, are bound by the state reference index.</p>
<p>The deposits registered with INCASÒL show what happened next. The average rent of new contracts in the second and
third quarters lay below that of the first. New contracts also became fewer, and in the third quarter more ended than
began. Seasonal lets, which the cap does not reach, grew quickly. In June the city announced that it will not renew
its tourist-apartment licences when they run out in November 2028.</p>
<p>For owners the lesson is simple: calculate with the rent the rules allow, and remember that the rules can change between the offer and the deed.</p>

<h2>The Costa Blanca: buyers from abroad</h2>
<p>In the province of Alicante a larger share of homes goes to foreign buyers than anywhere else in Spain. Many bring
their own money, so the talk in Moraira and Altea was less about the Euribor than about permits. Congress voted in
November to end the residence permit for purchases; the Senate has vetoed the bill and Congress decides this month. We
have told clients all year not to buy a house for the sake of a visa.</p>
<p>The floods of 29 October hit the towns south of València, not our stretch of coast. Still, every buyer since has
asked whether the plot lies near a dry riverbed, and they are right to. The regional flood map, PATRICOVA, answers
within minutes. Check it before you make an offer.</p>

<h2>December 2024 and November 2026 compared</h2>
<table>
<caption>What has changed since December 2024</caption>
<thead>
<tr><th scope="col">Subject</th><th scope="col">December 2024</th><th scope="col">20 November 2026</th></tr>
</thead>
<tbody>
<tr><th scope="row">Transfer tax, Catalonia</th><td>10%; 11% on the part above one million</td><td>Since 27 June 2025:
{itp.catalonia.1} to €600,000, {itp.catalonia.2} to €900,000, {itp.catalonia.3} to €1,500,000, {itp.catalonia.4} above</td></tr>
<tr><th scope="row">Transfer tax, Valencian Community</th><td>10%; 11% on the whole above one million</td><td>{itp.valencian.1}
since 1 June 2026; still {itp.valencian.2} on the whole above one million</td></tr>
<tr><th scope="row">Golden visa</th><td>In force, its end before Parliament</td><td>Ended on 3 April 2025</td></tr>
<tr><th scope="row">New mortgages</th><td>Falling rates, mostly fixed</td><td>Average rate 2.97%, average term 25 years,
61.5% fixed (INE, November 2025)</td></tr>
<tr><th scope="row">Rent cap in Barcelona</th><td>Permanent homes only</td><td>Since 1 January 2026 also rooms and
seasonal lets for work, study or treatment; the declaration of March 2024 was for three years, so March 2027 is the
next date</td></tr>
<tr><th scope="row">Tourist apartments in Barcelona</th><td>End announced for November 2028</td><td>Constitutional Court
upheld the Catalan rules on 13 March 2025</td></tr>
</tbody>
</table>
<p>Some things have not changed: apartments without a lift still take longest to sell, most borrowers still choose a fixed rate, and there is still very little new building in the Eixample.</p>

<h2>Where prices stand</h2>
<table>
<caption>Resale homes, euros per square metre, 2025</caption>
<thead>
<tr><th scope="col">Place</th><th scope="col">€ per m²</th><th scope="col">What the figure is</th></tr>
</thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7,000</td><td>Our estimate from registered sales</td></tr>
<tr><th scope="row">Eixample</th><td>5,650</td><td>Our estimate from registered sales</td></tr>
<tr><th scope="row">Gràcia</th><td>5,230</td><td>Our estimate from registered sales</td></tr>
<tr><th scope="row">Diagonal Mar</th><td>8,240</td><td>Asking price, February 2025</td></tr>
<tr><th scope="row">Moraira</th><td>4,364</td><td>Asking price</td></tr>
<tr><th scope="row">Benissa</th><td>3,656</td><td>Asking price</td></tr>
<tr><th scope="row">Altea</th><td>3,476</td><td>Asking price</td></tr>
<tr><th scope="row">Calp</th><td>3,415</td><td>Asking price</td></tr>
</tbody>
</table>
<p>The estimates for the city take registered sales in the first half of 2022 and adjust them to 2025; where we could check them, they were at most {deviation} out. Use them for guidance and allow {spread} either side. Taxes, with worked examples, are explained in <a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">what buying costs on top
of the price</a>. For your own home, <a href="/herramientas/valoracion">the valuation tool</a> gives a
range and its reasons.</p>
`,
  sources: [
    {
      label: 'European Central Bank, monetary policy decision of 12 December 2024',
      url: 'https://www.ecb.europa.eu/press/govcdec/mopo/html/index.en.html',
      asOf: '2024-12-12',
    },
    {
      label: 'INE, house price index, third quarter of 2024',
      url: 'https://www.ine.es/dyngs/Prensa/en/IPV3T24.htm',
      asOf: '2024-12-12',
    },
    {
      label: 'Generalitat de Catalunya, rents from deposits registered with INCASÒL, third quarter of 2024',
      asOf: '2024-12-04',
    },
    {
      label:
        'State Secretariat for Housing, stressed residential areas in Catalonia (BOE of 15 March and 9 October 2024)',
      asOf: '2024-10-10',
    },
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
      label: 'Catalonia, seasonal lets and rooms: Llei 11/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/2025/12/29/11',
      asOf: '2026-01-01',
    },
    {
      label: 'Constitutional Court, judgment 64/2025 on tourist apartments in Catalonia',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-7430',
      asOf: '2025-03-13',
    },
    {
      label: 'INE, mortgage statistics, November 2025',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label:
        'Barcelona city statistics, registered deals of the first half of 2022, scaled to 2025 by us; portal asking prices 2025',
      asOf: '2025-12-31',
    },
  ],
};
