/** Sharing pages of the networks: plain links without third-party scripts. */
const networks = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/sharing/share-offsite/', field: 'url' },
  { name: 'X', href: 'https://x.com/intent/post', field: 'url' },
] as const;

/** Page to share; the URL is absolute. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** URLs for sharing by mail and on each network. */
export function createShareHrefs({ title, url }: SharedPage) {
  // Mail programs do not decode a plus, so spaces are encoded as %20.
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return {
    mail,
    networks: networks.map(({ name, href, field }) => ({
      name,
      href: `${href}?${new URLSearchParams({ [field]: url }).toString()}`,
    })),
  };
}
