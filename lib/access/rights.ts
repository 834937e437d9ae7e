/** What somebody of the agency, a seller or a client may do. `own`: with what is theirs. Nothing else decides. */
export const rights = {
  'listing.read': { owner: 'any', agent: 'any' },
  'listing.edit': { owner: 'any', agent: 'any' },
  'listing.publish': { owner: 'any', agent: 'any' },
  'feed.manage': { owner: 'any' },
  'place.edit': { owner: 'any', agent: 'any' },
  'site.edit': { owner: 'any' },
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
} as const satisfies Record<string, Readonly<Partial<Record<Role, 'any' | 'own'>>>>;

export type Right = keyof typeof rights;

/** Roles of the staff. */
export const staffRoles = ['owner', 'agent'] as const;

export type StaffRole = (typeof staffRoles)[number];
export type Role = StaffRole | 'seller' | 'client';
