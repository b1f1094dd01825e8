import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const xml = 'http://www.w3.org/XML/1998/namespace';

/** Properties with a text per language; the first is meant for readers who cannot see the picture. */
const properties = [
  { namespace: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/', name: 'AltTextAccessibility' },
  { namespace: 'http://purl.org/dc/elements/1.1/', name: 'description' },
] as const;

const parse = (packet: string): Document | undefined => {
  // XMP has no document type. One could define entities.
  if (packet.includes('<!DOCTYPE')) return undefined;
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(packet, 'text/xml');
  } catch {
    return undefined;
  }
};

const languageOf = (item: Element): string => (item.getAttributeNS(xml, 'lang') ?? '').toLowerCase();

/** Chooses the text of a language, else the default one, else the first. */
const chooseText = (items: readonly Element[], language: string): string | undefined => {
  const isOf = (requested: string) => (item: Element) =>
    languageOf(item) === requested || languageOf(item).startsWith(`${requested}-`);
  const chosen = items.find(isOf(language)) ?? items.find(isOf('x-default')) ?? items[0];
  const text = chosen?.textContent?.trim() ?? '';
  return text === '' ? undefined : text;
};

/** Reads the description of a picture from its XMP packet; undefined if there is none. */
export const readXmpText = (packet: string, language: string): string | undefined => {
  const document = parse(packet);
  if (!document) return undefined;
  for (const { namespace, name } of properties) {
    const [property] = document.getElementsByTagNameNS(namespace, name);
    const text = property && chooseText([...property.getElementsByTagNameNS(rdf, 'li')], language);
    if (text !== undefined) return text;
  }
  return undefined;
};
