/**
 * Runs what a blurred field leads to once the press that took the focus away has become a click: words that come or go in
 * between move what is pressed from under the pointer, and the click is lost. The last of several is run.
 */
export function createAfterPress(signal: AbortSignal): (act: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  // A click follows its release in the same task; so does the focus that a tap moves.
  const runSoon = () =>
    setTimeout(() => {
      if (isPressed) return;
      waiting?.();
      waiting = undefined;
    });
  const release = () => {
    isPressed = false;
    runSoon();
  };
  const options = { signal, capture: true };
  window.addEventListener('pointerdown', () => (isPressed = true), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return (act) => {
    waiting = act;
    if (!isPressed) runSoon();
  };
}
