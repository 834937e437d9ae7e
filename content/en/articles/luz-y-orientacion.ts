import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Light in Barcelona: which way an apartment faces and when to view it',
  excerpt:
    'Sea, mountain, Besòs or Llobregat: how many hours of sun each side gets, what a court gives and takes, and three viewings that tell the truth.',
  fullContent: `
<p>In Barcelona nobody says north. A façade faces the sea, the mountain, the river Besòs or the river Llobregat,
and a taxi driver will understand all four. Advertisements, on the other hand, say “bright”. Of the two,
the rivers are the more reliable, and with a little geometry they tell you on which day of the year the sun will reach
the sofa.</p>

<h2>Four sides, none of them north</h2>
<p>Cerdà turned his grid by 45 degrees, so its façades face south-east (sea), south-west (Llobregat), north-west
(mountain) and north-east (Besòs). Every side gets some sun in summer, and two of them hardly any in winter. The
exception is the cut corner of each block: it faces one of the cardinal points exactly, and a south corner has the
whole crossing in front of it.</p>
<p>There is a trap in the local way of speaking. “The mountain side of Carrer de Mallorca” means the pavement. A house
on that pavement faces the sea. The number helps:</p>
<ul>
<li><strong>Streets parallel to the sea</strong> (Mallorca, Aragó, Consell de Cent): odd numbers stand on the mountain
side, so the front faces the sea and the back the mountain. Even numbers the other way round.</li>
<li><strong>Streets that climb</strong> (Girona, Balmes, Passeig de Gràcia): odd numbers stand on the Llobregat side,
so the front faces the Besòs and has morning sun. Even numbers have it in the afternoon.</li>
</ul>
<p>Our office is at Carrer de Mallorca 214, an even number. The front faces the mountain, which is why our lamps
are on in November.</p>

<h2>How many hours of sun</h2>
<p>At noon the sun stands 25 degrees above the horizon on 21 December and 72 degrees on 21 June. A normal street of
the Eixample is 20 metres wide, with cornices at about 21 metres. In winter the shadow of the house opposite therefore
covers most of your own, and the floor you live on matters as much as the side it faces. These are the hours we
calculate:</p>
<table>
<caption>Hours of direct sun on a window in a 20-metre street of the Eixample, rounded to half an hour: window 6 m
above the pavement / 19 m above it. Our calculation, geometry only: no clouds, trees or balconies.</caption>
<thead><tr><th scope="col">Front faces the</th><th scope="col">21 December</th><th scope="col">21
March</th><th scope="col">21 June</th><th scope="col">When it comes, high up</th></tr></thead>
<tbody>
<tr><th scope="row">Sea (south-east)</th><td>2.5 / 6.5</td><td>4.5 / 7.5</td><td>6.5 / 8</td><td>From sunrise until
about 15:40 in December and 15:00 in June</td></tr>
<tr><th scope="row">Llobregat (south-west)</th><td>2.5 / 6.5</td><td>4.5 / 7.5</td><td>6.5 / 8</td><td>From 10:00 in
December and 12:50 in June, until evening</td></tr>
<tr><th scope="row">Mountain (north-west)</th><td>0 / 0.5</td><td>1.5 / 3</td><td>3.5 / 5.5</td><td>Late afternoon
only, from about 15:15 in June</td></tr>
<tr><th scope="row">Besòs (north-east)</th><td>0 / 0.5</td><td>1.5 / 3</td><td>3.5 / 5.5</td><td>Early morning only,
until about 12:30 in June</td></tr>
</tbody>
</table>
<p>Sea and Llobregat get the same number of hours and are not the same to live with. The sea side warms up at
breakfast and rests in the afternoon. The Llobregat side has sun on the glass until nine in the evening in June, and
the bedroom remembers it at midnight. For a first floor, two and a half hours in December also means a slanting ray
along the street, which a neighbour’s bay window is enough to take away.</p>
<p>Outside the grid, measure anew. Gràcia has streets so narrow that a first floor sees the sun in summer only. The
slopes of Sarrià and Pedralbes fall towards the sea, so the good side is usually the one with the view. In the towers
of <a href="/properties?area=diagonal-mar">Diagonal Mar</a> hardly anything stands opposite, and the question becomes
how much glass you want to cool.</p>

<h2>Courts, good and otherwise</h2>
<p>Where nobody has built in it, the interior of a block is some 55 to 60 metres across, almost three streets. For
light this changes everything: the same window 6 metres up, facing the same side, gets five and a half hours on 21
December on the court and two and a half on the street. It is quieter too. In an Eixample apartment we look at the rear
gallery first.</p>
<p>Light shafts are another matter. They were made for air, and a bedroom on one of them will be lived in by
lamplight. Three checks:</p>
<ul>
<li>Stand in the middle of the room. If you see no sky from there, expect electric light at noon.</li>
<li>Look at the walls of the shaft. White ones pass light down, grey ones keep it. Painting the shaft is the cheapest
improvement a building can vote for.</li>
<li>Listen. A shaft that is narrow enough to be dark is narrow enough for the neighbour’s telephone.</li>
</ul>

<h2>Three viewings</h2>
<p>One viewing is an opinion. We ask buyers to come three times, with the lamps off, and to stand for five minutes in
the room in which they will spend the evening.</p>
<table>
<caption>What each hour shows</caption>
<thead><tr><th scope="col">Hour</th><th scope="col">Look at</th><th scope="col">Ask</th></tr></thead>
<tbody>
<tr><th scope="row">9:00</th><td>Bedrooms and kitchen, the sea and Besòs sides, noise of deliveries</td><td>Where do
the present owners have breakfast?</td></tr>
<tr><th scope="row">13:00 in winter, 14:00 in summer</th><td>The sun at its height: how deep it enters, whether the
corridor needs a lamp</td><td>What does the top of the house opposite hide in December?</td></tr>
<tr><th scope="row">An hour before sunset</th><td>The Llobregat and mountain sides, heat on the glass, street lamps at
the bedroom window</td><td>Are the shutters down because of light, heat or noise?</td></tr>
</tbody>
</table>
<p>If you can come only once, come when the apartment is at its worst: a sea apartment in the late afternoon, a mountain apartment on
a winter morning. Take a compass reading in the middle of the room, since iron shutters and lift motors confuse the
telephone. Note the trees as well. The planes along the Eixample are bare in winter and thick in summer, just as one
would order them, but only as far up as the third or fourth floor.</p>

<h2>Simple measures</h2>
<ol>
<li><strong>Clear the window wall.</strong> A wardrobe beside the balcony door costs more light than any curtain.</li>
<li><strong>Paint the reveals white,</strong> matt, together with the ceiling. The jamb is the first surface that
light meets.</li>
<li><strong>Glaze inner doors.</strong> Many old ones had glass that someone boarded over. In an apartment 25 metres deep,
this is how light from the gallery reaches the middle.</li>
<li><strong>Hang a mirror at right angles to the window.</strong> Facing it, the mirror sends the light out
again.</li>
<li><strong>Shade from outside</strong> on the Llobregat side: an awning or a slatted shutter stops the heat before
the glass, a curtain stops it when it is already in. Colour and model are a matter for the community.</li>
<li><strong>Lamps of one white</strong> (2,700 to 3,000 kelvin), several small ones and low, in place of one in the
middle of the ceiling.</li>
</ol>
<p>None of this turns a mountain side into a sea side. It does not have to: painters look for that even light, people
who work at screens are glad of it, and the apartment stays cooler in August. What matters is that the price knows which
side it is on. How light enters a valuation is explained in <a href="/blog/valorar-tu-vivienda">how we value a
home</a>.</p>
`,
  sources: [
    {
      label:
        'Hours of sun: our calculation from the position of the sun at 41.4° N, 2.2° E; street 20 m, cornice opposite 21 m',
      asOf: '2026-05-19',
    },
    {
      label: 'Geometry of the Eixample: streets of 20 m, blocks of 113 m, cut corners (EPBCN)',
      url: 'https://epbcn.com/cerd%C3%A0/geometria/',
      asOf: '2026-05-19',
    },
  ],
};
