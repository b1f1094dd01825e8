const id = 'shell-announcer';

/** Tells those who listen to the page what appeared on it, without moving their place. */
export function announce(text: string): void {
  const region = document.getElementById(id) ?? document.createElement('div');
  region.id = id;
  region.setAttribute('role', 'status');
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
  region.style.clipPath = 'inset(50%)';
  document.body.append(region);
  // A region that arrives with its text stays silent.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
