export type HelpSectionId =
  | 'desk'
  | 'sign-in'
  | 'today'
  | 'new-home'
  | 'price'
  | 'state'
  | 'versions'
  | 'together'
  | 'feeds'
  | 'places'
  | 'people'
  | 'matching'
  | 'diary'
  | 'sale'
  | 'newsletter'
  | 'website'
  | 'move'
  | 'articles'
  | 'team'
  | 'figures'
  | 'log'
  | 'failures';

/** `{deskHome.parts.price}` inserts that message. */
export type HelpText = Readonly<{
  title: string;
  lead: string;
  steps: readonly string[];
  notes: readonly string[];
}>;

export type DeskHelp = Readonly<Record<HelpSectionId, HelpText>>;
