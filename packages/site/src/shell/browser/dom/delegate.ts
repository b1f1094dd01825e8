/**
 * Handles events inside elements that match a selector, including elements added later. `handle` receives the
 * innermost match.
 */
export function delegate<TType extends keyof DocumentEventMap>(
  type: TType,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[TType]) => void,
  options: AddEventListenerOptions,
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element) handle(element, event);
    },
    options,
  );
}
