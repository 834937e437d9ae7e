import { SaxesParser } from 'saxes';
import { FeedError, type FeedProblem } from './feed-problem';

type FeedField = Readonly<{ text: string; line: number }>;

/**
 * Leaves of a `<property>` by path (`price`, `location/latitude`, `desc/en`). Order is irrelevant; unknown elements are
 * ignored.
 */
export type FeedProperty = Readonly<{
  line: number;
  number: number;
  fields: ReadonlyMap<string, readonly FeedField[]>;
}>;

export type PropertyParser = Readonly<{ write(text: string): void; end(): void }>;

type Handlers = Readonly<{
  onProperty(property: FeedProperty): void;
  onProblem(problem: FeedProblem): void;
}>;

const FEED_VERSION = '3';
const MAX_DEPTH = 8;
const MAX_TEXT = 100_000;
/** Many times that of fifty images and twenty languages. */
const MAX_LISTING_ELEMENTS = 2_000;
const MAX_LISTING_TEXT = 500_000;
/** Length of an element name. */
const MAX_NAME = 100;
/** Longest text, comment or declaration, to bound memory. */
const MAX_GAP = 1_000_000;
const PIECE = 64 * 1024;
/** Length of a reference in messages. */
const SHOWN = 60;
/** Repeatable leaves. */
const LISTS: ReadonlySet<string> = new Set(['features/feature', 'images/image/url', 'images/image/tags/tag']);

/** By reference, or position in the feed. */
export const listingName = (reference: string | undefined, number: number): string =>
  reference ? `ref ${reference.slice(0, SHOWN)}` : `home ${number}`;

/**
 * Streaming parser: memory of one listing. Refuses document types, hence entities. `write` and `end` throw FeedError
 * for invalid XML or another format.
 */
export function readProperties({ onProperty, onProblem }: Handlers): PropertyParser {
  const parser = new SaxesParser();
  const path: string[] = [];
  let fields = new Map<string, FeedField[]>();
  let start = 0;
  let number = 0;
  let text = '';
  let isLeaf = false;
  let isInProperty = false;
  let isSkipped = false;
  let listingElements = 0;
  let listingText = 0;
  let leafLine = 0;
  let gap = 0;
  let version: string | null = null;

  const fail = (message: string): never => {
    throw new FeedError(message, parser.line);
  };
  /** The rest of an oversized home is read past. */
  const skipListing = (message: string) => {
    if (!isInProperty) fail(message);
    isSkipped = true;
    text = '';
    onProblem({ line: parser.line, listing: listingName(fields.get('ref')?.[0]?.text, number), field: null, message });
  };
  const append = (more: string) => {
    gap = 0;
    if (isSkipped) return;
    listingText += more.length;
    if (text.length + more.length > MAX_TEXT) skipListing(`<${path.at(-1)}> holds more than ${MAX_TEXT} characters`);
    else if (isInProperty && listingText > MAX_LISTING_TEXT) {
      skipListing(`holds more than ${MAX_LISTING_TEXT} characters`);
    } else text += more;
  };

  parser.on('error', (error) => fail(`is not well-formed XML: ${error.message.replace(/^[\d:]+ /, '')}`));
  parser.on('doctype', () => fail('declares a document type: entities are not read, take the declaration out'));
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('comment', () => {
    gap = 0;
  });
  parser.on('opentag', ({ name }) => {
    gap = 0;
    path.push(name);
    listingElements += 1;
    if (path.length > MAX_DEPTH) fail('is nested deeper than Kyero v3 ever is');
    if (isInProperty && !isSkipped && listingElements > MAX_LISTING_ELEMENTS)
      skipListing(`has more than ${MAX_LISTING_ELEMENTS} elements`);
    if (name.length > MAX_NAME)
      fail(`has an element <${name.slice(0, 20)}…>, whose name has more than ${MAX_NAME} characters`);
    if (path.length === 1 && name !== 'root') fail(`begins with <${name}>: a Kyero feed begins with <root>`);
    if (path.length === 2 && name === 'property') {
      if (version === null) fail('has no <kyero><feed_version> before its first property');
      number += 1;
      start = parser.line;
      fields = new Map();
      isInProperty = true;
      isSkipped = false;
      listingElements = 0;
      listingText = 0;
    }
    text = '';
    isLeaf = true;
    leafLine = parser.line;
  });
  parser.on('closetag', ({ name }) => {
    gap = 0;
    const where = path.join('/');
    path.pop();
    if (where === 'root/kyero/feed_version') {
      version = text.trim();
      if (version !== FEED_VERSION)
        fail(`is Kyero version ${version || 'unknown'}: only version ${FEED_VERSION} is read`);
    } else if (where === 'root/property') {
      isInProperty = false;
      isSkipped = false;
      onProperty({ line: start, number, fields });
    } else if (isLeaf && !isSkipped && where.startsWith('root/property/')) {
      addField(where.slice('root/property/'.length), { text: text.trim(), line: leafLine }, name);
    }
    isLeaf = false;
    text = '';
  });

  function addField(key: string, field: FeedField, name: string) {
    const known = fields.get(key);
    if (!known) fields.set(key, [field]);
    else if (LISTS.has(key)) known.push(field);
    else
      onProblem({
        line: field.line,
        listing: listingName(undefined, number),
        field: name,
        message: `stands there twice, first in line ${known[0]?.line}`,
      });
  }

  return {
    write(piece) {
      for (let from = 0; from < piece.length; from += PIECE) {
        const part = piece.slice(from, from + PIECE);
        gap += part.length;
        parser.write(part);
        if (gap > MAX_GAP) fail(`holds more than ${MAX_GAP} characters without a tag`);
      }
    },
    end() {
      parser.close();
      if (number === 0) fail('holds no property');
    },
  };
}
