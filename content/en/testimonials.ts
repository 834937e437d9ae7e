import type { Testimonial } from '../types/writing';

export const testimonials: readonly Testimonial[] = [
  {
    kind: 'sale',
    content:
      'Marta valued the apartment lower than the two agencies before her and showed me why, street by street. I was annoyed for a whole weekend. We signed seven weeks later, at her price.',
    author: 'Júlia',
    location: 'Gràcia, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'Neus sent us a video of the road at eight on a wet Monday, lorries and all. We ruled that house out. The one we bought in Moraira she had filmed in the rain as well.',
    author: 'Pieter',
    location: 'Utrecht',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'We bought from home and flew down only for the keys. Hannah got us our NIEs, went through the power of attorney with us on the phone and told us which lines of the deed to worry about. There were two.',
    author: 'Rachel and Tom',
    location: 'Leeds',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'We did not buy. After an hour with our figures Marta told us to rent for a year and look at the neighbourhood in winter. The year is over, we know which pavement gets the sun, and we have called her again.',
    author: 'Claire',
    location: 'Lyon',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'sale',
    content:
      'Three brothers, one inherited apartment, and not much conversation. All three of us followed the same page, with what was said at each viewing and every offer, and had the same figures by email on Fridays. Nobody could claim he had not been told.',
    author: 'Albert',
    location: 'Sarrià, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'Before we paid the deposit, Hannah translated the minutes of the owners’ meetings for us. On page four: a new façade, to be paid for next year. She took it to the seller, and it came off the price.',
    author: 'Sabine',
    location: 'Hamburg',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'I wanted premises for a bakery. Oriol asked about the oven before he asked about my budget, then crossed four of the six places off my list because of the extraction flue. I bake in one of the other two.',
    author: 'Karim',
    location: 'El Poblenou, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'sale',
    content:
      'My declaration of occupation had lapsed while my husband was still alive. Neus filed the new one at the town hall herself and brought me the receipt in an envelope. I gave her coffee. Then we put the house up for sale.',
    author: 'Amparo',
    location: 'Altea',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'I am the tenant, not the owner, so I expected little. The heating failed on a Saturday morning in January, I called the office, and the plumber came that afternoon. Nobody asked me to send photos first.',
    author: 'Nerea',
    location: 'Eixample, Barcelona',
    rating: 5,
    isSample: true,
  },
];
