/**
 * No other code decides: `any` covers every record, `own` the actor's own records. `description` completes 'may …'
 * (docs/desk.md, rights.test.ts). `isPersonal` marks rights over personal data, which the privacy policy lists by role
 * (privacy-rights.test.ts).
 */
export const rights = {
  'listing.read': {
    owner: 'any',
    agent: 'any',
    description: 'see listings that are not published, versions, previews',
  },
  'listing.edit': { owner: 'any', agent: 'any', description: 'add a listing, edit, images, duplicate, delete' },
  'listing.publish': {
    owner: 'any',
    agent: 'any',
    description: 'publish, price, reserve, sell, withdraw, publish again',
  },
  'feed.manage': { owner: 'any', description: 'set up, run, pause and confirm feeds' },
  'place.edit': { owner: 'any', agent: 'any', description: 'add and change places' },
  'site.edit': { owner: 'any', description: 'facts of the website, articles, questions, redirects' },
  'import.run': { owner: 'any', isPersonal: true, description: 'import listings and contacts from files' },
  'campaign.send': { owner: 'any', isPersonal: true, description: 'write and send the newsletter' },
  'staff.read': { owner: 'any', agent: 'any', isPersonal: true, description: 'see the team' },
  'staff.manage': {
    owner: 'any',
    isPersonal: true,
    description: 'invite, change roles, reset a second factor, end an access',
  },
  'staff.leave': { owner: 'any', agent: 'any', description: 'end their own access to the desk' },
  'staff.absence': { owner: 'any', agent: 'own', isPersonal: true, description: 'enter an absence and the deputy' },
  'activity.read': { owner: 'any', isPersonal: true, description: 'read and download the activity log' },
  'contact.read': { owner: 'any', agent: 'any', isPersonal: true, description: 'inbox, contacts and their history' },
  'contact.edit': {
    owner: 'any',
    agent: 'any',
    isPersonal: true,
    description: 'answer, assign, notes, reminders, join two addresses',
  },
  'contact.export': { owner: 'any', isPersonal: true, description: 'download the data of a contact' },
  'contact.erase': { owner: 'any', isPersonal: true, description: 'delete the data of a contact' },
  'leadKey.manage': { owner: 'any', description: 'keys with which other programs send enquiries, confirm portals' },
  'mailbox.read': {
    owner: 'any',
    agent: 'own',
    isPersonal: true,
    description: 'list and open emails of unknown senders; agents only if an owner names them',
  },
  'mailbox.manage': {
    owner: 'any',
    isPersonal: true,
    description: 'have emails of unknown senders listed, name who reads them',
  },
  'diary.read': { owner: 'any', agent: 'any', isPersonal: true, description: 'see the diary of all staff' },
  'diary.edit': {
    owner: 'any',
    agent: 'own',
    isPersonal: true,
    description:
      'move and cancel appointments, change hours; calls of the office belong to all staff, the calendar of a listing to its agent',
  },
  'diary.book': { owner: 'any', agent: 'any', isPersonal: true, description: 'book appointments, for colleagues too' },
  'sale.read': { owner: 'any', agent: 'any', seller: 'own', isPersonal: true, description: 'see a sale' },
  'sale.open': {
    owner: 'any',
    agent: 'any',
    isPersonal: true,
    description: 'open and close a sale, invite sellers, set steps, answer requests',
  },
  'sale.reopen': {
    owner: 'any',
    isPersonal: true,
    description: 'open a sale that was closed by mistake, within 30 days',
  },
  'sale.export-blocked': {
    owner: 'any',
    isPersonal: true,
    description: 'download a blocked sale that an authority asks for, with a reason that is logged',
  },
  'sale.ask': { seller: 'own', isPersonal: true, description: 'send a request about the own sale' },
  'offer.enter': { owner: 'any', agent: 'any', isPersonal: true, description: 'enter and withdraw offers' },
  'offer.answer': { seller: 'own', isPersonal: true, description: 'answer an offer' },
  'document.add': {
    owner: 'any',
    agent: 'any',
    seller: 'own',
    isPersonal: true,
    description: 'add documents of a sale',
  },
  'document.read': {
    owner: 'any',
    agent: 'any',
    seller: 'own',
    isPersonal: true,
    description: 'open documents of a sale',
  },
  'document.read-identity': { owner: 'any', isPersonal: true, description: 'open identity documents of a sale' },
  'figures.read': { owner: 'any', isPersonal: true, description: 'report on enquiries, answers and appointments' },
  'agency.export': { owner: 'any', isPersonal: true, description: 'download all data of the agency as files' },
} as const satisfies Record<
  string,
  Readonly<Partial<Record<Role, 'any' | 'own'>> & { description: string; isPersonal?: true }>
>;

export type Right = keyof typeof rights;

export type PersonalRight = {
  [Key in Right]: (typeof rights)[Key] extends { isPersonal: true } ? Key : never;
}[Right];

export const staffRoles = ['owner', 'agent'] as const;

export type StaffRole = (typeof staffRoles)[number];
export type Role = StaffRole | 'seller' | 'client';
