/** Others use the agency's address. Never shown on the site. */
export const teamEmails: Readonly<Record<string, string>> = {
  'marta-soler': 'marta.soler@cerda-mar.example',
  'neus-vidal': 'neus.vidal@cerda-mar.example',
  'oriol-ferrer': 'oriol.ferrer@cerda-mar.example',
  'hannah-brandt': 'hannah.brandt@cerda-mar.example',
};
