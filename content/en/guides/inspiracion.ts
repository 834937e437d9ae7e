import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Where to live: Barcelona and the Costa Blanca, area by area',
  excerpt:
    'Five districts of Barcelona and two stretches of the Costa Blanca: who they suit, who they do not, and what a square metre costs.',
  intro: `<p>People ask us for three bedrooms and a terrace. What they mean is breakfast in the sun, or a school they can walk to, or never having to look for a parking space again. All of that depends first on the area. So here are seven areas, with the people they suit and, more usefully, the people they do not.</p>
<p>Under each area is a list of things to check for yourself. We sell in all seven, and occasionally in Madrid and València as well; <a href="/properties">all our homes are here</a>.</p>`,
  steps: [
    {
      title: 'Eixample: straight lines and high ceilings',
      body: `<p>You do not need a car in the Eixample: there is a metro in every direction, a bakery on the corner, and wide pavements under plane trees. The apartments are deep and come in two halves. The front has the balcony and the traffic; the back looks onto the inner courtyard, often through a glazed gallery, and is so quiet that you can hear the neighbour’s radio.</p>
<p><strong>Suits:</strong> people who work in the centre and like rooms 3.5 metres high, tiled floors and being able to walk everywhere.</p>
<p><strong>Less suitable for:</strong> those who want a garden or a garage. Middle rooms can be dark, and the lower floors on busy streets are noisy. See <a href="/homes/for-sale/eixample">homes in the Eixample</a>.</p>`,
      checklist: [
        'Stand in the bedroom at eight on a weekday with the window open',
        'Ask which way the gallery faces',
        'Walk the same street on a Sunday morning',
      ],
    },
    {
      title: 'Gràcia: a village with a metro',
      body: `<p>Gràcia was a town of its own until 1897 and has not quite accepted the merger. Low houses, narrow streets, small squares where children play until the bars take over. You can walk everywhere, and within a year half the people you meet will greet you by your first name.</p>
<p><strong>Suits:</strong> families who want the street as a second living room, and anyone who likes small shops.</p>
<p><strong>Less suitable for:</strong> light sleepers, people with large cars, and anyone who minds stairs, since many of the small buildings have no lift. In mid-August the district is dressed up and very loud for a week. See <a href="/homes/for-sale/gracia">homes in Gràcia</a>.</p>`,
      checklist: [
        'Have dinner on the square below the apartment on a Friday',
        'Count the steps to the door, with shopping',
        'Check how wide the street is and where the sun is at noon in January',
      ],
    },
    {
      title: 'Sarrià-Sant Gervasi: the upper town',
      body: `<p>The pace is slower here. Old Sarrià has a high street and a church square like a country town; around it lie schools, clinics and gardens behind walls. The FGC trains reach Plaça de Catalunya every few minutes, and the Collserola hills begin at the top.</p>
<p><strong>Suits:</strong> families with school-age children, doctors, people who run in the woods before work.</p>
<p><strong>Less suitable for:</strong> anyone who likes to go out late. Between four and five in the afternoon the streets are full of school traffic. See <a href="/homes/for-sale/sarria-sant-gervasi">homes in Sarrià-Sant Gervasi</a>.</p>`,
      checklist: [
        'Drive past the schools at five on a weekday',
        'Walk home from the FGC, uphill',
        'Ask about places at the school before the apartment',
      ],
    },
    {
      title: 'Pedralbes: green, wide and quiet',
      body: `<p>Between the fourteenth-century monastery and the university lie avenues with lawns in front of the buildings. Apartments are large, usually with a concierge and nearly always with parking. It is very quiet.</p>
<p><strong>Suits:</strong> people who need space, for a dog, two cars and guests.</p>
<p><strong>Less suitable for:</strong> those who like shops on the doorstep. There are few, and community fees are high because they pay for a concierge, a gardener and a pool. Ask for the figure before the viewing. See <a href="/homes/for-sale/pedralbes">homes in Pedralbes</a>.</p>`,
      checklist: [
        'Go for a litre of milk on foot and time it',
        'Read the community’s accounts for three years',
        'Sit in the cloister of the monastery for ten minutes',
      ],
    },
    {
      title: 'Diagonal Mar: towers by the beach',
      body: `<p>Where the Diagonal reaches the sea, towers stand around a park designed by Enric Miralles and Benedetta Tagliabue. Homes date from this century: lift, garage, pool, concierge, glass from floor to ceiling. The beach is on the other side of the ring road, ten minutes’ walk away; the tram and metro L4 go into town.</p>
<p><strong>Suits:</strong> people who want the sea and a modern home, and those who travel often.</p>
<p><strong>Less suitable for:</strong> anyone who wants period features and corner bars. It is windy, west-facing glass heats up in July, and the centre is half an hour away. See <a href="/homes/for-sale/diagonal-mar">homes in Diagonal Mar</a>.</p>`,
      checklist: [
        'Visit at five on a hot afternoon if the glass faces west',
        'Ask what the community costs and what it includes',
        'Walk to the water and back',
        'Take the tram at half past eight',
      ],
    },
    {
      title: 'Moraira and Benissa: villas, pines and coves',
      body: `<p>Moraira has villas among pines above small coves, a harbour with a fish auction, and hardly a building of more than four floors. Neighbouring Benissa has the same coast, four kilometres of it, and a stone-built town inland that stays lively all year. Ask which houses get the sun in winter: not all of them do.</p>
<p><strong>Suits:</strong> people who work from home or are retired, and who do not mind driving everywhere.</p>
<p><strong>Less suitable for:</strong> teenagers. Moraira has no railway, restaurants close in January, and a pool and a garden need looking after all year, including when you are away. Homes in <a href="/homes/for-sale/moraira">Moraira</a> and <a href="/homes/for-sale/benissa">Benissa</a>.</p>`,
      checklist: [
        'Come for a weekend in January',
        'Drive from the house to a doctor and a school',
        'Ask who looks after the pool, and for how much',
        'Check the plot and the pool against the cadastre',
      ],
    },
    {
      title: 'Altea and Calp (Calpe): towns by the sea',
      body: `<p>Two towns on the same coastal railway, and very different. Altea has white lanes on a hill under a blue dome, art students and a pebble beach. Calp (Calpe) has two long beaches on either side of the Penyal d’Ifac, flamingos on the salt lake and apartments with sea views at prices well below Moraira’s.</p>
<p><strong>Suits:</strong> in Altea, people who love views and do not mind steps. In Calp, people who want a sea view, a lift and shops that stay open all year.</p>
<p><strong>Less suitable for:</strong> in Altea’s old town, anyone with a pram. In Calp, anyone who dislikes August crowds. Homes in <a href="/homes/for-sale/altea">Altea</a> and <a href="/homes/for-sale/calpe">Calp</a>.</p>`,
      checklist: [
        'Carry a suitcase up to the old town of Altea',
        'Look at Calp on 15 August and on 15 February',
        'Ask how many of the neighbouring apartments are lived in all year',
      ],
    },
  ],
  tables: [
    {
      caption: 'What a square metre costs, resale',
      head: ['Area', '€ per m²', 'A home of 90 m², roughly'],
      rows: [
        ['Eixample', '5,650', '€430,000 to €585,000'],
        ['Gràcia', '5,230', '€400,000 to €540,000'],
        ['Sarrià-Sant Gervasi', '7,000', '€535,000 to €725,000'],
        ['Pedralbes', 'above the 5,690 of Les Corts', 'above the range of €435,000 to €590,000'],
        ['Diagonal Mar', '8,240 asking', '€630,000 to €855,000'],
        ['Moraira', '4,364 asking', '€335,000 to €450,000'],
        ['Benissa', '3,656 asking', '€280,000 to €380,000'],
        ['Altea', '3,476 asking', '€265,000 to €360,000'],
        ['Calp', '3,415 asking', '€260,000 to €355,000'],
      ],
      note: 'Barcelona districts: registered sales in the first half of 2022 scaled to 2025, our estimate. Diagonal Mar: asking, February 2025. Costa Blanca: asking, 2025. {spread} either side, as in the tool, rounded to €5,000.',
    },
    {
      caption: 'At a glance',
      head: ['Area', 'Car', 'Evenings', 'What you give up'],
      rows: [
        ['Eixample', 'Not needed', 'Lively, quiet at the back', 'Garden, garage'],
        ['Gràcia', 'Not needed', 'Lively', 'Lift, silence'],
        ['Sarrià-Sant Gervasi', 'Handy', 'Quiet', 'Nightlife'],
        ['Pedralbes', 'Needed', 'Very quiet', 'Shops at the door'],
        ['Diagonal Mar', 'Optional', 'Quiet', 'Period features'],
        ['Moraira and Benissa', 'Needed', 'By season', 'Public transport'],
        ['Altea and Calp', 'Handy', 'By season', 'August calm'],
      ],
      note: 'Our opinion, based on the homes we have visited.',
    },
  ],
  timeline: [
    { label: 'Two areas shortlisted', fromWeek: 0, toWeek: 1 },
    { label: 'A weekday in each', fromWeek: 1, toWeek: 3 },
    { label: 'A Friday night in each', fromWeek: 2, toWeek: 4 },
    { label: 'A rented week in the better one', fromWeek: 4, toWeek: 6 },
    { label: 'Viewings', fromWeek: 5, toWeek: 10 },
  ],
  sources: [
    {
      label: 'Registered sales by district, first half of 2022 (city statistics of Barcelona), scaled by us to 2025',
      url: 'https://ajuntament.barcelona.cat/estadistica',
      asOf: '2025-12-31',
    },
    { label: 'Diagonal Mar: asking prices of February 2025', asOf: '2025-02-28' },
    { label: 'Costa Blanca: asking prices of 2025', asOf: '2025-12-31' },
  ],
};
