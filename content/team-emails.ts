/**
 * Where messages about an agent's listings go, by the id of the team member. Who is not here gets them at the agency's
 * own address (agency.ts). The site shows none of these.
 */
export const teamEmails: Readonly<Record<string, string>> = {
  'marta-soler': 'marta.soler@cerda-mar.example',
  'neus-vidal': 'neus.vidal@cerda-mar.example',
  'oriol-ferrer': 'oriol.ferrer@cerda-mar.example',
  'hannah-brandt': 'hannah.brandt@cerda-mar.example',
};
