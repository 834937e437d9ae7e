import 'server-only';
import { strFromU8, unzipSync } from 'fflate';

/** VBA and ActiveX of Word, Excel and PowerPoint, macro sheets of Excel 4, libraries and scripts of OpenDocument. */
const MACRO_PARTS =
  /(?:^|\/)(?:vbaproject[^/]*|activex\/.*|activex\d*\.(?:xml|bin)|vbadata\.xml|(?:intl)?macrosheets\/.*|basic\/.*|scripts\/.*)$/;
/** Content types and relationships name a macro part that has another file name. */
const MACRO_TYPES = /macroenabled|vbaproject|vbadata|macrosheet|activex|relationships\/control["']/i;
const TYPE_FILES = /^\[content_types\]\.xml$|\.rels$/;
const MAX_TYPE_BYTES = 2_000_000;

/** Judges a ZIP of Office or OpenDocument by its parts; true also for a directory that programs may read differently. */
export function hasMacros(zip: Uint8Array): boolean {
  const names: string[] = [];
  let isTooLarge = false;
  try {
    const types = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        const part = name
          .replaceAll('\\', '/')
          .replace(/^[./]+/, '')
          .toLowerCase();
        names.push(part);
        const isRead = TYPE_FILES.test(part);
        isTooLarge ||= isRead && originalSize > MAX_TYPE_BYTES;
        return isRead && !isTooLarge;
      },
    });
    const hasTypes = Object.values(types).some((bytes) => MACRO_TYPES.test(plainXml(strFromU8(bytes, true))));
    return hasTypes || isTooLarge || new Set(names).size < names.length || names.some((name) => MACRO_PARTS.test(name));
  } catch {
    return true;
  }
}

/** Latin letters of UTF-8 or UTF-16, with numeric references resolved. */
const plainXml = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)));
