/** Characters of an address. */
export const maxSlugLength = 80;

const transcriptions: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '');

/** Returns the slug of a title: "Crimpen für Anfänger" is "crimpen-fuer-anfaenger". Empty for one without Latin letters or digits. */
export const createSlug = (title: string): string => {
  const latin = title.toLowerCase().replaceAll(/[äöüßæøœł]/g, (letter) => transcriptions[letter] ?? letter);
  const plain = latin.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  const text = plain.replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-');
  return cut(text.replace(/^-/, ''), maxSlugLength);
};

/** Returns "wires", then "wires-2", "wires-3" and so on, within the length of a slug. */
export const numberSlug = (slug: string, number: number): string => {
  if (number === 1) return slug;
  const suffix = `-${number}`;
  return `${cut(slug, maxSlugLength - suffix.length)}${suffix}`;
};

/** Decides whether a slug is the proposal for a title, and not an editor's own. */
export const isProposedSlug = (slug: string, title: string): boolean => {
  const proposal = createSlug(title);
  const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? '1');
  return slug === '' || slug === proposal || (proposal !== '' && slug === numberSlug(proposal, number));
};
