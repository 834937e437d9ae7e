import type { TypeTexts } from '../types/place-types';

export const typeTexts: TypeTexts = {
  apartment: {
    all: 'With an apartment you also buy a share of the building: its roof, its façade, its lift and its accounts. Each listing therefore gives the community fee, the floor, the side it faces and whether there is a lift. Before you sign, the certificate of the community of owners shows what is owed, and its minutes show which works have been approved. Two apartments with the same plan differ by height, aspect and noise.',
    barcelona:
      'Two documents come with an apartment in Barcelona: the cédula de habitabilidad and, in a building of more than 45 years, the technical inspection (ITE). Our listings give the built and the usable area, because a bedroom fits between the two. Count the steps before the lift, ask which bedrooms face the street and which the inner courtyard, and check whether the community allows air conditioning where you want it.',
  },
  house: {
    all: 'A house has no neighbours above or below, and no community of owners that pays for the roof. The roof, the walls, the drains and the garden belong to the buyer, so its yearly cost depends on condition more than on size. Listings give the plot, the year and the condition. Compare what was built with what the Catastro and the land registry show as well: an enclosed porch or a loft may be missing from both.',
    barcelona:
      'Barcelona has few houses, and nearly all of them share their side walls: tall and narrow in Gràcia, with a garden behind in Sarrià. Ask who owns each side wall, and what planning rules still allow you to build. If the house is listed as heritage, the city council decides about the façade, the windows and the volume. There is no lift and no community fee, and a single owner pays for insurance, roof and façade.',
    'costa-blanca':
      'On the coast a house is usually either in a town, between neighbours and with stairs, or in the country, a finca with land around it. In town, look at damp in the walls, at the roof next door and at where the car stays. In the country, look at the water, the septic tank, the track and the class of land: on rural land, an extension or a pool needs a permit, and often there is none to be had.',
  },
  villa: {
    all: 'A villa is a detached house in its own plot, with windows on all four sides. Its price depends on the land above all: how much is level, how much is held up by retaining walls, and what may still be built. Add what it costs each year: pool, garden, alarm, property tax (IBI) and, on a private estate, the fee of the body that maintains the roads. Listings give the area of the house and that of the plot separately.',
    'costa-blanca':
      'Nearly all villas here are on a slope and look at the sea over the roof below. The slope decides how many steps there are between gate, house and pool, what the walls have to hold, and which way the water of an autumn storm goes. Check that pool, garage and terraces are in the licence and in the Catastro, whether the house is on mains drainage, and how many hours of sun the terrace gets in January.',
  },
  penthouse: {
    all: 'A penthouse (ático) is the top floor, often set back from the façade, with a terrace. The terrace may belong to the home or be a common part that only its owner uses: the title deed says which, and that decides who pays for waterproofing. Ask how far up the lift goes, how the roof is insulated, and whether the awning, the pergola or the enclosure has a permit. Listings measure the terrace separately from the interior.',
    barcelona:
      'Barcelona has two kinds of penthouse: those of recent buildings, with a terrace that was part of the design and a lift to the door, and those that were added later on the roof of an older building. With the second kind, check that the land registry and the cédula show the area of today. View either on a summer afternoon: the roof is in the sun all day, and insulation decides what cooling costs.',
  },
  duplex: {
    all: 'A duplex has two floors inside one home: bedrooms are away from the living room, and the stairs take up space and are climbed every day. Look at which floor has the bathroom and the washing machine, which one the lift reaches, and whether you could live on a single floor for a month. If the upper floor used to be a loft, a laundry or a pigeon house, check that the land registry and the cédula show the area of the listing.',
  },
};
