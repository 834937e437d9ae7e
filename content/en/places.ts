export const placeTexts: Readonly<Record<string, readonly string[]>> = {
  barcelona: [
    'Barcelona is ten districts, and they are priced as ten towns. Between the sea and Collserola lie medieval lanes in Ciutat Vella, the grid of the Eixample, the former villages of Gràcia and Sarrià, and the towers of this century at Diagonal Mar. Ask for the district first, then for the street, then for the side of the building.',
    'Much of what we sell was built before 1980 and is part of a community of owners. Before an offer we read three years of its minutes, the technical inspection of the building (ITE), which is compulsory from the age of 45, and the cédula of the apartment. They tell you about the façade, the lift and the roof before the neighbours do.',
    'People here say mar and muntanya, towards the sea and towards the hill, and give addresses by the corner. It is how we note where each home faces, too: the light of an apartment depends on it more than on the floor.',
  ],
  eixample: [
    'Carrer de Balmes divides the district: to its right as you look at the hill is the Dreta, to its left the Esquerra. Streets are twenty metres wide, corners are cut at forty-five degrees, and each block closes around a courtyard, which some have given back as a garden. Consell de Cent, Girona, Rocafort and Comte Borrell have become green axes with hardly any cars.',
    'Count the floors in the lift and not on the bell. Above the ground floor come the entresòl and the principal, so a “third” may be as high as a fifth. The principal had the tallest ceilings, since the owner lived there; lifts came later, and many begin half a flight up.',
    'What we look at first is the beams: iron or wood, and since when. Next come the gallery at the back, which is often the warmest room in February, and the encaustic cement tiles, which are gone for good once they are taken up. Sant Antoni has the market and smaller apartments; around Passeig de Sant Joan they are long and have two ends.',
  ],
  gracia: [
    'Gràcia is small plots. Between Gran de Gràcia, Travessera and Torrent de l’Olla stand houses of three or four floors, five or six metres wide, with a patio behind and stairs that leave no room for a lift. Many streets have one level from wall to wall, and a car in them is a guest. The squares set the price of a street: Virreina, Sol, Diamant, Revolució.',
    'Higher up, La Salut and Vallcarca climb towards Park Güell and the steps begin. On the other side, Camp d’en Grassot already belongs to the grid: wider blocks, lifts, and light from two sides. A top floor in Gràcia may have been a laundry or a pigeon loft: check whether the lift reaches it or stops a floor below.',
    'Before we price an apartment here we stand in the street on a Friday at eleven, and we measure the room that gives onto the light well. We also ask when the party wall and the drains were last done, for in houses of this width there are four or five owners to share the bill.',
  ],
  'sarria-sant-gervasi': [
    'The district is several villages on one slope. Sarrià has its Carrer Major and its church square, and low houses in Clos de Sant Francesc and the lanes around it. Galvany is all city: Santaló, Calvet and Muntaner, the market in brick and Turó Park. El Putxet is a hill with a garden on top, and the streets that go up to it are in part stairs.',
    'Much of what is for sale was built between the 1950s and the 1980s: brick, long terraces, a porter’s desk, garages designed for smaller cars. We measure the parking space as well as the apartment, because an estate car does not fit every one.',
    'As a building surveyor I look at the terraces first. Their slope, their outlets and the edge of the slab decide what the community will pay in the next ten years. Then come the windows on Via Augusta and Ronda del General Mitre, where the glass matters more than the view.',
  ],
  pedralbes: [
    'Pedralbes is part of the district of Les Corts and has little in common with it. From the monastery down to Diagonal there are avenues with planted fronts, Pearson for the villas and the houses with gardens, Bisbe Català and Passeig dels Til·lers for the apartments, and the university below. On Avinguda de Pedralbes Gaudí’s iron dragon keeps the gate of the Finca Güell.',
    'Apartments are large: four bedrooms, a service entrance, two parking spaces. They are in blocks from the 1960s to the 1980s with a shared garden, and often with a pool. The community employs people, so its accounts deserve a whole evening.',
    'I look at two things before any others. One is the heating, which in some blocks is still central and paid by each owner’s share rather than by use. The other is the garden wall, since on this slope most walls hold back earth. The city has no figure for the neighbourhood alone: we say so, and compare with real apartments.',
  ],
  'diagonal-mar': [
    'Here Diagonal ends and the sea begins. The towers stand around the park between Passeig del Taulat and Carrer de Llull, and a second row faces the water on Passeig de García Fària, across the ring road from the beach. Metro line 4 stops at Selva de Mar and El Maresme-Fòrum, and the tram runs along the avenue.',
    'They are buildings of this century: garage, lift down to it, a concierge by day or all day, a pool among the towers. The fee pays for all of this, and it differs from one tower to the next far more than the price of a square metre. Ask for the last three years and for the works the owners have approved.',
    'As a surveyor I look at what the sea does: railings, sliding windows and the windward façade. And I visit in the afternoon, because the apartments that face west have the best view and the hottest glass. Those that face south-east have the sun off the sea in the morning and are cool by supper time.',
  ],
  'costa-blanca': [
    'Our part of the Costa Blanca is the short one, from Moraira past Benissa and Calp to Altea, where the mountains reach the water. The N-332 and the AP-7 run along it, and the narrow tram of line 9 stops in Teulada, Benissa, Calp and Altea on its way between Dénia and Benidorm. For anything else you drive.',
    'There are three kinds of home: villas on the slopes, each with its pool and its retaining walls; apartments by the beaches of Calp and Altea; and stone houses inland, where riuraus, the arcades in which raisins dried, have become dining rooms.',
    'I grew up here, and I go to the town hall before I go to the photographer: what does the cadastre say, what the licence of the pool, is the house on the sewer or has it a tank? On rural land I ask which part was legal on the day it was built. It is work that nobody sees, and it is what saves trouble later.',
  ],
  moraira: [
    'Moraira is the coast of the municipality of Teulada, which has its town hall and its church up the hill; documents are signed there. By the sea there are the harbour, the small castle on L’Ampolla beach and the cove of El Portet under Cap d’Or. The rest is hillside: Cap Blanc, Benimeit, Pla del Mar, each with streets that turn back on themselves.',
    'A villa here is first of all a piece of land. I look at the walls that hold it up, at where the water goes in the October rains, and at how many steps there are between the gate and the kitchen. Then I compare the pool, the terrace and the garage with the plans at the town hall, because each of them may have been added later.',
    'South is not enough: a hill to the west can take away the January sun at four. That is why I want to see a house in winter before I talk about its terrace.',
  ],
  altea: [
    'Altea has two halves that share a name. Above is the Casc Antic around the church with the blue dome: white houses on stepped lanes that neither a lorry nor a removal van can enter, Salamanca, Portal Vell, Bellaguarda. Below, along the railway and the N-332, are apartments on La Roda and Cap Negret, with a beach of pebbles that knock against each other at night.',
    'Houses in the old town are narrow and go up: kitchen at the street, bedrooms in the middle, terrace on the roof. I carry a chair to the top before I talk about the view. The walls are of stone and earth, so I look for damp at knee height and ask who owns the roof next door.',
    'Further out, Altea la Vella and the slopes towards the Mascarat have plots and villas. There I ask about the road: whether it is the town’s or the owners’, and who pays when it slides.',
  ],
  benissa: [
    'Benissa is a town of stone on a hill, which turns its back on tourism. Carrer de la Puríssima and the lanes around it have doors wide enough for a cart, and behind them courtyards that nobody expects. The coast is another world: the coves of Fustera, Baladrar, Pinets and Advocat, linked by a footpath over the rocks.',
    'Between them lie terraces of almond and vine, and the fincas that I like best: country houses with thick walls, a riurau, a cistern under the patio. In Lleus and the other valleys they are on rural land. What was built, when, and with which licence decides whether you may enlarge it, so I bring the town hall’s file and the analysis of the well to the first viewing.',
    'On the coast the question is the slope. In the country it is the water, the septic tank and the road. I grew up among these vines, and I still ask.',
  ],
  calp: [
    'Calp lies between two beaches, with the rock of Ifac in the middle and the salt lake behind. El Arenal-Bol is the long one on the town side, with its promenade and apartments of every age. La Fossa, beyond the rock, is the one of the towers. Up the hill are the old town, small and painted, and the villas that look down on all of it.',
    'In a tower the floor and the side decide. The higher ones see over the neighbours; towards the lake there are flamingos and the afternoon sun, towards the sea the wind. I ask how old the lifts are, what the community has set aside for the façade, and how many of its apartments are let by the week.',
    'New apartments are sold with VAT and stamp duty in place of transfer tax, and the two kinds do not compare by the figure in the advert. Our listings add up both, so that you see what each costs with taxes and fees.',
  ],
};

export const rentTexts: Readonly<Record<string, readonly string[]>> = {
  barcelona: [
    'Have a folder ready before you view a home to rent in Barcelona: passport or NIE, employment contract and proof of income. If you have just arrived, the contract for the job you are about to start and your bank statements will help. Ask for two documents yourself: the cédula de habitabilidad and a recent extract from the land registry that names the owner.',
    'At the viewing look at what cannot be changed later: whether the bedroom faces the street or the inner courtyard, what heats the water, and where a washing machine fits. Our listings state the rent, the previous rent or the reference index, the deposit and the energy rating. On the day you receive the keys you sign an inventory with photos; it later decides how much of the deposit is returned.',
  ],
};
