import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Light and orientation in Barcelona: which way to face',
  excerpt:
    'Sea, mountain, Besòs or Llobregat: how many hours of sun each side gets, what a courtyard changes, and the best times to view.',
  fullContent: `
<p>In Barcelona nobody says north. A façade faces the sea, the mountain, the river Besòs or the river Llobregat,
and a taxi driver will understand all four. Advertisements, on the other hand, say “bright”. The rivers are more reliable, and with a little geometry they tell you on which day of the year the sun will reach the sofa.</p>

<h2>The four orientations of the Eixample</h2>
<p>Cerdà turned his grid by 45 degrees, so its façades face south-east (sea), south-west (Llobregat), north-west
(mountain) and north-east (Besòs). Every side gets some sun in summer, and two of them hardly any in winter. The exception is the chamfered corner of each block: it faces one of the cardinal points exactly, and a south corner has the
whole crossing in front of it.</p>
<p>One local expression is confusing. “The mountain side of Carrer de Mallorca” means the pavement. A building on that pavement faces the sea. The street number helps:</p>
<ul>
<li><strong>Streets parallel to the sea</strong> (Mallorca, Aragó, Consell de Cent): odd numbers stand on the mountain
side, so the front faces the sea and the back the mountain. Even numbers are the other way round.</li>
<li><strong>Streets that climb</strong> (Girona, Balmes, Passeig de Gràcia): odd numbers stand on the Llobregat side,
so the front faces the Besòs and has morning sun. Even numbers have it in the afternoon.</li>
</ul>
<p>Our office is at Carrer de Mallorca 214, an even number. The front faces the mountain, so our lights are on early in November.</p>

<h2>Hours of sun</h2>
<p>At noon the sun stands 25 degrees above the horizon on 21 December and 72 degrees on 21 June. A normal street of
the Eixample is 20 metres wide, with cornices at about 21 metres. In winter the shadow of the building opposite therefore covers most of your own, and the floor you live on matters as much as the side it faces. These are the hours we
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
<p>The sea and Llobregat sides get the same number of hours but are very different to live in. The sea side warms up at breakfast and cools down in the afternoon. The Llobregat side has sun on the glass until nine in the evening in June, and the bedrooms are still warm at midnight. On a first floor, the two and a half hours in December are slanting light along the street, which a neighbour’s bay window is enough to block.</p>
<p>Outside the grid it is different. Some streets in Gràcia are so narrow that a first floor gets the sun only in summer. The
slopes of Sarrià and Pedralbes fall towards the sea, so the good side is usually the one with the view. In the towers
of <a href="/properties?area=diagonal-mar">Diagonal Mar</a> hardly anything stands opposite, and overheating matters more than light.</p>

<h2>Courtyards and light shafts</h2>
<p>Where it has not been built over, the interior of a block is some 55 to 60 metres across, almost three streets. For
light this changes everything: the same window 6 metres up, facing the same way, gets five and a half hours on 21 December on the courtyard side and two and a half on the street. It is quieter too. In an Eixample apartment we look at the rear
gallery first.</p>
<p>Light shafts are another matter. They were built for ventilation, and a bedroom on one will usually need electric light. Check three things:</p>
<ul>
<li>Stand in the middle of the room. If you see no sky from there, you will need electric light at noon.</li>
<li>Look at the walls of the shaft. White ones reflect light down, grey ones absorb it. Painting the shaft is the cheapest improvement a building can make.</li>
<li>Listen. In a narrow shaft you will hear the neighbours.</li>
</ul>

<h2>When to view</h2>
<p>We ask buyers to view three times, with the lights off, and to spend five minutes in the room where they will spend their evenings.</p>
<table>
<caption>What to look for, and when</caption>
<thead><tr><th scope="col">Hour</th><th scope="col">Look at</th><th scope="col">Ask</th></tr></thead>
<tbody>
<tr><th scope="row">9:00</th><td>Bedrooms and kitchen, the sea and Besòs sides, noise of deliveries</td><td>Where do the owners have breakfast?</td></tr>
<tr><th scope="row">13:00 in winter, 14:00 in summer</th><td>The sun at its height: how deep it enters, whether the
corridor needs a lamp</td><td>Does the building opposite block the sun in December?</td></tr>
<tr><th scope="row">An hour before sunset</th><td>The Llobregat and mountain sides, heat on the glass, street lamps at
the bedroom window</td><td>Are the shutters down because of light, heat or noise?</td></tr>
</tbody>
</table>
<p>If you can come only once, come when the apartment is at its worst: in the late afternoon for the sea side, on a winter morning for the mountain side. Take a compass reading in the middle of the room, because iron shutters and lift motors confuse a phone. Note the trees as well. The plane trees of the Eixample are bare in winter and give shade in summer, but only up to the third or fourth floor.</p>

<h2>Simple ways to get more light</h2>
<ol>
<li><strong>Clear the window wall.</strong> A wardrobe beside the balcony door blocks more light than any curtain.</li>
<li><strong>Paint the reveals white,</strong> matt, together with the ceiling. They are the first surface the light reaches.</li>
<li><strong>Glaze inner doors.</strong> Many old doors had glass that was later boarded over. In an apartment 25 metres deep,
this is how light from the gallery reaches the middle.</li>
<li><strong>Hang a mirror at right angles to the window.</strong> Opposite the window, a mirror sends the light back out.</li>
<li><strong>Shade from outside</strong> on the Llobregat side: an awning or a slatted shutter stops the heat before it reaches the glass; a curtain does not. The community of owners decides the colour and model.</li>
<li><strong>Bulbs of the same white</strong> (2,700 to 3,000 kelvin), several small, low lamps instead of one in the middle of the ceiling.</li>
</ol>
<p>None of this turns a mountain side into a sea side, but it does not have to: the light is even, good for working at a screen, and the apartment stays cooler in August. What matters is that the price reflects the orientation. How light affects a valuation is explained in <a href="/blog/valorar-tu-vivienda">how we value a
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
