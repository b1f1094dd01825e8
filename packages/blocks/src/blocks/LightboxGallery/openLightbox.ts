/** Creates the large picture that a thumbnail links to. */
function createPicture(link: HTMLAnchorElement): HTMLPictureElement {
  const { avif, webp, width = '', height = '' } = link.dataset;
  const picture = document.createElement('picture');
  for (const [type, srcset] of [
    ['image/avif', avif],
    ['image/webp', webp],
  ])
    if (srcset !== undefined)
      picture.append(Object.assign(document.createElement('source'), { type, srcset }));
  const image = Object.assign(new Image(Number(width), Number(height)), {
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
  });
  picture.append(image);
  return picture;
}

const captionOf = (link: HTMLAnchorElement) => link.nextElementSibling?.textContent ?? '';

function preload({ dataset: { avif, webp }, href }: HTMLAnchorElement): void {
  new Image().src = avif ?? webp ?? href;
}

/** Index of the picture that a key selects; undefined for every other key. */
function decideKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Shows the large pictures of a gallery in a modal dialog, which traps the focus and closes on Escape. Afterwards the
 * focus returns to the thumbnail of the last picture.
 */
export function openLightbox(
  viewer: HTMLDialogElement,
  links: readonly HTMLAnchorElement[],
  opened: HTMLAnchorElement,
): void {
  const end = new AbortController();
  const { signal } = end;
  let index = links.indexOf(opened);

  const show = (next: number) => {
    index = (next + links.length) % links.length;
    const link = links[index];
    if (!link) return;
    viewer.querySelector('[data-stage]')?.replaceChildren(createPicture(link));
    const place = viewer.querySelector('[data-place]');
    if (place) place.textContent = link.dataset.place ?? '';
    const caption = viewer.querySelector('[data-caption]');
    if (caption) caption.textContent = captionOf(link);
    for (const thumbnail of viewer.querySelectorAll<HTMLElement>('[data-index]')) {
      const isCurrent = Number(thumbnail.dataset.index) === index;
      thumbnail.ariaCurrent = isCurrent ? 'true' : null;
      if (isCurrent) thumbnail.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
    // Preloads the adjacent pictures.
    for (const by of [1, links.length - 1]) {
      const neighbour = links[(index + by) % links.length];
      if (neighbour) preload(neighbour);
    }
  };
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-step], [data-index], [data-close]')
        : null;
    const { step, index: selected } = button?.dataset ?? {};
    if (step !== undefined) show(index + Number(step));
    else if (selected !== undefined) show(Number(selected));
    else if (button) viewer.close();
  };
  const onKey = (event: KeyboardEvent) => {
    const next = decideKey(event.key, index, links.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const onClose = () => {
    end.abort();
    viewer.querySelector('[data-stage]')?.replaceChildren();
    links[index]?.focus();
  };
  viewer.addEventListener('click', onClick, { signal });
  viewer.addEventListener('keydown', onKey, { signal });
  viewer.addEventListener('close', onClose, { signal });
  show(index);
  viewer.showModal();
}
