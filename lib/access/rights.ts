/** What somebody of the agency, a seller or a client may do. `own`: with what is theirs. Nothing else decides. */
export const rights = {
  'listing.read': { owner: 'any', agent: 'any' },
  'listing.edit': { owner: 'any', agent: 'any' },
  'listing.publish': { owner: 'any', agent: 'any' },
  'feed.manage': { owner: 'any' },
  'place.edit': { owner: 'any', agent: 'any' },
  'site.edit': { owner: 'any' },
  'import.run': { owner: 'any' },
  'campaign.send': { owner: 'any' },
  'staff.read': { owner: 'any', agent: 'any' },
  'staff.manage': { owner: 'any' },
  /** To end one's own work at the desk. */
  'staff.leave': { owner: 'any', agent: 'any' },
  /** To say when somebody is absent, and who stands in. */
  'staff.absence': { owner: 'any', agent: 'own' },
  'activity.read': { owner: 'any' },
  'contact.read': { owner: 'any', agent: 'any' },
  'contact.edit': { owner: 'any', agent: 'any' },
  'contact.export': { owner: 'any' },
  'contact.erase': { owner: 'any' },
  'leadKey.manage': { owner: 'any' },
  'diary.read': { owner: 'any', agent: 'any' },
  /** Calls of the office are everybody's own; a home's calendar is its agent's. */
  'diary.edit': { owner: 'any', agent: 'own' },
  'sale.read': { owner: 'any', agent: 'any', seller: 'own' },
  /** To open and close it, invite sellers, set its dates and answer what they ask. */
  'sale.open': { owner: 'any', agent: 'any' },
  /** A closed one is blocked; for one that was closed by mistake. */
  'sale.reopen': { owner: 'any' },
  'sale.ask': { seller: 'own' },
  'offer.enter': { owner: 'any', agent: 'any' },
  'offer.answer': { seller: 'own' },
  'document.add': { owner: 'any', agent: 'any', seller: 'own' },
  'document.read': { owner: 'any', agent: 'any', seller: 'own' },
  'document.read-identity': { owner: 'any' },
  'figures.read': { owner: 'any' },
  /** Everything of the agency's as files. */
  'agency.export': { owner: 'any' },
} as const satisfies Record<string, Readonly<Partial<Record<Role, 'any' | 'own'>>>>;

export type Right = keyof typeof rights;

/** Roles of the staff. */
export const staffRoles = ['owner', 'agent'] as const;

export type StaffRole = (typeof staffRoles)[number];
export type Role = StaffRole | 'seller' | 'client';
