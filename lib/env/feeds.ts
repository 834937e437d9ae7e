import { z } from 'zod';

/** Part of `feed:NAME` and of the settings file name. */
export const FEED_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const message = 'must be names and addresses, such as crm=https://crm.example.com/kyero.xml, with spaces between them';

export const feedVariables = {
  /** Kyero feeds imported by schedule: `name=address`, separated by spaces. */
  FEEDS: z
    .string()
    .default('')
    .transform((value, context) => {
      const feeds = value.split(/\s+/).filter((part) => part !== '');
      return feeds.map((part) => {
        const [name = '', address = ''] = [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)];
        const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
        if (!FEED_NAME.test(name) || !isAddress) context.addIssue({ code: 'custom', message });
        return { name, address };
      });
    })
    .refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, 'must have each name once'),
  FEED_FOLDER: z.string().default('./data/feeds'),
  /** Agency code at idealista; enables /feeds/idealista.json. */
  IDEALISTA_CUSTOMER_CODE: z
    .string()
    .regex(/^ilc[a-z0-9]{40}$/, 'must be ilc and 40 small letters or digits, as idealista gives it')
    .optional(),
};
