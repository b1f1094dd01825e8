/**
 * Delays the effects of a blur until the click that caused it has finished: a layout shift in between would
 * move the pressed element, and the click would be lost. Runs only the last of several.
 */
export function createAfterPress(signal: AbortSignal): (act: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  // The click follows its release in the same task, as does the focus that a tap moves.
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
