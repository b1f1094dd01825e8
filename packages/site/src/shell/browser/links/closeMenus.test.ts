import { closeMenus, startMenus } from './closeMenus';

const render = () => {
  document.body.innerHTML = `
    <details data-menu="main" open><summary>Menu</summary></details>
    <div><details data-menu="branch" open><summary>Solutions</summary><a href="/x">Crimping</a></details></div>
    <details open><summary>A question</summary></details>`;
  return [...document.querySelectorAll('details')].map((menu) => () => menu.open);
};

describe('closeMenus', () => {
  it('closes every menu and leaves the page’s own details alone', () => {
    const states = render();
    closeMenus();
    expect(states.map((isOpen) => isOpen())).toEqual([false, false, true]);
  });

  it('keeps the menus around the click open, the drawer beside the main one too', () => {
    const states = render();
    closeMenus(document.querySelector('a'));
    expect(states.map((isOpen) => isOpen())).toEqual([true, true, true]);
  });
});

describe('startMenus', () => {
  const end = new AbortController();
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  beforeAll(() => startMenus(end.signal));
  afterAll(() => end.abort());

  it('closes the innermost menu on Escape and focuses what opened it', () => {
    const states = render();
    press('Escape');
    expect(states.map((isOpen) => isOpen())).toEqual([true, false, true]);
    expect(document.activeElement?.textContent).toBe('Solutions');
  });

  it('leaves other keys alone', () => {
    const states = render();
    press('a');
    expect(states.map((isOpen) => isOpen())).toEqual([true, true, true]);
  });

  it('closes the menus on a click beside them', () => {
    const states = render();
    document.body.click();
    expect(states.map((isOpen) => isOpen())).toEqual([false, false, true]);
  });
});
