import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Renovating a period apartment in the Eixample',
  excerpt:
    'Beams, vaults, cement tiles, lead pipes, noise, the energy rating and three permits: what to know before you start work on an apartment from 1900.',
  fullContent: `
<p>An Eixample apartment from 1900 has ceilings of almost four metres, a corridor long enough for a bicycle, and a
structure that may not have been looked at since it was plastered. Most of it is in better condition than owners fear. The problems are hidden in a few known places, and it pays to look there before you choose the kitchen.</p>

<h2>The structure</h2>
<p>The floors rest on timber beams or, more and more towards 1900, on iron and steel ones. Between the beams runs the
<em>volta catalana</em>: a shallow vault of thin bricks laid flat in fast-setting mortar, without formwork. It is filled with rubble, and the tiles lie on top. From below you see none of this, because a false ceiling of reeds and plaster
hangs below it. The load-bearing walls are brick, and those inside the apartment are often only 15 cm thick. A wall that looks like a partition may be carrying five storeys.</p>
<p>Every buyer has heard of <strong>aluminosis</strong>. It is the decay of high-alumina cement, which was used in Spanish beams between about 1950 and its ban in 1977. Nothing built in 1900 has it. Penthouses added on the
roof in the fifties and sixties may, and so may beams replaced in those years: ask for the date of each floor, not only of the building. These are the problems you may find:</p>
<table>
<caption>Common problems in a building from 1900, and the signs</caption>
<thead><tr><th scope="col">Part</th><th scope="col">What happens</th><th scope="col">What you can
see</th></tr></thead>
<tbody>
<tr><th scope="row">Ends of timber beams, in the façade and under wet rooms</th><td>Rot, woodworm, termites</td><td>A
floor that slopes to one side, flour-like dust, mud tubes on a wall</td></tr>
<tr><th scope="row">Iron beams under kitchens, bathrooms and terraces</th><td>Rust swells and splits the
brick</td><td>A crack that follows the beam, brown stains</td></tr>
<tr><th scope="row">Vaults</th><td>Holes for pipes, heavy new floors above</td><td>Cracks across the span, plaster
that sounds hollow</td></tr>
<tr><th scope="row">Partitions</th><td>They carry a load because the beams above have sagged</td><td>Doors that stick
after works upstairs</td></tr>
<tr><th scope="row">Drains and tanks from refits of 1950 to 1990</th><td>Fibre cement with asbestos</td><td>Grey,
brittle pipes in the light shaft</td></tr>
<tr><th scope="row">Water pipes</th><td>Lead</td><td>Grey, soft, shiny when scratched, joints like an onion</td></tr>
<tr><th scope="row">Wiring</th><td>No earth, cloth insulation</td><td>Sockets without an earth contact, porcelain fuses</td></tr>
</tbody>
</table>
<p>An architect with an awl and a ladder needs half a day and four small openings in the ceiling. Have this done before you sign the deposit contract, or make the contract conditional on it. Asbestos may be removed only by a firm in the official register (RERA); keep the receipt.</p>

<h2>Encaustic cement tile floors</h2>
<p>Encaustic cement tiles are pressed cement, never fired. Their colour is a layer of a few millimetres, which acid or bleach will damage: use neutral soap, and later a wax or oil that lets the floor breathe. Each room has its own pattern with a border, so the floor shows where the walls once stood.</p>
<p>If pipes have to go underneath, number the tiles, lift them and put them back. Spares turn up under built-in wardrobes.
Try not to lay a new floor on the old one, for the sake of the vault: five centimetres of mortar weigh about 100 kg
per square metre, and today’s building code allows 200 kg for all furniture and people.</p>

<h2>Water and lead</h2>
<p>Lead was common in Spanish homes until the 1970s. The limit at the tap is 10 micrograms per litre, and
the European directive of 2020 halves it to 5 from 12 January 2036. Replacing the pipes in your own apartment solves half of the problem. The riser from the street belongs to the community, so ask the administrator what it is made of. Until it
has been replaced, let the first water of the morning run.</p>

<h2>Windows, noise and energy rating</h2>
<p>The city publishes a noise map by stretch of street for day (7:00 to 21:00), evening and night (from 23:00). Look at the night level first. Towards the street, the best remedy is often a second window behind the first: the old joinery
stays, the façade does not change, and the gap between the two does more than thick glass alone. Where the window has
to be replaced, choose panes of unequal thickness, and spend what is left on the roller-shutter box, which lets in most of the traffic noise. Then make sure of ventilation: a newly sealed room gets condensation.</p>
<p>Have the energy certificate issued twice, before and after. The first one lists measures and the rating each would achieve, and a good assessor will calculate your own plan before you order anything.</p>
<ul>
<li><strong>Improves the rating:</strong> a heat pump instead of an old gas boiler, airtight windows, insulation under the roof on a top floor, insulated walls to the light shafts.</li>
<li><strong>Does not change it:</strong> LED lamps and new appliances, which the rating of a dwelling leaves out.</li>
<li><strong>Validity:</strong> ten years, five if the rating is G (Real Decreto 390/2021). The rating has to appear in
every advertisement.</li>
</ul>
<p>Take care when insulating outer walls: an old wall has to be able to dry out, and insulation next to the end of a beam may keep it damp.</p>

<h2>Three permits</h2>
<p><strong>The city.</strong> The online <em>consulta prèvia</em> is compulsory and determines the procedure. The
simplest one, the <em>assabentat</em>, is only for works that leave layout, structure and façade alone, and only in
buildings that are neither listed nor protected. In the Eixample that often rules it out. Partitions and beams require a <em>comunicat</em> with a technician’s report, or more. The procedures are set side by side in
<a href="/blog/reforma-cocina-bano">kitchen or bathroom before selling</a>.</p>
<p><strong>The heritage catalogue.</strong> It has four levels: A (of national interest), B (of local interest), C (of
urban interest) and D (of documentary interest). The first three may not be demolished. Protection can reach inside,
to the entrance hall, the stained glass of the gallery or a painted ceiling, and your building’s entry says how far. Read it before you buy. Listed does not mean you cannot change anything: pipes, kitchens and lifts are approved every week.</p>
<p><strong>The neighbours.</strong> Article 553-36 of the Catalan Civil Code asks you to tell the president or the
administrator before you begin. Works must not weaken the building or change its outer appearance, and anything that affects common elements needs the agreement of the owners’ meeting: beams, load-bearing walls, façade, drain stack. </p>
<p>Ask for one more document. Buildings over 45 years old need a technical inspection, and in the province of Barcelona
those from before 1930 had until 31 December 2012 to pass it. The seller hands over the certificate of aptitude. Ask
for the report as well, where the defects are graded, and for the minutes of the last three meetings, which show who is to pay.</p>

<h2>The order of the work</h2>
<ol>
<li>Heritage catalogue entry, inspection report, minutes.</li>
<li>Visit with the architect, small openings, sample of the tap water.</li>
<li>Project with the structure first, energy second, kitchen third.</li>
<li>Consulta prèvia, permit, letter to the community, photos of the neighbours’ ceilings before work begins.</li>
<li>Beams, then pipes, then windows. Keep the floors covered throughout with board, not plastic film, which traps moisture.</li>
<li>Second energy certificate, invoices, as-built plans. Your own buyer will ask for them one day.</li>
</ol>
<p>Some apartments in our <a href="/properties?area=eixample">Eixample list</a> have been renovated and some have not. We say which, and whether we have seen the beams.</p>
`,
  sources: [
    {
      label: 'High-alumina cement in Catalonia, 1950 to 1970, and the collapse of 1990 (El Periódico)',
      url: 'https://amp.elperiodico.com/es/barcelona/20230214/aluminosis-bloques-viviendas-besos-barcelona-82878836',
      asOf: '2023-02-14',
    },
    {
      label: 'Directive (EU) 2020/2184 on drinking water: lead',
      url: 'https://eur-lex.europa.eu/eli/dir/2020/2184/oj',
      asOf: '2020-12-16',
    },
    {
      label: 'Real Decreto 390/2021 on energy certificates: validity and advertisements',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2021-06-03',
    },
    {
      label: 'Ajuntament de Barcelona, strategic noise map',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/serveis/la-ciutat-funciona/manteniment-de-l-espai-public/gestio-energetica-de-la-ciutat/servei-de-control-acustic/mapa-del-soroll',
      asOf: '2026-06-02',
    },
    {
      label: 'Ajuntament de Barcelona, protection of architectural heritage',
      url: 'https://ajuntament.barcelona.cat/ecologiaurbana/ca/serveis/la-ciutat-funciona/urbanisme-i-gestio-del-territori/proteccio-del-patrimoni-arquitectonic',
      asOf: '2026-06-02',
    },
    {
      label: 'Assabentat, article 8 of ORPIMO, as explained by the college of building surveyors (Cateb)',
      url: 'https://www.cateb.cat/quines-son-les-obres-dassabentat/',
      asOf: '2022-10-28',
    },
    {
      label: 'Civil Code of Catalonia, book five, article 553-36 (BOE, consolidated text)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-11130',
      asOf: '2022-12-30',
    },
    {
      label: 'Technical inspection of buildings, Decret 67/2015: age and dates',
      url: 'https://escura.com/es/inspeccion-tecnica-de-edificios-ite',
      asOf: '2015-05-27',
    },
    {
      label: 'Live load in dwellings, 2 kN/m² (Código Técnico, DB-SE-AE); weight of mortar: our sum',
      asOf: '2026-06-02',
    },
  ],
};
