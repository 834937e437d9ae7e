import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Preparing your home for sale: a checklist for every room',
  excerpt:
    'What to remove, what to leave, and which bulbs, plants and colours help in photos and at viewings, with a checklist for every room and the terrace.',
  fullContent: `
<p>Buyers look at the first photo for as long as it takes to move a thumb. Then come the floor plan, the price and, with luck, the other photos. They are all taken in one morning, and you can prepare for it in a weekend with boxes, a ladder and very little shopping. This is the list we give owners, as of April 2026.</p>
<p>A well-priced apartment in Barcelona usually finds a buyer in 30 to 90 days, while three to six months from first photo to notary is common in Spain. The first two weeks bring the most visitors, and they all come because
of the same photos.</p>

<h2>Clear things away first</h2>
<p>Rooms look fuller in photos than they are, so the first step is to clear things away. As a rule of thumb, you should be able to walk along every wall that has a window, and to see at least one corner of the floor from the door.</p>
<ul>
<li><strong>Half of everything on surfaces.</strong> In the kitchen, clear half of what is left as well.</li>
<li><strong>The third wardrobe, the exercise bicycle, the armchair nobody sits in.</strong> A storage room for a month
is cheaper than a reduction in price.</li>
<li><strong>Rugs on encaustic cement tiles or good parquet.</strong> People pay for the floor, so show it.</li>
<li><strong>Family photos, certificates, post, medicines, alarm details.</strong> The photos will be on
portals, seen by people you do not know.</li>
<li><strong>Everything you will not sell.</strong> If your grandmother’s lamp is leaving with you, take it down now,
or the buyer will expect to keep it.</li>
</ul>
<p>Leave enough to show the scale. An empty bedroom looks like a box, and nobody can tell whether a double bed
fits. A bed, one bedside table and a lamp answer the question. In an empty apartment we rent four or five pieces, or show the measured plan next to the photo. Furniture added by computer has to be labelled as such, and we prefer not to use it: viewers are disappointed to find the room empty.</p>

<h2>Colours, lamps and plants</h2>
<p><strong>Paint</strong> is the only work we recommend almost always. A warm off-white on walls and pure matt white
on ceilings, with mouldings left in the same white, because two tones make an old ceiling look busy. Repaint any feature wall in a strong colour. Do not paint over a stain of damp: it returns within the month, usually during the second viewing.</p>
<p><strong>Lamps.</strong> Change all bulbs to the same white, 2,700 to 3,000 kelvin, colour rendering 90 or more.
Mixed bulbs make one room yellow and the next one blue, and no photographer can fully correct that. For the
photos we work with daylight and usually switch the lamps off. For viewings after dark, low lamps stay on and ceiling
spots off.</p>
<p><strong>Plants.</strong> One tall one in the living room, herbs at the kitchen window, nothing artificial. A plant
that is losing leaves tells buyers that the room is dark, even if it only needs watering.</p>
<p><strong>Smell.</strong> Neutral. Scented candles make people wonder what you are hiding. Air the rooms for an hour and, in an apartment that has been closed up, run the water in every sink and shower to stop smells from the drains.</p>

<h2>Checklist by room</h2>
<table>
<caption>The evening before the photos are taken</caption>
<thead><tr><th scope="col">Room</th><th scope="col">Out</th><th scope="col">Stays or comes
in</th><th scope="col">Repair</th></tr></thead>
<tbody>
<tr><th scope="row">Entrance and corridor</th><td>Coats, shoes, the bicycle, spare chairs</td><td>One lamp, keys in a
bowl, doors to the rooms open</td><td>Squeaking hinge, bell, dead bulb on the landing</td></tr>
<tr><th scope="row">Living room</th><td>Cables, remote controls, half of the cushions, side tables</td><td>Sofa off the wall by a hand’s width, one plant, books upright</td><td>Blind straps, scuffed
skirting</td></tr>
<tr><th scope="row">Kitchen</th><td>Magnets, sponge, bin, towels, every appliance but one</td><td>Fruit in a bowl,
clear worktop, empty sink</td><td>Dripping tap, loose handle, grout</td></tr>
<tr><th scope="row">Bedrooms</th><td>Chargers, the chair with the clothes, boxes on the wardrobe</td><td>White or
plain bed linen, ironed; two matching lamps</td><td>Wardrobe doors that stick</td></tr>
<tr><th scope="row">Bathroom</th><td>Bottles, brushes, mat, scales, bathrobe</td><td>Two white towels, lid down,
shower glass dry</td><td>Silicone, extractor, mirror clips</td></tr>
<tr><th scope="row">Study or child’s room</th><td>Documents with names, half of the toys, class photos</td><td>Desk
with lamp and chair, one shelf of toys</td><td>Marks on the wall</td></tr>
<tr><th scope="row">Terrace or balcony</th><td>Drying rack, gas bottle, dead pots, folded parasol</td><td>Table laid
for two or nothing, swept floor, watered plants</td><td>Flaking rail, blocked drain</td></tr>
<tr><th scope="row">Storage and garage</th><td>Enough to see the back wall</td><td>Light that works, number of the bay
visible</td><td>Lock</td></tr>
</tbody>
</table>

<h2>Photographing a terrace</h2>
<p>The time of day matters most: a terrace facing the sea is best before noon, one facing the Llobregat after three in winter and after six in summer. The rest is explained in
<a href="/blog/luz-y-orientacion">light and orientation in Barcelona</a>. Wash the floor the day before, because wet
tiles photograph dark. Remove artificial grass, which makes people wonder about the drains below. A small table shows that you can eat there; a set for eight makes it look cramped. On the Costa Blanca, clean the pool
three days ahead, take the robot out and open the shutters on the sea side an hour before we come.</p>

<h2>On the day, and for viewings</h2>
<ol>
<li>Blinds fully up, windows clean inside and out, curtains drawn to the side.</li>
<li>Heating on in winter, because condensation on the panes shows.</li>
<li>Toilet lids down, bins out, laundry elsewhere, no car in front of the door.</li>
<li>Animals with a neighbour. Their bowls too.</li>
<li>One owner at home at most, with nothing to do. It takes us about three hours with the measuring.</li>
</ol>
<p>For viewings, keep the home as it is in the photos for two weeks, and then as far as you can. Have a box for everything
that has to vanish in ten minutes. Go out while we show the home: buyers only open wardrobes when the owner is not there.</p>
<p>Preparation must not hide what is wrong. If there is damp behind the wardrobe, a noisy neighbour or building work next door, we say so in the listing. We do not remove buildings or pylons from photos, or change the sky. A buyer who finds out alone makes a lower offer.</p>
<p>Before the first photo is published, you also need the energy certificate, because Real Decreto 390/2021 requires the rating in every advertisement. If you want the list with our notes for your home, <a href="/contact">write to
us</a>. We will go through it with you; it is usually shorter than you fear.</p>
`,
  sources: [
    {
      label:
        'Time to sell: 30 to 90 days for well-priced apartments in Barcelona, three to six months in general; our orientation',
      asOf: '2026-04-21',
    },
    {
      label: 'Royal Decree 390/2021: energy rating in advertisements',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2021-06-03',
    },
  ],
};
