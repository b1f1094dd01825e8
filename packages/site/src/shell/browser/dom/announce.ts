const id = 'shell-announcer';

/** Announces a text to screen readers without moving the focus. */
export function announce(text: string): void {
  const region = document.getElementById(id) ?? document.createElement('div');
  region.id = id;
  region.setAttribute('role', 'status');
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
  region.style.clipPath = 'inset(50%)';
  document.body.append(region);
  // Screen readers ignore a live region that is inserted together with its text.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
