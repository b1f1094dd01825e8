/** Moves the picture, number of products and second level of each product area from a fragment into the menu. */
export function fillProductMenu(source: Document): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('[data-site-header] [data-menu=branch] li > a'),
  ];
  for (const area of source.querySelectorAll<HTMLElement>('[data-menu-area]')) {
    const link = links.find((candidate) => candidate.getAttribute('href') === area.dataset.menuArea);
    const [picture, more] = area.children;
    if (picture) link?.before(picture);
    if (more) link?.after(more);
    area.remove();
  }
}
