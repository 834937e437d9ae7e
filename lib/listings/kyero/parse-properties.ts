import { Parser } from 'htmlparser2';
import { withoutMojibake } from '@/lib/text/mojibake';
import { FeedError, feedName, type FeedProblem, type FeedProblemCode, type FeedProblemValues } from './feed-problem';
import { elementNames } from './element-names';
import { feedVersion } from './feed-version';
import { lineCounter } from './line-counter';
import { wrongFormat, wrongRoot } from './wrong-format';

type FeedField = Readonly<{ text: string; line: number }>;

/** Leaf values by path (`location/latitude`, `desc/en`). Order is irrelevant; unknown elements are ignored. */
export type FeedProperty = Readonly<{
  line: number;
  number: number;
  fields: ReadonlyMap<string, readonly FeedField[]>;
}>;

export type PropertyParser = Readonly<{ write(text: string): void; end(): void }>;

type Handlers = Readonly<{
  onProperty(property: FeedProperty, notes: readonly FeedProblem[]): void;
  onLoss(problem: FeedProblem): void;
}>;

const MAX_DEPTH = 8;
const MAX_TEXT = 100_000;
/** Many times the size of fifty images and twenty languages. */
const MAX_LISTING_ELEMENTS = 2_000;
const MAX_LISTING_TEXT = 500_000;
const MAX_NAME = 100;
const MAX_GAP = 1_000_000;
const PIECE = 64 * 1024;
const LISTS = /^(?:features(?:\/[a-z]{2,3})?\/feature(?:\/[a-z]{2,3})?|images\/image\d*(?:\/url|\/tags\/tag)?)$/;
/** A second value contradicts the first. */
const DECISIVE: ReadonlySet<string> = new Set(['price', 'currency', 'price_freq', 'part_ownership', 'leasehold']);
const SWALLOWED = /<\/property\s*>/i;
const SWALLOWED_LENGTH = '</property >'.length;
const LANGUAGE = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?$/i;
/** Invalid in XML 1.0, and U+FFFD for undecodable bytes. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const BROKEN = '\ufffd';

/**
 * Streams with the memory of one listing. Tolerates export errors; a fault affects at most one listing. Refuses
 * document types and therefore entities.
 * @throws FeedError when the format is wrong or the feed is truncated.
 */
export function readProperties({ onLoss, onProperty }: Handlers): PropertyParser {
  const stack: string[] = [];
  /** 0 outside listings. */
  let start = 0;
  let fields = new Map<string, FeedField[]>();
  let notes: FeedProblem[] = [];
  let startLine = 0;
  let number = 0;
  let text = '';
  let leafLine = 0;
  let leafLanguage = '';
  let isLeaf = false;
  let isSkipped = false;
  let elements = 0;
  let characters = 0;
  let gap = 0;
  let isEnded = false;
  let hasBegun = false;
  let isSwallowed = false;
  let tail = '';
  const nameOf = elementNames();
  const lines = lineCounter();

  const line = () => lines.at(parser.startIndex);
  const name = () => feedName(fields.get('ref')?.[0]?.text, number);
  const fail = (code: FeedProblemCode, values?: FeedProblemValues): never => {
    throw new FeedError(code, line(), values);
  };
  const note = (field: string, code: FeedProblemCode, values: FeedProblemValues = {}) =>
    void notes.push({ line: leafLine, listing: name(), field, code, values });
  const refuse = ({ code, values }: ReturnType<typeof wrongRoot>) => fail(code, values);
  const version = feedVersion(fail);
  const lose = (code: FeedProblemCode, values: FeedProblemValues = {}) => {
    if (start === 0) fail(code, values);
    if (!isSkipped) onLoss({ line: line(), listing: name(), field: null, code, values });
    isSkipped = true;
    text = '';
  };
  const where = () => stack.slice(start).join('/');
  const isMarkup = () => {
    const [first, second = ''] = stack.slice(start);
    return first === 'desc' && stack.length - start > (LANGUAGE.test(second) ? 2 : 1);
  };
  const append = (given: string) => {
    // Removes `&#0;` and unpaired surrogates only.
    const more = given === BROKEN ? ' ' : given;
    gap = 0;
    // Text that continues into the next listing would cause its withdrawal.
    tail = `${tail}${more}`;
    if (start > 0 && SWALLOWED.test(tail)) isSwallowed = true;
    tail = tail.slice(-SWALLOWED_LENGTH);
    if (isSkipped || (start === 0 && !/version$/.test(stack.at(-1) ?? ''))) return;
    characters += more.length;
    if (text.length + more.length > MAX_TEXT) lose('elementTooLong', { element: `<${stack.at(-1)}>`, max: MAX_TEXT });
    else if (start > 0 && characters > MAX_LISTING_TEXT) lose('listingTooLong', { max: MAX_LISTING_TEXT });
    else text += more;
  };
  const begin = () => {
    if (start > 0) {
      lose('notClosed');
      finish();
    }
    start = stack.length;
    number += 1;
    startLine = line();
    [fields, notes, elements, characters, isSkipped] = [new Map(), [], 0, 0, false];
  };
  const finish = () => {
    if (!isSkipped) version.requireStructure(fields);
    onProperty({ line: startLine, number, fields }, notes);
    start = 0;
    isSkipped = false;
  };

  const parser = new Parser(
    {
      onprocessinginstruction(kind) {
        gap = 0;
        if (/^!doctype$/i.test(kind)) fail('documentType');
      },
      oncomment() {
        gap = 0;
      },
      ontext: append,
      onopentag(given, attributes) {
        const { currency, lang = attributes['xml:lang'] ?? '' } = attributes;
        const element = nameOf(given);
        gap = 0;
        tail = '';
        stack.push(element);
        if (stack.length === 1 && element !== 'root') refuse(wrongRoot(given));
        if (start === 0) version.open(stack, attributes);
        if (element.length > MAX_NAME) lose('nameTooLong', { element: `<${element.slice(0, 20)}…>`, max: MAX_NAME });
        if (element === 'property' && (start > 0 || /^(?:root|property)$/.test(stack.at(-2) ?? ''))) return begin();
        elements += 1;
        if (start > 0 && !isSkipped && isMarkup()) {
          text += `<${element}>`;
          return;
        }
        if (stack.length - start > MAX_DEPTH) lose('tooDeep');
        if (start > 0 && elements > MAX_LISTING_ELEMENTS) lose('tooManyElements', { max: MAX_LISTING_ELEMENTS });
        text = '';
        isLeaf = true;
        leafLanguage = LANGUAGE.test(lang) ? `/${lang}` : '';
        leafLine = line();
        if (start > 0 && !isSkipped && currency && where() === 'price') addField('currency', element, currency);
      },
      onclosetag(given, isImplied) {
        const element = nameOf(given);
        gap = 0;
        const key = start > 0 ? where() : '';
        const wasMarkup = start > 0 && !isSkipped && isMarkup();
        stack.pop();
        if (stack.length === 0) isEnded = !isImplied;
        if (start === 0) {
          version.close([...stack, element], text);
          text = '';
          return;
        }
        if (stack.length < start) {
          // The fault is in the feed itself: parsing ends.
          if (!isImplied) finish();
          else start = 0;
          return;
        }
        if (wasMarkup) text += `</${element}>`;
        else if (isLeaf && !isSkipped) addField(languageKey(`${key}${leafLanguage}`.toLowerCase()), element, text);
        if (!wasMarkup) [isLeaf, text] = [false, ''];
      },
    },
    { xmlMode: true },
  );

  function addField(key: string, element: string, given: string) {
    const field = { text: withoutMojibake(given).trim(), line: leafLine };
    if (field.text.includes(BROKEN)) return note(key, 'brokenText');
    const known = fields.get(key);
    if (!known) fields.set(key, [field]);
    else if (LISTS.test(key)) known.push(field);
    // Ambiguous, so the value is not a valid price.
    else if (DECISIVE.has(key) && known[0]?.text !== field.text)
      fields.set(key, [{ ...field, text: `${known[0]?.text} / ${field.text}` }]);
    else if (known[0]?.text !== field.text) note(element, 'twice', { line: known[0]?.line ?? 0 });
  }

  return {
    write(given) {
      const whole = given.replace(CONTROLS, ' ');
      for (let from = 0; from < whole.length; from += PIECE) {
        let part = whole.slice(from, from + PIECE);
        if (!hasBegun) {
          // Some programs write blank lines or a second byte order mark.
          part = part.replace(/^[\s\ufeff]+/, (blank) => '\n'.repeat(blank.split('\n').length - 1));
          const format = wrongFormat(part);
          if (format) refuse(format);
          hasBegun = part.trim() !== '';
        }
        gap += part.length;
        lines.add(part);
        parser.write(part);
        if (gap > MAX_GAP) fail('noTag', { max: MAX_GAP });
      }
    },
    end() {
      parser.end();
      if (!hasBegun) fail('empty');
      if (!isEnded) fail('cutOff');
      if (isSwallowed) fail('openText');
      if (number === 0) fail('noHomes');
      version.requireStructure(new Map());
    },
  };
}

/** `desc/es-es` is `desc/es`. */
const languageKey = (key: string): string => key.replace(/^(desc\/[a-z]{2,3})[-_][a-z]{2,4}$/, '$1');
